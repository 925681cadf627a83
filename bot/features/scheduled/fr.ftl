# Une table dans le calendrier de Discord.
event-name = { $game } : la partie commence
event-text = Le message de ce salon montre les sièges libres ; on peut en prendre un dès maintenant.
