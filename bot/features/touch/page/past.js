// A finished game, move by move: one position is asked for at a time.

const NAMES = [["first", "first"], ["back", "back"], ["forward", "forward"], ["last", "last"], ["move", "move"], ["view", "view"], ["past", "past"]];

/** What the address holds after its #: the entry (a token and a language), a game and a move of it. */
function addressed() {
  const parts = location.hash.slice(1).split("&");
  const named = (name) => parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
  return { entry: parts.find((part) => part && !/^(move|game)=/.test(part)) ?? "", game: named("game"), move: named("move") };
}

/** A typed number; what is none goes to the bot as it is, which says in a sentence what is wrong. */
const numbered = (text) => (/^-?\d{1,9}$/.test(text.trim()) ? Number(text) : text);

class Past {
  constructor(touch) {
    // `now`: the shown position; null: the page shows the table as it is
    Object.assign(this, { touch, ...addressed(), now: null, sheet: false, busy: false, queued: null });
    for (const name of ["first", "back", "forward", "last"]) at(name).addEventListener("click", () => this.step(name));
    at("move").addEventListener("change", () => this.want(() => ({ move: numbered(at("move").value) })));
    at("view").addEventListener("change", () => this.want(() => ({})));
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /** Go to the move of the address, if it names one. */
  begin() {
    const { move, game } = this;
    this.move = undefined;
    if (move !== undefined) this.visit({ game: game ?? this.touch.state.game, move });
  }

  key(event) {
    const name = { ArrowLeft: "back", ArrowRight: "forward" }[event.key];
    const elsewhere = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (!name || elsewhere || at("past").hidden || event.target.closest?.("input, select, textarea")) return;
    event.preventDefault();
    this.step(name);
  }

  step(name) {
    // without a position the last one is asked for first: it says how many there are
    if (!this.now && ["back", "forward"].includes(name)) this.want(() => ({ move: null }));
    const steps = {
      first: () => 0,
      back: (now) => Math.max(now.move - 1, 0),
      forward: (now) => Math.min(now.move + 1, now.last),
      last: () => null,
    };
    this.want((now) => ({ move: steps[name](now) }));
  }

  /** Ask for a position that `make` chooses from the shown one; while one is asked for, the latest wish waits. */
  want(make) {
    if (this.touch.socket?.readyState !== WebSocket.OPEN) return;
    if (this.busy) {
      this.queued = make;
      return;
    }
    this.busy = true;
    const view = at("view").value || "all";
    this.touch.send({ do: "past", move: this.now?.move ?? null, view, sheet: this.sheet, ...make(this.now) });
  }

  /** The position came. */
  told(position) {
    const { touch } = this;
    const before = this.now;
    this.now = position;
    this.sheet = position.sheet;
    if (before?.sheet !== position.sheet) touch.stage.held = false;
    touch.which = "past";
    touch.say("");
    touch.close();
    this.address();
    touch.tabs();
    touch.draw();
    this.free();
  }

  /** The address of what is shown: it keeps the entry. */
  address() {
    const move = this.now && `move=${this.now.move}`;
    history.replaceState(null, "", `#${[this.entry, move].filter(Boolean).join("&")}`);
  }

  /** Go to a move that an address names, if it is of this game. */
  visit({ game, move }) {
    this.address(); // a reload needs the entry, which a shared address lacks
    if (game === this.touch.state.game) this.want(() => ({ move: numbered(move) }));
    else this.touch.say(this.touch.words.foreign);
  }

  /** Nothing is asked for any more; `refused`: neither is what waits. */
  free(refused = false) {
    const make = refused ? null : this.queued;
    Object.assign(this, { busy: false, queued: null });
    this.draw();
    if (make) this.want(make);
  }

  /** The table's state came: the bar is there once the game has ended. */
  stands(before) {
    const { state } = this.touch;
    if (!before) this.begin();
    if (!state.past) this.leave();
    else if (this.now && before?.locale !== state.locale) this.want(() => ({}));
  }

  /** The game runs again, or never ended. */
  leave() {
    if (!this.now) return;
    Object.assign(this, { now: null, sheet: false });
    delete this.touch.pictures.past;
    this.address();
    this.touch.turn("board");
    this.touch.draw();
  }

  draw() {
    const { now, touch } = this;
    const { words, state } = touch;
    at("past").hidden = !state?.past;
    at("told").hidden = !now;
    if (!state?.past) return;
    touch.part("view", state.past, () => {
      const chosen = at("view").value || "all";
      at("view").replaceChildren(...state.past.map((one) => h("option", { value: one.view, selected: one.view === chosen }, one.label)));
    });
    if (now) at("view").value = now.view;
    at("move").value = String(now ? now.move : state.moves);
    at("of").textContent = words.of.replace("%n", now ? now.last : state.moves);
    at("here").hidden = !now;
    if (!now) return;
    Object.assign(at("here"), { href: `#game=${state.game}&move=${now.move}`, textContent: words.here });
    for (const name of ["first", "back"]) at(name).setAttribute("aria-disabled", String(now.move === 0));
    for (const name of ["forward", "last"]) at(name).setAttribute("aria-disabled", String(now.move === now.last));
    touch.part("told", [now.told, touch.locale], () => at("told").replaceChildren(...rich(now.told, touch.locale)));
  }
}
