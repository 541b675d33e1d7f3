// Shows why the reader cannot send, or will soon be unable to. There is a sentence, perhaps a date, and
// buttons.

import { Actions } from "./actions.js";
import { h, say, UsherElement } from "./element.js";
import { showIcon } from "./icons.js";

const DRAWINGS = {
  messages_exhausted: "moon", trial_expired: "heart", cancelled: "clock.arrow.circlepath", payment_failed: "creditcard",
  paused: "pause.circle", blocked: "exclamationmark.circle", class_used_up: "moon", generic: "bubble",
};

/**
 * Shows why the reader cannot send. If the reader can send, it shows a failed payment, a used-up model class,
 * or a chosen class that the plan does not include. Attributes:
 *
 * - `actions="first"`: only the next step is shown, because the page shows the other actions elsewhere.
 * - `model-class`: the class of the chosen model.
 */
export class UsherGate extends UsherElement {
  static observedAttributes = ["actions", "model-class"];

  build() {
    this.symbol = h("span", { className: "symbol" });
    this.sentence = h("p", { className: "lead", role: "status", id: "sentence" });
    this.instead = h("p", { className: "instead", hidden: true });
    this.answer = h("p", { className: "answer", role: "status", hidden: true });
    this.actions = new Actions(this.answer);
    this.help = h("a", { className: "button", hidden: true, rel: "noopener noreferrer" });
    this.card = h("section", { className: "card gate", part: "card", "aria-labelledby": "sentence" },
      this.symbol, h("div", {}, this.sentence, this.instead, this.actions.list, this.help, this.answer));
    return [this.card];
  }

  get speaks() { return false; }

  update() {
    this.lang = this.account.language;
    this.dir = this.account.direction;
    const shown = this.account.state.usage.phase === "signed_out" ? null : this.#find();
    this.showCard(Boolean(shown));
    if (!shown) return say(this.sentence, null);
    this.card.dataset.reason = shown.reason;
    showIcon(this.symbol, DRAWINGS[shown.reason] ?? DRAWINGS.generic);
    say(this.sentence, shown.sentence);
    say(this.instead, shown.instead);
    const actions = this.getAttribute("actions") === "first" ? shown.actions.slice(0, 1) : shown.actions;
    this.actions.show(actions, { isStep: true });
    const help = this.account.helpLink;
    say(this.help, shown.reason === "blocked" && help ? help.label : null);
    if (help) this.help.href = help.url;
  }

  #find() {
    const { shown: usage, subscription } = this.account;
    if (usage?.gate) {
      const { reason, sentence } = usage.gate;
      // No purchase helps a reader whom an operator has blocked. The help page is then the next step.
      const isBlocked = reason === "blocked" && this.getAttribute("actions") === "first" && this.account.helpLink;
      return { reason, sentence, actions: isBlocked ? [] : usage.actions };
    }
    if (subscription?.status === "billing_issue" && subscription.sentence) {
      return { reason: "payment_failed", sentence: subscription.sentence, actions: subscription.actions };
    }
    const chosen = this.getAttribute("model-class");
    const used = usage?.classes.find((one) => one.sentence && (one.is_used_up ? !chosen || chosen === one.model_class : chosen === one.model_class));
    return used && { reason: "class_used_up", sentence: used.sentence, instead: used.instead_sentence, actions: used.is_used_up ? [] : usage.actions };
  }
}
