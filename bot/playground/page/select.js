// Select menus: a button that opens a searchable list. Works in messages and in forms.

import { fill, freshId, h, icon, plain } from "./dom.js";
import { avatar } from "./avatar.js";
import { Listbox } from "./listbox.js";
import { emoji } from "./emoji.js";

let open = null; // the one select that is open

/** Close the open select, if any; with `orphans` only when its button has left the page. */
export function closeSelect({ orphans = false } = {}) {
  if (open && !(orphans && open.button.isConnected)) open.close();
}

const PEOPLE = 5;
const ROLES = 6;
const MENTIONABLE = 7;
const CHANNELS = 8;

/** What a select offers: `{label, detail, value, mark}`. */
function offers(component, context) {
  const { state, words } = context;
  if (component.type === PEOPLE || component.type === MENTIONABLE) {
    const everybody = state.people.filter((person) => person.member !== false);
    return [...everybody, state.bot].map((person) => ({
      label: person.name,
      value: person.id,
      mark: avatar(person, state),
      detail: person === state.bot ? words.bot : "",
    }));
  }
  if (component.type === CHANNELS) {
    const kinds = component.channel_types;
    const code = { text: 0, thread: 11 };
    return state
      .reachable(context.person.id)
      .filter((c) => c.kind !== "dm" && (!kinds?.length || kinds.includes(code[c.kind])))
      .map((c) => ({ label: c.name, value: c.id, mark: icon(c.kind === "thread" ? "thread" : "channel") }));
  }
  if (component.type === ROLES) return [];
  return component.options.map((option) => ({
    label: option.label,
    detail: option.description,
    value: option.value,
    mark: option.emoji ? emoji(option.emoji) : null,
  }));
}

function firstChosen(component) {
  if (component.default_values) return component.default_values.map((each) => String(each.id));
  return (component.options ?? []).filter((option) => option.default).map((option) => option.value);
}

/**
 * A select.
 * `onChange(values)` is called when the choice is made: at once where one value is asked, else on
 * Confirm or when the list is left. `label` names it for assistive technology.
 */
export function select(component, context, { onChange, label, path }) {
  const { words } = context;
  const all = offers(component, context);
  const most = component.max_values ?? 1;
  const least = component.min_values ?? 1;
  const multiple = most > 1;
  const hint = component.placeholder || (component.type === 3 ? words.choose : words.chooseUser);
  let values = firstChosen(component);
  const shown = h("span", { class: "select-shown" });
  const button = h(
    "button",
    {
      class: "select",
      type: "button",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      disabled: component.disabled,
      data: { path, customId: component.custom_id },
    },
    shown,
    icon("down"),
  );
  const draw = () => {
    const chosen = all.filter((item) => values.includes(item.value));
    fill(shown, chosen.length ? chosen.map((item) => tag(item, multiple)) : hint);
    shown.classList.toggle("hint", !chosen.length);
    const said = chosen.map((item) => item.label).join(", ");
    button.setAttribute("aria-label", [label ?? hint, said].filter(Boolean).join(": "));
  };
  const settle = (next) => {
    values = next;
    draw();
    onChange(values);
  };
  draw();
  button.addEventListener("click", () => {
    if (open?.button === button) return open.close();
    return new Panel({ button, all, values, most, least, multiple, hint, words, settle });
  });
  button.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      button.click();
    }
  });
  return button;
}

function tag(item, multiple) {
  const mark = item.mark?.cloneNode(true) ?? null;
  return h("span", { class: multiple ? "select-tag" : "select-one" }, mark, item.label);
}

class Panel {
  constructor(options) {
    Object.assign(this, options);
    closeSelect();
    this.list = new Listbox(this.hint, (item) => this.pick(item), { multiple: this.multiple });
    this.list.chosen = new Set(this.values);
    this.field = h("input", {
      type: "text",
      role: "combobox",
      class: "select-search",
      placeholder: this.words.search,
      "aria-label": `${this.hint}: ${this.words.search}`,
      "aria-expanded": "true",
      "aria-controls": this.list.element.id,
      "aria-autocomplete": "list",
      autocomplete: "off",
      on: { input: () => this.filter(), keydown: (event) => this.key(event) },
    });
    this.nothing = h("p", { class: "empty", role: "status" });
    this.element = h("div", { class: "select-panel", id: freshId("panel") }, this.field, this.list.element, this.nothing);
    if (this.multiple) this.element.append(this.bar());
    // Inside an open form everything outside it is inert, so the panel must live there too. Not
    // in the pane, though: a pane is a container, and would clip it.
    (this.button.closest("dialog") ?? document.querySelector("main")).append(this.element);
    this.away = (event) => {
      if (!this.element.contains(event.target) && !this.button.contains(event.target)) this.leave();
    };
    this.moved = (event) => this.element.contains(event.target) || this.place();
    document.addEventListener("pointerdown", this.away, true);
    addEventListener("scroll", this.moved, true);
    addEventListener("resize", this.moved);
    this.button.setAttribute("aria-expanded", "true");
    open = this;
    this.filter();
    this.place();
    this.field.focus({ preventScroll: true });
  }

