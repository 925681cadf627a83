// Emoji of buttons and options.

import { h } from "./dom.js";

/** A standard emoji as text; one of a server's own by its name, for its picture is not here. */
export function emoji(data) {
  const text = data.id ? `:${data.name}:` : data.name;
  return h("span", { class: data.id ? "emoji named" : "emoji", "aria-hidden": "true" }, text);
}
