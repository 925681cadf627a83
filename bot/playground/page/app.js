// Puts the page together: the line to the playground, the rail, the panes, the keyboard.

import { fill, h, icon } from "./dom.js";
import { Layout } from "./layout.js";
import { Pane } from "./pane.js";
import { Rail } from "./rail.js";
import { closeSelect } from "./select.js";
import { State } from "./state.js";
import { language, words } from "./strings.js";
import { Wire } from "./wire.js";

const MINUTE = 60_000;

class App {
  constructor() {
    this.state = new State();
    this.line = { up: false, retryAt: 0 };
    this.banner = document.getElementById("banner");
    this.root = document.getElementById("app");
    this.state.watch((event) => this.changed(event));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.wire = new Wire(`${scheme}://${location.host}/people`, {
      onEvent: (event) => this.state.take(event),
      onLine: (line) => this.lineChanged(line),
    });
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("visibilitychange", () => this.later());
    setInterval(() => this.tick(), 1000);
    setInterval(() => this.panes?.forEach((pane) => pane.messages.refreshTimes()), MINUTE / 2);
    this.wire.connect();
  }

  /** Built once the first snapshot is here. */
  build() {
    this.layout = new Layout(this.state, () => this.later());
    this.layout.settle();
    this.rail = new Rail(this);
    this.panes = [0, 1, 2, 3].map((index) => new Pane(this, index));
    this.scrim = h("div", { class: "scrim", on: { click: () => this.closeDrawer() } });
    this.name = h("h1", { class: "unseen" });
    this.nothing = h("p", { class: "empty" });
    this.main = h("main", { class: "panes" }, this.name, this.nothing);
    fill(this.root, this.rail.element, this.scrim, this.main);
  }

  changed(event) {
    if (!this.state.ready) return;
    if (!this.panes) this.build();
    if (event.type === "snapshot") this.drawBanner();
    if (event.type === "typing") setTimeout(() => this.later(), 8100);
    this.later();
  }

  /** Draw soon; many changes in one go are drawn once. */
  later() {
    if (this.planned || !this.panes) return;
    this.planned = true;
    queueMicrotask(() => {
      this.planned = false;
      this.draw();
    });
  }

  draw() {
    const { layout, state } = this;
    layout.settle();
    const locale = state.person(layout.current.person).locale;
    document.documentElement.lang = language(locale);
    this.rail.draw();
    this.name.textContent = state.guild.name;
    this.main.dataset.count = layout.count;
    this.panes.forEach((pane, index) => this.drawPane(pane, index));
    this.nothing.hidden = this.main.querySelector(".pane") !== null;
    this.nothing.textContent = words(locale).nowhere;
    const total = state.people.reduce((sum, person) => sum + state.unreadTotal(person.id), 0);
    const place = state.channel(layout.current.channel);
    const where = place ? `${state.nameOf(place)} · ` : "";
    document.title = `${total ? `(${total}) ` : ""}${where}${state.bot.name}`;
    this.drawBanner();
  }

  drawPane(pane, index) {
    const { person, channel } = this.layout.panes[index];
    const shown = index < this.layout.count && channel !== null;
    pane.element.classList.toggle("active", index === this.layout.active);
    if (!shown) {
      pane.element.remove();
      return;
    }
    if (!pane.element.isConnected) {
      const after = this.panes.slice(index + 1).find((other) => other.element.isConnected);
      this.main.insertBefore(pane.element, after?.element ?? null);
    }
    pane.show(person, channel);
    pane.draw();
  }

  // ---- the line ------------------------------------------------------------------------

  lineChanged(line) {
    this.line = line;
    this.drawBanner();
  }

  tick() {
    if (!this.line.up) this.drawBanner();
  }

