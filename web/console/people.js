// Top users, and one user looked up: where they stand, and why they were refused.

import { at, bar, el } from "./dom.js";
import { count, money, moment, share, word } from "./format.js";
import { get } from "./source.js";

const UNITS = { messages: count, tokens: count, cost: money, refusals: count };

function busy(place, text) {
  place.replaceChildren(el("p", { class: "empty" }, text));
}

/** The apps of an edge that serves several; nobody is asked where there is one. */
export async function apps() {
  const settings = await get("/admin/v1/settings");
  const names = settings.apps.map((one) => one.name).filter(Boolean);
  if (names.length < 2) return;
  for (const place of document.querySelectorAll("select.apps")) place.replaceChildren(...names.map((name) => el("option", {}, name)));
  for (const place of document.querySelectorAll(".app")) place.hidden = false;
}

function query(form, names) {
  const found = new URLSearchParams();
  for (const name of names) {
    const field = form.elements[name];
    if (field && !field.closest("[hidden]") && field.value.trim() !== "") found.set(name, field.value.trim());
  }
  return found;
}

// Top ------------------------------------------------------------------------------------------------------------------

export function top(open) {
  const form = at("top-form");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const place = at("top-result");
    busy(place, "Walking through all users …");
    try {
      const asked = query(form, ["by", "period", "app"]);
      asked.set("limit", "10");
      place.replaceChildren(...topTable(await get(`/admin/v1/top?${asked}`), open));
    } catch (error) {
      busy(place, error.message);
    }
  });
}

function topTable(found, open) {
  if (found.users.length === 0) return [el("p", { class: "empty" }, `Nobody in ${found.period_name} yet.`)];
  const most = Math.max(1, found.users[0].value);
  const rows = found.users.map((one) => el("li", {},
    one.user_id ? el("button", { type: "button", class: "link name", onclick: () => open(one.user_id) }, one.user_id) : el("code", { class: "name" }, one.redis_key),
    el("span", { class: "value" }, UNITS[found.by](one.value)), bar(one.value / most, "tone-sky")));
  const foot = `${count(found.walked.users)} users read in ${count(found.walked.milliseconds)} ms${found.walked.is_whole ? "" : "; Redis went away meanwhile, so this is not all"}.`;
  return [el("ol", { class: "bars" }, rows), el("p", { class: "foot" }, `By ${found.by} in ${found.period_name}. ${foot}`)];
}

// One user -------------------------------------------------------------------------------------------------------------

export function find() {
  const form = at("find-form");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    lookUp(form);
  });
  return (user) => {
    form.elements.user.value = user;
    form.elements.at.value = "";
    lookUp(form);
  };
}

async function lookUp(form) {
  const user = form.elements.user.value;
  const asked = query(form, ["model", "app"]);
  if (form.elements.at.value) asked.set("at", new Date(form.elements.at.value).toISOString());
  const app = asked.has("app") ? `?app=${encodeURIComponent(asked.get("app"))}` : "";
  const [card, body] = [at("user"), at("user-body")];
  at("user-title").textContent = user;
  card.hidden = false;
  busy(body, "Asking …");
  try {
    const path = `/admin/v1/users/${encodeURIComponent(user)}`;
    const [why, shown] = await Promise.all([get(`${path}/explain?${asked}`), get(path + app)]);
    body.replaceChildren(answer(why), el("div", { class: "user-columns" }, standing(shown), past(why, shown)));
  } catch (error) {
    busy(body, error.message);
  }
  card.focus();
}

function answer(why) {
  const said = why.answer;
  const verdict = !said ? "It is not known what was answered." : said.passes ? "A message would pass." : `${said.status}${said.limit ? `, by the limit ${said.limit}` : said.code ? `, ${word(said.code)}` : ""}`;
  const when = Date.parse(why.at) < Date.parse(why.now) - 1000 ? `At ${moment(why.at)}` : "Now";
  return el("div", { class: `answer ${!said || said.passes ? "tone-calm" : "tone-warm"}` },
    el("p", { class: "said" }, why.summary || verdict),
    el("p", { class: "help" }, `${when}: ${verdict}${said?.resets_at ? `, until ${moment(said.resets_at)}` : ""}`),
    said?.message && el("p", {}, `They read: “${said.message}”`),
    why.unknown.length > 0 && el("p", { class: "help" }, `Not known any more: ${why.unknown.join(", ")}.`));
}

