"use strict";
// Sentences as Discord writes them, drawn as text: nothing that anybody wrote becomes HTML.

/** A node with properties, attributes (the others) and children. */
function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") for (const [event, run] of Object.entries(value)) node.addEventListener(event, run);
    else if (name in node && name !== "list") node[name] = value;
    else node.setAttribute(name, value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return node;
}

const SETTING = JSON.parse(document.getElementById("setting").textContent);

/** An SVG node with attributes. */
function vector(tag, attributes, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

/** A seat's mark: shape, letter and colour; hollow where the game does not wait for it. */
function chip(seat, hollow = false) {
  const { letter, colour, points } = SETTING.marks[seat];
  const low = letter === "C" ? 82 : 68; // the letter of a triangle stands lower
  const [fill, ink] = hollow ? ["#181621", colour] : [colour, "#181621"];
  return vector("svg", { viewBox: "-7 -7 114 114", class: "chip", "aria-hidden": "true" },
    vector("polygon", { points, fill, stroke: hollow ? colour : "#181621", "stroke-width": hollow ? 11 : 7, "stroke-linejoin": "round" }),
    vector("text", { x: 50, y: low, "font-size": 52, "font-weight": 700, "text-anchor": "middle", fill: ink }, letter));
}

const EMOJI = new RegExp(`(${SETTING.marks.map((mark) => mark.emoji).join("|")})([A-E])?`, "u");

/** Words, in which a seat's emoji and letter become its mark. */
function marked(text) {
  const found = EMOJI.exec(text);
  if (!found) return [text];
  const seat = SETTING.marks.findIndex((mark) => mark.emoji === found[1]);
  return [text.slice(0, found.index), chip(seat), ...marked(text.slice(found.index + found[0].length))];
}

const MARKS = /\\([\s\S])|\*\*([\s\S]+?)\*\*|\*([^*\n]+?)\*|`([^`\n]+?)`|<t:(\d+):?(\w?)>|<(?:@[!&]?|#)(\d+)>/g;

/** One line's marks as nodes. */
function inline(text, locale) {
  const nodes = [];
  let at = 0;
  for (const found of text.matchAll(MARKS)) {
    nodes.push(...marked(text.slice(at, found.index)));
    at = found.index + found[0].length;
    const [, escaped, bold, slanted, code, moment, style, mention] = found;
    if (escaped !== undefined) nodes.push(escaped);
    else if (bold !== undefined) nodes.push(h("strong", {}, inline(bold, locale)));
    else if (slanted !== undefined) nodes.push(h("em", {}, inline(slanted, locale)));
    else if (code !== undefined) nodes.push(h("code", {}, code));
    else if (moment !== undefined) nodes.push(when(Number(moment), style, locale));
    else nodes.push(`…${mention.slice(-4)}`);
  }
  nodes.push(...marked(text.slice(at)));
  return nodes.filter((node) => node !== "");
}

/** A moment in the reader's own time. */
function when(seconds, style, locale) {
  const date = new Date(seconds * 1000);
  const long = { dateStyle: "medium", timeStyle: style === "D" ? undefined : "short" };
  const text = style === "t" ? date.toLocaleTimeString(locale, { timeStyle: "short" }) : date.toLocaleString(locale, long);
  return h("time", { dateTime: date.toISOString() }, text);
}

/** A whole text: paragraphs, titles, small print, fixed-width blocks. */
function rich(text, locale) {
  const parts = [];
  text.split("```").forEach((piece, index) => {
    if (index % 2) {
      parts.push(h("pre", {}, piece.replace(/^\n|\n$/g, "")));
      return;
    }
    for (const line of piece.split("\n")) {
      if (!line.trim()) continue;
      if (/^#{1,3} /.test(line)) parts.push(h("h3", {}, inline(line.replace(/^#+ /, ""), locale)));
      else if (line.startsWith("-# ")) parts.push(h("p", { className: "small" }, inline(line.slice(3), locale)));
      else parts.push(h("p", {}, inline(line, locale)));
    }
  });
  return parts;
}
