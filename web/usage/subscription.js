// What the reader has bought and its status, kept up to date. The last known state stays while another is asked for.

import { Actions } from "./actions.js";
import { h, say, UsherElement } from "./element.js";

/** Attribute `actions="rest"`: all but the next step, which <usher-gate> shows on the same page. */
export class UsherSubscription extends UsherElement {
  static observedAttributes = ["actions"];

  build() {
    this.heading = h("h2", { id: "heading" });
    this.plan = h("p", { className: "plan" });
    this.badge = h("span", { className: "badge", hidden: true });
    this.date = h("p", { className: "faint" });
    this.sentence = h("p", { className: "banner", role: "status", hidden: true });
    this.answer = h("p", { className: "answer", role: "status", hidden: true });
    this.actions = new Actions(this.answer);
    this.body = h("div", { hidden: true }, h("div", { className: "head" }, this.plan, this.badge), this.date, this.sentence, this.actions.list);
    this.card = h("section", { className: "card subscription", part: "card", "aria-labelledby": "heading" },
      this.heading, this.skeleton, this.notice, this.body, this.answer, this.again, this.signIn);
    return [this.card];
  }

  update() {
    const { words, subscription, parts, usage } = this.account;
    this.showCard(parts.subscription);
    const has = this.announce("subscription");
    say(this.heading, words.subscription_title);
    this.body.hidden = !has;
    if (!has) return;
    // While nothing is in force the plan's name is not shown, nor where it equals the badge.
    const isNamed = !["expired", "paused"].includes(subscription.status) && subscription.plan.label !== subscription.label;
    say(this.plan, isNamed ? subscription.plan.label : null);
    say(this.badge, subscription.label);
    this.badge.dataset.status = subscription.status;
    say(this.date, subscription.date_sentence);
    const isSaid = usage?.gate && subscription.sentence === usage.gate.sentence;
    say(this.sentence, isSaid ? null : subscription.sentence);
    const step = this.getAttribute("actions") === "rest" && usage?.gate ? usage.actions[0]?.action : null;
    this.actions.show(subscription.actions.filter((action) => action.action !== step));
  }
}
