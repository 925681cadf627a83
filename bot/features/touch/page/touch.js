// The page: its connection to the bot, the last state, and how it is drawn.

const WORDS = JSON.parse(document.getElementById("words").textContent);
const RETRY_MS = [500, 1000, 2000, 4000, 8000, 15000];
const UPRIGHT = matchMedia("(orientation: portrait)"); // the board is drawn for a phone
const DESK = matchMedia("(min-width: 1100px) and (min-height: 560px)"); // board and sheet side by side, as in touch.css
const at = (id) => document.getElementById(id);
const CLOCK_MS = 15_000; // between two looks at the time that is left
const TYPING_MS = 700; // within which a second digit makes a number of two
const CROP_PX = [76, 60]; // the part of the board on the card of an answer
const SHARPEST = 0.75; // times as large it may be drawn there: what is smaller is no place
at("rest").append(document.querySelector(".languages").cloneNode(true)); // a phone's header has no room for it
const LANGUAGES = document.querySelectorAll("[data-locale]");

class Touch {
  constructor() {
    const [token, said] = addressed().entry.split("~");
    const language = [said, ...(navigator.languages ?? [navigator.language])].map((one) => one?.slice(0, 2)).find((one) => WORDS[one]);
    Object.assign(this, { token, locale: language ?? "fr", state: null, pictures: {}, sources: {}, which: "board", asked: [], tries: 0, over: false, drawn: {}, typed: "" });
    this.embedded = new Embedded();
    this.past = new Past(this);
    this.stage = new Stage(at("stage"), (index) => this.tapped(this.which, index));
    this.second = new Stage(at("second"), (index) => this.tapped("sheet", index));
    at("in").addEventListener("click", () => this.stage.by(1.5));
    at("out").addEventListener("click", () => this.stage.by(1 / 1.5));
    at("fit").addEventListener("click", () => this.stage.fit());
    for (const id of ["board", "sheet"]) at(id).addEventListener("toggle", () => this.show());
    for (const button of LANGUAGES) button.addEventListener("click", () => this.speak(button.dataset.locale));
    document.addEventListener("keydown", (event) => this.key(event), true); // before the stage, whose 0 shows everything
    setInterval(() => this.due(), CLOCK_MS);
    document.addEventListener("visibilitychange", () => this.show());
    for (const query of [UPRIGHT, DESK]) query.addEventListener("change", () => this.turned());
    addEventListener("hashchange", () => this.moved());
    this.label();
    if (!token && this.past.move !== undefined && !this.embedded.frame) this.refused({ text: this.words.gameless, over: true });
    else this.connect();
  }

  get words() {
    return WORDS[this.locale];
  }

  /** Another address: a move of this game, or another entry. */
  moved() {
    const { entry, game, move } = addressed();
    if (move === undefined || this.over || !this.state || (entry && entry !== this.past.entry)) location.reload();
    else this.past.visit({ game: game ?? (entry ? this.state.game : undefined), move });
  }

  // ---- the line ----------------------------------------------------------------------------

