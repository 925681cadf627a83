# Une partie finie, en film.

button-film = Le film
film-title = Le film de la partie
film-making = Je dessine le film…
film-note = Rien que ce que tous pouvaient voir. Le film est à vous : partagez-le.
