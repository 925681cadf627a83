// People drawn as initials: a colour and a shape each, so that colour is never the only sign.

import { h } from "./dom.js";

const LOOKS = 4;

/** Index of a person's colour and shape, in the order the server names them. */
export function look(person, state) {
  const at = state.people.findIndex((each) => each.id === person.id);
  return at < 0 ? "other" : String(at % LOOKS);
}

function initials(name) {
  const parts = name.trim().split(/\s+/).filter(Boolean);
  const letters = parts.length > 1 ? parts[0][0] + parts.at(-1)[0] : name.trim().slice(0, 2);
  return letters.toUpperCase();
}

/** A small picture for a person or the bot; decorative, the name is beside it. */
export function avatar(person, state) {
  if (person.picture) return h("img", { class: "avatar", src: person.picture, alt: "" });
  const bot = person.id === state.bot?.id || person.bot;
  return h(
    "span",
    { class: "avatar", "aria-hidden": "true", data: { look: bot ? "bot" : look(person, state) } },
    bot ? null : initials(person.name ?? person.global_name ?? person.username),
  );
}
