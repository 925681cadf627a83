# A finished game as a film.

button-film = The film
film-title = The film of the game
film-making = I am drawing the film…
film-note = Only what everybody could see. The film is yours to share.
