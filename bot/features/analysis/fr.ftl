# L’analyse d’une partie terminée.

button-hindsight = Qui menait ?
hindsight-title = Rétrospective
hindsight-turn = { $when } · { $seat } a choisi « { $pick } ». Mieux : « { $better } » (environ { $missed } % de chances de gagner contre { $chance } %).
hindsight-swing-better = { $when } : la partie bascule. { $seat } a choisi « { $pick } » : { $chance } % de chances de gagner. Avec « { $better } », { $missed } %.
hindsight-swing-pick = { $when } : la partie bascule. { $by } a choisi « { $pick } » ; les chances { DE($seat) } étaient de { $missed } % avant ce coup et de { $chance } % après.
hindsight-swing-moves = { $when } : la partie bascule en quelques coups ; les chances { DE($seat) } étaient de { $missed } % avant et de { $chance } % après.
hindsight-none = La partie n’a jamais vraiment basculé : aucun coup n’aurait été nettement meilleur qu’un autre.
hindsight-unknown = Je ne peux pas dire qui menait dans cette partie : elle a commencé d’une façon que je n’ai jamais étudiée ; il n’y a donc pas de courbe.
button-position = Revoir ce moment
hindsight-note = Une estimation, obtenue en rejouant rapidement la suite, avec ce que chaque joueur pouvait savoir : un repère, pas un verdict.
hindsight-picture = L’image est à vous : partagez-la.
keepsake-title = { $game }, { $date }
refused-hindsight-early = Cette partie n’a pas été jouée jusqu’au bout : personne ne peut dire qui l’aurait emporté.
hindsight-working = Je rejoue la partie à partir de nombreux moments pour voir qui menait : { $done } %.
hindsight-queued = { $n ->
        [one] J’analyse d’abord une autre partie ; la vôtre vient ensuite.
       *[other] J’analyse d’abord { $n } autres parties ; la vôtre vient ensuite.
    }
refused-hindsight-long = L’analyse de cette partie prend trop de temps. Réessayez plus tard.
