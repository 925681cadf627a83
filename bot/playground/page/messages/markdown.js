// The part of Discord's markdown that bots use, turned into elements.

import { h, append } from "../dom.js";
import { language } from "../strings.js";

const FENCE = /```(?:([\w+#.-]+)\n)?\n?([\s\S]+?)\n?```/g;

/**
 * Markdown to nodes.
 * `context`: `locale`, `words`, `state` (for names of people and channels), `self` (id of the
 * reader), `openChannel(id)`, `startCommand(path)`.
 */
export function markdown(text, context) {
  const nodes = [];
  let from = 0;
  for (const match of String(text ?? "").matchAll(FENCE)) {
    nodes.push(...blocks(text.slice(from, match.index).replace(/\n$/, ""), context));
    nodes.push(h("pre", { tabindex: 0, data: { code: match[1] } }, h("code", {}, match[2])));
    from = match.index + match[0].length;
  }
  nodes.push(...blocks(String(text ?? "").slice(from).replace(/^\n/, ""), context));
  return nodes;
}

/** Markdown of one line (labels, field names): inline marks only. */
export function inlineMarkdown(text, context) {
  return inline(String(text ?? ""), context);
}

function blocks(text, context) {
  const nodes = [];
  if (!text) return nodes;
  const lines = text.split("\n");
  let run = [];
  const flush = () => {
    if (run.length) nodes.push(h("p", {}, inline(run.join("\n"), context)));
    run = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const heading = /^(#{1,3})\s+(.+)$/.exec(line);
    const item = LIST.exec(line);
    if (line.startsWith(">>> ")) {
      flush();
      const rest = [line.slice(4), ...lines.slice(at + 1)].join("\n");
      nodes.push(h("blockquote", {}, blocks(rest, context)));
      return nodes;
    }
    if (heading) {
      flush();
      const props = { class: `md-h${heading[1].length}`, role: "heading", "aria-level": 3 };
      nodes.push(h("p", props, inline(heading[2], context)));
    } else if (line.startsWith("-# ")) {
      flush();
      nodes.push(h("p", { class: "md-small" }, inline(line.slice(3), context)));
    } else if (line === ">" || line.startsWith("> ")) {
      flush();
      let end = at;
      while (end < lines.length && /^>( |$)/.test(lines[end])) end += 1;
      const inside = lines.slice(at, end).map((each) => each.slice(2));
      nodes.push(h("blockquote", {}, blocks(inside.join("\n"), context)));
      at = end - 1;
    } else if (item) {
      flush();
      let end = at;
      while (end < lines.length && sameList(item, LIST.exec(lines[end]))) end += 1;
      nodes.push(list(lines.slice(at, end), context));
      at = end - 1;
    } else if (line === "") {
      flush();
    } else {
      run.push(line);
    }
  }
  flush();
  return nodes;
}

const LIST = /^(\s*)([-*]|\d+\.)\s+(.+)$/;

/** Whether a line goes on with the list that `first` began: deeper, or of the same kind. */
function sameList(first, next) {
  if (!next) return false;
  return next[1].length > first[1].length || /\d/.test(next[2]) === /\d/.test(first[2]);
}

function list(lines, context) {
  const rows = lines.map((line) => LIST.exec(line));
  const depth = rows[0][1].length;
  const numbered = /\d/.test(rows[0][2]);
  const props = numbered ? { start: Number.parseInt(rows[0][2], 10) } : {};
  const element = h(numbered ? "ol" : "ul", props);
  for (let at = 0; at < rows.length; at += 1) {
    const item = h("li", {}, inline(rows[at][3], context));
    let end = at + 1;
    while (end < rows.length && rows[end][1].length > depth) end += 1;
    if (end > at + 1) item.append(list(lines.slice(at + 1, end), context));
    element.append(item);
    at = end - 1;
  }
  return element;
}

// Tried in this order at every position; the first that matches wins.
const MARKS = [
  [/^\\([^\w\s])/, (match) => match[1]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (match) => h("code", {}, match[2].trim() || match[2])],
  [/^\|\|([\s\S]+?)\|\|/, (match, context) => spoiler(match[1], context)],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (match, context) => h("strong", {}, inline(match[1], context))],
  [/^__([\s\S]+?)__(?!_)/, (match, context) => h("u", {}, inline(match[1], context))],
  [/^~~([\s\S]+?)~~/, (match, context) => h("s", {}, inline(match[1], context))],
  [/^\*(?=\S)((?:\*\*|[^*])+?)\*(?!\*)/, (match, context) => h("em", {}, inline(match[1], context))],
  [/^_(?=\S)((?:__|[^_])+?)_(?![_\w])/, (match, context) => h("em", {}, inline(match[1], context))],
  [/^<@!?(\d+)>/, (match, context) => mention(match[1], context)],
  [/^<#(\d+)>/, (match, context) => channelLink(match[1], context)],
  [/^<\/([^:>]+):(\d+)>/, (match, context) => commandLink(match[1], context)],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (match, context) => moment(match[1], match[2], context)],
  [/^<a?:(\w+):\d+>/, (match) => `:${match[1]}:`],
  [/^<(https?:\/\/[^\s>]+)>/, (match, context) => link(match[1], match[1], context)],
  [/^\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/, (m, context) => link(m[2], inline(m[1], context), context)],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]]/, (match, context) => link(match[0], match[0], context)],
  [/^@(everyone|here)/, (match) => h("span", { class: "mention mine" }, match[0])],
];
const SPECIAL = /[\\`|*_~<[@h]/;

function inline(text, context) {
  const nodes = [];
  let kept = "";
  let at = 0;
  const flush = () => {
    kept.split("\n").forEach((part, index) => {
      if (index) nodes.push(h("br"));
      if (part) nodes.push(part);
    });
    kept = "";
  };
  while (at < text.length) {
    const step = SPECIAL.test(text[at]) ? mark(text, at, context) : null;
    if (step) {
      flush();
      nodes.push(...[step.node].flat());
      at += step.length;
    } else {
      kept += text[at];
      at += 1;
    }
  }
  flush();
  return nodes;
}

function mark(text, at, context) {
  const inWord = at > 0 && /\w/.test(text[at - 1]);
  if (inWord && (text[at] === "_" || text[at] === "h")) return null;
  const rest = text.slice(at);
  for (const [pattern, build] of MARKS) {
    const match = pattern.exec(rest);
    if (match) return { node: build(match, context), length: match[0].length };
  }
  return null;
}

function spoiler(text, context) {
  const inside = h("span", { class: "spoiler-text" }, inline(text, context));
  inside.inert = true;
  const cover = h("button", { class: "spoiler-cover", type: "button" });
  cover.setAttribute("aria-label", context.words.spoiler);
  const wrap = h("span", { class: "spoiler" }, inside, cover);
  cover.addEventListener("click", () => {
    wrap.classList.add("shown");
    inside.inert = false;
    inside.tabIndex = -1;
    inside.focus({ preventScroll: true });
    cover.remove();
  });
  return wrap;
}

function mention(id, context) {
  const person = context.state.person(id);
  const mine = id === context.self;
  const name = person ? person.name : context.words.unknownUser;
  return h("span", { class: mine ? "mention mine" : "mention" }, `@${name}`);
}

function channelLink(id, context) {
  const channel = context.state.channel(id);
  if (!channel) return h("span", { class: "mention" }, `#${context.words.unknownChannel}`);
  const go = () => context.openChannel(id);
  return h("button", { class: "mention", type: "button", on: { click: go } }, `#${channel.name}`);
}

