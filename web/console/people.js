// Shows the users with the highest use. Also shows one user's state, and why this user was refused.

import { actions } from "./actions.js";
import { at, bar, el } from "./dom.js";
import { count, money, moment, share, word } from "./format.js";
import { get } from "./source.js";

const UNITS = { messages: count, tokens: count, cost: money, refusals: count };

function busy(place, text) {
  place.replaceChildren(el("p", { class: "empty" }, text));
}

/** Shows the choice of an app. If the edge has only one app, no choice is shown. */
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

function top() {
  const form = at("top-form");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const place = at("top-result");
    busy(place, "Reading all users …");
    try {
      const asked = query(form, ["by", "period", "app"]);
      asked.set("limit", "10");
      place.replaceChildren(...topTable(await get(`/admin/v1/top?${asked}`), (user) => show({ user, app: asked.get("app") })));
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
  const foot = `${count(found.walked.users)} users read in ${count(found.walked.milliseconds)} ms${found.walked.is_whole ? "" : "; Redis stopped answering meanwhile, so this list is incomplete"}.`;
  return [el("ol", { class: "bars" }, rows), el("p", { class: "foot" }, `By ${found.by} in ${found.period_name}. ${foot}`)];
}

/** Shows a user by changing the page's address. Operators can therefore send each other links to users. */
function show(asked) {
  const found = new URLSearchParams(Object.entries(asked).filter(([, value]) => value));
  const fragment = `#${found}`;
  // If the address does not change, no hashchange event follows. The user is then opened directly.
  if (location.hash === fragment) openUser(found);
  else location.hash = fragment;
}

export function people() {
  top();
  const form = at("find-form");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const asked = query(form, ["user", "model", "app"]);
    if (form.elements.at.value) asked.set("at", new Date(form.elements.at.value).toISOString());
    show(Object.fromEntries(asked));
  });
  at("search").addEventListener("submit", (event) => {
    event.preventDefault();
    const app = query(form, ["app"]).get("app");
    show({ user: at("search-user").value.trim(), app });
  });
  at("user-close").addEventListener("click", () => { location.hash = ""; at("search-user").focus(); });
}

export function closeUser() { at("user").hidden = true; }

/** @param asked the requested user, with the model and app if they are known */
export async function openUser(asked) {
  const user = asked.get("user");
  const explained = new URLSearchParams([...asked].filter(([name]) => ["at", "model", "app"].includes(name)));
  const app = asked.has("app") ? `?app=${encodeURIComponent(asked.get("app"))}` : "";
  const [card, body] = [at("user"), at("user-body")];
  at("user-title").textContent = user;
  at("search-user").value = user;
  card.hidden = false;
  busy(body, "Asking …");
  card.focus();
  try {
    const path = `/admin/v1/users/${encodeURIComponent(user)}`;
    const [why, shown] = await Promise.all([get(`${path}/explain?${explained}`), get(path + app)]);
    if (at("user-title").textContent !== user) return;
    const again = () => openUser(asked);
    const parts = [headline(asked, shown), answer(why), el("div", { class: "user-columns" }, standing(shown), past(why, shown, asked))];
    body.replaceChildren(el("div", {}, parts, await actions(path, app, shown, again)));
  } catch (error) {
    busy(body, error.message);
  }
}

/**
 * A line about the newest refusal. If the operator has chosen a time, a link back to the present is shown
 * instead.
 */
function headline(asked, shown) {
  const newest = shown.refusals[0];
  if (asked.has("at")) return el("p", { class: "help" }, el("a", { href: link({ ...Object.fromEntries(asked), at: null }) }, "Show now instead of that moment"));
  if (!newest) return null;
  return el("p", { class: "headline" }, "Refused last ", el("a", { href: link({ user: asked.get("user"), app: asked.get("app"), at: newest.last_at }) }, moment(newest.last_at)),
    `: ${cause(newest)}, ${count(newest.count)} ${newest.count === 1 ? "time" : "times"} in that hour.`);
}

const link = (asked) => `#${new URLSearchParams(Object.entries(asked).filter(([, value]) => value))}`;
const cause = (one) => (one.limit ? `${word(one.cause)} (${one.limit}), ${count(one.used)} of ${count(one.amount)}` : word(one.cause));

