// Slash commands as a person sees them: flattened, translated, filtered, searched, checked.

import { plain } from "../dom.js";
import { localised } from "../strings.js";

export const SUB = 1;
export const GROUP = 2;
export const STRING = 3;
export const INTEGER = 4;
export const BOOLEAN = 5;
export const USER = 6;
export const CHANNEL = 7;
export const NUMBER = 10;

/**
 * The commands a person may use in a channel, subcommands flattened:
 * `{path, shown, description, options}`; `path` is sent, `shown` is read.
 */
export function usable(commands, person, channel) {
  const place = channel.kind === "dm" ? 1 : 0;
  const found = [];
  for (const command of commands) {
    if ((command.type ?? 1) !== 1) continue;
    if (command.contexts && !command.contexts.includes(place)) continue;
    if (place === 0 && !allowed(command, person)) continue;
    if (place === 1 && command.guild_id) continue;
    flatten(command, "", "", person.locale, found);
  }
  return found.sort((a, b) => a.shown.localeCompare(b.shown));
}

/** How a command is called in a reader's language; its plain path when nobody knows it any more. */
export function shownName(commands, path, locale) {
  const all = [];
  for (const command of commands) flatten(command, "", "", locale, all);
  return all.find((command) => command.path === path)?.shown ?? path;
}

function allowed(command, person) {
  const needed = command.default_member_permissions;
  if (needed === null || needed === undefined) return true;
  const ADMINISTRATOR = 8n;
  const has = BigInt(person.permissions ?? 0);
  return (has & ADMINISTRATOR) !== 0n || (has & BigInt(needed)) === BigInt(needed);
}

function flatten(node, path, shown, locale, into) {
  const here = `${path} ${node.name}`.trim();
  const read = `${shown} ${localised(node, "name", locale)}`.trim();
  const options = node.options ?? [];
  if (options.some((option) => option.type === SUB || option.type === GROUP)) {
    for (const option of options) flatten(option, here, read, locale, into);
    return;
  }
  into.push({
    path: here,
    shown: read,
    description: localised(node, "description", locale) ?? "",
    options: options.map((option) => ({
      ...option,
      shown: localised(option, "name", locale),
      about: localised(option, "description", locale) ?? "",
      choices: option.choices?.map((choice) => ({
        label: localised(choice, "name", locale),
        value: choice.value,
      })),
    })),
  });
}

// What helps where nothing is played yet, and where something is; by path, the first first.
const TO_BEGIN = ["game learn", "game new", "help", "rules"];
const TO_PLAY = ["play", "sheet", "game board", "rules", "help"];

/**
 * The commands in groups, those for now first: `[{command, group}]`. `playing`: whether somebody is
 * called to play in the channel.
 */
export function grouped(list, playing, words) {
  const wanted = playing ? TO_PLAY : TO_BEGIN;
  const now = wanted.map((path) => list.find((command) => command.path === path)).filter(Boolean);
  const rest = list.filter((command) => !now.includes(command));
  const family = (command) => command.shown.split(" ")[0];
  const large = (command) => rest.filter((each) => family(each) === family(command)).length > 1;
  const alone = rest.filter((command) => !large(command));
  return [
    ...now.map((command) => ({ command, group: words.forNow })),
    ...alone.map((command) => ({ command, group: words.commands })),
    ...rest.filter(large).map((command) => ({ command, group: `/${family(command)}` })),
  ];
}

/** Whether one of these messages of the bot leads to a move. */
export function leadsToPlay(messages) {
  return messages.slice(-20).some((message) => JSON.stringify(message.components ?? []).includes(':play"'));
}

/** Commands that match what was typed after the slash, best first. */
export function search(list, typed) {
  const wanted = plain(typed).trim();
  if (!wanted) return list;
  const ranked = [];
  for (const command of list) {
    const names = [plain(command.shown), plain(command.path)];
    if (names.some((name) => name.startsWith(wanted))) ranked.push([0, command]);
    else if (names.some((name) => name.split(" ").some((w) => w.startsWith(wanted)))) {
      ranked.push([1, command]);
    } else if (names.some((name) => name.includes(wanted))) ranked.push([2, command]);
    else if (wanted.length > 2 && plain(command.description).includes(wanted)) {
      ranked.push([3, command]);
    }
  }
  return ranked.sort((a, b) => a[0] - b[0]).map(([, command]) => command);
}

/**
 * A typed line as a command: `{command, values}`, or null while it names none completely.
 * "/game new seats:3" gives the command "game new" and `{seats: "3"}`.
 */
export function parseTyped(list, line) {
  const text = line.replace(/^\//, "");
  let best = null;
  for (const command of list) {
    for (const name of [command.shown, command.path]) {
      const fits = text === name || text.startsWith(`${name} `);
      if (fits && (!best || name.length > best.name.length)) best = { command, name };
    }
  }
  if (!best) return null;
  return { command: best.command, values: typedOptions(best.command, text.slice(best.name.length)) };
}

function typedOptions(command, text) {
  const values = {};
  const marks = [...text.matchAll(/(?:^|\s)([\p{L}\p{N}_-]+):/gu)]
    .map((match) => ({ match, option: byName(command, match[1]) }))
    .filter(({ option }) => option);
  marks.forEach(({ match, option }, index) => {
    const end = marks[index + 1]?.match.index ?? text.length;
    values[option.name] = text.slice(match.index + match[0].length, end).trim();
  });
  return values;
}

/** The option called `name`, by its own or its translated name. */
export function byName(command, name) {
  return command.options.find((option) => option.name === name || option.shown === name);
}

/**
 * Check one filled option: `{value}` to send, or `{error}` in the reader's words.
 * `picked` is the suggestion whose label is in the field, if any; `known` the whole list for
 * kinds that only take what is on a list.
 */
export function checkOption(option, text, picked, known, words) {
  const typed = text.trim();
  if (typed === "" && !picked) return option.required ? { error: words.errRequired } : {};
  if (picked) return { value: picked.value };
  if (known) {
    const wanted = plain(typed);
    const same = known.find((item) => plain(item.label) === wanted || String(item.value) === typed);
    return same ? { value: same.value } : { error: words.errChoice };
  }
  if (option.type === INTEGER || option.type === NUMBER) return checkNumber(option, typed, words);
  if (option.min_length && typed.length < option.min_length) {
    return { error: words.errShort(option.min_length) };
  }
  if (option.max_length && typed.length > option.max_length) {
    return { error: words.errLong(option.max_length) };
  }
  return { value: typed };
}

function checkNumber(option, typed, words) {
  const whole = option.type === INTEGER;
  const number = Number(typed.replace(",", "."));
  if (whole && !/^[-+]?\d+$/.test(typed)) return { error: words.errInteger };
  if (!Number.isFinite(number)) return { error: words.errNumber };
  if (option.min_value !== undefined && number < option.min_value) {
    return { error: words.errMin(option.min_value) };
  }
  if (option.max_value !== undefined && number > option.max_value) {
    return { error: words.errMax(option.max_value) };
  }
  return { value: number };
}
