// The account page around its elements: its reader, its brand, and its links. The reader is identified by a
// gateway, as in other requests to the edge, or by a token in the address's fragment (#token=…). The app that
// opens the page adds this token. No server receives the fragment, and the page removes it at once.

import { account, configure } from "./usher.js";

function takeToken() {
  const token = new URLSearchParams(location.hash.slice(1)).get("token");
  if (token) history.replaceState(null, "", location.pathname + location.search);
  return token;
}

const at = (id) => document.getElementById(id);

function link({ label, url }) {
  const item = document.createElement("li");
  item.append(Object.assign(document.createElement("a"), { href: url, rel: "noopener noreferrer", textContent: label }));
  return item;
}

/** Shows the page's own words and brand when they have been loaded. They do not change later. */
function dress() {
  const { brand, words, language, direction } = account;
  if (!words.account_title) return;
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
  document.title = [words.account_title, brand?.name].filter(Boolean).join(" · ");
  at("title").textContent = words.account_title;
  if (!brand) return;
  at("brand").hidden = !brand.name && !brand.logo;
  at("name").textContent = brand.name ?? "";
  if (brand.logo && at("logo").src !== brand.logo) Object.assign(at("logo"), { src: brand.logo, hidden: false });
  if (brand.color) document.documentElement.style.setProperty("--usher-accent", brand.color);
  if (brand.color_dark) document.documentElement.style.setProperty("--usher-accent-dark", brand.color_dark);
  const links = brand.links.filter((one) => one.kind !== "sign_in");
  at("links").hidden = links.length === 0;
  at("links").querySelector("ul").replaceChildren(...links.map(link));
  if (words.account_title) at("links").setAttribute("aria-label", brand.name ?? words.account_title);
}

at("logo").addEventListener("error", () => { at("logo").hidden = true; });
account.addEventListener("words", dress);
configure({ credential: takeToken() });
