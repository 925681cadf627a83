// Buttons, selects and the layout components ("V2") of a message.

import { isHere, openBeside } from "../beside.js";
import { h, icon } from "../dom.js";
import { emoji } from "../emoji.js";
import { markdown } from "./markdown.js";
import { file, picture } from "./media.js";
import { select } from "../select.js";

const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

const DRAW = {
  1: row,
  2: button,
  3: choice,
  5: choice,
  6: choice,
  7: choice,
  8: choice,
  9: section,
  10: text,
  11: (component, context) => picture(media(component), context, { className: "picture thumb", spoiler: component.spoiler }),
  12: gallery,
  13: fileBox,
  14: separator,
  17: container,
};

/**
 * The components of a message as nodes.
 * `context` as in markdown.js, plus `state`, `person`, `openPicture(src, alt)` and
 * `act(what, fields, element)`, which sends a press or a choice. `path` numbers every component by
 * its place, so that the focus can be put back after the message was drawn again.
 */
export function components(list, context, path = "") {
  return (list ?? []).map((component, index) => draw(component, context, `${path}${index}`));
}

function draw(component, context, path) {
  const build = DRAW[component.type];
  // A kind this page does not know is named rather than left out without a word.
  if (!build) return h("p", { class: "unknown-component" }, `[${component.type}]`);
  return build(component, context, path);
}

function row(component, context, path) {
  return h("div", { class: "row" }, components(component.components, context, `${path}.`));
}

function button(component, context, path) {
  const style = BUTTON_STYLES[component.style] ?? "secondary";
  const label = [
    component.emoji ? emoji(component.emoji) : null,
    component.label ? h("span", {}, component.label) : null,
  ];
  // A button with only an emoji is named by it.
  const name = component.label ? null : component.emoji?.name;
  if (style === "link") {
    const props = { class: "button link", target: "_blank", rel: "noopener noreferrer", "aria-label": name };
    const href = /^https?:/.test(component.url ?? "") ? component.url : null;
    const anchor = h("a", { ...props, href, data: { path } }, label, icon("link"));
    anchor.addEventListener("click", (event) => {
      if (!isHere(href) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      openBeside(href, component.label ?? href, context.words);
    });
    return anchor;
  }
  const element = h(
    "button",
    {
      class: `button ${style}`,
      type: "button",
      disabled: component.disabled,
      "aria-label": name,
      data: { path, customId: component.custom_id },
    },
    label,
  );
  element.addEventListener("click", () => {
    if (element.getAttribute("aria-busy") === "true") return;
    context.act("click", { custom_id: component.custom_id }, element);
  });
  return element;
}

function choice(component, context, path) {
  const element = select(component, context, {
    path,
    onChange: (values) => context.act("select", { custom_id: component.custom_id, values }, element),
  });
  return element;
}

function text(component, context) {
  return h("div", { class: "md" }, markdown(component.content, context));
}

function section(component, context, path) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-text" }, components(component.components, context, `${path}.`)),
    component.accessory ? draw(component.accessory, context, `${path}.a`) : null,
  );
}

function media(item) {
  return { ...item.media, description: item.description };
}

function gallery(component, context) {
  const items = component.items ?? [];
  return h(
    "div",
    { class: "gallery", data: { count: items.length } },
    items.map((item) => picture(media(item), context, { spoiler: item.spoiler })),
  );
}

function fileBox(component, context) {
  const url = component.file.url;
  const last = decodeURIComponent(url.split("?")[0].split("/").at(-1));
  return file(url, component.name ?? last, component.size, context);
}

function separator(component) {
  const wide = component.spacing === 2 ? "wide" : "";
  const line = component.divider === false ? "bare" : "";
  return h("div", { class: `separator ${wide} ${line}`, role: "presentation" });
}

function container(component, context, path) {
  const box = h("div", { class: "container" }, components(component.components, context, `${path}.`));
  const accent = component.accent_color;
  if (accent !== null && accent !== undefined) {
    box.style.setProperty("--bar", `#${accent.toString(16).padStart(6, "0")}`);
    box.classList.add("accented");
  }
  if (!component.spoiler) return box;
  box.inert = true;
  const cover = h("button", { class: "spoiler-cover", type: "button", "aria-label": context.words.spoiler });
  const wrap = h("div", { class: "veiled-box" }, box, cover);
  cover.addEventListener("click", () => {
    box.inert = false;
    cover.remove();
    wrap.classList.remove("veiled-box");
  });
  return wrap;
}
