// The reader's usage, subscription and check-ins. They are loaded once and then kept up to date. The page's
// elements show them, but make no decisions about them.

import { Source, Failure } from "./source.js";
import { fallback } from "./words.js";

/** The loading state of a part of the account. The part's last content stays visible in every phase. */
const LOADING = { phase: "loading", sentence: null };
const READY = { phase: "ready", sentence: null };

/**
 * How long a message can take to reach the edge, in milliseconds. During this time, a request for the usage
 * can overtake the message, so that the report does not count it.
 */
const JOURNEY = 5000;

class Account extends EventTarget {
  words = { ...fallback };
  language = document.documentElement.lang || "en";
  direction = "ltr";
  brand = null;
  /** The parts of the account that this app offers. Elements show nothing about a part that is false. */
  parts = { check_ins: true, subscription: true, model_classes: true };
  usage = null;
  subscription = null;
  preferences = null;
  /** The phase of each part: loading, ready, offline, signed_out or failed. */
  state = { usage: LOADING, subscription: LOADING, preferences: LOADING };
  /**
   * The phase of "restore purchases": null (not begun), asking, restored, or over (failed, with a sentence
   * for the reader).
   */
  restoring = null;
  perform = {};
  /** Whether the operating system lets the app notify the reader. Only the app knows that. */
  mayNotify = () => globalThis.Notification?.permission !== "denied";
  #source = new Source();
  /**
   * The model class of each sent message that the edge has not counted yet, the oldest first; null for the
   * default class.
   */
  #uncounted = [];
  #sent = 0;
  #lastSent = -Infinity;
  #begun = false;
  #models = null;
  /**
   * For each part: the number of requests that were begun, and the number of the newest answered one. They
   * show whether a late failure is outdated.
   */
  #order = { usage: [0, 0], subscription: [0, 0], preferences: [0, 0] };

  constructor() {
    super();
    addEventListener("offline", () => this.#tell("offline"));
    addEventListener("online", () => { this.#tell("offline"); if (this.#begun) this.refresh(); });
  }

  /** The link to the app's help page; null if the configuration names none. */
  get helpLink() { return this.brand?.links.find((link) => link.kind === "help") ?? null; }

  get isOffline() { return !navigator.onLine; }

  configure({ credential = null, language, perform, mayNotify } = {}) {
    this.#source.credential = credential;
    if (language) this.#source.language = language;
    if (perform) this.perform = perform;
    if (mayNotify) this.mayNotify = mayNotify;
    this.begin();
  }

  /** Loads everything and then keeps it up to date. If the app does not call this, the elements do. */
  begin() {
    if (this.#begun) return;
    this.#begun = true;
    this.#begin();
  }

  async #begin() {
    await this.#readWords();
    await this.refresh();
    this.#source.follow("v1/usage/stream?ahead=3", {
      usage: (report) => this.#take(report),
      subscription: (report) => { this.#bought(report); this.#set("subscription", READY); },
      back: () => { if (this.state.usage.phase !== "ready") this.refresh(); },
      lost: () => { if (this.isOffline) this.#tell("offline"); },
    });
  }

  async #readWords() {
    try {
      const told = await this.#source.ask("v1/words");
      this.words = { ...this.words, ...told.words };
      ({ language: this.language, direction: this.direction, brand: this.brand } = told);
      this.parts = told.parts;
    } catch { /* `refresh` requests the words again. Reports contain their own sentences. */ }
    this.#tell("words");
  }

  /** Loads everything again. The present content stays visible until the answer arrives. */
  async refresh() {
    if (!this.brand) await this.#readWords();
    const before = this.#sent;
    const hasArrived = performance.now() - this.#lastSent > JOURNEY;
    await Promise.all([
      this.#load("usage", "v1/usage?ahead=3", "limiter_unavailable", (report) => this.#take(report, before === this.#sent && hasArrived)),
      this.parts.subscription && this.#load("subscription", "v1/subscription", "subscription_unreadable", (report) => this.#bought(report)),
      this.parts.check_ins && this.#load("preferences", "v1/check-ins/preferences", "preferences_unreadable", (kept) => { this.preferences = kept; }),
    ]);
  }

  async #load(part, path, unreadable, take) {
    const order = this.#order[part];
    const request = ++order[0];
    try {
      const answer = await this.#source.ask(path);
      order[1] = Math.max(order[1], request);
      take(answer);
      this.#set(part, READY);
    } catch (error) {
      // The failure of a request is ignored if a newer request was already answered.
      if (order[1] < request) this.#set(part, this.#failed(error, unreadable));
    }
  }

  #failed(error, unreadable) {
    if (error instanceof Failure && error.status === 401) return { phase: "signed_out", sentence: error.sentence ?? this.words.identity_missing };
    if (!(error instanceof Failure) && this.isOffline) return { phase: "offline", sentence: this.words.offline };
    return { phase: "failed", sentence: error.sentence ?? this.words[unreadable] };
  }

