// Draws charts of the last minutes with one point for each second. Each chart also has a text description.

import { at, el, svg, write } from "./dom.js";
import { clock } from "./format.js";

const SECONDS = 300;
const [LEFT, RIGHT, TOP, BOTTOM] = [52, 8, 10, 24];

/** The smallest number of the form 1, 2 or 5 times a power of ten that is at least `value`. */
function rounded(value) {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((factor) => factor * power).find((bound) => bound >= value * 0.999);
}

export class Chart {
  /**
   * @param series {name, tone, read: point => number or null}[]
   * @param show formats a value as text
   * @param height the picture's height in pixels; its width is that of its container
   */
  constructor(id, title, series, show, height = 150) {
    Object.assign(this, { title, series, show, height, width: 640, points: [], needle: null });
    const place = at(id);
    // The picture is a slider over time. Arrow keys move its needle, and screen readers read the needle's
    // value.
    this.picture = svg("svg", { role: "slider", tabindex: "0", "aria-label": `${title}: no figures yet`, "aria-valuemin": -SECONDS, "aria-valuemax": 0, "aria-valuenow": 0, "aria-valuetext": "no figures yet" });
    this.figures = series.map(() => el("b", {}, "–"));
    this.moment = el("span", {}, "now");
    const legend = el("ul", { class: "legend" }, series.map((one, index) => el("li", {},
      svg("svg", { viewBox: "0 0 26 10", "aria-hidden": "true" }, svg("path", { class: `line tone-${one.tone}`, d: "M1 5H25" })),
      one.name, this.figures[index])), el("li", {}, this.moment));
    place.append(this.picture, legend);
    new ResizeObserver(() => this.fit(place.clientWidth)).observe(place);
    this.fit(place.clientWidth);
    this.picture.addEventListener("pointermove", (event) => this.point(event));
    this.picture.addEventListener("pointerleave", () => { this.needle = null; this.draw(); });
    this.picture.addEventListener("keydown", (event) => this.press(event));
  }

  /** Sets the picture's width. One unit of the picture is one pixel, so that its text has the normal size. */
  fit(width) {
    if (width === 0 || width === this.fitted) return;
    this.width = this.fitted = width;
    this.picture.setAttribute("viewBox", `0 0 ${width} ${this.height}`);
    this.draw();
  }

  /** Adds a point, which `draw` then shows. @param moment milliseconds since 1970 */
  add(moment, figures) {
    // If the clock was set back, the chart begins anew.
    if (this.points.length > 0 && moment < this.points.at(-1).moment) this.points = [];
    this.points.push({ moment, values: this.series.map((one) => one.read(figures)) });
    const oldest = moment - SECONDS * 1000;
    while (this.points.length > 0 && this.points[0].moment < oldest) this.points.shift();
  }

  point(event) {
    if (this.points.length === 0) return;
    const box = this.picture.getBoundingClientRect();
    const place = ((event.clientX - box.left) / box.width) * this.width;
    const last = this.points.at(-1).moment;
    const wanted = last - (1 - (place - LEFT) / (this.width - LEFT - RIGHT)) * SECONDS * 1000;
    this.needle = this.points.reduce((best, one) => (Math.abs(one.moment - wanted) < Math.abs(best.moment - wanted) ? one : best)).moment;
    this.draw();
  }

  /** Moves the needle: arrow keys by one point, page keys by ten, Home to the oldest, End to the newest. */
  press(event) {
    const last = this.points.length - 1;
    const steps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10, Home: -Infinity, End: Infinity, Escape: Infinity };
    if (last < 0 || !(event.key in steps)) return;
    event.preventDefault();
    const place = this.needle === null ? last : this.points.findIndex((point) => point.moment === this.needle);
    const next = Math.max(0, Math.min(last, (place < 0 ? last : place) + steps[event.key]));
    this.needle = next === last ? null : this.points[next].moment;
    this.draw();
  }

  x(moment) {
    return LEFT + (1 - (this.points.at(-1).moment - moment) / (SECONDS * 1000)) * (this.width - LEFT - RIGHT);
  }

  draw() {
    const known = this.points.flatMap((point) => point.values).filter((value) => value !== null);
    const most = rounded(Math.max(0, ...known));
    const y = (value) => TOP + (1 - value / most) * (this.height - TOP - BOTTOM);
    const base = this.height - BOTTOM;
    // If two axis labels round to the same text, only one of them is shown.
    const [low, middle, high] = [0, 0.5, 1].map((share) => this.show(most * share));
    const marks = [low, middle === low || middle === high ? "" : middle, high === low ? "" : high];
    const parts = marks.map((text, place) => [
      svg("path", { class: "grid", d: `M${LEFT} ${y((most * place) / 2)}H${this.width - RIGHT}` }),
      svg("text", { class: "axis-text y", x: LEFT - 8, y: y((most * place) / 2) }, text),
    ]);
    parts.push(svg("text", { class: "axis-text", x: LEFT, y: this.height - 6 }, "5 minutes ago"));
    parts.push(svg("text", { class: "axis-text x-end", x: this.width - RIGHT, y: this.height - 6 }, "now"));
    this.series.forEach((one, index) => {
      const found = this.points.filter((point) => point.values[index] !== null);
      if (found.length === 0) return;
      const line = found.map((point, place) => `${place ? "L" : "M"}${this.x(point.moment).toFixed(1)} ${y(point.values[index]).toFixed(1)}`).join("");
      if (index === 0) parts.push(svg("path", { class: `area tone-${one.tone}`, d: `${line}V${base}H${this.x(found[0].moment).toFixed(1)}Z` }));
      parts.push(svg("path", { class: `line tone-${one.tone}`, d: line }));
    });
    const shown = this.points.find((point) => point.moment === this.needle) ?? this.points.at(-1);
    if (this.needle !== null && shown) {
      parts.push(svg("path", { class: "needle", d: `M${this.x(shown.moment).toFixed(1)} ${TOP}V${base}` }));
    }
    this.picture.replaceChildren(...parts.flat());
    this.tell(shown);
  }

  tell(shown) {
    if (!shown) return;
    shown.values.forEach((value, index) => write(this.figures[index], value === null ? "–" : this.show(value)));
    write(this.moment, this.needle === null ? "" : `at ${clock(new Date(shown.moment))}`);
    const words = this.series.map((one, index) => {
      const values = this.points.map((point) => point.values[index]).filter((value) => value !== null);
      if (values.length === 0) return `${one.name} unknown`;
      return `${one.name} ${this.show(values.at(-1))} now, at most ${this.show(Math.max(...values))}`;
    });
    const when = this.needle === null ? "now" : `at ${clock(new Date(shown.moment))}`;
    const said = this.series.map((one, index) => `${one.name} ${shown.values[index] === null ? "unknown" : this.show(shown.values[index])}`);
    this.picture.setAttribute("aria-valuenow", String(Math.round((shown.moment - this.points.at(-1).moment) / 1000)));
    this.picture.setAttribute("aria-valuetext", `${when}: ${said.join(", ")}`);
    this.picture.setAttribute("aria-label", `${this.title}, the last five minutes: ${words.join("; ")}`);
  }
}
