# Un siège libre à une table de ce serveur.

command-find =
    .name = trouver
    .text = Trouver un siège libre aux tables de ce serveur
find-title = Il reste un siège
find-none = Aucune table de ce serveur n’a de siège pour vous. `/partie nouvelle`, dans un salon, en ouvre une.
find-lobby = **{ $number }.** **{ $game }** · { $where } · { $n } sur { $most } à la table · { $pace }
find-offered = **{ $number }.** **{ $game }** · { $where } · la partie est en cours, un siège est à prendre · { $pace }
