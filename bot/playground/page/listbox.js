// A list of suggestions steered from a field: used by selects and by the slash composer.

import { fill, freshId, h } from "./dom.js";

export class Listbox {
  /**
   * `label`: its accessible name; `onPick(item)`: an item was pressed or entered.
   * Items: `{label, detail?, value, mark?, group?}`; `mark` is a node shown before the label, and
   * `group` is a heading above the first of those that share it.
   */
  constructor(label, onPick, { multiple = false } = {}) {
    this.onPick = onPick;
    this.items = [];
    this.at = -1;
    this.chosen = new Set();
    this.element = h("ul", {
      class: "listbox",
      role: "listbox",
      id: freshId("list"),
      "aria-label": label,
      "aria-multiselectable": multiple ? "true" : null,
    });
    this.multiple = multiple;
    // The field keeps the focus: pressing in the list must not take it away.
    this.element.addEventListener("mousedown", (event) => event.preventDefault());
  }

  /** Show these items; `at` is the highlighted one (-1: none). */
  show(items, at = 0) {
    this.items = items;
    this.rows = items.map((item, index) => this.row(item, index));
    fill(this.element, this.rows.flatMap((row, index) => [this.groupHeading(index), row]));
    this.highlight(items.length ? Math.min(at, items.length - 1) : -1);
  }

  groupHeading(index) {
    const { group } = this.items[index];
    if (!group || group === this.items[index - 1]?.group) return null;
    return h("li", { class: "option-group", role: "presentation" }, group);
  }

  row(item, index) {
    const chosen = this.chosen.has(item.value);
    return h(
      "li",
      {
        role: "option",
        id: freshId("option"),
        "aria-selected": this.multiple ? String(chosen) : "false",
        on: {
          click: () => this.onPick(item),
          mousemove: () => this.at !== index && this.highlight(index),
        },
      },
      this.multiple ? h("span", { class: "tick", "aria-hidden": "true" }) : null,
      item.mark ?? null,
      h(
        "span",
        { class: "option-text" },
        h("span", { class: "option-label" }, item.label),
        item.detail ? h("span", { class: "option-detail" }, item.detail) : null,
      ),
    );
  }

  highlight(index) {
    this.rows?.[this.at]?.classList.remove("active");
    if (!this.multiple) this.rows?.[this.at]?.setAttribute("aria-selected", "false");
    this.at = index;
    const row = this.rows?.[index];
    if (!row) return;
    row.classList.add("active");
    if (!this.multiple) row.setAttribute("aria-selected", "true");
    row.scrollIntoView({ block: "nearest" });
  }

  /** Move the highlight by `step`, round the ends. */
  move(step) {
    const count = this.items.length;
    if (count) this.highlight((this.at + step + count) % count);
  }

  /** The highlighted item, or undefined. */
  get active() {
    return this.items[this.at];
  }

  /** Id of the highlighted row, for `aria-activedescendant`; empty when there is none. */
  get activeId() {
    return this.rows?.[this.at]?.id ?? "";
  }

  /** With `multiple`: turn an item on or off. */
  toggle(item) {
    if (this.chosen.has(item.value)) this.chosen.delete(item.value);
    else this.chosen.add(item.value);
    const row = this.rows[this.items.indexOf(item)];
    row?.setAttribute("aria-selected", String(this.chosen.has(item.value)));
  }
}
