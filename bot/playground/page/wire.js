// The connection to the playground: one WebSocket for all four people.
// Asks (`ask`) come back as promises; everything pushed goes to `onEvent`.

const FIRST_WAIT = 500; // milliseconds before the first new attempt
const LONGEST_WAIT = 10_000;
const PATIENCE = 20_000; // the server answers within 3 s; later than this the line is dead

/** A refused or failed ask: `code` as in bot/playground/README.md, or `lost` / `slow` of our own. */
export class Failed extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

export class Wire {
  /** `onEvent(event)`: pushed messages; `onLine({up, retryAt})`: the line came or went. */
  constructor(url, { onEvent, onLine }) {
    this.url = url;
    this.onEvent = onEvent;
    this.onLine = onLine;
    this.asked = new Map();
    this.ref = 0;
    this.wait = FIRST_WAIT;
    this.timer = 0;
    this.socket = null;
  }

  /** Open the line; also "try now" while waiting for the next attempt. */
  connect() {
    clearTimeout(this.timer);
    this.onLine({ up: false, retryAt: 0 });
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.wait = FIRST_WAIT;
      this.onLine({ up: true, retryAt: 0 });
    });
    socket.addEventListener("message", (frame) => this.take(JSON.parse(frame.data)));
    socket.addEventListener("close", () => this.lose(socket));
  }

  take(event) {
    if (event.type !== "result") {
      this.onEvent(event);
      return;
    }
    const waiting = this.asked.get(event.ref);
    if (!waiting) return;
    this.asked.delete(event.ref);
    clearTimeout(waiting.timer);
    if (event.ok) waiting.resolve(event);
    else waiting.reject(new Failed(event.error?.code ?? "unknown", event.error?.message ?? ""));
  }

  lose(socket) {
    if (socket !== this.socket) return;
    this.socket = null;
    for (const { reject, timer } of this.asked.values()) {
      clearTimeout(timer);
      reject(new Failed("lost", "connection lost"));
    }
    this.asked.clear();
    // A little chance, so that several pages do not all come back in the same instant.
    const wait = this.wait * (0.8 + Math.random() * 0.4);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    this.timer = setTimeout(() => this.connect(), wait);
    this.onLine({ up: false, retryAt: Date.now() + wait });
  }

  /** Ask the server to do something as a person; resolves with the result, rejects with `Failed`. */
  ask(what, as, fields = {}) {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Failed("lost", "not connected"));
    }
    this.ref += 1;
    const ref = this.ref;
    this.socket.send(JSON.stringify({ ref, do: what, as, ...fields }));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.asked.delete(ref);
        reject(new Failed("slow", "no answer"));
      }, PATIENCE);
      this.asked.set(ref, { resolve, reject, timer });
    });
  }
}
