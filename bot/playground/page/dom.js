// Elements without a framework. Text always goes in as text nodes, never as markup,
// so nothing a person or the bot writes can become part of the page.

/**
 * Build an element.
 * `props`: `class`, `data` (dataset entries), `style` (custom properties allowed), `on` (event
 * listeners), any other key as an attribute (true = empty attribute; false, null, undefined = none).
 * Children: nodes, strings, arrays of these; null, undefined and false are left out.
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "on") {
      for (const [event, listener] of Object.entries(value)) {
        element.addEventListener(event, listener);
      }
    } else if (key === "data") {
      for (const [name, entry] of Object.entries(value)) {
        if (entry !== null && entry !== undefined) element.dataset[name] = entry;
      }
    } else if (key === "style") {
      for (const [name, entry] of Object.entries(value)) element.style.setProperty(name, entry);
    } else if (key === "value") {
      element.value = value;
    } else {
      element.setAttribute(key, value === true ? "" : String(value));
    }
  }
  append(element, children);
  return element;
}

/** Append nested children; see `h`. */
export function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child);
  }
  return element;
}

/** Replace everything inside `element`. */
export function fill(element, ...children) {
  element.replaceChildren();
  return append(element, children);
}

const SVG = "http://www.w3.org/2000/svg";
const ICONS = {
  channel: "M5 9h14M4 15h14M10 4 8 20M16 4l-2 16",
  thread: "M4 6h12M4 11h8M8 16h12M14 20h6",
  direct: "M4 5h16v11H9l-5 4z",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  send: "M4 12 20 4l-5 16-3-7z",
  down: "M6 9l6 6 6-6",
  link: "M14 4h6v6M20 4 10 14M18 14v6H4V6h6",
  file: "M7 3h8l4 4v14H7zM15 3v5h4",
  eye: "M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  plus: "M12 5v14M5 12h14",
  warn: "M12 4 2.5 20h19zM12 10v5M12 17.5v.5",
  one: "M4 5h16v14H4z",
  two: "M4 5h16v14H4zM12 5v14",
  four: "M4 5h16v14H4zM12 5v14M4 12h16",
  help: "M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 17v.5",
};

/** A line icon by name; decorative, so hidden from assistive technology. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

let serial = 0;
/** A fresh element id, for labels and descriptions. */
export function freshId(prefix = "e") {
  serial += 1;
  return `${prefix}-${serial}`;
}

/** Call `run` once things have been quiet for `wait` milliseconds. */
export function debounced(run, wait) {
  let timer = 0;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => run(...args), wait);
  };
}

/** Lower case without accents, for searching. */
export function plain(text) {
  return String(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