const facts = (rows) => el("dl", { class: "facts" }, rows.filter(([, value]) => value).map(([name, value]) => [el("dt", {}, name), el("dd", {}, value)]));

function standing(shown) {
  const { entitlement, books } = shown;
  return el("div", {}, el("h3", { class: "sub" }, "Where they stand now"),
    facts([
      ["plan", shown.plan.label === shown.plan.id ? shown.plan.id : `${shown.plan.label} (${shown.plan.id})`],
      ["status", word(shown.status ?? "none")],
      ["blocked", shown.blocked && `since ${moment(shown.blocked.since)} by ${shown.blocked.actor ?? "somebody"}: ${shown.blocked.reason ?? "no reason given"}`],
      ["period ends", entitlement.period_end && moment(entitlement.period_end)],
      ["time zone", shown.time_zone],
      ["open messages", `${count(shown.reservations.length)} of ${count(shown.max_open)}`],
      ["this month", `${count(books.totals.messages)} messages, ${count(books.totals.input_tokens + books.totals.output_tokens)} tokens, ${money(books.totals.cost_microdollars)}`],
      ["as a tester", books.sandbox_totals.messages > 0 && `${count(books.sandbox_totals.messages)} messages, ${count(books.sandbox_totals.input_tokens + books.sandbox_totals.output_tokens)} tokens, ${money(books.sandbox_totals.cost_microdollars)}`],
    ]),
    shown.limits.map(meter),
    shown.limits.length === 0 && el("p", { class: "empty" }, "Their plan has no limit: it lets nothing pass."));
}

function meter(limit) {
  const text = limit.meter === "cost_microdollars" ? money : count;
  const part = limit.amount > 0 ? limit.used / limit.amount : 1;
  return el("div", { class: "meter" },
    el("p", { class: "head" }, el("span", {}, `${limit.name} `, el("span", { class: "optional" }, limit.period)), el("span", {}, `${text(limit.used)} of ${text(limit.amount)}`)),
    bar(part, part >= 1 ? "tone-warm" : "tone-calm"),
    el("span", { class: "tail" }, `${share(Math.min(1, part))} used, ${limit.enforcement}${limit.resets_at ? `, turns ${moment(limit.resets_at)}` : ""}`));
}

function past(why, shown) {
  return el("div", {}, el("h3", { class: "sub" }, "Refusals"),
    table(["Hour", "Cause", "Times", "Stood at"], shown.refusals.slice(0, 8).map((one) => [moment(one.last_at), one.limit ?? word(one.cause), count(one.count), `${count(one.used)} of ${count(one.amount)}`]), "None is remembered."),
    el("h3", { class: "sub" }, "What was done"),
    table(["When", "Deed", "By", "Why"], shown.trail.slice(0, 8).map((one) => [moment(one.at), word(one.deed), one.actor, one.reason]), "Nothing."),
    why.event && el("p", { class: "foot" }, `Behind it stood: ${word(why.event.deed)} by ${why.event.actor}, ${moment(why.event.at)}. Settings ${String(why.settings.digest ?? "unknown").slice(0, 8)}${why.settings.is_current ? ", as now" : ", others than now"}.`));
}

function table(heads, rows, none) {
  if (rows.length === 0) return el("p", { class: "empty" }, none);
  return el("div", { class: "scroll" }, el("table", {},
    el("thead", {}, el("tr", {}, heads.map((head) => el("th", { scope: "col" }, head)))),
    el("tbody", {}, rows.map((row) => el("tr", {}, row.map((cell) => el("td", {}, cell ?? "–")))))));
}
