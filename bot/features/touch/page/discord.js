// Inside Discord: the handshake of embedded apps. Messages are [opcode, data].
const HANDSHAKE = 0, FRAME = 1, CLOSE = 2;
const DISCORD = /^https:\/\/(ptb\.|canary\.)?(discord|discordapp)\.com$/;

class Embedded {
  /** The page's own line to Discord, if it was opened inside of it: it has a frame. */
  constructor() {
    const query = new URLSearchParams(location.search);
    this.frame = query.get("frame_id");
    this.instance = query.get("instance_id");
    this.waiting = new Map();
    this.peer = window.parent.opener ?? window.parent;
    try {
      this.origin = new URL(document.referrer).origin;
    } catch {
      this.origin = "";
    }
    this.trusted = DISCORD.test(this.origin) || (SETTING.parent !== "" && this.origin === SETTING.parent);
  }

  /** Who Discord says is here, as a code for the bot. Rejects where this is not Discord. */
  async code() {
    if (!this.trusted || !SETTING.client) throw new Error("not inside Discord");
    this.ready ??= new Promise((done) => (this.isReady = done));
    addEventListener("message", this.heard ??= (event) => this.hear(event));
    this.peer.postMessage([HANDSHAKE, { v: 1, encoding: "json", client_id: SETTING.client, frame_id: this.frame, sdk_version: "2.5.0" }], this.origin);
    await this.ready;
    const told = await this.command("AUTHORIZE", { client_id: SETTING.client, response_type: "code", state: "", prompt: "none", scope: ["identify"] });
    return told.code;
  }

  authenticate(token) {
    return this.command("AUTHENTICATE", { access_token: token });
  }

  command(cmd, args) {
    const nonce = crypto.randomUUID();
    const answered = new Promise((resolve, reject) => this.waiting.set(nonce, [resolve, reject]));
    this.peer.postMessage([FRAME, { cmd, args, nonce }], this.origin);
    return answered;
  }

  hear(event) {
    if (event.origin !== this.origin || event.source !== this.peer || !Array.isArray(event.data)) return;
    const [opcode, data] = event.data;
    if (opcode === CLOSE) removeEventListener("message", this.heard);
    if (opcode !== FRAME) return;
    if (data.cmd === "DISPATCH" && data.evt === "READY") this.isReady();
    const [resolve, reject] = this.waiting.get(data.nonce) ?? [];
    this.waiting.delete(data.nonce);
    if (data.evt === "ERROR") reject?.(new Error(data.data?.message));
    else resolve?.(data.data);
  }
}