function commandLink(path, context) {
  const go = () => context.startCommand(path);
  return h("button", { class: "mention", type: "button", on: { click: go } }, `/${path}`);
}

// Discord opens these in place; here nothing else could.
const MESSAGE = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)\/(\d+)$/;

function link(url, text, context) {
  const props = { href: url, target: "_blank", rel: "noopener noreferrer", title: context.words.link };
  const anchor = append(h("a", props), [text]);
  const [, channel, message] = url.match(MESSAGE) ?? [];
  if (channel) {
    anchor.addEventListener("click", (event) => {
      event.preventDefault();
      context.openMessage(channel, message);
    });
  }
  return anchor;
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

function moment(seconds, style, context) {
  const date = new Date(Number(seconds) * 1000);
  if (Number.isNaN(date.getTime())) return `<t:${seconds}>`;
  const full = new Intl.DateTimeFormat(language(context.locale), STYLES.F).format(date);
  const props = { class: "moment", datetime: date.toISOString(), title: full };
  if (style === "R") return h("time", { ...props, data: { relative: seconds } }, ago(date, context.locale));
  const shown = new Intl.DateTimeFormat(language(context.locale), STYLES[style ?? "f"]);
  return h("time", props, shown.format(date));
}

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60]];

/** A date relative to now, in words: "in 3 minutes", "il y a 2 jours". */
export function ago(date, locale) {
  const seconds = (date.getTime() - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(language(locale), { numeric: "auto" });
  for (const [unit, size] of UNITS) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(Math.round(seconds), "second");
}
