// Shows the state of the edge's parts. Each state is a word, because not everyone can distinguish colours.

import { at, el, write } from "./dom.js";
import { bytes, count, milliseconds, rate, span } from "./format.js";

const WORDS = { good: "healthy", warm: "needs attention", bad: "not working", unknown: "unknown" };

export class Health {
  constructor(announce) {
    this.announce = announce;
    this.alarm = "";
    this.seconds = [];
    this.ready = null;
    this.stats = null;
  }

  take(stats) {
    this.stats = stats;
    this.seconds = [...this.seconds, ...stats.seconds].slice(-10);
    this.show();
  }

  /** @param ready the answer of /readyz; null if the edge did not respond */
  know(ready) {
    this.ready = ready;
    if (this.stats && ready) this.show();
  }

  lost() {
    const { ready } = this;
    at("edge-state").dataset.state = "bad";
    write(at("edge-state"), !ready ? "No answer" : ready.status === "ready" ? "No figures" : ready.draining ? "Draining" : "Not ready");
  }

  show() {
    at("health").tBodies[0].replaceChildren(...this.rows().map(({ name, state, text, figure }) => el("tr", {},
      el("th", { scope: "row" }, name),
      el("td", {}, el("span", { class: "pill", "data-state": state }, text ?? WORDS[state])),
      el("td", { class: "n" }, figure))));
    this.head();
    this.warn();
  }

  get isRedisAway() { return this.ready?.redis === "down"; }

  head() {
    const { parts, kill_switch: isStopped, at: now, started_at: begun, settings } = this.stats;
    const [state, text] = parts.draining ? ["warm", "Draining"]
      : isStopped ? ["bad", "Kill switch is on"]
      : this.isRedisAway ? ["bad", "Redis is away"]
      : parts.spool_fault ? ["bad", "Cannot store settlements"] : ["good", "Counting"];
    at("edge-state").dataset.state = state;
    write(at("edge-state"), text);
    const loops = parts.loop_lag_ms.length;
    const up = span((Date.parse(now) - Date.parse(begun)) / 1000);
    write(at("edge-facts"), `up ${up}, ${count(loops)} ${loops === 1 ? "loop" : "loops"}, ${bytes(parts.resident_bytes)}, settings ${settings.slice(0, 8)}`);
  }

  warn() {
    const { parts, kill_switch: isStopped } = this.stats;
    const words = [
      isStopped && "The kill switch is on: metered requests are refused.",
      this.isRedisAway && "Redis does not answer: messages are refused, or admitted within the configured grace.",
      parts.spool_fault && "Settlements cannot be stored while Redis is away: the spool is full, damaged or held by another edge.",
      parts.draining && "This edge accepts nothing new and lets running answers finish.",
    ].filter(Boolean).join(" ");
    if (words === this.alarm) return;
    if (words === "") this.announce("Everything is healthy again.");
    this.alarm = words;
    at("alarm").hidden = words === "";
    write(at("alarm"), words);
  }

  /** The newest median and the worst 99th percentile of a duration, over the seconds that had requests. */
  worst(read) {
    const found = this.seconds.filter((second) => second.requests > 0).map(read);
    return found.length > 0 ? { p50: found.at(-1).p50, p99: Math.max(...found.map((one) => one.p99)) } : null;
  }

  rows() {
    const { parts, kill_switch: isStopped } = this.stats;
    const above = (value, warm, bad) => (value === null || value === undefined ? "unknown" : value >= bad ? "bad" : value >= warm ? "warm" : "good");
    const told = (one) => (one ? `${milliseconds(one.p50)} · p99 ${milliseconds(one.p99)}` : "nothing to measure");
    const [limiter, first] = [this.worst((second) => second.limiter_ms), this.worst((second) => second.first_byte_ms)];
    const lag = Math.max(0, ...parts.loop_lag_ms);
    const calls = this.seconds.at(-1)?.redis_calls ?? null;
    return [
      { name: "Redis", state: this.isRedisAway ? "bad" : this.ready ? "good" : "unknown", text: this.isRedisAway ? "away" : undefined, figure: `${rate(calls)} commands a second` },
      { name: "Breaker", state: parts.breakers_open > 0 ? "bad" : "good", text: parts.breakers_open > 0 ? "open" : "closed", figure: parts.breakers_open > 0 ? "messages are refused; a probe asks Redis every 50 ms" : "every message asks Redis" },
      { name: "Spool", state: parts.spool_fault ? "bad" : parts.spool_depth > 0 ? "warm" : "good", figure: `${count(parts.spool_depth + parts.settlements_pending)} settlements waiting` },
      { name: "Limiter", state: above(limiter?.p99, 50, 150), figure: told(limiter) },
      { name: "First byte", state: "unknown", text: "the model’s", figure: told(first) },
      { name: "Event loops", state: above(lag, 20, 100), figure: `p99 ${milliseconds(lag)} late` },
      { name: "Kill switch", state: isStopped ? "bad" : "good", text: isStopped ? "on" : "off", figure: isStopped ? "metered requests are refused" : "messages pass" },
    ];
  }
}