function answer(why) {
  const said = why.answer;
  const verdict = !said ? "The answer is unknown." : said.passes ? "A message would be admitted." : `${said.status}${said.limit ? `, by the limit ${said.limit}` : said.code ? `, ${word(said.code)}` : ""}`;
  const when = Date.parse(why.at) < Date.parse(why.now) - 1000 ? `At ${moment(why.at)}` : "Now";
  return el("div", { class: `answer ${!said || said.passes ? "tone-calm" : "tone-warm"}` },
    el("p", { class: "said" }, why.summary || verdict),
    el("p", { class: "help" }, `${when}: ${verdict}${said?.resets_at ? `, until ${moment(said.resets_at)}` : ""}`),
    said?.message && el("p", {}, `They read: “${said.message}”`),
    why.unknown.length > 0 && el("p", { class: "help" }, `No longer known: ${why.unknown.join(", ")}.`));
}

const facts = (rows) => el("dl", { class: "facts" }, rows.filter(([, value]) => value).map(([name, value]) => [el("dt", {}, name), el("dd", {}, value)]));

function standing(shown) {
  const { entitlement, books } = shown;
  return el("div", {}, el("h3", { class: "sub" }, "Use now"),
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
    shown.bursts.map((burst) => el("p", { class: "help" }, `${burst.name}: ${count(burst.left)} left of ${count(burst.capacity)} at once, ${count(burst.per_minute)} a minute`)),
    given(entitlement),
    shown.limits.length === 0 && el("p", { class: "empty" }, "The plan has no limit, so it admits no message."));
}

function meter(limit) {
  const text = limit.meter === "cost_microdollars" ? money : count;
  const part = limit.amount > 0 ? limit.used / limit.amount : 1;
  return el("div", { class: "meter" },
    el("p", { class: "head" }, el("span", {}, `${limit.name} `, el("span", { class: "optional" }, limit.period)), el("span", {}, `${text(limit.used)} of ${text(limit.amount)}`)),
    bar(part, part >= 1 ? "tone-warm" : "tone-calm"),
    el("span", { class: "tail" }, `${share(Math.min(1, part))} used, ${limit.enforcement}${limit.resets_at ? `, resets ${moment(limit.resets_at)}` : ""}`));
}

/**
 * The user's grants (additional amounts for some time) and overrides (other amounts of a limit), as a table.
 */
function given({ grants, overrides }) {
  const rows = [
    ...grants.map((one) => [one.replaces ? "override" : "grant", one.limit, count(one.amount), `until ${moment(one.expires_at)}`]),
    ...overrides.map((one) => ["override", one.limit, one.amount === null ? "as the plan says" : count(one.amount), one.expires_at ? `until ${moment(one.expires_at)}` : "for good"]),
  ];
  return rows.length > 0 && el("div", {}, el("h3", { class: "sub" }, "Given by operators"), table("Given by operators", ["What", "Limit", "Amount", "For how long"], rows, ""));
}

function past(why, shown, asked) {
  const opened = (one) => el("a", { href: link({ user: asked.get("user"), app: asked.get("app"), at: one.last_at }) }, moment(one.last_at));
  return el("div", {}, el("h3", { class: "sub" }, "Refusals"),
    table("Refusals", ["Last at", "Cause", "Times", "Use then"], shown.refusals.slice(0, 8).map((one) => [opened(one), one.limit ?? word(one.cause), count(one.count), `${count(one.used)} of ${count(one.amount)}`]), "No refusal is recorded."),
    el("h3", { class: "sub" }, "Changes"),
    table("Changes", ["When", "What", "By", "Why"], shown.trail.slice(0, 8).map((one) => [moment(one.at), el("span", {}, word(one.deed), one.what && el("span", { class: "sub-line" }, done(one))), one.actor, one.reason]), "Nothing."),
    why.event && el("p", { class: "foot" }, `Last change before: ${word(why.event.deed)} by ${why.event.actor}, ${moment(why.event.at)}. Configuration ${String(why.settings.digest ?? "unknown").slice(0, 8)}${why.settings.is_current ? ", which is still in force" : ", which another has replaced since"}.`));
}

/** Makes readable text from an entry such as `messages=50@1764000000000` (limit, amount and end). */
function done({ what }) {
  const [, limit, amount, end] = /^([a-z][\w-]*):?=(-?\d*)(?:@(\d+))?$/.exec(what) ?? [];
  if (!limit) return /^[a-z ]+$/.test(what) ? what : "";
  return `${limit}: ${amount === "" ? "as the plan says" : count(Number(amount))}${end ? `, until ${moment(new Date(Number(end)).toISOString())}` : ""}`;
}

function table(name, heads, rows, none) {
  if (rows.length === 0) return el("p", { class: "empty" }, none);
  return el("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": name }, el("table", {},
    el("thead", {}, el("tr", {}, heads.map((head) => el("th", { scope: "col" }, head)))),
    el("tbody", {}, rows.map((row) => el("tr", {}, row.map((cell) => el("td", {}, cell ?? "–")))))));
}
