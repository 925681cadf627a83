// Where a person writes: plain text, or a slash command with its options.

import { debounced, fill, h, icon } from "../dom.js";
import { avatar } from "../avatar.js";
import { BOOLEAN, CHANNEL, USER, byName, grouped, leadsToPlay, parseTyped, search, usable } from "./commands.js";
import { Listbox } from "../listbox.js";
import { OptionField } from "./option.js";

const PAUSE = 150; // milliseconds of quiet before suggestions are asked for

export class Composer {
  /** `pane` gives `context()`, `person`, `channel`, `say(text)`, `run(command, options)`, `suggest(...)`. */
  constructor(pane) {
    this.pane = pane;
    this.command = null;
    this.fields = [];
    this.history = [];
    this.element = h("form", { class: "composer", novalidate: true });
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
    this.element.addEventListener("focusout", (event) => {
      if (!this.element.contains(event.relatedTarget)) this.hide();
    });
    this.list = new Listbox("", (item) => this.take(item));
    this.heading = h("p", { class: "suggest-heading" });
    this.hint = h("p", { class: "empty", role: "status" });
    this.suggest = h("div", { class: "suggest", hidden: true }, this.heading, this.list.element, this.hint);
    this.errors = h("div", { class: "composer-errors", role: "alert" });
    this.bar = h("div", { class: "composer-bar" });
    this.element.append(this.suggest, this.errors, this.bar);
    new ResizeObserver(() => this.placeHint()).observe(this.element);
    this.ask = debounced((field) => this.askChoices(field), PAUSE);
    this.question = 0;
    this.plainText();
  }

  get words() {
    return this.pane.context().words;
  }

  /** Put the writing field in place, with `text` in it; leaves any command. */
  plainText(text = "") {
    this.command = null;
    this.fields = [];
    this.hide();
    this.errors.replaceChildren();
    const { words, title } = this.pane.context();
    this.text = h("textarea", {
      rows: 1,
      class: "composer-text",
      "aria-label": words.write(title),
      "aria-autocomplete": "list",
      "aria-controls": this.list.element.id,
      autocomplete: "off",
      maxlength: 2000,
      on: { input: () => this.typed(), keydown: (event) => this.textKey(event), click: () => this.typed() },
    });
    this.text.value = text;
    fill(this.bar, this.text, this.sendButton());
    this.placeHint();
    this.grow();
  }

  /** The hint in the empty field, as long as the pane is wide enough for it. */
  placeHint() {
    const { words, title } = this.pane.context();
    const wide = this.element.clientWidth > 480;
    this.text.placeholder = wide ? words.write(title) : words.writeShort(title);
  }

  sendButton() {
    this.send = h("button", { class: "icon-button send", type: "submit", "aria-label": this.words.send }, icon("send"));
    return this.send;
  }

  focus() {
    const field = this.command ? (this.fields[0] ?? this.send) : this.text;
    field.focus();
  }

  get empty() {
    return !this.command && this.text.value === "";
  }

  grow() {
    this.text.style.setProperty("height", "auto");
    this.text.style.setProperty("height", `${Math.min(this.text.scrollHeight, 180)}px`);
  }

  // ---- writing -------------------------------------------------------------------------

  commands() {
    const { state, person, channel } = this.pane;
    return usable(state.commands, person, channel);
  }

  typed() {
    this.grow();
    const text = this.text.value;
    if (!text.startsWith("/") || text.includes("\n")) return this.hide();
    const all = this.commands();
    if (/\s$/.test(text) || /\S:\S/.test(text)) {
      const meant = parseTyped(all, text.trimEnd());
      const longer = all.some((each) => [each.shown, each.path].some((name) => name.startsWith(text.slice(1))));
      if (meant && !longer) return this.enter(meant.command, meant.values);
    }
    const found = text === "/" ? this.grouped(all) : search(all, text.slice(1)).map((command) => ({ command }));
    const items = found.map(({ command, group }) => ({
      label: `/${command.shown}`,
      detail: command.description,
      value: command.path,
      command,
      group,
    }));
    this.show(this.words.commands, items, items.length ? "" : this.words.noCommand);
    return undefined;
  }

  grouped(all) {
    const { state, person, channel } = this.pane;
    return grouped(all, leadsToPlay(state.messagesFor(channel.id, person.id)), this.words);
  }

