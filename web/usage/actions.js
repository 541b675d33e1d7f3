// Shows the reader's possible actions as buttons. A button opens a link, calls the edge, or calls the app.

import { account } from "./account.js";
import { h, say } from "./element.js";

const secure = (url) => /^https:\/\//.test(url ?? "");
const canOffer = (action) => Boolean(action.call || secure(action.url) || account.perform[action.action]);

export class Actions {
  #shown = "";
  #hasOffered = false;

  /** @param {HTMLElement} answer the element that shows an action's result. It is a live region. */
  constructor(answer) {
    this.list = h("ul", { className: "actions", hidden: true });
    this.answer = answer;
  }

  /**
   * Shows these actions as buttons. If `isStep` is true, the first action is recommended as the next step.
   */
  show(actions, { isStep = false } = {}) {
    const offered = actions.filter(canOffer);
    const { restoring } = account;
    const now = JSON.stringify([offered, isStep]);
    // The buttons are replaced only if they differ. Otherwise the button that has the focus would lose it.
    if (now !== this.#shown) {
      this.#shown = now;
      this.list.replaceChildren(...offered.map((action, place) => h("li", {}, this.#offer(action, isStep && place === 0))));
      this.list.hidden = offered.length === 0;
    }
    for (const button of this.list.querySelectorAll("button[data-action=restore]")) {
      button.setAttribute("aria-disabled", String(restoring?.phase === "asking"));
      button.classList.toggle("busy", restoring?.phase === "asking");
    }
    // The result of "restore" is shown where the reader pressed the button, even if that button is gone.
    this.#hasOffered ||= offered.some((action) => action.call);
    if (restoring && this.#hasOffered) this.#say(restoring.sentence, restoring.phase);
  }

  #offer(action, isNext) {
    const className = isNext ? "button" : "quiet";
    if (!action.call && !account.perform[action.action]) {
      return h("a", { href: action.url, rel: "noopener noreferrer", className, textContent: action.label });
    }
    const button = h("button", { type: "button", className, textContent: action.label, "data-action": action.action });
    button.addEventListener("click", () => this.#do(action));
    return button;
  }

  async #do(action) {
    const own = account.perform[action.action];
    if (action.call && !own) return account.restore();
    try {
      await own();
    } catch {
      this.#say(action.unopened_sentence, "over");
    }
  }

  #say(sentence, phase) {
    say(this.answer, sentence);
    this.answer.dataset.phase = phase;
  }
}
