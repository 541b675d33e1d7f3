// The base class of all elements. An element has a shadow tree with common styles, the reader's language, and
// a message that is shown if there is no content.

import { account } from "./account.js";
import { showIcon } from "./icons.js";

/** The styles of all elements. They are loaded once before the first element is shown. */
const looks = new CSSStyleSheet();
try {
  looks.replaceSync(await (await fetch(new URL("elements.css", import.meta.url))).text());
} catch { /* Without styles, the elements can still be read. */ }

/** The colours that the configuration sets. The surrounding page can override them. */
const colours = new CSSStyleSheet();
account.addEventListener("words", () => {
  const { color, color_dark: dark } = account.brand ?? {};
  const is = (text) => /^#[0-9a-f]{6}$/i.test(text ?? "");
  colours.replaceSync(`:host { ${is(color) ? `--brand: ${color};` : ""} ${is(dark) ? `--brand-dark: ${dark};` : ""} }`);
});

/** The elements that are on the page at present. */
const showing = new Set();

/**
 * Makes an HTML element with children. `given` contains its properties and attributes (`role`, `part`, `for`,
 * and names with a hyphen).
 */
export function h(name, given = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(given)) {
    if (/-|^(role|part|for)$/.test(key)) element.setAttribute(key, value);
    else element[key] = value;
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/**
 * Shows a text, or hides the element if there is none. An unchanged text is not set again, because screen
 * readers would repeat it.
 */
export function say(element, text) {
  element.hidden = !text;
  if (text && element.textContent !== text) element.replaceChildren(...datesWhole(text));
}

const patterns = new Map();

/** A pattern that finds dates in texts of a language, such as `December 1` or `1. Dezember`. */
function dayPattern(language) {
  if (!patterns.has(language)) {
    const days = new Intl.DateTimeFormat(language, { month: "long", day: "numeric", timeZone: "UTC" });
    const months = Array.from({ length: 12 }, (_, month) => days.format(Date.UTC(2026, month, 17)).replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/17|١٧|۱۷/, "\\p{N}{1,2}"));
    patterns.set(language, new RegExp(`(${months.join("|")})`, "u"));
  }
  return patterns.get(language);
}

/** The parts of a text. Each date in it becomes a `span`, so that the date stays on one line. */
function datesWhole(text) {
  try {
    return text.split(dayPattern(account.language)).map((part, place) => (place % 2 ? h("span", { className: "date", textContent: part }) : part));
  } catch {
    return [text];
  }
}

/** Shows a text whose second part is emphasised. If there are no parts, it shows the whole text. */
export function sayParts(element, text, parts) {
  if (!parts || !text) return say(element, text);
  element.hidden = false;
  if (element.textContent === text) return;
  element.replaceChildren(parts[0], h("strong", { textContent: parts[1] }), parts[2]);
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
      this.noticeIcon = h("span", { className: "symbol", hidden: true });
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

  /** Shows or hides the card. A hidden card takes no space on the page. */
  showCard(isShown) {
    this.card.hidden = !isShown;
    this.toggleAttribute("empty", !isShown);
  }

  disconnectedCallback() {
    showing.delete(this);
    account.removeEventListener("change", this.#update);
  }

  /**
   * Whether this is the first element on the page. Only the first one shows messages that concern all
   * elements. These messages say that there is no connection, or that the reader is signed out.
   */
  get #isFirst() {
    const speakers = [...showing].filter((one) => one.speaks);
    return speakers.every((one) => one === this || this.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  }

  /** Whether the element can show messages that concern all elements. An element in a sheet cannot. */
  get speaks() { return !this.hasAttribute("within"); }

  /**
   * Opens the detail of a short view in a sheet above the page. The app first gets an event, such as
   * "usher-usage-open". The app can then prevent the sheet and show its own detail.
   */
  openDetail(title, attributes) {
    if (!this.dispatchEvent(new CustomEvent(`${this.localName}-open`, { bubbles: true, composed: true, cancelable: true }))) return;
    if (!this.sheet) {
      const detail = h(this.localName);
      for (const [name, value] of Object.entries({ ...attributes, within: "" })) detail.setAttribute(name, value);
      this.close = h("button", { type: "button", className: "quiet" });
      this.close.addEventListener("click", () => this.sheet.close());
      this.sheet = h("dialog", { className: "sheet", "aria-label": title }, detail, this.close);
      this.sheet.addEventListener("click", ({ target }) => { if (target === this.sheet) this.sheet.close(); });
      this.card.append(this.sheet);
    }
    say(this.close, account.words.detail_close ?? "×");
    this.sheet.showModal();
  }

  attributeChangedCallback() { if (this.#isBuilt) this.update(); }

  /**
   * Shows a message if a part of the account is missing or outdated. Returns whether the part has content to
   * show.
   */
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
    // A reader who is signed out sees only the notice about signing in. The page's first element shows the
    // notice in the style of a whole page, and the other elements hide their cards.
    const isWelcome = isFirst && phase === "signed_out";
    this.card.classList.toggle("welcome", isWelcome);
    this.toggleAttribute("welcome", isWelcome);
    if (isWelcome && !this.noticeIcon.isConnected) this.notice.before(this.noticeIcon);
    showIcon(this.noticeIcon, isWelcome ? "person.crop.circle" : null);
    if (phase === "signed_out") this.showCard(isFirst);
    if (signIn) this.signIn.href = signIn.url;
    return has && phase !== "signed_out";
  }
}
