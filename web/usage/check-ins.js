// Shows whether and how often the reader wants messages from the app between sessions, and can ask the reader
// about them.

import { h, say, UsherElement } from "./element.js";

const FREQUENCIES = ["daily", "few_times_a_week", "weekly"];

/**
 * If the reader says yes, the app gets the event "usher-check-ins-accepted". The app then asks for the
 * operating system's permission, and passes the result to `account.answerPrompt("granted" or "denied")`.
 * Attributes:
 *
 * - `view="row"`: the element is one line for a settings screen. A press opens all settings.
 * - `ask`: the element asks the reader about check-ins, if that is allowed now. Without `ask` it shows only
 *   the settings.
 */
export class UsherCheckIns extends UsherElement {
  static observedAttributes = ["ask", "view"];
  #hasAsked = false;

  build() {
    this.heading = h("h2", { id: "heading" });
    this.label = h("span", { id: "label" });
    this.toggle = h("button", { type: "button", role: "switch", className: "toggle", "aria-checked": "false", "aria-labelledby": "label" }, h("i"));
    this.toggle.addEventListener("click", () => this.#save({ check_ins_enabled: !this.#isOn }));
    this.row = h("div", { className: "setting" }, this.label, this.toggle);
    this.row.addEventListener("click", ({ target }) => { if (target === this.label) this.toggle.click(); });
    this.explanation = h("p", { className: "faint explanation" });
    this.summary = h("span");
    this.opener = h("button", { type: "button", className: "banner opener", "aria-haspopup": "dialog", hidden: true }, this.summary);
    this.opener.addEventListener("click", () => this.openDetail(this.account.words.check_ins_title));
    this.systemOff = h("p", { role: "status", hidden: true });
    this.openSettings = h("button", { type: "button", className: "quiet", hidden: true });
    this.openSettings.addEventListener("click", () => this.account.perform.open_settings());
    this.legend = h("legend");
    this.choices = FREQUENCIES.map((value) => {
      const input = h("input", { type: "radio", name: "frequency", value });
      input.addEventListener("change", () => this.#save({ check_ins_enabled: true, frequency: value }));
      return { value, input, text: h("span") };
    });
    this.often = h("fieldset", { className: "often" }, this.legend,
      h("div", { className: "choices" }, ...this.choices.map(({ input, text }) => h("label", {}, input, text))));
    this.warning = h("div", { className: "banner warning", hidden: true }, this.systemOff, this.openSettings);
    this.body = h("div", { hidden: true }, this.row, this.explanation, this.warning, this.often);
    this.answer = h("p", { className: "answer", role: "status", hidden: true });
    this.#buildPrompt();
    this.card = h("section", { className: "card check-ins", part: "card", "aria-labelledby": "heading" },
      this.heading, this.skeleton, this.question, this.notice, this.opener, this.body, this.answer, this.again, this.signIn);
    return [this.card];
  }

  #buildPrompt() {
    this.asks = h("h3", { id: "question" });
    this.text = h("p");
    this.yes = h("button", { type: "button", className: "button" });
    this.later = h("button", { type: "button", className: "quiet" });
    this.yes.addEventListener("click", () => this.#accept());
    this.later.addEventListener("click", () => this.#close("not_now"));
    this.question = h("div", { className: "prompt", role: "group", "aria-labelledby": "question", hidden: true },
      this.asks, this.text, h("div", { className: "actions" }, this.yes, this.later));
  }

  get #isOn() { return this.account.preferences?.check_ins_enabled ?? false; }

  update() {
    const { words, preferences, parts, state } = this.account;
    this.showCard(parts.check_ins);
    if (!parts.check_ins) return;
    const has = this.announce("preferences");
    const isRow = this.getAttribute("view") === "row";
    this.card.dataset.view = isRow ? "row" : "all";
    say(this.heading, isRow ? null : words.check_ins_title);
    // In the one-line view the element is no region of the page, so it needs no label.
    if (isRow) this.card.removeAttribute("aria-labelledby");
    else this.card.setAttribute("aria-labelledby", "heading");
    this.body.hidden = !has || isRow;
    const setting = this.#isOn ? words[`check_in_${preferences.frequency}`] : words.check_in_off;
    this.opener.hidden = !has || !isRow;
    this.opener.title = words.detail_open ?? "";
    say(this.summary, `${words.check_ins_title}: ${setting}`);
    if (!has || isRow) return;
    say(this.label, words.check_in_toggle);
    say(this.explanation, words.check_in_explanation);
    this.warning.hidden = !this.#isOn || this.account.mayNotify();
    say(this.systemOff, words.check_in_system_off);
    say(this.openSettings, this.account.perform.open_settings ? words.check_in_open_settings : null);
    say(this.legend, words.check_in_frequency);
    this.toggle.setAttribute("aria-checked", String(this.#isOn));
    this.often.hidden = !this.#isOn;
    for (const { value, input, text } of this.choices) {
      say(text, words[`check_in_${value}`]);
      input.checked = preferences.frequency === value;
    }
    if (this.hasAttribute("ask") && state.preferences.phase === "ready") this.ask();
  }

  async #save(wish) {
    say(this.answer, null);
    const failure = await this.account.prefer(wish);
    this.answer.dataset.phase = failure ? "over" : "saved";
    say(this.answer, failure ?? this.account.words.preferences_saved);
    this.update();
  }

  /**
   * Asks the reader about check-ins if the edge allows it now. A question that was shown is not requested
   * again, because the edge counts each request as asking.
   */
  async ask() {
    if (this.#hasAsked) return;
    this.#hasAsked = true;
    const prompt = await this.account.prompt();
    if (!prompt) {
      this.#hasAsked = false;
      this.removeAttribute("ask");
      return;
    }
    say(this.asks, prompt.title);
    say(this.text, prompt.body);
    say(this.yes, prompt.accept);
    say(this.later, prompt.decline);
    this.question.hidden = false;
  }

  async #accept() {
    this.question.hidden = true;
    await this.#save({ check_ins_enabled: true, frequency: "few_times_a_week" });
    this.toggle.focus();
    this.dispatchEvent(new CustomEvent("usher-check-ins-accepted", { bubbles: true, composed: true }));
  }

  async #close(answer) {
    this.question.hidden = true;
    this.toggle.focus();
    await this.account.answerPrompt(answer);
  }
}
