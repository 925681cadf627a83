// One pane: a person in a channel, with its header, messages and composer.

import { fill, h, icon } from "./dom.js";
import { avatar } from "./avatar.js";
import { Composer } from "./composer/composer.js";
import { openPicture } from "./messages/lightbox.js";
import { Messages } from "./messages/messages.js";
import { openActivity } from "./activity.js";
import { openModal } from "./modal.js";
import { parseTyped, usable } from "./composer/commands.js";
import { language, words } from "./strings.js";

const QUICK = 250; // milliseconds; a command answered within this never shows as "being sent"

export class Pane {
  /** `app` gives `state`, `wire`, `layout` and `openDrawer()`; `index` is the pane's place. */
  constructor(app, index) {
    this.app = app;
    this.state = app.state;
    this.index = index;
    this.drafts = new Map();
    this.element = h("section", { class: "pane" });
    this.header = h("header", { class: "pane-header" });
    this.messages = new Messages(this);
    this.element.append(this.header, this.messages.element);
    for (const event of ["focusin", "pointerdown"]) {
      this.element.addEventListener(event, () => app.layout.activate(index));
    }
  }

  get title() {
    const { channel } = this;
    return channel.kind === "dm" ? this.state.nameOf(channel) : `#${channel.name}`;
  }

  /** Show this person in this channel; does nothing when both are shown already. */
  show(personId, channelId) {
    const person = this.state.person(personId);
    const channel = this.state.channel(channelId);
    const key = `${personId} ${channelId} ${person.locale} ${this.state.epoch}`;
    const moved = this.place !== `${personId} ${channelId} ${person.locale}`;
    this.person = person;
    this.channel = channel;
    if (this.key === key) return;
    this.key = key;
    this.drawHeader();
    if (!moved) return this.messages.draw();
    this.keepDraft();
    this.place = `${personId} ${channelId} ${person.locale}`;
    this.element.lang = language(person.locale);
    this.composer?.element.remove();
    this.composer = new Composer(this);
    this.element.append(this.composer.element);
    this.composer.plainText(this.drafts.get(this.place) ?? "");
    this.messages.reset();
    return undefined;
  }

  keepDraft() {
    if (!this.composer) return;
    const text = this.composer.command ? "" : this.composer.text.value;
    this.drafts.set(this.place, text);
  }

  drawHeader() {
    const { words: said } = this.context();
    const { person, channel, state, app } = this;
    this.element.setAttribute("aria-label", said.pane(person.name, this.title));
    const menu = h("button", { class: "icon-button menu", type: "button", "aria-label": said.openRail, on: { click: () => app.openDrawer() } }, icon("menu"));
    const people = this.picker(said.person, state.people, person.id, (id) => app.layout.setPerson(id, this.index));
    const places = this.picker(said.channel, state.reachable(person.id), channel.id, (id) => app.layout.setChannel(id, this.index));
    const parent = channel.parent_id ? state.channel(channel.parent_id) : null;
    fill(
      this.header,
      menu,
      icon({ text: "channel", thread: "thread", dm: "direct" }[channel.kind]),
      h("h2", {}, state.nameOf(channel)),
      parent ? h("span", { class: "parent" }, `#${parent.name}`) : null,
      h("span", { class: "pickers" },
        h("span", { class: "picker place" }, places, icon("down")),
        h("span", { class: "picker" }, avatar(person, state), people, icon("down"))),
    );
  }

  picker(label, things, chosen, onPick) {
    const text = (thing) => (thing.kind ? (thing.kind === "dm" ? this.state.nameOf(thing) : `#${thing.name}`) : thing.name);
    const element = h(
      "select",
      { "aria-label": label },
      things.map((thing) => h("option", { value: thing.id, selected: thing.id === chosen }, text(thing))),
    );
    element.addEventListener("change", () => onPick(element.value));
    return element;
  }