  async connect() {
    const entry = await this.entry(); // first: a page that is connected has a few seconds to greet
    // Discord's proxy may want its own prefix: every other try is with it
    const url = new URL(this.embedded.frame && this.tries % 2 ? "/.proxy/live" : "live", location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.hash = url.search = "";
    const socket = new WebSocket(url);
    socket.binaryType = "blob";
    this.socket = socket;
    socket.addEventListener("open", () => socket.send(JSON.stringify({ ...this.hello(), ...entry })));
    socket.addEventListener("message", (event) => this.take(event.data));
    socket.addEventListener("close", () => this.closed());
  }

  /** What proves who looks, inside Discord. */
  async entry() {
    try {
      return this.embedded.frame ? { code: await this.embedded.code(), instance: this.embedded.instance } : {};
    } catch {
      return {}; // the bot says in a sentence that it does not know them
    }
  }

  hello() {
    return { ...this.showing(), do: "hello", token: this.token, locale: this.locale };
  }

  /** The pictures that are seen: on a desk board and sheet side by side, else the one that was turned to. */
  get seen() {
    const beside = DESK.matches && !this.past.now && (this.state?.pictures ?? ["board", "sheet"]).includes("sheet");
    return beside ? ["board", "sheet"] : [this.which];
  }

  /** What is seen of the parts that the bot sends only where they are, and the pictures it has. */
  showing() {
    const texts = ["board", "sheet"].filter((id) => at(id).open).map((id) => `${id}-text`);
    const shows = document.hidden || this.past.now ? [] : [...this.seen, ...texts];
    return { do: "show", upright: UPRIGHT.matches, shows, have: Object.keys(this.sources) };
  }

  show() {
    if (this.state) this.send(this.showing());
  }

  /** The phone was turned: regions of the picture before are no longer those of the next. */
  turned() {
    this.stage.held = false;
    this.close();
    this.tabs();
    this.picture();
    this.show();
    if (this.past.now) this.past.want(() => ({}));
  }

  closed() {
    this.past.free(true);
    document.body.classList.remove("wait");
    if (this.over) return;
    this.say(this.words.lost);
    setTimeout(() => this.connect(), RETRY_MS[Math.min(this.tries++, RETRY_MS.length - 1)]);
  }

  send(frame) {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    document.body.classList.add("wait");
    this.sentAt = performance.now();
    this.socket.send(JSON.stringify(frame));
  }

  take(data) {
    if (typeof data !== "string") {
      this.received(data);
      return;
    }
    const told = JSON.parse(data);
    document.body.classList.remove("wait");
    if (told.type === "state") this.stands(told);
    else if (told.type === "picture") this.pictured(told);
    else if (told.type === "thing") this.described(told);
    else if (told.type === "position") this.past.told(told);
    else if (told.type === "refused") this.refused(told);
    else if (told.type === "entered") this.embedded.authenticate(told.token).catch(() => {});
  }

  refused(told) {
    this.over ||= told.over;
    this.say(told.text);
    at("line").classList.toggle("over", this.over);
    if (this.over) document.querySelector("main").hidden = true;
    this.past.free(true);
  }

  say(text) {
    at("line").hidden = !text;
    at("line").replaceChildren(...(text ? rich(text, this.locale) : []));
  }

  // ---- messages from the bot ---------------------------------------------------------------

  stands(state) {
    this.tries = 0;
    this.say("");
    const before = this.state;
    this.state = state;
    if (state.locale !== this.locale) this.locale = state.locale;
    if (JSON.stringify(before?.menu) !== JSON.stringify(state.menu)) {
      this.stage.held = false;
      if (this.thing) this.close();
    }
    this.draw();
    this.past.stands(before);
  }

  pictured(picture) {
    this.pictures[picture.which] = picture;
    if (picture.follows) this.awaits = picture.key;
    else this.shown(picture.which);
  }

  received(blob) {
    this.sources[this.awaits] = URL.createObjectURL(new Blob([blob], { type: "image/png" }));
    const kept = Object.values(this.pictures).map((one) => one.key);
    for (const [key, url] of Object.entries(this.sources)) {
      if (kept.includes(key)) continue;
      URL.revokeObjectURL(url);
      delete this.sources[key];
    }
    for (const which of Object.keys(this.pictures)) if (this.pictures[which].key === this.awaits) this.shown(which);
  }

  shown(which) {
    this.tabs();
    if (this.seen.includes(which)) this.picture();
  }

  picture() {
    const { seen } = this;
    const beside = seen.length > 1;
    if (beside) this.which = "board";
    document.body.classList.toggle("beside", beside);
    at("own").hidden = !beside;
    const shown = seen.map((which) => this.pictures[which]).filter((picture) => picture && this.sources[picture.key]);
    for (const which of seen) {
      const picture = shown.find((one) => one.which === which);
      if (picture) this.stageOf(which).show(picture, this.sources[picture.key]);
      else this.stageOf(which).clear(this.words.loading);
    }
    this.pins();
    if (shown.length) this.places(shown);
  }

  stageOf(which) {
    return which === "sheet" && this.seen.length > 1 ? this.second : this.stage;
  }

  // ---- taps --------------------------------------------------------------------------------

  tapped(which, index) {
    const same = this.thing && this.thing.which === which && this.thing.region === index;
    if (same && this.thing.picks.length === 1) {
      this.play(at("thing").querySelector(".pick"), this.thing.picks[0]);
      return;
    }
    this.choose(which, index);
    this.send({ do: "look", which, region: index, key: this.pictures[which].key });
  }

  /** Mark one region, and no other of either picture. */
  choose(which, index) {
    for (const stage of [this.stage, this.second]) stage.choose(stage === this.stageOf(which) ? index : -1);
  }

  /** The number of an answer presses it, Escape closes what is touched. Digits count where they lie, so that no shift is needed on a French keyboard. */
  key(event) {
    if (event.key === "Escape") this.close();
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.('input:not([type="checkbox"]), select')) return;
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? (/^\d$/.test(event.key) ? event.key : "");
    const waits = event.key === "Enter" && this.typed;
    if (!waits && !(digit && answerOf(this.typed + digit))) return;
    event.preventDefault();
    event.stopPropagation();
    this.typed += digit;
    clearTimeout(this.typing);
    const longer = !waits && [...document.querySelectorAll("[data-key]")].some((one) => one.dataset.key.length > this.typed.length && one.dataset.key.startsWith(this.typed));
    document.querySelectorAll("[data-key]").forEach((one) => one.classList.toggle("typed", longer && one.dataset.key.startsWith(this.typed)));
    if (longer) this.typing = setTimeout(() => this.press(), TYPING_MS);
    else this.press();
  }

