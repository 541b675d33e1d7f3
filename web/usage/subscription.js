// Shows the reader's purchase and its status. The last known state stays visible while a new request runs.

import { Actions } from "./actions.js";
import { h, say, UsherElement } from "./element.js";
import { showIcon } from "./icons.js";

const BADGES = {
  active: "checkmark.circle.fill", cancelled: "clock.arrow.circlepath", billing_issue: "exclamationmark.triangle.fill",
  expired: "xmark.circle.fill", paused: "pause.circle", free: "person.crop.circle",
};

/** With the attribute `actions="rest"` the first action is left out, because <usher-gate> shows it. */
export class UsherSubscription extends UsherElement {
  static observedAttributes = ["actions"];

  build() {
    this.heading = h("h2", { id: "heading" });
    this.plan = h("p", { className: "plan" });
    this.badgeIcon = h("span", { className: "icon" });
    this.badgeText = h("span");
    this.badge = h("span", { className: "badge" }, this.badgeIcon, this.badgeText);
    this.tester = h("span", { className: "badge tester", hidden: true });
    this.date = h("p", { className: "faint" });
    this.sentence = h("p", { className: "banner", role: "status", hidden: true });
    this.answer = h("p", { className: "answer", role: "status", hidden: true });
    this.actions = new Actions(this.answer);
    this.body = h("div", { hidden: true }, h("div", { className: "head" }, this.plan, this.badge, this.tester), this.date, this.sentence, this.actions.list);
    this.card = h("section", { className: "card subscription", part: "card", "aria-labelledby": "heading" },
      this.heading, this.skeleton, this.notice, this.body, this.answer, this.again, this.signIn);
    return [this.card];
  }

  update() {
    const { words, subscription, parts, usage } = this.account;
    const isBesideGate = this.getAttribute("actions") === "rest";
    this.showCard(parts.subscription);
    const has = this.announce("subscription");
    say(this.heading, words.subscription_title);
    this.body.hidden = !has;
    if (!has) return;
    // The plan's name is hidden if no plan is valid now, or if the badge shows the same text.
    const isNamed = !["expired", "paused"].includes(subscription.status) && subscription.plan.label !== subscription.label;
    say(this.plan, isNamed ? subscription.plan.label : null);
    say(this.badgeText, subscription.label);
    showIcon(this.badgeIcon, BADGES[subscription.status]);
    this.badge.dataset.status = subscription.status;
    say(this.tester, subscription.is_sandbox ? words.label_tester : null);
    const { gate } = usage ?? {};
    // The sentence is not repeated if another element shows it as the reason why the reader cannot send, or
    // if <usher-gate> shows the failed payment.
    const isTold = gate ? subscription.sentence === gate.sentence : isBesideGate && subscription.status === "billing_issue";
    say(this.sentence, isTold ? null : subscription.sentence);
    // If the sentence already contains the date, the date is not shown again.
    const isDated = subscription.sentence && ["cancelled", "paused"].includes(subscription.status);
    say(this.date, isDated ? null : subscription.trial?.follows_sentence ?? subscription.date_sentence);
    const step = isBesideGate && (gate ? gate.reason !== "blocked" || !this.account.helpLink : isTold) ? subscription.actions[0]?.action : null;
    const isUrgent = subscription.status === "billing_issue" && !isBesideGate;
    this.actions.show(subscription.actions.filter((action) => action.action !== step), { isStep: isUrgent });
  }
}
