# Mes parties, sur tous les serveurs.

command-mine =
    .name = mes-parties
    .text = Voir vos parties, sur tous les serveurs, et ce qui vous y attend
mine-title = { $n ->
        [one] Votre partie
       *[other] Vos { $n } parties
    }
mine-none = Vous n’avez aucune partie en cours. `/partie nouvelle`, dans un salon, en ouvre une.
mine-game = **{ $game }** · { $where } : { $what }
mine-lobby = en préparation ({ $n } sur { $most } à la table)
mine-lobby-host = en préparation ({ $n } sur { $most } à la table) ; vous la commencez quand vous voulez
mine-you = { $phase } · ▶ à vous : { $what } · { $since }
mine-others = { $phase } · on attend { $who } · { $since }
mine-paused = { $phase } · ⏸ en pause · { $since }
mine-missing = ⏸ { $what }
mine-more = Autres parties
mine-page = Parties { $from } à { $until }
mine-regent = { $phase } · ⏳ un régent joue pour vous · { $since }
mine-favourite = ⭐ { $game }
mine-favour = Mettre une partie en tête de la liste, ou l’en retirer
mine-favour-one = ⭐ { $n }. Mettre en tête : #{ $where }
mine-unfavour-one = { $n }. Ne plus mettre en tête : #{ $where }
