# Une table dans le calendrier de Discord.
event-title = Début de partie : { $game }
event-text = Le message de ce salon montre les sièges libres ; on peut en prendre un dès maintenant.
