// The picture one touches: pinch, wheel, keys; a tap names the region under it.

const LARGEST = 8; // times as large as it fits
const STILL = 9; // pixels a finger may move while it taps
const PHONE = 600; // CSS pixels of a window below which a stage shows first what can be picked
const NEAREST = 3; // times as large as it fills the width, where the page itself comes near
const GLIDE_MS = 500; // for which a piece that moved is on its way
const MOTIONLESS = matchMedia("(prefers-reduced-motion: reduce)");
const PIN_PX = 30; // CSS pixels across a pin
const PIN_LINE = 3; // around it
const SHRUNK = 4; // pixels of a picture that are compared as one to find a quiet place for a pin
const PIN_SIZES = [1, 0.75, 0.55]; // a smaller one is tried where a large one has no room
const OUTSIDE = 1e3; // more than any edges
const CANDIDATES = 9; // places of a pin that are tried across a region, and as many down
const AROUND = 0.85; // of the stage is what can be picked, the rest what is around it

/** How wide a pin with this text is. */
function breadth(key) {
  return Math.max(PIN_PX, 8 * key.length + 12);
}

/** The outline of a pin with this text: its tip at 0 0, as wide as the text needs. */
function drop(key) {
  const half = breadth(key) / 2 - 15;
  return `M0 0L-7-12H${-half}a15 15 0 0 1 0-30H${half}a15 15 0 0 1 0 30H7Z`;
}

