// Shows how much the reader has used: in a line, in a banner, in a settings row, or in detail.

import { Actions } from "./actions.js";
import { h, say, sayParts, UsherElement } from "./element.js";
import { ring, showIcon } from "./icons.js";

/**
 * The headings if the plan allows nothing. Without them, a reader whose plan is paused would be called a free
 * user.
 */
const HEADINGS = { paused: "label_paused", payment_failed: "label_billing_issue", cancelled: "label_expired", trial_expired: "label_expired" };
const ICONS = { gentle: "chart.bar", prominent: "exclamationmark.circle", blocked: "exclamationmark.circle" };
/** The one-line views. If the reader presses one, the detail opens. */
const SHORT = ["line", "banner", "row"];

/**
 * Attributes:
 *
 * - `view`: "line" (hidden until there is something to show), "banner", "row" (for a settings screen, always
 *   visible) or "detail". Without `view` the whole card is shown.
 * - `gate="elsewhere"`: <usher-gate> shows why the reader cannot send.
 *
 * If the reader presses a one-line view, the app gets the event "usher-usage-open". The detail opens unless
 * the app prevents it.
 */
export class UsherUsage extends UsherElement {
  static observedAttributes = ["view", "gate"];

  build() {
    this.symbol = h("span", { className: "icon", hidden: true });
    this.told = h("span", { className: "told" });
    this.opener = h("button", { type: "button", className: "banner opener", "aria-haspopup": "dialog", hidden: true }, this.symbol, this.told);
    this.opener.addEventListener("click", () => this.openDetail(this.account.words.page_title, { view: "detail" }));
    this.news = h("div", { role: "status" }, this.opener);
    this.heading = h("h2", { id: "heading" });
    this.plan = h("p", { className: "plan" });
    this.lead = h("p", { className: "lead usage-lead", role: "status", hidden: true });
    this.leadIcon = h("span", { className: "icon", hidden: true });
    this.figure = { value: h("dd"), name: h("dt") };
    this.figures = h("dl", { className: "figures" }, h("div", {}, this.figure.name, this.figure.value));
    this.fill = h("span", { className: "fill" });
    this.bar = h("div", { className: "bar", role: "progressbar", "aria-valuemin": "0", "aria-valuemax": "100", "aria-labelledby": "heading" }, this.fill);
    this.row = h("p", { className: "row" });
    this.line = h("p", { className: "count", hidden: true });
    this.refresh = h("p", { className: "faint" });
    this.follows = h("p", { className: "faint", hidden: true });
    this.others = h("ul", { className: "others", hidden: true });
    this.answer = h("p", { className: "answer", role: "status", hidden: true });
    this.actions = new Actions(this.answer);
    this.record = h("div", { className: "record" }, this.figures, this.bar, this.row);
    this.body = h("div", {}, this.plan, h("div", { className: "lead-line" }, this.leadIcon, this.lead), this.line, this.record, this.others, this.refresh, this.follows);
    this.card = h("section", { className: "card usage", part: "card", "aria-labelledby": "heading" },
      this.heading, this.skeleton, this.news, this.notice, this.body, this.actions.list, this.answer, this.again, this.signIn);
    return [this.card];
  }

  get #isElsewhere() { return this.getAttribute("gate") === "elsewhere"; }

  update() {
    const view = this.getAttribute("view");
    const isShort = SHORT.includes(view);
    this.showCard(true);
    const has = this.announce("usage", { isQuiet: view === "line" });
    const usage = this.account.shown;
    const { words, isOffline, state } = this.account;
    this.card.dataset.view = view ?? "all";
    this.card.dataset.tone = usage?.display.tone ?? "calm";
    say(this.heading, isShort ? null : words.page_title);
    this.body.hidden = !has || isShort;
    // In a one-line view the element is no region of the page, so it needs no label.
    if (isShort) this.card.removeAttribute("aria-labelledby");
    else this.card.setAttribute("aria-labelledby", "heading");
    const short = has && isShort && !isOffline ? this.#shortOf(usage, view) : null;
    this.#showOpener(usage, view, short);
    const isClosed = has && !usage.can_send && !this.#isElsewhere;
    this.actions.show(this.#actionsOf(usage, view, has, isClosed), { isStep: isClosed });
    if (has && state.usage.phase === "ready" && !isOffline && this.#isEmpty(usage, isShort, short)) this.showCard(false);
    if (has && !isShort) this.#showDetail(usage, view);
  }

  /**
   * Whether there is nothing to show: a one-line view without text, or a plan without limits whose gate is
   * shown elsewhere.
   */
  #isEmpty(usage, isShort, short) {
    return isShort ? !short : !usage.limits.some((one) => one.limit) && this.#isElsewhere && !usage.can_send;
  }

  #actionsOf(usage, view, has, isClosed) {
    if (!has) return [];
    if (view === "detail") return usage.actions.filter(({ action }) => action === "manage");
    return isClosed && view !== "row" ? usage.actions : [];
  }