  textKey(event) {
    if (event.isComposing) return;
    const open = !this.suggest.hidden && this.list.active;
    if (open && this.steer(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Escape" && !this.suggest.hidden) {
      this.hide();
    } else if (event.key === "ArrowUp" && this.text.value === "" && this.history.length) {
      event.preventDefault();
      this.text.value = this.history.at(-1);
      this.typed();
    }
  }

  /** Keys that move in or take from the open suggestions; true when the key was one of them. */
  steer(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      this.list.move(step);
      this.follow();
    } else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) {
      this.take(this.list.active);
    } else {
      return false;
    }
    event.preventDefault();
    return true;
  }

  // ---- suggestions ---------------------------------------------------------------------

  show(heading, items, hint) {
    this.heading.textContent = heading;
    this.list.element.setAttribute("aria-label", heading);
    this.list.show(items);
    this.list.element.hidden = !items.length;
    this.hint.textContent = hint;
    this.hint.hidden = !hint;
    this.suggest.hidden = false;
    this.follow();
  }

  hide() {
    this.suggest.hidden = true;
    this.list.show([]);
    this.follow();
  }

  /** Tell assistive technology which suggestion is highlighted. */
  follow() {
    const field = this.command ? this.current?.input : this.text;
    if (!field) return;
    if (this.list.activeId) field.setAttribute("aria-activedescendant", this.list.activeId);
    else field.removeAttribute("aria-activedescendant");
    if (this.command) field.setAttribute("aria-expanded", String(!this.suggest.hidden));
  }

  take(item) {
    if (item.command) return this.enter(item.command, {});
    if (item.option) return this.addField(item.option).focus();
    const field = this.current;
    field.pick(item);
    this.hide();
    const next = this.fields.find((each) => each.option.required && each.input.value.trim() === "");
    if (next && next !== field) next.focus();
    return undefined;
  }

  // ---- a command -----------------------------------------------------------------------

  /** Fill in a command: its required options at once, the others on request. */
  enter(command, values) {
    this.command = command;
    this.fields = [];
    this.current = null;
    this.hide();
    this.errors.replaceChildren();
    this.options = h("div", { class: "options" });
    this.more = h("div", { class: "more" });
    const leave = h("button", { class: "icon-button", type: "button", "aria-label": this.words.leaveCommand }, icon("close"));
    leave.addEventListener("click", () => this.leave());
    const pill = h("span", { class: "command-pill", title: command.description }, `/${command.shown}`);
    fill(this.bar, h("div", { class: "command-line" }, pill, this.options, this.more), leave, this.sendButton());
    this.send.addEventListener("keydown", (event) => event.key === "Escape" && this.leave());
    for (const option of command.options) {
      const given = values[option.name];
      if (option.required || given !== undefined) this.addField(option).fill(given ?? "", this.known(option));
    }
    this.offerMore();
    const first = this.fields.find((field) => !field.input.value) ?? this.fields.at(-1);
    if (first) first.focus();
    else this.send.focus();
  }

  leave() {
    this.plainText();
    this.text.focus();
  }

  addField(option) {
    const field = new OptionField(option, this);
    this.fields.push(field);
    this.options.append(field.element);
    this.offerMore();
    return field;
  }

  removeField(field) {
    const at = this.fields.indexOf(field);
    this.fields.splice(at, 1);
    field.element.remove();
    this.offerMore();
    this.showErrors();
    (this.fields[at - 1] ?? this.fields[0] ?? this.send).focus();
  }

  unused() {
    return this.command.options.filter((option) => !this.fields.some((field) => field.option === option));
  }

  offerMore() {
    const chip = (option) => {
      const name = this.words.addOption(option.shown);
      const props = { class: "chip", type: "button", title: option.about, "aria-label": name };
      const add = () => this.addField(option).focus();
      return h("button", { ...props, on: { click: add } }, icon("plus"), option.shown);
    };
    fill(this.more, this.unused().map(chip));
  }

  /** A field took the focus. */
  enterField(field) {
    this.current = field;
    if (field.settled) this.hide();
    else this.suggestFor(field);
  }

  changed(field) {
    const typed = /(?:^|\s)([\p{L}\p{N}_-]+):$/u.exec(field.input.value);
    const named = typed ? byName(this.command, typed[1]) : null;
    if (named && this.unused().includes(named)) {
      field.input.value = field.input.value.slice(0, typed.index);
      return this.addField(named).focus();
    }
    field.setError("");
    this.showErrors();
    this.suggestFor(field);
    return undefined;
  }

  /** Suggestions for a field, from what is known here or from the bot. */
  suggestFor(field) {
    const { option } = field;
    const heading = `${option.shown} – ${option.about}`;
    if (option.autocomplete) {
      if (this.suggest.hidden || this.asking !== field) this.show(heading, [], this.words.waiting);
      this.asking = field;
      this.ask(field);
      return;
    }
    const known = this.known(option);
    if (!known) {
      this.show(heading, [], option.required ? this.words.required : this.words.optional);
      return;
    }
    const items = field.matching(known);
    this.show(heading, items, items.length ? "" : this.words.noMatch);
  }

  /** The whole list of an option that takes only what is on a list, else null. */
  known(option) {
    const { state, person } = this.pane;
    if (option.choices?.length) return option.choices;
    if (option.type === BOOLEAN) {
      return [{ label: this.words.yes, value: true }, { label: this.words.no, value: false }];
    }
    if (option.type === USER) {
      const here = state.people.filter((each) => each.member !== false);
      return [...here, state.bot].map((each) => ({ label: each.name, value: each.id, mark: avatar(each, state) }));
    }
    if (option.type === CHANNEL) {
      const code = { text: 0, thread: 11 };
      return state
        .reachable(person.id)
        .filter((each) => each.kind !== "dm" && (!option.channel_types?.length || option.channel_types.includes(code[each.kind])))
        .map((each) => ({ label: `#${each.name}`, value: each.id }));
    }
    return null;
  }

  async askChoices(field) {
    if (this.current !== field || !this.fields.includes(field)) return;
    this.question += 1;
    const question = this.question;
    const heading = `${field.option.shown} – ${field.option.about}`;
    let items = [];
    let hint = "";
    try {
      const choices = await this.pane.suggest(this.command, this.typedValues(), field.option.name);
      items = choices.map((choice) => ({ label: choice.name, value: choice.value }));
      hint = items.length ? "" : this.words.noChoice;
    } catch {
      hint = this.words.choicesFailed;
    }
    const still = question === this.question && this.current === field && field.focused;
    if (!still || field.settled) return;
    this.show(heading, items, hint);
  }

  /** The current values of the fields, for the bot's suggestions; empty ones only when focused. */
  typedValues() {
    const values = {};
    for (const field of this.fields) {
      const text = field.input.value.trim();
      if (field === this.current) values[field.option.name] = field.browsing ? "" : text;
      else if (text) values[field.option.name] = field.check(this.known(field.option)).value ?? text;
    }
    return values;
  }

  /** A key in an option's field. */
  fieldKey(event, field) {
    if (event.isComposing) return;
    if (!this.suggest.hidden && this.list.active && !field.settled && this.steer(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Escape") {
      if (!this.suggest.hidden && this.list.active) this.hide();
      else this.leave();
    } else if (event.key === "ArrowDown" && this.suggest.hidden) {
      event.preventDefault();
      field.browse();
    } else if (event.key === "Backspace" && field.input.value === "") {
      event.preventDefault();
      this.backOut(field);
    }
  }

  backOut(field) {
    if (!field.option.required) return this.removeField(field);
    const at = this.fields.indexOf(field);
    if (at > 0) return this.fields[at - 1].focus();
    const path = this.command.shown;
    this.plainText(`/${path}`);
    this.text.focus();
    return this.typed();
  }

  showErrors() {
    const wrong = this.fields.filter((field) => field.error);
    fill(this.errors, wrong.map((field) => h("p", { id: field.errorId }, h("b", {}, field.option.shown), ` ${field.error}`)));
  }

  // ---- sending -------------------------------------------------------------------------

  submit() {
    if (!this.command) return this.submitText();
    let first = null;
    const options = {};
    for (const field of this.fields) {
      const { value, error } = field.check(this.known(field.option));
      field.setError(error ?? "");
      if (error) first ??= field;
      else if (value !== undefined) options[field.option.name] = value;
    }
    this.showErrors();
    if (first) return first.focus();
    const command = this.command;
    this.plainText();
    this.text.focus();
    this.hide();
    return this.pane.run(command, options);
  }

  submitText() {
    const text = this.text.value.trim();
    if (!text) return;
    const meant = text.startsWith("/") ? parseTyped(this.commands(), text) : null;
    if (meant) {
      this.enter(meant.command, meant.values);
      if (this.fields.every((field) => field.input.value.trim())) this.submit();
      return;
    }
    this.history.push(text);
    this.plainText();
    this.text.focus();
    this.pane.say(text);
  }
}