  #set(part, state) {
    this.state = { ...this.state, [part]: state };
    this.#tell(part);
  }

  #tell(what) {
    this.dispatchEvent(new Event(what));
    this.dispatchEvent(new Event("change"));
  }

  /** The usage report, with the messages that the edge has not counted yet; null until the first report. */
  get shown() {
    const { usage } = this;
    const sent = this.#uncounted;
    if (!usage?.ahead?.length || sent.length === 0) return usage;
    const forecasts = new Map([...new Set(sent)].map((name) => {
      const list = usage.ahead_by_class[name] ?? usage.ahead;
      return [name, list[Math.min(sent.filter((one) => one === name).length, list.length) - 1]];
    }));
    const latest = { ...usage, ...forecasts.get(sent.at(-1)) };
    // The forecast for a class adds only the uncounted messages of that class, and leaves the other classes
    // as they were. So each class is taken from the forecast in which its count is highest.
    const places = usage.classes.map((_, place) => [...forecasts.values()].map((one) => one.classes[place]).reduce((a, b) => (b.current > a.current ? b : a)));
    return { ...latest, classes: places, lines: places.map((one) => one.line).filter(Boolean) };
  }

  #take(report, isFinal = false) {
    const known = this.usage;
    if (known && report.read_at < known.read_at) return;
    const isSame = known && known.billing_period === report.billing_period && known.plan.id === report.plan.id;
    const count = (one) => (one.classes.length > 0 ? one.classes.reduce((sum, { current }) => sum + current, 0) : one.message_count ?? 0);
    const counted = Math.max(0, count(report) - (known ? count(known) : 0));
    this.#uncounted = isSame && !isFinal ? this.#uncounted.slice(counted) : [];
    this.usage = report;
    this.#set("usage", READY);
  }

  /**
   * Called when the app has sent a message. It is counted here until the edge's report includes it.
   * @param {string | null} modelClass the class of the requested model; the default class if it is omitted.
   */
  messageSent(modelClass = null) {
    this.#sent += 1;
    this.#lastSent = performance.now();
    this.#uncounted = [...this.#uncounted, modelClass];
    this.#tell("usage");
  }

  /** Called when the latest message has failed. It is then no longer counted here. */
  messageFailed() {
    this.#uncounted = this.#uncounted.slice(0, -1);
    this.#tell("usage");
  }

  /** The class in which the edge counts the model; null if the edge's list lacks the model. */
  async modelClass(model) {
    this.#models ??= this.#source.ask("v1/models").then(({ data }) => new Map(data.map((one) => [one.id, one.model_class])));
    try {
      return (await this.#models).get(model) ?? null;
    } catch {
      this.#models = null;
      return null;
    }
  }

  async restore() {
    if (this.restoring?.phase === "asking") return;
    this.#restoring("asking", this.words.restoring);
    try {
      const result = await this.#source.ask("v1/subscription/restore", "POST");
      this.#bought(result.subscription);
      this.#restoring(result.restored ? "restored" : "over", result.sentence);
      await this.refresh();
    } catch (error) {
      this.#restoring("over", error.sentence ?? (this.isOffline ? this.words.offline : this.words.restore_failed));
    }
  }

  #bought(report) {
    const isNew = report.is_active && this.subscription && !this.subscription.is_active;
    this.subscription = report;
    // "Restore purchases" found nothing, but the edge has received a purchase since then. The purchase now
    // counts as restored.
    if (isNew && this.restoring?.phase === "over") this.restoring = { phase: "restored", sentence: this.words.restored };
  }

  #restoring(phase, sentence) {
    this.restoring = { phase, sentence };
    this.#tell("subscription");
  }

  /**
   * Stores the reader's check-in preferences. Resolves to null, or to a sentence for the reader if the
   * storing failed.
   */
  async prefer(wish) {
    try {
      this.preferences = await this.#source.ask("v1/check-ins/preferences", "PUT", wish);
      this.#set("preferences", READY);
      return null;
    } catch (error) {
      this.#tell("preferences");
      return error.sentence ?? (this.isOffline ? this.words.offline : this.words.preferences_unsaved);
    }
  }

  /**
   * Requests the question about check-ins. Returns null if the app may not ask the reader now. A second call
   * returns null, because the edge counts the first call as asking.
   */
  async prompt() {
    try {
      const told = await this.#source.ask("v1/check-ins/prompt", "POST");
      return told.ask ? told : null;
    } catch {
      return null;
    }
  }

  /** @param answer `not_now` if the reader refused in the app; else the system's `granted` or `denied` */
  async answerPrompt(answer) {
    try { await this.#source.ask("v1/check-ins/prompt", "POST", { answer }); } catch { /* The edge asks the question again later. */ }
  }

  /** Called when the app goes to the background. This completes a session if it had four messages or more. */
  async sessionEnded() {
    try { await this.#source.ask("v1/sessions/current/background", "POST"); } catch { /* The edge also ends a session after five minutes. */ }
  }
}

export const account = new Account();
