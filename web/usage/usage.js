// How much the reader has used: the line or the one banner by state, and the detail.

import { Actions } from "./actions.js";
import { h, say, UsherElement } from "./element.js";

/** The heading of a plan that allows nothing: who has paused, or whose payment failed, is no free user. */
const HEADINGS = { paused: "label_paused", payment_failed: "label_billing_issue", cancelled: "label_expired", trial_expired: "label_expired" };

/**
 * Attributes: `view` is "line" (silent until there is something to say), "banner", "detail", or both of these where it is
 * not written; `gate="elsewhere"` leaves to <usher-gate> why sending is closed.
 */
export class UsherUsage extends UsherElement {
  static observedAttributes = ["view", "gate"];

  build() {
    this.banner = h("p", { className: "banner", role: "status", hidden: true });
    this.heading = h("h2", { id: "heading" });
    this.plan = h("p", { className: "plan" });
    this.figures = [0, 1].map(() => ({ value: h("dd"), name: h("dt") }));
    this.fill = h("span", { className: "fill" });
    this.bar = h("div", { className: "bar", role: "progressbar", "aria-valuemin": "0", "aria-valuemax": "100", "aria-labelledby": "heading" }, this.fill);
    this.row = h("p", { className: "row" });
    this.line = h("p", { className: "faint" });
    this.refresh = h("p", { className: "faint" });
    this.others = h("ul", { className: "others", hidden: true });
    this.answer = h("p", { className: "answer", role: "status", hidden: true });
    this.actions = new Actions(this.answer);
    this.record = h("div", { className: "record" },
      h("dl", { className: "figures" }, ...this.figures.map(({ name, value }) => h("div", {}, name, value))),
      this.bar, this.row, this.line, this.refresh);
    this.body = h("div", {}, this.plan, this.record, this.others);
    this.card = h("section", { className: "card usage", part: "card", "aria-labelledby": "heading" },
      this.heading, this.skeleton, this.banner, this.notice, this.body, this.actions.list, this.answer, this.again, this.signIn);
    return [this.card];
  }

  get #isElsewhere() { return this.getAttribute("gate") === "elsewhere"; }

  update() {
    const view = this.getAttribute("view");
    this.showCard(true);
    const has = this.announce("usage", { isQuiet: view === "line" });
    const usage = this.account.shown;
    const { words } = this.account;
    this.card.dataset.view = view ?? "all";
    say(this.heading, view === "line" || view === "banner" ? null : words.page_title);
    this.body.hidden = !has || view === "line" || view === "banner";
    const banner = has ? this.#bannerOf(usage, view) : null;
    say(this.banner, this.account.isOffline ? null : banner?.sentence);
    this.banner.classList.toggle("strong", Boolean(banner?.emphasised));
    this.card.dataset.level = usage?.display.level ?? "silent";
    const offersStep = has && !usage.can_send && !this.#isElsewhere && view !== "detail";
    this.actions.show(offersStep ? usage.actions : [], { isStep: true });
    // Hidden where there is nothing to show: a silent line, or a plan that allows nothing beside its gate.
    const isEmpty = has && !this.account.isOffline && this.account.state.usage.phase === "ready"
      && (view === "line" || view === "banner" ? !banner : !usage.limits.some((one) => one.limit) && this.#isElsewhere && !usage.can_send);
    if (isEmpty) this.showCard(false);
    if (has) this.#detail(usage);
  }

  #bannerOf(usage, view) {
    if (view === "detail" || (!usage.can_send && this.#isElsewhere)) return null;
    if (view === "line") return usage.sentence ? { sentence: usage.sentence, emphasised: usage.emphasised } : null;
    return usage.banner ?? (usage.gate ? { sentence: usage.gate.sentence, emphasised: false } : null);
  }

  #detail(usage) {
    const { detail, limits } = usage;
    const { words, language } = this.account;
    const number = new Intl.NumberFormat(language);
    const heading = usage.limit ? null : words[HEADINGS[usage.gate?.reason]];
    say(this.plan, heading ?? detail.plan_label ?? usage.plan.label);
    this.record.hidden = !usage.limit;
    const names = [words.detail_remaining, words.detail_used];
    [detail.remaining, detail.used].forEach((value, place) => {
      say(this.figures[place].name, names[place]);
      say(this.figures[place].value, value === null ? null : number.format(value));
    });
    const percentage = Math.max(0, Math.min(100, usage.usage_percentage ?? 0));
    this.fill.hidden = !detail.progress;
    this.fill.style.inlineSize = `${Math.max(0, Math.min(1, detail.progress ?? 0)) * 100}%`;
    this.bar.setAttribute("aria-valuenow", percentage);
    this.bar.setAttribute("aria-valuetext", usage.spoken ?? "");
    this.record.dataset.level = detail.level;
    say(this.row, usage.settings_row);
    // A trial's banner tells its days; its count stands in a sentence of its own.
    say(this.line, usage.trial && usage.can_send && usage.sentence !== usage.banner?.sentence ? usage.sentence : null);
    say(this.refresh, detail.turn_sentence);
    const record = limits.find((one) => one.used === usage.message_count && one.period === usage.billing_period);
    const others = usage.lines.length > 0 ? usage.lines : limits.filter((one) => one !== record && one.limit && one.spoken).map((one) => one.spoken);
    this.others.replaceChildren(...others.map((text) => h("li", { textContent: text })));
    this.others.hidden = others.length === 0;
  }
}
