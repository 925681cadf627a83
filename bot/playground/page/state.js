// What the page knows: people, channels, messages, commands, unread counts.
// Changed only by what the server pushes (`take`) and by the page's own notes.

const KEPT = 400; // messages kept per channel

/** Numeric order of two snowflakes given as decimal strings. */
function before(a, b) {
  return a.length === b.length ? a < b : a.length < b.length;
}

export class State {
  constructor() {
    this.ready = false;
    this.watchers = new Set();
    this.notes = []; // the page's own lines: a command being sent, or one that failed
    this.faults = new Map(); // "person:message" -> sentence shown under that message
    this.typing = new Map(); // channel -> until (ms)
    this.serial = 0;
    this.epoch = 0; // rises when names may have changed, so that texts are drawn again
  }

  /** Call `watch(event)` after every change; `event.type` as pushed, or `note`, `fault`. */
  watch(watch) {
    this.watchers.add(watch);
  }

  say(event) {
    for (const watch of this.watchers) watch(event);
  }

  /** Take one pushed event. */
  take(event) {
    const take = TAKE[event.type];
    if (!take) return;
    take(this, event);
    this.say(event);
  }

  person(id) {
    if (id === this.bot?.id) return this.bot;
    return this.people.find((person) => person.id === id);
  }

  channel(id) {
    return this.channels.get(id);
  }

  /** Channels a person sees: `{texts: [{channel, threads}], directs}`. */
  channelsOf(personId) {
    const all = [...this.channels.values()];
    const order = (a, b) => a.position - b.position || (before(a.id, b.id) ? -1 : 1);
    const directs = all.filter((c) => c.kind === "dm" && c.person_id === personId);
    const inside = this.guild.here && this.person(personId)?.member !== false;
    const texts = inside ? all.filter((c) => c.kind === "text").sort(order) : [];
    return {
      texts: texts.map((channel) => ({
        channel,
        threads: all
          .filter((c) => c.kind === "thread" && c.parent_id === channel.id && !c.archived)
          .sort(order),
      })),
      directs,
    };
  }

  /** The same channels as one list, in the order of the rail. */
  reachable(personId) {
    const { texts, directs } = this.channelsOf(personId);
    return [...texts.flatMap(({ channel, threads }) => [channel, ...threads]), ...directs];
  }

  /** What a channel is called for its reader: a DM bears the bot's name. */
  nameOf(channel) {
    return channel.kind === "dm" ? this.bot.name : channel.name;
  }

  messagesFor(channelId, personId) {
    const all = this.messages.get(channelId) ?? [];
    return all.filter((message) => !message.only_for || message.only_for === personId);
  }

  message(id) {
    for (const list of this.messages.values()) {
      const found = list.find((message) => message.id === id);
      if (found) return found;
    }
    return undefined;
  }

  unreadOf(personId, channelId) {
    return this.unread[personId]?.[channelId] ?? 0;
  }

  /** Everything a person has not seen, DMs apart. */
  unreadTotal(personId) {
    return this.reachable(personId).reduce((sum, c) => sum + this.unreadOf(personId, c.id), 0);
  }

  /** Add one of the page's own lines to a channel, seen by one person only; returns it. */
  addNote(note) {
    this.serial += 1;
    const made = { ...note, id: `note-${this.serial}`, at: Date.now() };
    this.notes.push(made);
    this.say({ type: "note" });
    return made;
  }

  changeNote(note, changes) {
    const at = this.notes.indexOf(note);
    if (at < 0) return;
    if (changes) this.notes[at] = { ...note, ...changes };
    else this.notes.splice(at, 1);
    this.say({ type: "note" });
  }

  /** Set (or with null clear) the sentence under a message for one person. */
  fault(personId, messageId, sentence) {
    const key = `${personId}:${messageId}`;
    if ((this.faults.get(key) ?? null) === sentence) return;
    if (sentence) this.faults.set(key, sentence);
    else this.faults.delete(key);
    this.say({ type: "fault" });
  }

  put(message) {
    const list = this.messages.get(message.channel_id) ?? [];
    const at = list.findIndex((each) => each.id === message.id);
    if (at >= 0) {
      list[at] = message;
    } else {
      let place = list.length;
      while (place > 0 && before(message.id, list[place - 1].id)) place -= 1;
      list.splice(place, 0, message);
      if (list.length > KEPT) list.splice(0, list.length - KEPT);
    }
    this.messages.set(message.channel_id, list);
    if (message.author.id === this.bot.id) this.typing.delete(message.channel_id);
  }
}

const TAKE = {
  snapshot(state, event) {
    state.bot = event.bot;
    state.guild = event.guild;
    state.people = event.people;
    state.channels = new Map(event.channels.map((channel) => [channel.id, channel]));
    state.messages = new Map(Object.entries(event.messages));
    state.commands = event.commands;
    state.unread = event.unread ?? {};
    state.notes = [];
    state.faults.clear();
    state.epoch += 1;
    state.ready = true;
  },
  message(state, event) {
    state.put(event.message);
    for (const [person, count] of Object.entries(event.unread ?? {})) {
      (state.unread[person] ??= {})[event.message.channel_id] = count;
    }
  },
  message_update(state, event) {
    state.put(event.message);
    for (const person of state.people) state.faults.delete(`${person.id}:${event.message.id}`);
  },
  message_delete(state, event) {
    const list = state.messages.get(event.channel) ?? [];
    state.messages.set(event.channel, list.filter((message) => message.id !== event.id));
  },
  channel(state, event) {
    state.channels.set(event.channel.id, event.channel);
    state.epoch += 1;
  },
  channel_gone(state, event) {
    state.channels.delete(event.channel);
    state.epoch += 1;
  },
  person(state, event) {
    const at = state.people.findIndex((person) => person.id === event.person.id);
    if (at >= 0) state.people[at] = event.person;
    else state.people.push(event.person);
    state.epoch += 1;
  },
  guild(state, event) {
    state.guild = { ...state.guild, ...event.guild };
  },
  commands(state, event) {
    state.commands = event.commands;
  },
  typing(state, event) {
    state.typing.set(event.channel, Date.now() + 8000);
  },
  unread(state, event) {
    (state.unread[event.person] ??= {})[event.channel] = event.count;
  },
  bot(state, event) {
    state.bot = { ...state.bot, online: event.online };
  },
};
