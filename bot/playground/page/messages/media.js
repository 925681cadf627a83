// Pictures, files and embeds of a message.

import { h, icon } from "../dom.js";
import { inlineMarkdown, markdown } from "./markdown.js";
import { language } from "../strings.js";

/**
 * The address to load a picture or file from: the playground's own, as a path of this page's
 * origin; null for anything elsewhere, which this page never loads.
 */
export function localUrl(url) {
  let parsed;
  try {
    parsed = new URL(url, location.href);
  } catch {
    return null;
  }
  if (parsed.pathname.startsWith("/cdn/")) return parsed.pathname + parsed.search;
  return parsed.origin === location.origin ? parsed.href : null;
}

/**
 * A picture that opens large when pressed.
 * `media`: `url`, and if known `width`, `height` (pixels) and `description` (alt text).
 */
export function picture(media, context, { className = "picture", spoiler = false } = {}) {
  const alt = media.description || "";
  const source = localUrl(media.url);
  if (!source) return elsewhere(media.url, context);
  const label = context.words.enlarge(alt || context.words.noAlt);
  const image = h("img", {
    src: source,
    alt,
    width: media.width,
    height: media.height,
    decoding: "async",
    draggable: "false",
  });
  const open = () => context.openPicture(source, alt);
  const button = h("button", { class: className, type: "button", "aria-label": label }, image);
  if (media.width && media.height) {
    button.style.setProperty("--ratio", `${media.width} / ${media.height}`);
    button.style.setProperty("--natural", `${media.width}px`);
  }
  if (!spoiler) {
    button.addEventListener("click", open);
    return button;
  }
  button.classList.add("veiled");
  button.setAttribute("aria-label", context.words.spoiler);
  button.addEventListener("click", () => {
    if (!button.classList.contains("veiled")) return open();
    button.classList.remove("veiled");
    button.setAttribute("aria-label", label);
    return undefined;
  });
  return button;
}

function elsewhere(url, context) {
  if (!/^https?:/.test(url)) return h("span", { class: "file" }, context.words.picture);
  const props = { href: url, target: "_blank", rel: "noopener noreferrer", class: "file" };
  return h("a", props, icon("link"), h("span", {}, url));
}

const SIZES = ["B", "KB", "MB"];

function size(bytes, locale) {
  let amount = bytes;
  let unit = 0;
  while (amount >= 1024 && unit < SIZES.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  const number = new Intl.NumberFormat(language(locale), { maximumFractionDigits: unit ? 1 : 0 });
  const names = language(locale) === "fr" ? ["o", "Ko", "Mo"] : SIZES;
  return `${number.format(amount)} ${names[unit]}`;
}

/** A file to download: name and, where known, size in bytes. */
export function file(url, name, bytes, context) {
  const source = localUrl(url);
  if (!source) return elsewhere(url, context);
  return h(
    "a",
    { class: "file", href: source, download: name },
    icon("file"),
    h("span", { class: "file-name" }, name),
    bytes ? h("span", { class: "file-size" }, size(bytes, context.locale)) : null,
  );
}

function isPicture(attachment) {
  return attachment.content_type?.startsWith("image/") || /\.(png|jpe?g|webp|gif)$/i.test(attachment.filename);
}

/** Every address a message already shows inside an embed or a component. */
function shownElsewhere(message) {
  const urls = new Set();
  for (const embed of message.embeds ?? []) {
    for (const part of [embed.image, embed.thumbnail]) if (part?.url) urls.add(part.url);
  }
  const walk = (component) => {
    for (const media of [component.media, component.file]) if (media?.url) urls.add(media.url);
    for (const item of component.items ?? []) urls.add(item.media.url);
    for (const inner of component.components ?? []) walk(inner);
    if (component.accessory) walk(component.accessory);
  };
  for (const component of message.components ?? []) walk(component);
  return urls;
}

/** A message's attachments that nothing else in it shows. */
export function attachments(message, context) {
  const shown = shownElsewhere(message);
  const left = (message.attachments ?? []).filter((each) => !shown.has(each.url));
  const pictures = left.filter(isPicture);
  const files = left.filter((each) => !isPicture(each));
  const veiled = (each) => ({ spoiler: each.filename.startsWith("SPOILER_") });
  return [
    pictures.length > 1
      ? h("div", { class: "gallery", data: { count: pictures.length } },
          pictures.map((each) => picture(each, context, veiled(each))))
      : pictures.map((each) => picture(each, context, veiled(each))),
    files.map((each) => file(each.url, each.filename, each.size, context)),
  ];
}

/** One embed of a message; its picture borrows the alt text of the attachment it shows. */
export function embed(data, message, context) {
  const described = (media) => {
    const source = (message.attachments ?? []).find((each) => each.url === media.url);
    return { ...source, ...media, description: media.description ?? source?.description };
  };
  const box = h("div", { class: "embed" });
  if (data.color !== undefined && data.color !== null) {
    box.style.setProperty("--bar", `#${data.color.toString(16).padStart(6, "0")}`);
  }
  const text = h(
    "div",
    { class: "embed-text" },
    data.author?.name ? h("p", { class: "embed-author" }, data.author.name) : null,
    data.title ? h("p", { class: "embed-title" }, title(data, context)) : null,
    data.description ? h("div", { class: "md" }, markdown(data.description, context)) : null,
    data.fields?.length ? fields(data.fields, context) : null,
  );
  const thumbnail = data.thumbnail?.url
    ? picture(described(data.thumbnail), context, { className: "picture thumb" })
    : null;
  box.append(h("div", { class: "embed-top" }, text, thumbnail));
  if (data.image?.url) box.append(picture(described(data.image), context));
  const footer = [data.footer?.text, data.timestamp ? stamp(data.timestamp, context.locale) : null];
  const said = footer.filter(Boolean).join(" · ");
  if (said) box.append(h("p", { class: "embed-footer" }, said));
  return box;
}

function title(data, context) {
  const inside = inlineMarkdown(data.title, context);
  if (!/^https?:/.test(data.url ?? "")) return inside;
  return h("a", { href: data.url, target: "_blank", rel: "noopener noreferrer" }, inside);
}

function fields(list, context) {
  return h(
    "dl",
    { class: "embed-fields" },
    list.map((field) =>
      h(
        "div",
        { class: field.inline ? "embed-field inline" : "embed-field" },
        h("dt", {}, inlineMarkdown(field.name, context)),
        h("dd", { class: "md" }, markdown(field.value, context)),
      ),
    ),
  );
}

function stamp(when, locale) {
  const format = new Intl.DateTimeFormat(language(locale), { dateStyle: "short", timeStyle: "short" });
  return format.format(new Date(when));
}
