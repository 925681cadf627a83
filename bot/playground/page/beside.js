// What opens beside the channels: a page that the bot itself serves on this machine.

import { h, icon } from "./dom.js";

const HERE = new Set(["127.0.0.1", "localhost"]);

/** Whether an address is one of this machine, which may be shown in a frame. */
export function isHere(url) {
  try {
    const parsed = new URL(url);
    return parsed.protocol === "http:" && HERE.has(parsed.hostname) && parsed.origin !== location.origin;
  } catch {
    return false;
  }
}

/** Show a page beside the channels, in the place of the one that is shown there. Its frame. */
export function openBeside(url, title, words) {
  document.querySelector(".beside")?.remove();
  const frame = h("iframe", { src: url, title, referrerpolicy: "origin" });
  const before = document.activeElement;
  const close = () => {
    aside.remove();
    if (before?.isConnected) before.focus();
  };
  const cross = h("button", { class: "icon-button", type: "button", "aria-label": words.close, on: { click: close } }, icon("close"));
  const aside = h("aside", { class: "beside", "aria-label": title }, h("header", { class: "beside-header" }, h("h2", {}, title), cross), frame);
  document.getElementById("app").append(aside);
  cross.focus();
  return frame;
}