  bar() {
    this.count = h("span", { role: "status" });
    this.confirm = h("button", { class: "button primary small", type: "button", on: { click: () => this.finish() } }, this.words.apply);
    return h("div", { class: "select-bar" }, this.count, this.confirm);
  }

  filter() {
    const wanted = plain(this.field.value.trim());
    const fits = (item) => plain(`${item.label} ${item.detail ?? ""}`).includes(wanted);
    const kept = this.all.filter(fits);
    const chosenAt = kept.findIndex((item) => this.list.chosen.has(item.value));
    this.list.show(kept, wanted || this.multiple ? 0 : Math.max(0, chosenAt));
    this.list.element.hidden = !kept.length;
    this.nothing.textContent = kept.length ? "" : this.all.length ? this.words.noMatch : this.words.nobody;
    this.follow();
  }

  follow() {
    this.field.setAttribute("aria-activedescendant", this.list.activeId);
    if (!this.multiple) return;
    this.count.textContent = this.words.chosen(this.list.chosen.size, this.most);
    this.confirm.disabled = !this.valid();
  }

  valid() {
    const size = this.list.chosen.size;
    return size >= this.least && size <= this.most;
  }

  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      this.list.move(step);
      this.follow();
    } else if (event.key === "Enter") {
      if ((event.ctrlKey || event.metaKey) && this.multiple) this.finish();
      else if (this.list.active) this.pick(this.list.active);
    } else if (event.key === "Escape") {
      this.close();
    } else if (event.key === "Tab" && !this.multiple) {
      this.close();
      return;
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  pick(item) {
    if (!this.multiple) {
      const again = this.least === 0 && this.values.includes(item.value);
      this.close();
      this.settle(again ? [] : [item.value]);
      return;
    }
    if (!this.list.chosen.has(item.value) && this.list.chosen.size >= this.most) return;
    this.list.toggle(item);
    this.follow();
  }

  finish() {
    if (!this.valid()) return;
    const values = this.all.map((item) => item.value).filter((value) => this.list.chosen.has(value));
    this.close();
    this.settle(values);
  }

  /** Pressed elsewhere: a valid change counts, anything else is dropped. */
  leave() {
    const same = this.list.chosen.size === this.values.length
      && this.values.every((value) => this.list.chosen.has(value));
    if (this.multiple && !same && this.valid()) this.finish();
    else this.close({ refocus: false });
  }

  place() {
    if (!this.button.isConnected) return this.close();
    const at = this.button.getBoundingClientRect();
    const below = innerHeight - at.bottom - 12;
    const above = at.top - 12;
    const down = below >= Math.min(300, above);
    const style = this.element.style;
    style.setProperty("width", `${Math.max(at.width, Math.min(280, innerWidth - 16))}px`);
    style.setProperty("left", `${Math.max(8, Math.min(at.left, innerWidth - this.element.offsetWidth - 8))}px`);
    style.setProperty("max-height", `${Math.min(360, down ? below : above)}px`);
    style.setProperty("top", down ? `${at.bottom + 4}px` : "auto");
    style.setProperty("bottom", down ? "auto" : `${innerHeight - at.top + 4}px`);
    return undefined;
  }

  close({ refocus = true } = {}) {
    if (open === this) open = null;
    const had = this.element.contains(document.activeElement);
    document.removeEventListener("pointerdown", this.away, true);
    removeEventListener("scroll", this.moved, true);
    removeEventListener("resize", this.moved);
    this.element.remove();
    this.button.setAttribute("aria-expanded", "false");
    if (refocus && had && this.button.isConnected) this.button.focus();
  }
}