  drawBanner() {
    const { state, line } = this;
    const person = this.layout ? state.person(this.layout.current.person) : null;
    const said = words(person?.locale ?? navigator.language);
    const kind = !line.up && state.ready ? "lost" : state.ready && !state.bot.online ? "away" : "";
    const seconds = Math.max(1, Math.ceil((line.retryAt - Date.now()) / 1000));
    const text = kind === "lost" ? `${said.lost} ${line.retryAt ? said.retry(seconds) : said.retrying}` : kind ? said.botAway : "";
    if (this.banner.dataset.text === text) return;
    this.banner.dataset.text = text;
    this.banner.hidden = !kind;
    this.banner.className = `banner ${kind}`;
    const now = h("button", { class: "button secondary small", type: "button", on: { click: () => this.wire.connect() } }, said.retryNow);
    fill(this.banner, kind ? [icon("warn"), h("span", {}, text), kind === "lost" && line.retryAt ? now : null] : null);
  }

  // ---- drawer (narrow windows) ---------------------------------------------------------

  openDrawer() {
    document.body.classList.add("drawer");
    this.rail.element.querySelector('[aria-current="page"]')?.focus();
  }

  closeDrawer({ toPane = false } = {}) {
    const was = document.body.classList.contains("drawer");
    document.body.classList.remove("drawer");
    if (was || toPane) this.activePane().header.querySelector(".menu").focus();
    if (toPane && !was) queueMicrotask(() => queueMicrotask(() => this.activePane().composer.focus()));
  }

  /** Refuse (or take again) direct messages of the bot, as a person's own setting. */
  closeDms(person, closed) {
    // Nothing to undo when it fails: the switch shows what the server last said.
    this.wire.ask("close_dms", person, { closed }).catch(() => this.later());
  }

  /** Switch the language of a person's Discord. */
  speak(person, locale) {
    this.wire.ask("speak", person, { locale }).catch(() => this.later());
  }

  /** Open the direct messages with the bot, which a person may do before the bot ever wrote. */
  async openDm(person) {
    try {
      const { channel } = await this.wire.ask("open_dm", person);
      this.layout.setChannel(channel);
      this.closeDrawer({ toPane: true });
    } catch {
      this.later(); // the line is down, and the banner says so
    }
  }

  activePane() {
    return this.panes[this.layout.active];
  }

  // ---- keyboard ------------------------------------------------------------------------

  key(event) {
    if (!this.panes || document.querySelector("dialog[open]")) return;
    if (!this.activePane().element.isConnected) return;
    const writing = event.target.matches?.("input, textarea, select");
    const digit = /^Digit([1-4])$/.exec(event.code)?.[1];
    if (event.altKey && digit && this.state.people[digit - 1]) {
      closeSelect();
      this.layout.setPerson(this.state.people[digit - 1].id);
      this.focusSoon();
    } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      this.layout.step(event.key === "ArrowUp" ? -1 : 1);
      this.focusSoon();
    } else if (event.key === "F6") {
      const step = event.shiftKey ? -1 : 1;
      this.layout.activate((this.layout.active + step + this.layout.count) % this.layout.count);
      this.focusSoon();
    } else if (event.key === "/" && !writing && !event.ctrlKey && !event.metaKey) {
      this.activePane().composer.plainText("/");
      this.activePane().composer.focus();
      this.activePane().composer.typed();
    } else if (event.key === "Escape" && document.body.classList.contains("drawer")) {
      this.closeDrawer();
    } else if (event.key === "Escape" && !writing) {
      this.activePane().composer.focus();
    } else {
      return;
    }
    event.preventDefault();
  }

  /** Focus the active pane's composer once it is drawn. */
  focusSoon() {
    setTimeout(() => this.activePane().composer?.focus(), 0);
  }

  showKeys() {
    const said = words(this.state.person(this.layout.current.person).locale);
    const close = () => dialog.close();
    const dialog = h(
      "dialog",
      { class: "modal keys", "aria-label": said.keys },
      h("header", {}, h("h2", {}, said.keys),
        h("button", { class: "icon-button", type: "button", "aria-label": said.close, on: { click: close } }, icon("close"))),
      h("dl", { class: "modal-body" }, said.keyList.map(([key, what]) => h("div", {}, h("dt", {}, h("kbd", {}, key)), h("dd", {}, what)))),
    );
    const before = document.activeElement;
    dialog.addEventListener("close", () => {
      dialog.remove();
      if (before?.isConnected) before.focus();
    });
    document.body.append(dialog);
    dialog.showModal();
  }
}

new App();