class Stage {
  /** `element` holds a world and what is said while it is empty; `onTap(index)`: a region was tapped. */
  constructor(element, onTap) {
    const world = element.querySelector(".world");
    Object.assign(this, { element, world, onTap, size: [1200, 900], zoom: 1, x: 0, y: 0, chosen: -1, held: false, regions: [], keys: [] });
    this.fingers = new Map();
    element.addEventListener("pointerdown", (event) => this.down(event));
    element.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) element.addEventListener(name, (event) => this.up(event, name));
    element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    element.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => {
      this.place();
      this.pin(this.keys);
    }).observe(element);
  }

  /** Show a picture (an object URL) with its regions. */
  show(picture, source) {
    const [wide, high] = this.size;
    if (wide !== picture.wide || high !== picture.high) Object.assign(this, { zoom: 1, x: 0, y: 0 });
    this.size = [picture.wide, picture.high];
    this.element.querySelector(".waiting").textContent = "";
    document.body.style.setProperty(`--${this.element.id}`, picture.high / picture.wide);
    const image = this.world.querySelector("img") ?? h("img");
    if (image.src !== source) Object.assign(image, { src: source, width: picture.wide, height: picture.high });
    image.alt = picture.alt;
    Object.assign(this, { regions: picture.regions, taken: picture.taken });
    if (this.source !== source) this.shades = null;
    this.source = source;
    image.decode().then(() => this.looked(image), () => {}); // a picture that was replaced has no colour to give
    const svg = vector("svg", { viewBox: `0 0 ${picture.wide} ${picture.high}`, width: picture.wide, height: picture.high, "aria-hidden": "true" }); // the list of places says them by name
    const shapes = picture.regions.map((region, index) =>
      vector("polygon", { points: region.points.join(" "), class: [region.picks && "open", region.hidden && "secret"].filter(Boolean).join(" "), "data-index": index }));
    const open = (shape) => Boolean(picture.regions[shape.dataset.index].picks);
    // what can be picked lies on top: a beast in the middle of a place must not catch its taps
    svg.append(...shapes.filter((shape) => !open(shape)), ...shapes.filter(open));
    this.world.replaceChildren(image, svg, ...this.glides(picture, source));
    this.choose(this.chosen);
    this.place();
    this.near(picture.regions);
  }

  /** Look at the pixels: what the picture does not cover has the colour of its lower edge, pins stand where little is drawn. */
  looked(image) {
    const [wide, high] = this.size.map((side) => Math.ceil(side / SHRUNK));
    const pen = Object.assign(document.createElement("canvas"), { width: wide, height: high }).getContext("2d", { willReadFrequently: true });
    pen.drawImage(image, 0, 0, wide, high);
    const { data } = pen.getImageData(0, 0, wide, high);
    const low = 4 * wide * (high - 1);
    this.element.style.background = `rgb(${data.slice(low, low + 3).join(" ")})`;
    const light = (at) => data[4 * at] * 0.3 + data[4 * at + 1] * 0.6 + data[4 * at + 2] * 0.1 || 0;
    const edges = Float32Array.from({ length: wide * high }, (_, at) => Math.abs(light(at) - light(at + 1)) + Math.abs(light(at) - light(at + wide)));
    this.shades = { wide, high, edges };
    this.pin(this.keys);
  }

  /** Put a pin on each region that one key (or several) answers; `keys`: a text for each region, "" for none. */
  pin(keys) {
    this.keys = keys;
    const svg = this.world.querySelector("svg");
    svg?.querySelectorAll(".pin").forEach((pin) => pin.remove());
    if (!svg || !this.shades) return;
    const taken = [...this.taken];
    keys.forEach((key, index) => {
      if (!key || !this.regions[index]) return;
      const spot = this.quietest(index, svg, breadth(key), taken);
      if (!spot) return; // its number stands in the list
      const [x, y, size, box] = spot;
      taken.push(box);
      const text = vector("text", { y: -20, "font-size": key.length > 2 ? 15 : 18, "font-weight": 700, "text-anchor": "middle" }, key);
      svg.append(vector("g", { class: "pin", transform: `translate(${x} ${y})` }, vector("g", { class: "drop" }, vector("g", { transform: `scale(${size})` }, vector("path", { d: drop(key) }), text))));
    });
  }

  /** Where the tip of a pin so wide stands, how large it is, and its box: within its region if it can, over nothing that is taken; null without room. */
  quietest(index, svg, whole, taken) {
    const { points } = this.regions[index];
    const shape = svg.querySelector(`polygon[data-index="${index}"]`);
    const [xs, ys] = [0, 1].map((odd) => points.filter((_, at) => at % 2 === odd));
    const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    let [best, least] = [null, Infinity];
    for (const size of PIN_SIZES) {
      const [wide, high, line] = [whole + PIN_LINE, 1.4 * PIN_PX + PIN_LINE, PIN_LINE].map((long) => (size * long) / this.filled);
      for (let down = 0; down < CANDIDATES; down++) {
        for (let across = CANDIDATES - 1; across >= 0; across--) {
          const [x, y] = [left + ((right - left) * (across + 0.5)) / CANDIDATES, top + ((low - top) * (down + 1)) / (CANDIDATES + 0.2)];
          if (y < high || x < wide / 2 || x > this.size[0] - wide / 2 || !shape.isPointInFill(new DOMPoint(x, y))) continue;
          const box = [x - wide / 2, y - high, x + wide / 2, y + line];
          if (taken.some((one) => box[0] < one[2] && one[0] < box[2] && box[1] < one[3] && one[1] < box[3])) continue;
          const out = Math.max(0, left - box[0]) + Math.max(0, box[2] - right) + Math.max(0, top - box[1]); // it covers other regions
          const cost = out ? OUTSIDE + out : this.busy(x - wide / 2, y - high, wide, high);
          if (cost < least) [best, least] = [[x, y, size, box], cost];
        }
      }
      if (least < OUTSIDE) break;
    }
    return best;
  }

  /** How much is drawn in a box of the picture: the mean of its edges. */
  busy(x, y, across, down) {
    const { wide, high, edges } = this.shades;
    let [sum, count] = [0, 0];
    for (let row = Math.max(0, Math.floor(y / SHRUNK)); row < Math.min(high, (y + down) / SHRUNK); row++) {
      for (let at = Math.max(0, Math.floor(x / SHRUNK)); at < Math.min(wide, (x + across) / SHRUNK); at++) {
        sum += edges[row * wide + at];
        count += 1;
      }
    }
    return count && sum / count;
  }

  /** What has moved since the picture before, gliding from where it was; nothing for whoever wants less motion. */
  glides(picture, source) {
    const [before, now] = [this.pieces ?? [], picture.pieces ?? []];
    const alike = this.shape === `${picture.which} ${picture.wide} ${picture.high}`;
    Object.assign(this, { pieces: now, shape: `${picture.which} ${picture.wide} ${picture.high}` });
    if (!alike || MOTIONLESS.matches) return [];
    const without = (some, others) => some.filter(([name, place]) => !others.some((one) => one[0] === name && one[1] === place));
    const left = without(before, now);
    return without(now, before).flatMap(([name, , x, y, right, low]) => {
      const from = left.find((one) => one[0] === name);
      if (!from) return [];
      const piece = h("i", { class: "glide" });
      piece.style.cssText = `left:${x}px;top:${y}px;width:${right - x}px;height:${low - y}px;background:url(${source}) -${x}px -${y}px`;
      piece.animate([{ transform: `translate(${from[2] - x}px, ${from[3] - y}px)` }, {}], { duration: GLIDE_MS, easing: "ease-in-out" }).finished.then(() => piece.remove());
      return [piece];
    });
  }

  clear(why) {
    this.element.querySelector(".waiting").textContent = why;
    this.world.replaceChildren();
    this.regions = [];
  }

  choose(index) {
    this.chosen = index;
    this.world.querySelectorAll("polygon").forEach((shape) => shape.classList.toggle("chosen", shape.dataset.index === String(index)));
  }

  get least() {
    return Math.min(this.element.clientWidth / this.size[0], this.element.clientHeight / this.size[1]);
  }

  /** The scale at which a picture is first seen: whole, and on a phone as wide as that. */
  get filled() {
    return Math.max(this.least, innerWidth < PHONE ? this.element.clientWidth / this.size[0] : 0);
  }

  /** Put the picture where zoom and place say, kept within the stage. */
  place(smooth = false) {
    const scale = this.least * this.zoom;
    const room = [this.element.clientWidth, this.element.clientHeight];
    const long = [this.size[0] * scale, this.size[1] * scale];
    const kept = (at, index) =>
      long[index] <= room[index] ? (room[index] - long[index]) / 2 : Math.min(0, Math.max(room[index] - long[index], at));
    this.x = kept(this.x, 0);
    this.y = this.element.id === "second" && long[1] <= room[1] ? 0 : kept(this.y, 1); // a sheet hangs from the top
    this.world.classList.toggle("smooth", smooth);
    this.element.classList.toggle("zoomed", this.zoom > 1.01);
    this.world.style.setProperty("--inverse", 1 / Math.max(scale, this.filled)); // pins are as large however near one is
    this.world.style.transform = `translate(${this.x}px, ${this.y}px) scale(${scale})`;
  }

  /** Zoom by a factor about a point of the stage (its middle if none is given). */
  by(factor, at, smooth = true) {
    const [x, y] = at ?? [this.element.clientWidth / 2, this.element.clientHeight / 2];
    this.held = true;
    const zoom = Math.min(LARGEST, Math.max(1, this.zoom * factor));
    const ratio = zoom / this.zoom;
    this.x = x - (x - this.x) * ratio;
    this.y = y - (y - this.y) * ratio;
    this.zoom = zoom;
    this.place(smooth);
  }

  fit() {
    this.zoom = 1;
    this.held = true;
    this.place(true);
  }

  /** On a phone, fill its width, and bring near what can be picked, unless the viewer has moved it. */
  near(regions) {
    const [wide, high] = [this.element.clientWidth, this.element.clientHeight];
    if (this.held || innerWidth >= PHONE) return;
    const open = regions.filter((region) => region.picks).map((region) => region.points);
    const fill = this.filled / this.least;
    Object.assign(this, { zoom: fill, x: 0, y: 0 });
    if (open.length) {
      const [[left, right], [top, low]] = [0, 1].map((odd) => {
        const values = open.flatMap((points) => points.filter((_, at) => at % 2 === odd));
        return [Math.min(...values), Math.max(...values)];
      });
      const scale = Math.min(wide / (right - left), high / (low - top)) * AROUND;
      this.zoom = Math.min(NEAREST * fill, Math.max(fill, scale / this.least));
      this.x = wide / 2 - ((left + right) / 2) * this.least * this.zoom;
      this.y = high / 2 - ((top + low) / 2) * this.least * this.zoom;
    }
    this.place(true);
  }

  /** Bring a region into sight. */
  reveal(index, picture) {
    if (this.zoom <= 1.01) return;
    const points = picture.regions[index].points;
    const middle = (odd) => {
      const values = points.filter((_, at) => at % 2 === odd);
      return (Math.min(...values) + Math.max(...values)) / 2;
    };
    const scale = this.least * this.zoom;
    this.x = this.element.clientWidth / 2 - middle(0) * scale;
    this.y = this.element.clientHeight / 2 - middle(1) * scale;
    this.place(true);
  }

  spot(event) {
    const box = this.element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  down(event) {
    if (event.button > 0) return;
    this.fingers.set(event.pointerId, this.spot(event));
    if (this.fingers.size === 1) Object.assign(this, { moved: false, from: this.spot(event), target: event.target });
    else this.moved = true;
  }

  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.spot(event);
    if (!this.moved && Math.hypot(now[0] - this.from[0], now[1] - this.from[1]) < STILL) return;
    this.moved = this.held = true;
    if (!this.element.hasPointerCapture(event.pointerId)) this.element.setPointerCapture(event.pointerId);
    this.element.classList.add("dragged");
    if (this.fingers.size === 2) {
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)[1];
      const factor = Math.hypot(now[0] - other[0], now[1] - other[1]) / Math.max(1, Math.hypot(before[0] - other[0], before[1] - other[1]));
      this.by(factor, [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2], false);
    } else {
      this.x += now[0] - before[0];
      this.y += now[1] - before[1];
      this.place();
    }
    this.fingers.set(event.pointerId, now);
  }

  up(event, name) {
    if (!this.fingers.delete(event.pointerId)) return;
    if (!this.fingers.size) this.element.classList.remove("dragged");
    const index = this.target?.dataset?.index;
    if (name === "pointerup" && !this.moved && index !== undefined) this.onTap(Number(index));
  }

  wheel(event) {
    event.preventDefault();
    this.by(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.002)), this.spot(event), false);
  }

  key(event) {
    const step = 60;
    const moves = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] };
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") this.by(1.4);
    else if (event.key === "-") this.by(1 / 1.4);
    else if (event.key === "0") this.fit();
    else if (moves[event.key] && this.zoom > 1.01) {
      this.held = true;
      this.x += moves[event.key][0];
      this.y += moves[event.key][1];
      this.place(true);
    } else return;
    event.preventDefault();
  }
}
