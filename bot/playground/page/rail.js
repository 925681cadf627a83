// The left side: who plays, how many panes, the channels and direct messages of the active pane.

import { fill, h, icon } from "./dom.js";
import { avatar } from "./avatar.js";
import { language, words } from "./strings.js";

export class Rail {
  /** `app` gives `state`, `layout`, `closeDrawer()`, `closeDms()`, `speak()`, `openDm()` and `showKeys()`. */
  constructor(app) {
    this.app = app;
    this.people = h("div", { class: "people" });
    this.panes = h("div", { class: "pane-counts" });
    this.places = h("div", { class: "places" });
    this.element = h("nav", { class: "rail", id: "rail" });
    this.element.append(h("div", { class: "strip" }, this.people, this.panes), this.places);
    this.element.addEventListener("keydown", (event) => this.key(event));
  }

  /** Arrow keys walk through the buttons of the part that has the focus. */
  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.altKey) return;
    const part = [this.people, this.panes, this.places].find((each) => each.contains(event.target));
    const buttons = [...(part?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(event.target);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  }

  draw() {
    const { state, layout } = this.app;
    const person = state.person(layout.current.person);
    const said = words(person.locale);
    // Redrawn only when something in it changed: a click must not lose its button meanwhile.
    const sign = this.sign();
    if (sign === this.drawn) return;
    this.drawn = sign;
    this.element.setAttribute("aria-label", said.rail);
    this.element.lang = document.documentElement.lang;
    // Buttons are redrawn; the one that had the focus gets it back by its key.
    const key = this.element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    this.drawPeople(said);
    this.drawPanes(said);
    this.drawPlaces(person, said);
    if (key) this.element.querySelector(`[data-key="${key}"]`)?.focus();
  }

  /** Do what was pressed; in a narrow window the drawer has done its work by that. */
  done(act) {
    act();
    this.app.closeDrawer();
  }

  /** Everything the rail shows, as text to compare. */
  sign() {
    const { state, layout } = this.app;
    const { count, current } = layout;
    return JSON.stringify([state.people, state.guild, state.bot, [...state.channels.values()], state.unread, count, current]);
  }

  drawPeople(said) {
    const { state, layout } = this.app;
    this.people.setAttribute("role", "group");
    this.people.setAttribute("aria-label", said.people);
    fill(this.people, state.people.map((person) => {
      const count = state.unreadTotal(person.id);
      const name = count ? `${said.actAs(person.name)}, ${said.unread(count)}` : said.actAs(person.name);
      const tongue = language(person.locale) === "fr" ? "fr" : "en-US";
      const own = words(person.locale);
      const button = h(
        "button",
        {
          class: "person",
          type: "button",
          "aria-pressed": String(person.id === layout.current.person),
          "aria-label": name,
          title: person.name,
          data: { key: `person-${person.id}` },
          on: { click: () => this.done(() => layout.setPerson(person.id)) },
        },
        avatar(person, state),
        h("span", { class: "person-name", "aria-hidden": "true" }, person.name),
        count ? h("span", { class: "count", "aria-hidden": "true" }, count > 99 ? "99+" : String(count)) : null,
      );
      const speaks = h(
        "button",
        {
          class: "tongue",
          type: "button",
          lang: language(person.locale),
          "aria-label": own.speaks(person.name),
          title: own.speaks(person.name),
          data: { key: `tongue-${person.id}` },
          on: { click: () => this.app.speak(person.id, tongue === "fr" ? "en-US" : "fr") },
        },
        tongue === "fr" ? "FR" : "EN",
      );
      return h("div", { class: "actor" }, button, speaks);
    }));
  }

  drawPanes(said) {
    const { layout } = this.app;
    this.panes.setAttribute("role", "group");
    this.panes.setAttribute("aria-label", said.layout);
    const choices = [[1, "one"], [2, "two"], [4, "four"]].map(([count, sign]) =>
      h(
        "button",
        {
          class: "icon-button",
          type: "button",
          "aria-pressed": String(layout.count === count),
          "aria-label": said.panes(count),
          title: said.panes(count),
          data: { key: `panes-${count}` },
          on: { click: () => this.done(() => layout.setCount(count)) },
        },
        icon(sign),
      ),
    );
    const keys = h(
      "button",
      { class: "icon-button", type: "button", "aria-label": said.keys, title: said.keys, data: { key: "keys" }, on: { click: () => this.app.showKeys() } },
      icon("help"),
    );
    fill(this.panes, choices, keys);
  }

  drawPlaces(person, said) {
    const { state } = this.app;
    const { texts, directs } = state.channelsOf(person.id);
    const status = state.bot.online ? "online" : "offline";
    fill(
      this.places,
      h("div", { class: "guild" },
        h("p", {}, state.guild.name),
        h("button", { class: "icon-button close-rail", type: "button", "aria-label": said.closeRail, on: { click: () => this.app.closeDrawer() } }, icon("close"))),
      h("h2", {}, said.channels),
      texts.length
        ? h("ul", {}, texts.map(({ channel, threads }) =>
            h("li", {}, this.place(channel, person, said),
              threads.length ? h("ul", {}, threads.map((thread) => h("li", {}, this.place(thread, person, said)))) : null)))
        : h("p", { class: "empty" }, said.nobody),
      h("h2", {}, said.direct),
      directs.length
        ? h("ul", {}, directs.map((channel) => h("li", {}, this.place(channel, person, said, status))))
        : h(
            "button",
            { class: "place", type: "button", data: { key: "open-dm" }, on: { click: () => this.app.openDm(person.id) } },
            icon("plus"),
            h("span", { class: "place-name" }, said.writeTo(state.bot.name)),
          ),
      this.self(person, said),
    );
  }

  /** Who the active pane plays, and whether the bot may write to them directly. */
  self(person, said) {
    const toggle = () => this.app.closeDms(person.id, !person.dms_closed);
    return h(
      "div",
      { class: "self" },
      avatar(person, this.app.state),
      h("span", {}, h("b", {}, person.name), h("small", {}, person.locale)),
      h(
        "button",
        {
          class: "dms",
          type: "button",
          role: "switch",
          "aria-checked": String(!person.dms_closed),
          "aria-label": said.acceptDms,
          title: said.acceptDms,
          data: { key: "dms" },
          on: { click: toggle },
        },
        icon("direct"),
      ),
    );
  }

  place(channel, person, said, status = null) {
    const { state, layout } = this.app;
    const here = layout.current.channel === channel.id;
    const count = state.unreadOf(person.id, channel.id);
    const name = state.nameOf(channel);
    const sign = channel.kind === "dm" ? avatar(state.bot, state) : icon(channel.kind === "thread" ? "thread" : "channel");
    if (status) sign.dataset.status = status;
    const go = () => {
      layout.setChannel(channel.id);
      this.app.closeDrawer({ toPane: true });
    };
    return h(
      "button",
      {
        class: `place ${channel.kind}${count ? " unread" : ""}`,
        type: "button",
        "aria-current": here ? "page" : null,
        "aria-label": count ? `${name}, ${said.unread(count)}` : name,
        data: { key: `place-${channel.id}` },
        on: { click: go },
      },
      sign,
      h("span", { class: "place-name" }, name),
      count ? h("span", { class: channel.kind === "dm" ? "count" : "count soft", "aria-hidden": "true" }, String(count)) : null,
    );
  }
}
