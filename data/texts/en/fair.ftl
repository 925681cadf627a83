# Deals that anybody can check.

deal-promised = Deal promised: `{ $promise }`
deal-sealed = -# Deal sealed. Promise: `{ $promise }`. Seal: `{ $seal }`. `/game verify` shows what is in it.
deal-revealed = Secret of the deal: `{ $secret }`. `/game verify` plays the game again and checks it.
deal-title = What was posted
command-verify =
    .name = verify
    .text = Check that the deal was fixed beforehand and that nothing was changed since
verify-title = Is this deal honest?
verify-running = The secret is told once the game is over; until then, this is everything else the deal was made from. Note the promise and the seal: nothing can fit them afterwards but the truth. The numbers are those that Discord gave to the presses of Join and Start.
verify-running-chance = This game was dealt by chance, without a promise: once it is over, its moves can be played again, but the deal proves nothing.
verify-true = **All of it is true.** The secret (`{ $secret }`) fits the promise and the seal, the deal follows from them, and { $n ->
    [one] the one move, played again, leads
   *[other] all { $n } moves, played again, lead
} to the same end. The file is for whoever would rather check for themselves: docs/fair.md says how.
verify-begun = It began from a record: what that laid out was not dealt.
verify-correction = { $n ->
    [one] A game master put something right once
   *[other] A game master put something right { $n } times
}; the log says what, and why.
verify-rewind = { $n ->
    [one] The table went back once
   *[other] The table went back { $n } times
}: what chance had shown by then was known, and stayed as it was.
verify-chance = { $n ->
    [one] The one move, played again, leads
   *[other] All { $n } moves, played again, lead
} to the same end. But this game was dealt by chance, without a promise: whether its deal was honest nobody can prove.
verify-posted = **Something is wrong.** What the game was dealt from does not fit the promise and the seal that were posted.
verify-line = **Something is wrong.** What the game was dealt from was changed: the line “{ $line }” does not belong to this game.
verify-seed = **Something is wrong.** What the game was dealt from (secret, presses, rules) makes another deal than the one that was played.
verify-move = **Something is wrong.** Move { $n } cannot be played again as it is written: it was changed, or the rules were.
verify-lost = This game cannot be played again to its end: it was changed, or the rules were.
