# Plusieurs parties qui forment une histoire.

refused-limit-campaigns = Ce serveur a déjà { $most ->
        [one] une campagne
       *[other] { $most } campagnes
    } : je ne peux pas en garder davantage.
refused-limit-campaigns-own = Vous avez créé { $most ->
        [one] une campagne
       *[other] { $most } campagnes
    }, et je n’en garde pas plus par personne : continuez l’une d’elles.
button-export = Emporter le récit
button-usual = Commencer comme d’habitude
command-campaign =
    .name = campagne
    .text = Plusieurs parties de ce serveur qui racontent une même histoire
command-campaign-new =
    .name = nouvelle
    .text = Ouvrir une campagne, avec la partie de ce salon s’il y en a une
command-campaign-show =
    .name = voir
    .text = Voir les parties d’une campagne, leurs issues, et continuer l’histoire
command-campaign-add =
    .name = ajouter
    .text = Ajouter à une campagne la partie de ce salon
arg-campaign =
    .name = campagne
    .text = Laquelle ?
arg-campaign-name =
    .name = nom
    .text = Le nom de la campagne
campaign-title = Campagne « { $name } »
campaign-empty = Aucune partie pour l’instant. `/campagne ajouter`, dans le salon d’une partie, l’y ajoute.
campaign-game = **{ $n }.** { $game } · { $where } : { $what }
campaign-won = { $n ->
        [one] { $names } l’emporte
       *[other] { $names } à égalité
    }
campaign-early = arrêtée avant la fin
campaign-running = en cours
campaign-lobby = en préparation
campaign-earlier = … et { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    } avant celles-ci.
campaign-list = Les campagnes de ce serveur
campaign-none = Ce serveur n’a pas encore de campagne. `/campagne nouvelle` en ouvre une.
campaign-story = Récit { $n }
button-carry-on = Continuer l’histoire ici
campaign-previously = Précédemment…
refused-no-campaign = Je ne trouve pas cette campagne sur ce serveur.
refused-campaign-known = Ce serveur a déjà une campagne de ce nom.
refused-campaign-no-name = Une campagne a besoin d’un nom.
