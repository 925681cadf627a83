# Plusieurs parties qui forment une histoire.

refused-limit-campaigns = Ce serveur a déjà { $most ->
        [one] une campagne
       *[other] { $most } campagnes
    } : je ne peux pas en garder davantage.
refused-limit-campaigns-own = Vous avez créé { $most ->
        [one] une campagne
       *[other] { $most } campagnes
    }, le maximum par personne : continuez l’une d’elles.
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
    .text = Voir les parties d’une campagne, leur issue, et continuer l’histoire
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
campaign-empty = Aucune partie pour l’instant. Pour en ajouter une à la campagne, tapez `/campagne ajouter` dans son salon.
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
refused-campaign-no-name = Donnez un nom à la campagne.
button-ledger = Registre
button-brought = Ce que la campagne apporte
campaign-carry-in = Avec quel jeu continuer l’histoire ici ?
ledger-title = Registre de la campagne « { $name } »
ledger-clan = **{ $clan }** · renommée { $fame } · { $days ->
        [one] { $days } jour ou manche
       *[other] { $days } jours et manches
    }
ledger-people = Avec { $names }
ledger-titles = Titres : { $names }
ledger-stores = À la fin de leur dernière partie : { $names }
ledger-wounds = { $n ->
        [one] { $n } blessé
       *[other] { $n } blessés
    }
ledger-fallen = Morts : { $names }
ledger-correct = Corriger le registre
ledger-correct-names = { $seat } : personnes et titres
ledger-correct-figures = { $seat } : renommée, jours, blessés
ledger-correct-stores = { $seat } : réserves
ledger-correct-fallen = Les morts
ledger-hint = Un nom par ligne
ledger-what-names = Personnes
ledger-what-titles = Titres
ledger-what-fallen = Morts
ledger-what-fame = Renommée
ledger-what-days = Jours et manches
ledger-what-wounds = Blessés
ledger-what-good-food = Nourriture
ledger-what-good-people = Survivants
ledger-what-good-arms = Armes
ledger-what-good-knowledge = Savoir
ledger-log = Corrigé
ledger-corrected = -# { $who }, { $when } · { $what }
ledger-someone = quelqu’un
refused-ledger-number = Il faut un nombre de 0 à { $most }, en chiffres.
refused-ledger-names = Trop de noms : { $most } au plus par liste.
refused-ledger-full = Le registre ne peut plus être corrigé pour cette partie (limite : { $most }).
brought-title = Ce que la campagne apporte
brought-text = Partie précédente : { $game }. La personne qui mène la partie confirme, change ou raye chaque ligne ; seules comptent les lignes confirmées. Un siège reçoit au plus { $most ->
        [one] une chose
       *[other] { $most } choses
    } en tout.
brought-terms = -# D’après { $had } : 1 par tranche de { $each } ({ $most } au plus)
brought-open = Rien ne passe de la dernière partie à celle-ci sans être confirmé, ligne par ligne, par la personne qui mène la partie.
brought-none = La dernière partie n’apporte rien à celle-ci, qui commence comme d’habitude.
brought-proposed = { $seat } : { $what } – à décider
brought-spare = { $seat } : ou bien { $what }
brought-confirmed = { $seat } : { $what } – confirmé
brought-struck = { $seat } : { $what } – rayé
brought-choose = Quelle ligne ?
brought-strike = Rayer
brought-confirm = Confirmer ce qui est proposé
refused-brought-too-many = Chaque siège reçoit { $most ->
        [one] une chose
       *[other] { $most } choses
    } au plus : rayez d’abord une autre ligne.
refused-nothing-brought = Cette partie ne fait suite à aucune partie d’un autre jeu : elle ne reçoit donc rien.
