# Deals that anybody can check.

deal-promised = Promise made for the deal (to be checked after the game): `{ $promise }`
deal-sealed = -# Deal sealed. Promise: `{ $promise }`. Seal: `{ $seal }`. `/game verify` shows what is in it.
deal-revealed = Secret of the deal: `{ $secret }`. `/game verify` replays the game and checks it.
