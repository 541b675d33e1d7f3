// Calls by class of models in one line, as an app's title shows it: "Standard: 0/20", and a press shows the next class.

import { drawing, h, say, UsherElement } from "./element.js";

const OPPOSED_ARROWS = "M8 4v14M4.5 14.5 8 18l3.5-3.5M16 20V6M12.5 9.5 16 6l3.5 3.5";

/**
 * Attribute `provider="other"`: the app talks to a provider that the configuration does not name, whose models are one
 * class. An edge whose plans count no calls shows nothing.
 */
export class UsherModelClass extends UsherElement {
  static observedAttributes = ["provider"];
  #place = 0;

  build() {
    this.text = h("p", { role: "status" });
    // Its own words name the button, so that it is no "status", whose content a name leaves out.
    this.next = h("span", { "aria-live": "polite" });
    this.toggle = h("button", { type: "button" }, this.next, drawing(OPPOSED_ARROWS));
    this.toggle.addEventListener("click", () => { this.#place += 1; this.update(); });
    this.card = h("div", { className: "title", part: "title" }, this.text, this.toggle);
    return [this.card];
  }

  get speaks() { return false; }

  get #lines() {
    const { shown, state } = this.account;
    if (!shown || state.usage.phase === "signed_out") return [];
    return this.getAttribute("provider") === "other" ? [shown.other_line].filter(Boolean) : shown.lines;
  }

  update() {
    const { words, parts, brand, state, language, direction, shown } = this.account;
    const { phase } = state.usage;
    const lines = this.#lines;
    this.lang = language;
    this.dir = direction;
    // Until the edge has said which parts it has, nothing is loading that may never come.
    const isKnown = brand !== null || phase !== "loading";
    const isCounted = lines.length > 0 || phase !== "ready" || !shown;
    this.showCard(parts.model_classes && isKnown && isCounted);
    this.card.setAttribute("aria-busy", String(phase === "loading" && !shown));
    const absent = phase === "loading" ? words.model_class_loading : words.model_class_unavailable;
    const text = lines[this.#place % lines.length] ?? absent;
    const hasNext = lines.length > 1;
    this.toggle.hidden = !hasNext;
    this.toggle.title = words.model_class_next ?? "";
    say(this.text, hasNext ? null : text);
    if (hasNext) say(this.next, text);
  }
}