  /** Press the answer whose number was typed. */
  press() {
    const answer = answerOf(this.typed);
    this.typed = "";
    document.querySelectorAll(".typed").forEach((one) => one.classList.remove("typed"));
    answer?.click();
  }

  /** Number what can be answered now: what a touched thing offers, else the question. Pins have the same numbers. */
  number() {
    const answers = this.thing ? at("thing").querySelectorAll(".pick") : at("question").querySelectorAll(".rows button, label:has(input)");
    clearTimeout(this.typing);
    this.typed = "";
    document.querySelectorAll("[data-key]").forEach((one) => {
      one.removeAttribute("data-key");
      one.removeAttribute("aria-keyshortcuts");
    });
    answers.forEach((one, index) => {
      one.dataset.key = index + 1;
      if (index < 9) one.setAttribute("aria-keyshortcuts", index + 1);
    });
    this.pins();
  }

  /** Number the regions as the answers that they show, and show on each card the place that it names. */
  pins() {
    const cards = new Map([...document.querySelectorAll("#question [data-answer]")].map((one) => [one.dataset.answer, one]));
    for (const which of this.seen) {
      const regions = this.pictures[which]?.regions ?? [];
      this.stageOf(which).pin(regions.map(({ answers = [] }) => numbers(answers.map((id) => Number(cards.get(id)?.dataset.key)))));
    }
    const board = this.pictures.board;
    const source = board && this.sources[board.key];
    for (const [id, card] of cards) {
      const own = source ? board.regions.filter(({ answers = [] }) => answers.includes(id)) : [];
      const crop = own.length ? cropped(board, own.sort((one, other) => one.answers.length - other.answers.length)[0].points, source) : null;
      card.querySelector(".crop")?.remove();
      if (crop) card.append(crop);
    }
  }

