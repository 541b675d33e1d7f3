// What every element is made of: a shadow tree with the shared looks, the reader's language, and what is said while
// there is nothing to show.

import { account } from "./account.js";

/** The looks, once for all elements: loaded before the first is shown, and never written into markup. */
const looks = new CSSStyleSheet();
try {
  looks.replaceSync(await (await fetch(new URL("elements.css", import.meta.url))).text());
} catch { /* They can be read without. */ }

/** The colours of the configuration, below those that the page around sets. */
const colours = new CSSStyleSheet();
account.addEventListener("words", () => {
  const { color, color_dark: dark } = account.brand ?? {};
  const is = (text) => /^#[0-9a-f]{6}$/i.test(text ?? "");
  colours.replaceSync(`:host { ${is(color) ? `--brand: ${color};` : ""} ${is(dark) ? `--brand-dark: ${dark};` : ""} }`);
});

/** The elements that are on the page now. */
const showing = new Set();

/** An HTML element with properties, attributes (those with a hyphen, and role), and children. */
export function h(name, given = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(given)) {
    if (key.includes("-") || key === "role" || key === "part" || key === "for") element.setAttribute(key, value);
    else element[key] = value;
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/** Shows a text, or nothing. An unchanged text is not set again, so that it is not read out again. */
export function say(element, text) {
  element.hidden = !text;
  if (text && element.textContent !== text) element.textContent = text;
}

/** A drawing of 24 × 24 made of lines; it says nothing by itself. */
export function drawing(path) {
  const space = "http://www.w3.org/2000/svg";
  const picture = document.createElementNS(space, "svg");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" })) picture.setAttribute(key, value);
  const line = document.createElementNS(space, "path");
  line.setAttribute("d", path);
  picture.append(line);
  return picture;
}

export class UsherElement extends HTMLElement {
  account = account;
  #isBuilt = false;
  #update = () => this.update();

  connectedCallback() {
    if (!this.#isBuilt) {
      this.#isBuilt = true;
      const root = this.attachShadow({ mode: "open" });
      root.adoptedStyleSheets = [looks, colours];
      this.notice = h("p", { className: "notice", role: "status", hidden: true });
      this.again = h("button", { type: "button", className: "quiet", hidden: true });
      this.again.addEventListener("click", () => account.refresh());
      this.signIn = h("a", { className: "button", hidden: true, rel: "noopener noreferrer" });
      this.skeleton = h("div", { className: "skeleton", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
      root.append(...this.build());
    }
    account.addEventListener("change", this.#update);
    showing.add(this);
    account.begin();
    this.update();
  }

  /** An element with nothing to show takes no room. */
  showCard(isShown) {
    this.card.hidden = !isShown;
    this.toggleAttribute("empty", !isShown);
  }

  disconnectedCallback() {
    showing.delete(this);
    account.removeEventListener("change", this.#update);
  }

  /** Of several elements the first shows what concerns all of them: no connection, or nobody signed in. */
  get #isFirst() {
    const speakers = [...showing].filter((one) => one.speaks);
    return speakers.every((one) => one === this || this.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  }

  /** Whether it has a place for that. */
  get speaks() { return true; }

  attributeChangedCallback() { if (this.#isBuilt) this.update(); }

  /** What is said while a part of the state is not there, or is out of date; true where there is something to show. */
  announce(part, { isQuiet = false } = {}) {
    const { words, state, brand } = account;
    const { phase, sentence } = state[part];
    const has = account[part] !== null;
    this.lang = account.language;
    this.dir = account.direction;
    const isOffline = account.isOffline || phase === "offline";
    const isFirst = this.#isFirst;
    const shared = isFirst && !(isQuiet && has);
    say(this.notice, isOffline ? shared && words.offline : phase === "signed_out" ? shared && sentence : phase === "failed" ? sentence : null);
    this.notice.classList.toggle("banner", isOffline && has);
    this.skeleton.hidden = has || phase !== "loading";
    this.shadowRoot.firstElementChild.setAttribute("aria-busy", String(!has && phase === "loading"));
    say(this.again, !isOffline && phase === "failed" ? words.try_again : null);
    const signIn = brand?.links.find((link) => link.kind === "sign_in");
    say(this.signIn, isFirst && phase === "signed_out" && signIn ? signIn.label : null);
    if (phase === "signed_out") this.showCard(isFirst);
    if (signIn) this.signIn.href = signIn.url;
    return has && phase !== "signed_out";
  }
}
