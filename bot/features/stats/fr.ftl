# Les chiffres et le classement.

command-stats =
    .name = stats
    .text = Les chiffres des parties : les vôtres, ceux de quelqu’un, le classement du serveur
command-stats-me =
    .name = moi
    .text = Vos parties menées à leur terme, sur tous les serveurs
command-stats-of =
    .name = de
    .text = Les parties de quelqu’un sur ce serveur
command-stats-server =
    .name = serveur
    .text = Le classement de ce serveur
arg-person =
    .name = qui
    .text = La personne
arg-game-maybe =
    .name = jeu
    .text = Un jeu seulement
stats-title = Vos parties
stats-title-of = Les parties { DE($name) } sur ce serveur
stats-none = Vous n’avez encore mené aucune partie à son terme. `/partie nouvelle` en ouvre une.
stats-none-of = { $name } n’a encore mené aucune partie à son terme sur ce serveur.
stats-none-here = Aucune partie n’est encore allée à son terme sur ce serveur.
stats-games = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
stats-tally = { $games } ; points : { $mean } en moyenne, { $best } au mieux
stats-word = · { $word } : { $games }, points : { $mean } en moyenne
stats-more = { $n ->
        [one] · et { $n } autre
       *[other] · et { $n } autres
    }
stats-figure = { $label } : { $mean } en moyenne, { $best } au plus
stats-footer = Seules comptent les parties menées à leur terme, pour le siège que vous occupiez à la fin.
ranking-title = Classement de ce serveur
ranking-line = **{ $place }.** { $name } · **{ $rating }** · { $games }
ranking-few = Personne n’a encore joué { $least } parties de ce jeu.
ranking-you = Vous : { $line }
ranking-footer = La cote part de { $start }. Prudente, elle ne monte qu’à mesure que les parties, à deux ou plus, la confirment. Il faut au moins { $least } parties pour figurer ici. Battre un ordinateur compte, mais il n’est pas classé. Seules comptent ici les parties que vous pouvez revoir.
forgotten = Quelqu’un
