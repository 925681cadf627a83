// Which panes there are, who and where each one is; remembered by the browser.

const KEY = "playground.layout";
const MOST = 4;

export class Layout {
  /** `onChange()` is called after every change. */
  constructor(state, onChange) {
    this.state = state;
    this.onChange = onChange;
    this.count = 1;
    this.active = 0;
    this.panes = [];
    this.last = {}; // person -> the channel looked at last
    this.restore();
  }

  restore() {
    let kept = null;
    try {
      kept = JSON.parse(localStorage.getItem(KEY));
    } catch {
      // Storage may be switched off or hold something else; the default layout does.
    }
    if (!kept || !Array.isArray(kept.panes)) return;
    this.count = [1, 2, MOST].includes(kept.count) ? kept.count : 1;
    this.active = Math.min(Number(kept.active) || 0, this.count - 1);
    this.panes = kept.panes.slice(0, MOST);
    this.last = kept.last ?? {};
  }

  save() {
    const kept = { count: this.count, active: this.active, panes: this.panes, last: this.last };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // As above: the layout then lasts as long as the page.
    }
  }

  /** Make every pane valid: people and channels may have gone since. */
  settle() {
    const { state } = this;
    for (let index = 0; index < MOST; index += 1) {
      const pane = (this.panes[index] ??= {});
      if (!state.people.some((person) => person.id === pane.person)) {
        pane.person = state.people[index % state.people.length].id;
      }
      pane.channel = this.reachable(pane.person, pane.channel);
    }
  }

  /** The first of these channels that the person can see, else the first one there is. */
  reachable(person, ...wanted) {
    const open = this.state.reachable(person).map((channel) => channel.id);
    return wanted.find((id) => open.includes(id)) ?? open[0] ?? null;
  }

  get current() {
    return this.panes[this.active];
  }

  changed() {
    this.settle();
    this.save();
    this.onChange();
  }

  setCount(count) {
    this.count = count;
    this.active = Math.min(this.active, count - 1);
    this.changed();
  }

  activate(index) {
    if (index === this.active) return;
    this.active = index;
    this.changed();
  }

  setPerson(person, index = this.active) {
    const pane = this.panes[index];
    pane.channel = this.reachable(person, this.last[person], pane.channel);
    pane.person = person;
    this.changed();
  }

  setChannel(channel, index = this.active) {
    const pane = this.panes[index];
    pane.channel = channel;
    this.last[pane.person] = channel;
    this.changed();
  }

  /** Previous (-1) or next (1) channel of the active pane. */
  step(by) {
    const open = this.state.reachable(this.current.person).map((channel) => channel.id);
    const at = open.indexOf(this.current.channel);
    this.setChannel(open[(at + by + open.length) % open.length]);
  }
}