  described(thing) {
    this.thing = thing;
    const { words } = this;
    const picks = thing.picks.map((pick) => {
      const told = pick.told ? h("small", {}, inline(pick.told, this.locale)) : null;
      const button = h("button", { type: "button", className: "pick card primary" }, h("span", {}, h("b", {}, marked(pick.label)), told));
      if (pick.box) button.setAttribute("aria-pressed", String(this.box(pick)?.checked));
      button.addEventListener("click", () => this.play(button, pick));
      return button;
    });
    const why = thing.why && picks.length ? h("label", { className: "told" }, thing.why, h("input", { id: "why", type: "text", required: true, maxLength: 1500, autocomplete: "off" })) : null;
    const hint = picks.length === 1 && !thing.picks[0].confirm && !thing.picks[0].box && !thing.picks[0].opens ? h("p", { className: "small" }, words.once) : null;
    const more = thing.more ? h("p", { className: "small" }, words.more.replace("%n", thing.more)) : null;
    const none = picks.length ? null : h("p", { className: "told" }, words.nothing);
    const close = h("button", { type: "button", on: { click: () => this.close() } }, words.close);
    at("thing").replaceChildren(
      h("h2", {}, thing.name),
      ...thing.told.map((line) => h("p", { className: "told" }, inline(line, this.locale))),
      ...[none, why, why ? null : hint].filter(Boolean),
      ...picks,
      ...[more].filter(Boolean),
      h("div", { className: "rows" }, h("div", { className: "row" }, close)),
    );
    at("thing").hidden = false;
    if (this.seen.includes(thing.which)) this.choose(thing.which, thing.region);
    this.number();
    at("thing").focus({ preventScroll: true });
    if (innerWidth < 900) at("thing").scrollIntoView({ block: "nearest" });
  }

  /** The box of the question that a touched piece ticks: one of several things chosen at once. */
  box(pick) {
    return at("question").querySelector(`input[type="checkbox"][value="${pick.box}"]`);
  }

  /** Play a pick: one that cannot be taken back only when it is pressed twice. */
  play(button, pick) {
    if (pick.box) {
      this.box(pick)?.click();
      button.setAttribute("aria-pressed", String(this.box(pick)?.checked));
      return;
    }
    if (pick.confirm && button.dataset.sure !== "yes") {
      button.dataset.sure = "yes";
      button.classList.add("bad");
      button.prepend(h("strong", {}, `${this.words.confirm} `));
      button.focus();
      return;
    }
    const why = at("why");
    if (why && !why.reportValidity()) return;
    this.send({ do: "press", id: pick.id, values: why ? [why.value] : [] });
  }

  close() {
    this.thing = null;
    at("thing").hidden = true;
    this.choose("board", -1);
    this.number();
  }

  // ---- drawing -----------------------------------------------------------------------------

  speak(locale) {
    this.locale = locale;
    this.drawn = {};
    this.close();
    this.label();
    this.send({ do: "locale", locale });
  }

  label() {
    const { words } = this;
    document.documentElement.lang = this.locale;
    for (const button of LANGUAGES) {
      button.setAttribute("aria-pressed", button.dataset.locale === this.locale);
      button.parentElement.setAttribute("aria-label", words.language);
    }
    for (const [id, word] of [["stage", "stage"], ["second", "sheet"], ["in", "in"], ["out", "out"], ["fit", "fit"], ["tabs", "boards"], ...NAMES]) at(id).setAttribute("aria-label", words[word]);
    for (const [id, word] of [["places", "places"], ["sheet", "sheet"], ["board", "text"], ["log", "log"]]) at(id).querySelector("summary").textContent = (id === "sheet" && this.state?.aside) || words[word];
    this.tabs();
    this.picture();
  }

  tabs() {
    const past = this.past.now;
    const names = this.seen.length > 1 ? [] : (past ?? this.state)?.pictures ?? [];
    const shown = past ? (past.sheet ? "sheet" : "board") : this.which;
    if (names.length < 2) {
      at("tabs").replaceChildren();
      return;
    }
    at("tabs").replaceChildren(
      ...names.map((which) =>
        h("button", { type: "button", "aria-pressed": String(which === shown), on: { click: () => this.turn(which) } }, this.words[past && which === "sheet" ? "seat" : which])),
    );
  }

