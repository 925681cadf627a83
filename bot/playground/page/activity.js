// An activity beside the channels: this page is Discord's client, and answers what the frame asks.

import { openBeside } from "./beside.js";

const HANDSHAKE = 0, FRAME = 1;

/** Open the activity for a person, and speak Discord's side of its handshake. */
export function openActivity(activity, context, ask) {
  const url = `${activity.url}?${new URLSearchParams(activity.query)}`;
  const frame = openBeside(url, context.words.activity, context.words);
  const origin = new URL(activity.url).origin;
  const send = (data) => frame.contentWindow?.postMessage([FRAME, data], origin);
  const commands = {
    AUTHORIZE: (args) => ask("authorize", { client_id: args.client_id, scope: args.scope }),
    AUTHENTICATE: (args) => ask("authenticate", { token: args.access_token }),
  };
  const hear = async (event) => {
    if (!frame.isConnected) removeEventListener("message", hear);
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const [opcode, data] = event.data;
    if (opcode === HANDSHAKE && data.client_id === activity.client_id && data.frame_id === activity.query.frame_id) {
      send({ cmd: "DISPATCH", evt: "READY", data: { v: 1, config: {} }, nonce: null });
    } else if (opcode === FRAME && commands[data.cmd]) {
      try {
        const told = await commands[data.cmd](data.args);
        send({ cmd: data.cmd, evt: null, data: told, nonce: data.nonce });
      } catch (failure) {
        send({ cmd: data.cmd, evt: "ERROR", data: { code: 4000, message: failure.message }, nonce: data.nonce });
      }
    }
  };
  addEventListener("message", hear);
}
