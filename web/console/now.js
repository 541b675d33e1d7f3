// Shows the edge's own figures for each second: tiles, charts, refusals, models.

import { at, bar, el, write } from "./dom.js";
import { Chart } from "./chart.js";
import { clock, count, large, money, rate, share, span, word } from "./format.js";

/** Decisions that are not refusals by a limit: forwarded, invalid and repeated requests. */
const OTHERS = new Set(["allowed", "passed", "bad_request", "unknown_model", "unknown_address", "repeat"]);
/**
 * The name that stands for all models that the configuration does not name. Callers choose such names, and a
 * metric must not contain a caller's text.
 */
const OTHER = "other";
const FEED_LINES = 6;
const RECENT = 10;

const admitted = (second) => (second.decisions.allowed ?? 0) + (second.decisions.passed ?? 0);
const refusals = (decisions) => Object.entries(decisions).filter(([reason, times]) => !OTHERS.has(reason) && times > 0);
const refused = (second) => refusals(second.decisions).reduce((sum, [, times]) => sum + times, 0);
const tokens = (second) => second.input_tokens + second.output_tokens;

export class Now {
  constructor() {
    /** The figures of the last seconds, the oldest first. */
    this.seconds = [];
    this.begun = null;
    this.charts = [
      new Chart("chart-decisions", "Decisions a second", [
        { name: "admitted", tone: "calm", read: admitted },
        { name: "refused", tone: "warm", read: refused },
      ], rate, 220),
      new Chart("chart-tokens", "Tokens a second", [{ name: "tokens", tone: "sky", read: tokens }], rate),
      new Chart("chart-cost", "Cost an hour", [{ name: "cost", tone: "cost", read: (second) => second.cost_microdollars * 3600 }], money),
      new Chart("chart-streams", "Open streams", [{ name: "streams", tone: "calm", read: (second) => second.open_streams }], count),
    ];
  }

  /** @param stats the edge's figures for all seconds or only the last one */
  take(stats) {
    // Another start time means that the edge was restarted and counts from 0 again.
    if (this.begun?.started_at !== stats.started_at) {
      this.begun = stats;
      this.seconds = [];
    }
    const fresh = stats.seconds.filter((second) => second.at > (this.seconds.at(-1)?.at ?? 0));
    for (const second of fresh) for (const chart of this.charts) chart.add(second.at * 1000, second);
    for (const chart of this.charts) chart.draw();
    this.seconds = [...this.seconds, ...fresh].slice(-RECENT);
    this.tell(stats);
    for (const second of fresh.slice(-FEED_LINES)) feed(second);
    this.reasons(stats);
  }

  mean(read) {
    return this.seconds.length > 0 ? this.seconds.reduce((sum, second) => sum + read(second), 0) / this.seconds.length : null;
  }

  tell({ parts, totals, started_at: begun, at: now }) {
    const [yes, no] = [this.mean(admitted), this.mean(refused)];
    write(at("tile-requests"), rate(this.mean((second) => second.requests)));
    write(at("tile-refused"), rate(no));
    write(at("tile-refused-share"), yes + no > 0 ? `a second, ${share(no / (yes + no))}` : "a second");
    write(at("tile-streams"), count(parts.open_streams));
    write(at("tile-connections"), `${count(parts.connections)} connections`);
    write(at("tile-tokens"), rate(this.mean(tokens)));
    const hourly = this.mean((second) => second.cost_microdollars * 3600);
    write(at("tile-cost"), money(hourly));
    const testers = totals.sandbox_messages > 0 ? ` and ${money(totals.sandbox_cost_microdollars)} for testers` : "";
    write(at("cost-total"), `${money(totals.cost_microdollars)}${testers} since the edge started ${span((Date.parse(now) - Date.parse(begun)) / 1000)} ago`);
    write(at("streams-foot"), `${count(parts.reservations_open)} messages open, ${count(parts.upstream_connections)} connections to models`);
  }

  reasons({ totals, top_refusals: limits }) {
    const before = this.begun.totals.decisions;
    const found = refusals(totals.decisions).sort((a, b) => b[1] - a[1]).map(([reason, times]) => [word(reason), times, times - (before[reason] ?? 0)]);
    list(at("reasons"), found, "No message was refused.");
    const named = limits.filter((one) => one.limit || one.plan).slice(0, 6);
    list(at("limits"), named.map((one) => [[one.app, one.plan, one.limit ?? one.class].filter(Boolean).join(" · "), one.count, 0]), "No limit was reached.");
  }

  /** @param models a map from each model's name to its messages, tokens and cost */
  models(models) {
    const dearest = [...models].sort((a, b) => b[1].cost - a[1].cost || b[1].messages - a[1].messages).slice(0, 8);
    if (dearest.length === 0) return;
    at("models").tBodies[0].replaceChildren(...dearest.map(([name, one]) => el("tr", {},
      el("th", { scope: "row" }, name === OTHER ? "not named in the configuration" : name), el("td", { class: "n" }, count(one.messages)),
      el("td", { class: "n" }, large(one.input + one.output)), el("td", { class: "n" }, money(one.cost)))));
    const sum = (kind) => [...models.values()].reduce((total, one) => total + one[kind], 0);
    write(at("tokens-total"), `${large(sum("input"))} in, ${large(sum("output"))} out since the edge started`);
  }
}

/** Describes the decisions of a second, by reason. */
function feed(second) {
  const decided = Object.entries(second.decisions).filter(([, times]) => times > 0);
  if (decided.length === 0) return;
  const lines = at("feed");
  lines.querySelector(".empty")?.remove();
  lines.prepend(el("li", {}, el("time", {}, clock(new Date(second.at * 1000))),
    decided.map(([reason, times]) => el("span", { class: !OTHERS.has(reason) && "refused" }, `${count(times)} ${word(reason)}`))));
  while (lines.children.length > FEED_LINES) lines.lastElementChild.remove();
}

function list(place, rows, none) {
  if (rows.length === 0) return place.replaceChildren(el("li", { class: "empty" }, none));
  const most = Math.max(...rows.map(([, times]) => times));
  place.replaceChildren(...rows.map(([name, times, more]) => el("li", {},
    el("span", { class: "name" }, name),
    el("span", {}, el("span", { class: "value" }, count(times)), more > 0 && el("span", { class: "delta" }, `+${count(more)}`, el("span", { class: "visually-hidden" }, " since this page was opened"))),
    bar(times / most))));
}