  turn(which) {
    if (this.past.now) {
      this.past.want(() => ({ sheet: which === "sheet" }));
      return;
    }
    this.which = which;
    this.stage.held = false;
    this.close();
    this.tabs();
    at("tabs").querySelector('[aria-pressed="true"]')?.focus();
    this.picture();
    this.show();
  }

  /** Draw a part again if what it says has changed: where the reader is stays. */
  part(id, told, build) {
    const text = JSON.stringify(told);
    if (this.drawn[id] === text) return;
    this.drawn[id] = text;
    build();
  }

  draw() {
    const { state } = this;
    if (document.documentElement.lang !== state.locale || state.aside) this.label();
    document.title = state.mine ? `● ${state.title}` : state.title;
    at("title").textContent = state.title;
    document.documentElement.dataset.look = state.look;
    this.part("header", [state.who, state.own, state.seats, state.turn, state.mine, state.locale], () => this.header());
    this.due();
    this.part("question", [state.menu, state.awaited, state.mine], () => this.question());
    const { now } = this.past;
    const texts = now ? { board: now.text, sheet: "" } : state;
    at("sheet").hidden = texts.sheet === "";
    this.part("tabs", [state.pictures, state.locale], () => this.tabs());
    for (const id of ["sheet", "board"]) this.part(id, texts[id], () => (at(id).querySelector("pre").textContent = texts[id] ?? this.words.loading));
    this.past.draw();
    this.part("log", state.log, () => at("log").querySelector("ol").replaceChildren(...state.log.map((line) => this.line(line))));
  }

  /** Whose page it is, whose turn it is, and who is there. */
  header() {
    const { who, own, seats, turn, mine } = this.state;
    at("who").replaceChildren(...(own === null ? [] : [chip(own)]), h("span", { className: "unseen" }, who));
    at("who").title = who;
    at("turn").textContent = turn;
    document.body.classList.toggle("mine", mine);
    at("seats").replaceChildren(...seats.map(({ name, awaited }, seat) => {
      const said = awaited ? `${name} (${this.words.awaited})` : name;
      return h("li", { title: said }, chip(seat, !awaited), h("span", { className: "unseen" }, said));
    }));
  }

  /** The time that is left for the answer. */
  due() {
    const { due, locale } = this.state ?? {};
    const left = due ? due - Date.now() / 1000 : 0;
    const [unit, seconds] = left >= 172_800 ? ["day", 86_400] : left >= 3600 ? ["hour", 3600] : ["minute", 60];
    const span = due ? new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short" }).format(Math.ceil(left / seconds)) : "";
    at("due").textContent = !due ? "" : left <= 0 ? this.words.up : this.words.left.replace("%t", span);
    at("due").classList.toggle("soon", Boolean(due) && left < 3600);
  }

  /** A line of the log, with the mark of the seat that it begins with. */
  line(text) {
    const seat = this.state.seats.findIndex(({ name }) => text.startsWith(name));
    return h("li", {}, seat < 0 ? null : chip(seat), h("span", {}, inline(text, this.locale)));
  }

  question() {
    const { menu, awaited, mine } = this.state;
    const within = at("question").contains(document.activeElement);
    at("question").classList.toggle("mine", mine);
    at("question").replaceChildren(
      h("div", { className: "asked", tabIndex: 0 }, h("h2", {}, menu.title || this.words.question), rich(menu.text, this.locale), menu.listed ? h("p", { className: "small" }, menu.listed) : null, mine ? [] : rich(awaited, this.locale)),
      menu.ways ? h("details", { className: "ways" }, h("summary", {}, this.words.ways), rich(menu.ways, this.locale)) : "",
      h("div", { className: "rows" }, menu.rows.map((row) => h("div", { className: "row" }, row.map((item) => this.item(item))))),
    );
    this.number();
    if (within) at("question").querySelector("button, input")?.focus({ preventScroll: true });
  }

