// One message, as one person sees it.

import { h, icon } from "../dom.js";
import { avatar } from "../avatar.js";
import { shownName } from "../composer/commands.js";
import { components } from "./components.js";
import { inlineMarkdown, markdown } from "./markdown.js";
import { attachments, embed } from "./media.js";
import { language } from "../strings.js";

const LOADING = 128;
const LAYOUT = 32768;
const TEXT = 10;

/**
 * A message as an article.
 * `row`: `{message, grouped, fault}`: grouped ones follow one of the same author and show no name;
 * `fault` is a sentence to show under it. `context` as in components.js.
 */
export function messageElement({ message, grouped, fault }, context) {
  const { state, words } = context;
  const author = state.person(message.author.id) ?? message.author;
  const name = author.name ?? author.global_name ?? author.username;
  const loading = message.loading || (message.flags & LOADING) !== 0;
  const mine = mentions(message, context.person.id);
  const classes = ["message", grouped && "grouped", message.only_for && "private", mine && "pinged"];
  return h(
    "article",
    {
      class: classes.filter(Boolean).join(" "),
      data: { id: message.id },
      "aria-label": `${name}, ${clock(message.timestamp, context.locale)}`,
    },
    above(message, context),
    grouped ? h("span", { class: "gutter", "aria-hidden": "true" }, clock(message.timestamp, context.locale)) : avatar(author, state),
    h(
      "div",
      { class: "message-body" },
      grouped ? null : byline(message, name, author, context),
      loading ? thinking(name, words) : body(message, context),
      fault ? h("p", { class: "fault", role: "alert" }, icon("warn"), fault) : null,
      message.only_for ? privacy(message, context) : null,
    ),
  );
}

function mentions(message, id) {
  const text = message.content ?? "";
  return text.includes(`<@${id}>`) || text.includes(`<@!${id}>`);
}

/** The hour of a message, `14:05`. */
export function clock(when, locale) {
  const format = new Intl.DateTimeFormat(language(locale), { hour: "2-digit", minute: "2-digit" });
  return format.format(new Date(when));
}

function byline(message, name, author, context) {
  const bot = author.bot || author.id === context.state.bot.id;
  const date = new Date(message.timestamp);
  const full = new Intl.DateTimeFormat(language(context.locale), { dateStyle: "full", timeStyle: "short" });
  return h(
    "p",
    { class: "byline" },
    h("span", { class: "author" }, name),
    bot ? h("span", { class: "badge-bot" }, context.words.bot) : null,
    h("time", { datetime: message.timestamp, title: full.format(date) }, clock(message.timestamp, context.locale)),
  );
}

/** The line above a message: the command that asked for it, or the message it answers. */
function above(message, context) {
  const { state, words } = context;
  const asked = message.interaction_metadata;
  if (asked?.name) {
    const person = state.person(asked.user.id);
    const who = person?.name ?? asked.user.global_name ?? asked.user.username;
    const [before, command] = words.used(who, `/${shownName(state.commands, asked.name, context.locale)}`);
    return h("p", { class: "above" }, person ? avatar(person, state) : null,
      h("span", {}, before, h("span", { class: "command-name" }, command)));
  }
  const answered = message.reply_to ? state.message(message.reply_to) : null;
  if (!answered || (answered.only_for && answered.only_for !== context.person.id)) return null;
  const author = state.person(answered.author.id) ?? answered.author;
  const said = answered.content || answered.embeds?.[0]?.title || firstText(answered.components);
  const text = (said || words.picture).split("\n")[0].replace(/^#+ /, "");
  return h("p", { class: "above" }, avatar(author, state),
    h("span", {}, h("b", {}, author.name ?? author.username), " ", inlineMarkdown(text.slice(0, 90), { ...context })));
}

/** The first text of a layout, in reading order; nothing if it has none. */
function firstText(components) {
  for (const part of components ?? []) {
    const found = part.type === TEXT ? part.content : firstText(part.components);
    if (found) return found;
  }
  return "";
}

function thinking(name, words) {
  return h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }), words.thinking(name));
}

function body(message, context) {
  const layout = (message.flags & LAYOUT) !== 0;
  const edited = message.edited_timestamp
    ? h("span", { class: "edited" }, ` (${context.words.edited})`)
    : null;
  if (layout) {
    return [h("div", { class: "layout" }, components(message.components, context), attachments(message, context)), edited];
  }
  const text = message.content ? h("div", { class: "md" }, markdown(message.content, context)) : null;
  if (edited) {
    const last = text?.lastElementChild;
    if (last?.tagName === "P") last.append(edited);
    else text?.append(edited);
  }
  return [
    text,
    attachments(message, context),
    (message.embeds ?? []).map((each) => embed(each, message, context)),
    text ? null : edited,
    h("div", { class: "rows" }, components(message.components, context)),
  ];
}

function privacy(message, context) {
  const { words } = context;
  const dismiss = () => context.act("dismiss", {}, null);
  return h(
    "p",
    { class: "privacy" },
    icon("eye"),
    h("span", {}, words.onlyYou),
    h("span", { "aria-hidden": "true" }, "·"),
    h("button", { class: "text-button", type: "button", data: { path: "dismiss" }, on: { click: dismiss } }, words.dismiss),
  );
}
