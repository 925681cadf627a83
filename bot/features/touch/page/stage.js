// The picture one touches: pinch, wheel, keys; a tap names the region under it.

const LARGEST = 8; // times as large as it fits
const STILL = 9; // pixels a finger may move while it taps
const PHONE = 600; // CSS pixels of a window below which a stage shows first what can be picked
const NEAREST = 3; // times as large as it fills the width, where the page itself comes near
const GLIDE_MS = 500; // for which a piece that moved is on its way
const MOTIONLESS = matchMedia("(prefers-reduced-motion: reduce)");
const AROUND = 0.85; // of the stage is what can be picked, the rest what is around it

class Stage {
  /** `element` holds a world and what is said while it is empty; `onTap(index)`: a region was tapped. */
  constructor(element, onTap) {
    const world = element.querySelector(".world");
    Object.assign(this, { element, world, onTap, size: [1200, 900], zoom: 1, x: 0, y: 0, chosen: -1, held: false });
    this.fingers = new Map();
    element.addEventListener("pointerdown", (event) => this.down(event));
    element.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) element.addEventListener(name, (event) => this.up(event, name));
    element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    element.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => this.place()).observe(element);
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
    image.decode().then(() => this.ground(image), () => {}); // a picture that was replaced has no colour to give
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `0 0 ${picture.wide} ${picture.high}`);
    svg.setAttribute("width", picture.wide);
    svg.setAttribute("height", picture.high);
    svg.setAttribute("aria-hidden", "true"); // the list of places says them by name
    const shapes = picture.regions.map((region, index) => {
      const shape = document.createElementNS("http://www.w3.org/2000/svg", "polygon");
      shape.setAttribute("points", region.points.join(" "));
      shape.setAttribute("class", region.picks ? "open" : "");
      shape.dataset.index = index;
      return shape;
    });
    const open = (shape) => Boolean(picture.regions[shape.dataset.index].picks);
    // what can be picked lies on top: a beast in the middle of a place must not catch its taps
    svg.append(...shapes.filter((shape) => !open(shape)), ...shapes.filter(open));
    this.world.replaceChildren(image, svg, ...this.glides(picture, source));
    this.choose(this.chosen);
    this.place();
    this.near(picture.regions);
  }

  /** What the picture does not cover has the colour of its lower edge. */
  ground(image) {
    const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
    pen.drawImage(image, 0, image.naturalHeight - 1, 1, 1, 0, 0, 1, 1);
    this.element.style.background = `rgb(${pen.getImageData(0, 0, 1, 1).data.slice(0, 3).join(" ")})`;
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
  }

  choose(index) {
    this.chosen = index;
    this.world.querySelectorAll("polygon").forEach((shape) => shape.classList.toggle("chosen", shape.dataset.index === String(index)));
  }

  get least() {
    return Math.min(this.element.clientWidth / this.size[0], this.element.clientHeight / this.size[1]);
  }

  /** Put the picture where zoom and place say, kept within the stage. */
  place(smooth = false) {
    const scale = this.least * this.zoom;
    const room = [this.element.clientWidth, this.element.clientHeight];
    const long = [this.size[0] * scale, this.size[1] * scale];
    const kept = (at, index) =>
      long[index] <= room[index] ? (room[index] - long[index]) / 2 : Math.min(0, Math.max(room[index] - long[index], at));
    this.x = kept(this.x, 0);
    this.y = kept(this.y, 1);
    this.world.classList.toggle("smooth", smooth);
    this.element.classList.toggle("zoomed", this.zoom > 1.01);
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
    const fill = Math.max(1, wide / this.size[0] / this.least);
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
