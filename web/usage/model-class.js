// One line for an app's title with the calls of a model class, such as "Standard: 0/20". A press shows the
// next class or the conversation's name.

import { h, say, UsherElement } from "./element.js";
import { icon } from "./icons.js";

/**
 * If a model is chosen, only the line of its class is shown, not those of the other classes. If the plans
 * count no calls, the element shows the conversation's name or nothing. Attributes:
 *
 * - `conversation`: the conversation's name, which a press can show instead of the calls.
 * - `model-class`: the class of the chosen model.
 * - `model`: the name of the chosen model, if the app does not know its class. The edge reports the class.
 * - `provider="other"`: the app uses a provider that the configuration does not name. All its models are in
 *   one class.
 */
export class UsherModelClass extends UsherElement {
  static observedAttributes = ["provider", "model", "model-class", "conversation"];
  #place = 0;
  #found = { model: null, modelClass: null };

  build() {
    this.text = h("p", { role: "status" });
    // Screen readers take a button's name from its text, but not from an element with role "status" inside
    // the button. The span therefore has `aria-live` instead.
    this.next = h("span", { "aria-live": "polite" });
    this.toggle = h("button", { type: "button" }, this.next, icon("arrows"));
    this.toggle.addEventListener("click", () => { this.#place += 1; this.update(); });
    this.card = h("div", { className: "title", part: "title" }, this.text, this.toggle);
    return [this.card];
  }

  get speaks() { return false; }

  /** The model class whose line is shown; null if the lines of all classes are shown. */
  get #chosen() {
    const model = this.getAttribute("model");
    return this.getAttribute("model-class") ?? (model && this.#found.model === model ? this.#found.modelClass : null);
  }

  get #lines() {
    const { shown, state } = this.account;
    if (!shown || state.usage.phase === "signed_out") return [];
    if (this.getAttribute("provider") === "other") return [shown.other_line].filter(Boolean);
    const chosen = shown.classes.find((one) => one.model_class === this.#chosen);
    return chosen ? [chosen.line].filter(Boolean) : shown.lines;
  }

  async #look(model) {
    this.#found = { model, modelClass: null };
    const modelClass = await this.account.modelClass(model);
    if (this.getAttribute("model") !== model) return;
    this.#found = { model, modelClass };
    this.update();
  }

  update() {
    const { words, parts, brand, state, language, direction, shown } = this.account;
    const { phase } = state.usage;
    const model = this.getAttribute("model");
    if (model && model !== this.#found.model && shown) this.#look(model);
    const lines = this.#lines;
    const name = this.getAttribute("conversation");
    this.lang = language;
    this.dir = direction;
    // No loading state is shown until it is known whether this app has model classes.
    const isKnown = brand !== null || phase !== "loading";
    const isCounted = parts.model_classes && isKnown && (lines.length > 0 || phase !== "ready" || !shown);
    this.showCard(isCounted || Boolean(name));
    this.card.setAttribute("aria-busy", String(phase === "loading" && !shown));
    const absent = phase === "loading" ? words.model_class_loading : words.model_class_unavailable;
    const texts = [...(isCounted ? (lines.length > 0 ? lines : [absent]) : []), ...(name ? [name] : [])];
    const text = texts[this.#place % texts.length];
    const hasNext = texts.length > 1;
    this.toggle.hidden = !hasNext;
    this.toggle.title = words.model_class_next ?? "";
    say(this.text, hasNext ? null : text);
    if (hasNext) say(this.next, text);
  }
}
