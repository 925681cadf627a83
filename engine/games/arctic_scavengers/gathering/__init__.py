"""Phase de collecte: actions of a tribe in its turn, and reactions of others."""
