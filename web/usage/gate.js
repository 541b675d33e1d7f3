// Why the reader may not send, and what can be done: one sentence, a date where there is one, buttons.

import { Actions } from "./actions.js";
import { drawing, h, say, UsherElement } from "./element.js";

/** A drawing for each reason. */
const DRAWINGS = {
  messages_exhausted: "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z",
  trial_expired: "M12 20s-7-4.4-7-10a4 4 0 0 1 7-2.6A4 4 0 0 1 19 10c0 5.6-7 10-7 10Z",
  cancelled: "M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5",
  payment_failed: "M3 7h18v11H3ZM3 11h18M7 15h4",
  paused: "M9 6v12M15 6v12",
  blocked: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 9v4M12 16v.1",
  generic: "M5 5h14v10H9l-4 4Z",
};

/** Attribute `actions="first"`: the next step alone, where the page shows the others elsewhere. */
export class UsherGate extends UsherElement {
  static observedAttributes = ["actions"];

  build() {
    this.symbol = h("span", { className: "symbol" });
    this.sentence = h("p", { className: "lead", role: "status", id: "sentence" });
    this.answer = h("p", { className: "answer", role: "status", hidden: true });
    this.actions = new Actions(this.answer);
    this.card = h("section", { className: "card gate", part: "card", "aria-labelledby": "sentence" },
      this.symbol, h("div", {}, this.sentence, this.actions.list, this.answer));
    return [this.card];
  }

  get speaks() { return false; }

  update() {
    const usage = this.account.shown;
    const gate = this.account.state.usage.phase === "signed_out" ? null : usage?.gate;
    this.lang = this.account.language;
    this.dir = this.account.direction;
    this.showCard(Boolean(gate));
    if (!gate) return say(this.sentence, null);
    if (this.card.dataset.reason !== gate.reason) {
      this.card.dataset.reason = gate.reason;
      this.symbol.replaceChildren(drawing(DRAWINGS[gate.reason] ?? DRAWINGS.generic));
    }
    say(this.sentence, gate.sentence);
    const actions = this.getAttribute("actions") === "first" ? usage.actions.slice(0, 1) : usage.actions;
    this.actions.show(actions, { isStep: true });
  }
}