  /** What drawing needs to know; with a message, `act` is bound to it. */
  context(message = null) {
    const { state, person, app } = this;
    return {
      state,
      person,
      locale: person.locale,
      words: words(person.locale),
      title: this.title,
      self: person.id,
      openPicture: (source, alt) => openPicture(source, alt, words(person.locale)),
      openChannel: (id) => app.layout.setChannel(id, this.index),
      openMessage: (channel, id) => {
        app.layout.setChannel(channel, this.index);
        requestAnimationFrame(() => this.messages.show(id));
      },
      startCommand: (path) => this.startCommand(path),
      act: (what, fields, element) => this.act(message, what, fields, element),
      explain: (failure) => this.explain(failure),
      dropNote: (note) => state.changeNote(note, null),
      focus: () => this.composer.focus(),
    };
  }

  draw() {
    this.messages.draw();
  }

  /** A command named in a message was pressed: put it into the composer. */
  startCommand(path) {
    const list = usable(this.state.commands, this.person, this.channel);
    const meant = parseTyped(list, path);
    if (meant) this.composer.enter(meant.command, {});
    else {
      this.composer.plainText(`/${path}`);
      this.composer.focus();
      this.composer.typed();
    }
  }

  // ---- doing ---------------------------------------------------------------------------

  ask(what, fields) {
    return this.app.wire.ask(what, this.person.id, fields);
  }

  /** Everything was seen. Once per count, or a slow line would be asked again at every draw. */
  seen() {
    const count = this.state.unreadOf(this.person.id, this.channel.id);
    const mark = `${this.place} ${count}`;
    if (this.reading === mark) return;
    this.reading = mark;
    const done = () => { this.reading = null; };
    this.ask("read", { channel: this.channel.id }).then(done, done);
  }

  /** A press, a choice or a dismissal on a message. */
  async act(message, what, fields, element) {
    const who = this.person.id;
    const context = this.context();
    element?.setAttribute("aria-busy", "true");
    try {
      const result = await this.ask(what, { message: message.id, ...fields });
      this.state.fault(who, message.id, null);
      // One's own answer is worth seeing, wherever one had scrolled to.
      if (result.kind === "message") this.messages.toBottom();
      this.answered(result, context);
    } catch (failure) {
      this.state.fault(who, message.id, this.explain(failure));
    } finally {
      element?.removeAttribute("aria-busy");
    }
  }

  answered(result, context) {
    if (result.kind === "launch") openActivity(result.activity, context, (what, fields) => this.app.wire.ask(what, context.person.id, fields));
    if (result.kind !== "modal") return;
    const { modal } = result;
    openModal(modal, context, async (values) => {
      const next = await this.app.wire.ask("submit", context.person.id, { modal: modal.id, values });
      this.answered(next, context);
    });
  }

  async say(content) {
    const { person, channel } = this;
    this.messages.toBottom();
    try {
      await this.ask("say", { channel: channel.id, content });
    } catch (failure) {
      this.state.addNote({ person: person.id, channel: channel.id, text: this.explain(failure) });
      if (this.composer.empty) this.composer.plainText(content);
    }
  }

  /** Send a slash command; the line "being sent" stays until the bot has answered. */
  async run(command, options) {
    const { person, channel } = this;
    const context = this.context();
    const typed = `/${command.shown}`;
    this.messages.toBottom();
    let note = null;
    const late = setTimeout(() => {
      note = this.state.addNote({ person: person.id, channel: channel.id, command: typed, waiting: true });
    }, QUICK);
    let failed = null;
    try {
      const fields = { channel: channel.id, command: command.path, options };
      this.answered(await this.ask("command", fields), context);
    } catch (failure) {
      failed = this.explain(failure);
    }
    clearTimeout(late);
    if (note) this.state.changeNote(note, null);
    if (failed) this.state.addNote({ person: person.id, channel: channel.id, command: typed, text: failed });
  }

  /** Suggestions of the bot for an option: `[{name, value}]`. */
  async suggest(command, options, focused) {
    const fields = { channel: this.channel.id, command: command.path, options, focused };
    return (await this.ask("autocomplete", fields)).choices;
  }

  /** A failed ask in the person's words. */
  explain(failure) {
    const said = words(this.person.locale);
    if (failure.code === "refused" || failure.code === "unknown") return said.saidNo(failure.message);
    return { no_answer: said.failed, offline: said.botAway, lost: said.lost, slow: said.slow }[failure.code] ?? said.rejected;
  }
}
