// One option of a slash command: a labelled field in the composer.

import { freshId, h, icon, plain } from "../dom.js";
import { INTEGER, NUMBER, checkOption } from "./commands.js";

export class OptionField {
  constructor(option, composer) {
    this.option = option;
    this.composer = composer;
    this.picked = null; // the suggestion whose label is in the field
    this.browsing = false;
    this.error = "";
    this.errorId = freshId("wrong");
    const { words } = composer;
    const id = freshId("option");
    this.input = h("input", {
      id,
      type: "text",
      role: "combobox",
      inputmode: option.type === INTEGER ? "numeric" : option.type === NUMBER ? "decimal" : null,
      "aria-required": String(Boolean(option.required)),
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-controls": composer.list.element.id,
      autocomplete: "off",
      spellcheck: "false",
      on: {
        focus: () => composer.enterField(this),
        input: () => {
          this.unsettle();
          this.size();
          composer.changed(this);
        },
        keydown: (event) => composer.fieldKey(event, this),
      },
    });
    const star = option.required ? h("span", { class: "must", title: words.required }, "*") : null;
    this.element = h("span", { class: "option" }, h("label", { for: id, title: option.about }, option.shown, star), this.input);
    if (!option.required) this.element.append(this.remover(words));
    this.size();
  }

  remover(words) {
    const name = words.removeOption(this.option.shown);
    const remove = () => this.composer.removeField(this);
    return h("button", { class: "option-remove", type: "button", "aria-label": name, on: { click: remove } }, icon("close"));
  }

  get focused() {
    return document.activeElement === this.input;
  }

  /** True once a suggestion was taken and not changed since: nothing more to suggest. */
  get settled() {
    return this.picked !== null && !this.browsing;
  }

  unsettle() {
    this.picked = null;
    this.browsing = false;
  }

  /** Look through the suggestions again without giving up the one taken. */
  browse() {
    this.browsing = true;
    this.composer.suggestFor(this);
  }

  focus() {
    this.input.focus();
  }

  /** Put a typed value in; one that names an item of the known list counts as taken. */
  fill(text, known) {
    this.input.value = text;
    const same = (item) => plain(item.label) === plain(text) || String(item.value) === text;
    this.picked = (text && known?.find(same)) || null;
    if (this.picked) this.input.value = this.picked.label;
    this.size();
  }

  pick(item) {
    this.picked = item;
    this.browsing = false;
    this.input.value = item.label;
    this.setError("");
    this.composer.showErrors();
    this.size();
  }

  size() {
    this.input.style.setProperty("width", `${Math.min(28, Math.max(6, this.input.value.length + 2))}ch`);
  }

  /** The items of a known list that match what was typed; all of them once one was taken. */
  matching(items) {
    const wanted = this.picked ? "" : plain(this.input.value.trim());
    const starts = items.filter((item) => plain(item.label).startsWith(wanted));
    const holds = items.filter((item) => !starts.includes(item) && plain(item.label).includes(wanted));
    return [...starts, ...holds];
  }

  check(known) {
    return checkOption(this.option, this.input.value, this.picked, known, this.composer.words);
  }

  setError(error) {
    this.error = error;
    this.input.setAttribute("aria-invalid", String(Boolean(error)));
    if (error) this.input.setAttribute("aria-describedby", this.errorId);
    else this.input.removeAttribute("aria-describedby");
    this.element.classList.toggle("wrong", Boolean(error));
  }
}
