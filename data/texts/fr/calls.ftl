## Appels, et ce qui n’a plus cours

call-line = { $who } · **{ $game }** · { $said }
notice-line = **{ $game }** · { $said }
retired-lobby = La partie a commencé, avec { $who }. [Voir la partie]({ $link })
retired-phase = -# { $phase } : cette étape est terminée. [Voir la partie]({ $link })
retired-other = -# Ce message n’est plus d’actualité. [Voir la partie]({ $link })
request-over = -# Cette demande n’est plus d’actualité.
thread-name = { $game } nº { $number } · { $host }
retired-moved = -# Le tableau de bord est plus bas. [Voir la partie]({ $link })