  item(item) {
    if (item.options) return this.choice(item);
    const press = () => this.send({ do: "press", id: item.id, values: [] });
    const card = item.hint || item.style === "primary" || item.style === "good";
    return h("button", { type: "button", className: `${item.style}${card ? " card" : ""}`, "data-answer": item.id, on: { click: press } }, this.told(item));
  }

  /** A select: a list of buttons, or of boxes where several are chosen at once. */
  choice(item) {
    const { words } = this;
    if (item.most === 1 && item.least === 1) {
      const buttons = item.options.map((one) =>
        h("button", { type: "button", className: "card", "data-answer": one.value, on: { click: () => this.send({ do: "press", id: item.id, values: [one.value] }) } }, this.told(one)));
      return h("fieldset", {}, h("legend", {}, item.label), h("div", { className: "options" }, buttons));
    }
    const boxes = item.options.map((one) => h("input", { type: "checkbox", value: one.value }));
    const send = h("button", { type: "button", className: "good", disabled: true }, words.send);
    const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
    const count = () => (send.disabled = chosen().length < item.least || chosen().length > item.most);
    boxes.forEach((box) => box.addEventListener("change", count));
    send.addEventListener("click", () => this.send({ do: "press", id: item.id, values: chosen() }));
    return h("fieldset", {}, h("legend", {}, item.label),
      h("div", { className: "options" }, item.options.map((one, index) => h("label", { className: "card", "data-answer": one.value }, boxes[index], this.told(one)))), send);
  }

  /** An answer: what it is, and below it what one needs to know to choose it. */
  told(one) {
    return h("span", {}, h("b", {}, marked(one.label)), one.hint ? h("small", {}, inline(one.hint, this.locale)) : null);
  }

  /** The regions of the pictures by name, for the keyboard and for people who do not see them. */
  places(pictures) {
    this.part("places", [pictures, this.locale], () => {
      const seen = new Map();
      for (const picture of pictures) {
        picture.regions.forEach((region, index) => {
          const key = `${region.name} ${region.picks}`;
          if (!seen.has(key)) seen.set(key, [picture, region, index]);
        });
      }
      const sorted = [...seen.values()].sort(([, one], [, other]) => (other.picks > 0) - (one.picks > 0));
      const buttons = sorted.map(([picture, region, index]) => {
        const count = region.picks ? h("small", {}, this.words.picks.replace("%n", region.picks)) : null;
        const button = h("button", { type: "button", className: region.picks ? "pick primary" : "pick" }, region.hidden ? `🔒 ${region.name}` : region.name, count);
        button.addEventListener("click", () => {
          this.stageOf(picture.which).reveal(index, picture);
          this.tapped(picture.which, index);
        });
        return h("li", {}, button);
      });
      at("places").hidden = !buttons.length;
      at("places").querySelector("ul").replaceChildren(...buttons);
    });
  }
}

/** The answer with this number. */
function answerOf(number) {
  return document.querySelector(`[data-key="${number}"]`);
}

/** The numbers of the answers that one place shows, short enough for a pin. */
function numbers(keys) {
  const known = keys.filter(Boolean).sort((one, other) => one - other);
  if (known.at(-1) - known[0] === known.length - 1 && known.length > 2) return `${known[0]}–${known.at(-1)}`;
  return known.length > 2 ? `${known[0]}…` : known.join("·");
}

/** The part of a picture around a region, for the card of an answer; null for one that is too small to be seen. */
function cropped(picture, points, source) {
  const [xs, ys] = [0, 1].map((odd) => points.filter((_, index) => index % 2 === odd));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.max(CROP_PX[0] / wide, CROP_PX[1] / high);
  if (scale > SHARPEST) return null;
  const crop = h("span", { className: "crop", "aria-hidden": "true" });
  const from = [left + (wide - CROP_PX[0] / scale) / 2, top].map((start) => `${-start * scale}px`);
  crop.style.cssText = `width:${CROP_PX[0]}px;height:${CROP_PX[1]}px;background:url(${source}) ${from.join(" ")} / ${picture.wide * scale}px`;
  return crop;
}

window.touch = new Touch();
