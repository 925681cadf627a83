# Plans : ce qu’un siège veut répondre avant qu’on le lui demande.

event-planned = Votre plan a répondu.
sheet-stopped = Votre plan dans #{ $where } s’est arrêté : il s’est passé quelque chose pour quoi il n’a pas de réponse.
orders-did-plan = votre plan a dit « { $did } ».
refused-plans-learning = À la table où l’on apprend, les leçons vous guident : les plans sont pour les vraies parties.
refused-plan-long = Un plan a { $most } lignes au plus. Retirez-en une d’abord.
