# Vérifier une donne.

deal-title = Ce qui a été publié
command-verify =
    .name = vérifier
    .text = Vérifier que la donne était fixée d’avance et que rien n’a changé depuis
verify-title = Cette donne est-elle honnête ?
verify-running = Le secret sera révélé à la fin de la partie ; d’ici là, voici le reste de ce qui a servi à la donne. Notez la promesse et le sceau : après coup, seule la vérité leur correspondra. Les nombres sont ceux que Discord a donnés aux clics sur « Rejoindre » et « Commencer ».
verify-running-chance = La donne de cette partie a été tirée au hasard, sans promesse publiée au départ : à la fin, ses coups pourront être rejoués, mais rien ne prouvera que la donne était honnête.
verify-true = **Tout concorde.** Le secret (`{ $secret }`) correspond à la promesse et au sceau, la donne en découle, et { $n ->
    [one] le seul coup, rejoué, mène
   *[other] les { $n } coups, rejoués, mènent
} à la même fin. Le fichier permet de vérifier sans moi : docs/fair.md explique comment.
verify-begun = La partie a commencé à partir d’un relevé : ce que le relevé fixait n’a pas été distribué.
verify-correction = { $n ->
    [one] Un meneur de jeu a fait une correction
   *[other] Un meneur de jeu a fait { $n } corrections
} ; le journal dit ce qui a été corrigé et pourquoi.
verify-rewind = { $n ->
    [one] La table est revenue en arrière une fois
   *[other] La table est revenue en arrière { $n } fois
} : ce que le hasard avait déjà montré n’a pas changé, et les joueurs le connaissaient.
verify-chance = { $n ->
    [one] Le seul coup, rejoué, mène
   *[other] Les { $n } coups, rejoués, mènent
} à la même fin. Mais la donne de cette partie a été tirée au hasard, sans promesse publiée au départ : personne ne peut prouver qu’elle était honnête.
verify-posted = **Quelque chose ne va pas.** Ce qui a servi à la donne ne correspond ni à la promesse ni au sceau publiés.
verify-line = **Quelque chose ne va pas.** Ce qui a servi à la donne a été modifié : la ligne « { $line } » ne vient pas de cette partie.
verify-seed = **Quelque chose ne va pas.** Ce qui a servi à la donne (secret, clics, règles) mène à une autre partie que celle qui a été jouée.
verify-move = **Quelque chose ne va pas.** Le coup { $n } ne peut pas être rejoué tel qu’il est écrit : il a été changé, ou les règles l’ont été.
verify-lost = Cette partie ne peut pas être rejouée jusqu’à sa fin : elle a commencé avant la version 1.0.0 du bot, ou elle a été modifiée.
