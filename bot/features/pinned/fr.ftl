# Un plateau épinglé.
command-pin =
    .name = épingler
    .text = Garder le plateau de cette partie épinglé dans le salon
arg-pin-pinned =
    .name = épinglé
    .text = Épingler le plateau le plus récent, ou non
pin-on = Le plateau le plus récent de cette partie sera épinglé, et le précédent ne le sera plus.
pin-off = Le plateau de cette partie n’est plus épinglé.
pin-refused = Je ne peux pas épingler le plateau ici : il me manque la permission « Épingler des messages », ou ce salon a déjà trop de messages épinglés. Une fois cela réglé, retapez `/épingler`.
