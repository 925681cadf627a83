// The list of messages of one pane: grouping, days, the unread line, live changes, scrolling.

import { fill, h, icon } from "../dom.js";
import { messageElement } from "./message.js";
import { ago } from "./markdown.js";
import { closeSelect } from "../select.js";
import { language } from "../strings.js";

const TOGETHER = 7 * 60_000; // messages of one author within this time form a group
const NEAR_BOTTOM = 80; // pixels
const CLICK_AFTER = 50; // milliseconds from letting go to the click, where a finger pressed

// A button that is replaced while it is pressed gets no click. So nothing is drawn meanwhile.
let pressed = false;
const postponed = new Set();

addEventListener("pointerdown", (event) => {
  pressed = event.button === 0 && event.target.closest(".message button") !== null;
});
addEventListener("pointerup", () => setTimeout(release, CLICK_AFTER));
for (const ending of ["click", "pointercancel"]) addEventListener(ending, release);

function release() {
  pressed = false;
  const lists = [...postponed];
  postponed.clear();
  for (const list of lists) list.draw();
}

export class Messages {
  /** `pane` gives `context()`, `channel`, `person` and `seen()` (called when all has been read). */
  constructor(pane) {
    this.pane = pane;
    this.drawn = new Map(); // key -> {element, sign}
    this.stuck = true; // at the bottom, and staying there
    this.log = h("div", { class: "log", role: "log", tabindex: 0, "aria-live": "off" });
    this.jump = h("button", { class: "jump", type: "button", hidden: true }, icon("down"), h("span"));
    this.jump.addEventListener("click", () => this.toBottom());
    this.typing = h("p", { class: "typing", "aria-live": "off" });
    this.element = h("div", { class: "log-box" }, this.log, this.jump, this.typing);
    this.log.addEventListener("scroll", () => this.scrolled(), { passive: true });
    // A picture that arrives late must not push the newest message out of sight.
    this.log.addEventListener("load", () => this.stuck && this.toBottom(), true);
    new ResizeObserver(() => this.stuck && this.toBottom()).observe(this.log);
  }

  /** Another channel or person: forget everything drawn, note where the unread ones begin. */
  reset() {
    this.drawn.clear();
    fill(this.log);
    this.stuck = true;
    this.log.setAttribute("aria-live", "off");
    this.freshFrom = this.firstUnread();
    this.draw();
    // Only what comes after the channel was opened is read out.
    setTimeout(() => this.log.setAttribute("aria-live", "polite"), 500);
  }

  firstUnread() {
    const { state, person, channel } = this.pane;
    const count = state.unreadOf(person.id, channel.id);
    if (!count) return null;
    const others = state
      .messagesFor(channel.id, person.id)
      .filter((message) => message.author.id !== person.id);
    return others.at(-count)?.id ?? others[0]?.id ?? null;
  }

  rows() {
    const { state, person, channel } = this.pane;
    const rows = [];
    let last = null;
    let dayBefore = null;
    const notes = state.notes
      .filter((note) => note.person === person.id && note.channel === channel.id)
      .map((note) => ({ key: note.id, note }));
    for (const message of state.messagesFor(channel.id, person.id)) {
      while (notes.length && notes[0].note.at < Date.parse(message.timestamp)) {
        rows.push(notes.shift());
        last = null;
      }
      const day = new Date(message.timestamp).toDateString();
      const newDay = dayBefore !== day;
      if (newDay) rows.push({ key: `day ${day}`, day: message.timestamp });
      dayBefore = day;
      const fresh = message.id === this.freshFrom;
      if (fresh) rows.push({ key: "fresh", fresh: true });
      const grouped = !newDay && !fresh && this.follows(last, message);
      const fault = state.faults.get(`${person.id}:${message.id}`) ?? null;
      rows.push({ key: message.id, message, grouped, fault });
      last = message;
    }
    return [...rows, ...notes];
  }

  follows(last, message) {
    return (
      last &&
      last.author.id === message.author.id &&
      last.author.username === message.author.username &&
      !message.interaction_metadata?.name &&
      !message.reply_to &&
      Boolean(last.only_for) === Boolean(message.only_for) &&
      new Date(message.timestamp) - new Date(last.timestamp) < TOGETHER
    );
  }

  /** Bring the page up to date: draw what changed, keep the rest, the focus and the place. */
  draw() {
    if (pressed) return void postponed.add(this);
    const context = this.pane.context();
    this.log.setAttribute("aria-label", context.words.messages(context.title));
    const focus = this.focused();
    const rows = [this.beginning(context), ...this.rows()];
    const kept = new Set();
    let before = null;
    for (const row of rows) {
      kept.add(row.key);
      const element = this.nodeOf(row, context);
      const place = before ? before.nextSibling : this.log.firstChild;
      if (place !== element) this.log.insertBefore(element, place);
      before = element;
    }
    for (const [key, { element }] of this.drawn) {
      if (kept.has(key)) continue;
      element.remove();
      this.drawn.delete(key);
    }
    closeSelect({ orphans: true });
    this.refocus(focus);
    if (this.stuck) {
      this.toBottom();
      this.keepInSight(focus);
    }
    this.tail(context);
  }

