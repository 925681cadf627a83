// A picture enlarged over the whole page.

import { h, icon } from "../dom.js";

/** Show the picture at `source` large; Escape, the cross or a press beside it close it again. */
export function openPicture(source, alt, words) {
  const dialog = h("dialog", { class: "lightbox", "aria-label": alt || words.picture });
  const close = () => dialog.close();
  const image = h("img", { src: source, alt: alt || words.noAlt });
  const cross = h("button", { class: "icon-button", type: "button", "aria-label": words.close, on: { click: close } }, icon("close"));
  const caption = alt ? h("p", { class: "caption" }, alt) : null;
  dialog.append(cross, h("div", { class: "lightbox-stage", tabindex: 0, role: "group", "aria-label": words.picture }, image), caption ?? "");
  image.addEventListener("click", () => image.classList.toggle("full"));
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.classList.contains("lightbox-stage")) close();
  });
  const before = document.activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (before?.isConnected) before.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  cross.focus();
}