  /** The content of a one-line view: its text, and the count that is emphasised in the text. */
  #shortOf(usage, view) {
    if (view === "row") return usage.settings_row && { text: usage.settings_row };
    if (!usage.can_send && this.#isElsewhere) return null;
    if (view === "line") return usage.sentence && { text: usage.sentence, parts: usage.emphasis };
    const { banner, gate } = usage;
    return banner ? { text: banner.sentence, parts: banner.emphasis } : gate && { text: gate.sentence };
  }

  #showOpener(usage, view, short) {
    this.opener.hidden = !short;
    if (!short) return;
    sayParts(this.told, short.text, short.parts);
    this.opener.title = this.account.words.detail_open ?? "";
    if (view === "row") {
      if (!this.ring) this.symbol.replaceChildren(this.ring = ring());
      this.ring.lastElementChild.style.strokeDashoffset = 100 - 100 * (usage.detail.progress ?? 0);
      this.symbol.hidden = false;
    } else {
      this.ring = null;
      showIcon(this.symbol, this.#iconOf(usage));
    }
  }

  #iconOf(usage) { return usage.display.state === "trial" ? "sparkles" : ICONS[usage.display.level] ?? "chart.bar"; }

  /** Shows the detail. Figures and dates that a sentence already contains are not repeated. */
  #showDetail(usage, view) {
    const { detail, banner, trial, display } = usage;
    const { words, parts } = this.account;
    const isWhole = view === null;
    const isClosed = !usage.can_send;
    const heading = usage.limit ? null : words[HEADINGS[usage.gate?.reason]];
    // If the subscription's own card is on the page, it shows the plan's name. The name is then left out
    // here.
    say(this.plan, heading ?? (isWhole && parts.subscription ? null : detail.plan_label ?? usage.plan.label));
    const told = isClosed && this.#isElsewhere ? null : banner ?? (usage.gate && { sentence: usage.gate.sentence });
    const lead = isWhole && told ? told : null;
    sayParts(this.lead, lead?.sentence, lead?.emphasis);
    showIcon(this.leadIcon, lead ? this.#iconOf(usage) : null);
    sayParts(this.line, lead && trial?.is_last_day && usage.sentence !== lead.sentence ? usage.sentence : null, usage.emphasis);
    const classes = usage.classes.filter((one) => one.limit > 0);
    this.record.hidden = !usage.limit || classes.length > 0;
    this.record.dataset.tone = detail.tone;
    this.figures.hidden = Boolean(lead) || isClosed;
    say(this.figure.name, detail.unit === "tokens" ? words.detail_tokens_remaining : words.detail_remaining);
    say(this.figure.value, detail.remaining_text);
    const percentage = Math.max(0, Math.min(100, usage.usage_percentage ?? 0));
    this.fill.hidden = !detail.progress;
    this.fill.style.inlineSize = `${Math.max(0, Math.min(1, detail.progress ?? 0)) * 100}%`;
    this.bar.setAttribute("aria-valuenow", percentage);
    this.bar.setAttribute("aria-valuetext", usage.spoken ?? "");
    // If a sentence already names the unit, the figures are shown without it.
    say(this.row, lead && detail.unit === "messages" ? `${usage.message_count}/${usage.limit}` : usage.settings_row);
    const isOfClass = this.#isElsewhere && classes.some((one) => one.is_used_up && one.opens_at === detail.resets_at);
    const isDated = (lead && display.tier === "prominent") || (isClosed && isWhole) || isOfClass;
    say(this.refresh, usage.limit && !isDated ? detail.turn_sentence : null);
    // If the subscription's own card is on the page, it shows this sentence. The sentence is then left out
    // here.
    say(this.follows, trial?.is_last_day && !(isWhole && parts.subscription) ? trial.follows_sentence : null);
    this.#showOthers(usage, classes);
  }

  #showOthers({ limits, billing_period: period, message_count: count }, classes) {
    const record = limits.find((one) => one.used === count && one.period === period);
    const isSaid = (one) => one !== record && one.limit && one.spoken && ["messages", "calls"].includes(one.meter);
    const rows = classes.length > 0
      ? classes.map((one) => this.#classRow(one))
      : limits.filter(isSaid).map((one) => h("li", { textContent: one.spoken }));
    this.others.replaceChildren(...rows);
    this.others.classList.toggle("classes", classes.length > 0);
    this.others.hidden = rows.length === 0;
  }

  #classRow({ label, current, limit, is_used_up: isUsedUp, sentence, instead_sentence: instead }) {
    const part = Math.min(1, current / limit);
    const fill = h("span", { className: "fill", hidden: part === 0 });
    fill.style.inlineSize = `${part * 100}%`;
    const tone = isUsedUp ? "full" : part >= 0.8 ? "warm" : "calm";
    return h("li", { "data-tone": tone },
      h("p", { className: "class" }, h("span", { textContent: label }), h("span", { className: "number", textContent: `${current}/${limit}` })),
      h("div", { className: "bar", "aria-hidden": "true" }, fill),
      isUsedUp && !this.#isElsewhere ? h("p", { className: "faint", textContent: [sentence, instead].filter(Boolean).join(" ") }) : null);
  }
}