  /** What somebody works in must not be pushed out of sight by what came below it. */
  keepInSight(was) {
    const now = document.activeElement;
    if (!was || now === this.log || !this.log.contains(now)) return;
    const top = now.getBoundingClientRect().top;
    if (top >= this.log.getBoundingClientRect().top) return;
    this.log.scrollTop += top - was.top;
    this.stuck = false;
  }

  nodeOf(row, context) {
    const { state } = this.pane;
    const old = this.drawn.get(row.key);
    const sign = [row.message, row.note, row.grouped, row.fault, state.epoch, row.title];
    if (old && old.sign.every((part, index) => part === sign[index])) return old.element;
    const element = this.build(row, context);
    old?.element.replaceWith(element);
    this.drawn.set(row.key, { element, sign });
    return element;
  }

  build(row, context) {
    const { words, locale } = context;
    if (row.message) {
      return messageElement(row, this.pane.context(row.message));
    }
    if (row.note) return noteElement(row.note, context);
    if (row.fresh) return h("p", { class: "divider fresh" }, h("span", {}, words.fresh));
    if (row.day) return h("p", { class: "divider" }, h("span", {}, dayName(row.day, locale, words)));
    return h("div", { class: "beginning" }, h("p", { class: "beginning-title" }, words.begin(row.title)), h("p", {}, words.beginHint));
  }

  beginning(context) {
    return { key: "beginning", title: context.title };
  }

  focused() {
    const active = document.activeElement;
    if (!this.log.contains(active)) return null;
    const message = active.closest(".message");
    return { active, id: message?.dataset.id, path: active.dataset.path, top: active.getBoundingClientRect().top };
  }

  /** After a message was drawn again, the focus goes to the component in the same place. */
  refocus(was) {
    if (!was || was.active === document.activeElement) return;
    const message = was.id ? this.drawn.get(was.id)?.element : null;
    const same = was.path ? message?.querySelector(`[data-path="${was.path}"]:not(:disabled)`) : null;
    const next = same ?? message?.querySelector("[data-path]:not(:disabled)") ?? this.log;
    next.focus({ preventScroll: true });
  }

  nearBottom() {
    return this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < NEAR_BOTTOM;
  }

  scrolled() {
    this.stuck = this.nearBottom();
    this.tail(this.pane.context());
  }

  show(id) {
    this.drawn.get(id)?.element.scrollIntoView();
  }

  toBottom() {
    this.log.scrollTop = this.log.scrollHeight;
    this.stuck = true;
    this.jump.hidden = true;
  }

  /** What depends on the place and on the moment: the jump button, who is typing, "read". */
  tail({ words }) {
    const { state, channel, person } = this.pane;
    this.stuck ||= this.nearBottom(); // also once what was below has gone
    this.jump.hidden = this.stuck;
    this.jump.lastElementChild.textContent = words.toBottom;
    const typing = (state.typing.get(channel.id) ?? 0) > Date.now();
    this.typing.textContent = typing ? words.typing(state.bot.name) : "";
    if (this.stuck && !document.hidden && state.unreadOf(person.id, channel.id)) this.pane.seen();
  }

  /** Words like "3 minutes ago" grow old; called now and then. */
  refreshTimes() {
    for (const element of this.log.querySelectorAll("[data-relative]")) {
      element.textContent = ago(new Date(Number(element.dataset.relative) * 1000), this.pane.person.locale);
    }
  }
}

function dayName(when, locale, words) {
  const date = new Date(when);
  const day = (moment) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());
  const apart = Math.round((day(new Date()) - day(date)) / 86_400_000);
  if (apart === 0) return words.today;
  if (apart === 1) return words.yesterday;
  return new Intl.DateTimeFormat(language(locale), { dateStyle: "long" }).format(date);
}

/** One of the page's own lines: a command on its way, or one that failed. */
function noteElement(note, { words, state, dropNote }) {
  if (note.waiting) {
    return h(
      "div",
      { class: "note", data: { note: "waiting" } },
      h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }), h("span", { class: "command-name" }, note.command)),
    );
  }
  const person = state.person(note.person);
  return h(
    "div",
    { class: "note failed", data: { note: "failed" } },
    h("p", { class: "note-command" }, note.command ? words.used(person.name, note.command).join("") : null),
    h("p", { class: "fault", role: "alert" }, icon("warn"), note.text),
    h(
      "p",
      { class: "privacy" },
      icon("eye"),
      h("span", {}, words.onlyYou),
      h("span", { "aria-hidden": "true" }, "·"),
      h("button", { class: "text-button", type: "button", data: { path: "dismiss" }, on: { click: () => dropNote(note) } }, words.dismiss),
    ),
  );
}
