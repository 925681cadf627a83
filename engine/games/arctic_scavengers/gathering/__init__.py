"""Phase de collecte: what a tribe does in its turn, and what others may do against it."""
