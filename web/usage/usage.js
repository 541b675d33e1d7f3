// The caller's own usage: what the edge says, in its words, and again whenever it changes.
//
// Who asks is known as in every other request: by what a gateway adds, or by a token that the app which opens this page
// puts into the fragment (#token=…), which no server sees and which is taken out of the address at once.

const at = (id) => document.getElementById(id);
/** The edge's own sentences, in the reader's language: what is said here while nothing is heard from there. */
let words = {};

function takeToken() {
  const token = new URLSearchParams(location.hash.slice(1)).get("token");
  if (token) history.replaceState(null, "", location.pathname + location.search);
  return token;
}

const token = takeToken();
const fields = token ? { Authorization: `Bearer ${token}` } : {};
// Relative: an app may be served below a path of its own.
const ask = (path, method = "GET") => fetch(new URL(path, document.baseURI), { method, headers: fields, cache: "no-store" });

function show(id, text) {
  const element = at(id);
  element.hidden = !text;
  if (text && element.textContent !== text) element.textContent = text;
}

/** What can be done: a link where there is one, a button where the edge is asked. An app has means of its own; a page has none. */
function offer(actions) {
  const items = actions.flatMap((one) => {
    if (one.url && /^https:\/\//.test(one.url)) return [Object.assign(document.createElement("a"), { href: one.url, rel: "noopener noreferrer", textContent: one.label })];
    if (!one.call) return [];
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: one.label });
    button.addEventListener("click", () => call(one, button));
    return [button];
  });
  at("actions").replaceChildren(...items.map((item) => { const place = document.createElement("li"); place.append(item); return place; }));
  at("actions").hidden = items.length === 0;
}

async function call(action, button) {
  button.disabled = true;
  let said = action.unopened_sentence;
  try {
    const answer = await ask(action.call.path.slice(1), action.call.method);
    const told = await answer.json();
    said = answer.ok ? told.sentence : told.title ?? said;
    if (answer.ok) await look();
  } catch { /* What the action says where it could not be done. */ }
  show("answer", said);
  button.disabled = false;
}

/** What a plan that holds nothing is called: somebody who is paused or owes has not become a free user. */
const headings = { paused: "label_paused", payment_failed: "label_billing_issue", cancelled: "label_expired", trial_expired: "label_expired" };

/** A gate's sentence may hold what the subscription says by itself, its date included: that is not said twice. */
const isSaid = (standing, sentence) => standing === sentence || Boolean(standing && sentence?.includes(standing.split(/[.!?] /)[0]));

function tell(usage) {
  const { detail, limits } = usage;
  const record = limits.find((one) => one.used === usage.message_count && one.period === usage.billing_period);
  document.title = usage.spoken ?? usage.plan.label;
  const heading = usage.limit ? null : words[headings[usage.gate?.reason]];
  at("plan").textContent = heading ?? detail?.plan_label ?? usage.plan.label;
  // A trial's last day is told by its banner, which names it.
  const isLastDay = usage.banner?.kind === "trial" && usage.banner.emphasised;
  show("sentence", isLastDay ? usage.banner.sentence : usage.sentence);
  show("standing", isSaid(usage.subscription_sentence, usage.sentence) ? null : usage.subscription_sentence);
  at("sentence").classList.toggle("strong", usage.emphasised);
  at("record").hidden = !usage.limit;
  const percentage = Math.max(0, Math.min(100, usage.usage_percentage ?? 0));
  at("fill").setAttribute("width", percentage);
  at("bar").setAttribute("aria-valuenow", percentage);
  at("bar").setAttribute("aria-valuetext", usage.spoken ?? "");
  at("record").dataset.level = detail?.level ?? record?.level ?? "silent";
  show("row", usage.settings_row);
  show("turn", detail?.turn_sentence);
  const others = usage.lines.length > 0 ? usage.lines : limits.filter((one) => one !== record && one.spoken).map((one) => one.spoken);
  at("limits").replaceChildren(...others.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
  at("limits").hidden = others.length === 0;
  offer(usage.actions);
  at("main").removeAttribute("aria-busy");
}

/** Nothing to show: the edge's own sentence where it said one, and what fits where nothing was heard. */
async function apologise(answer) {
  let said = "";
  try { said = (await answer.json()).title ?? ""; } catch { /* It said nothing. */ }
  if (at("main").hasAttribute("aria-busy")) at("plan").textContent = words.page_title ?? document.title;
  show("sentence", said || (navigator.onLine ? words.usage_unreadable : words.offline));
  at("main").removeAttribute("aria-busy");
}

/** Follows the stream; every event holds the whole state. */
async function follow() {
  for (let pause = 1000; ; pause = Math.min(pause * 2, 30_000)) {
    try {
      const answer = await ask("v1/usage/stream");
      if (answer.ok) {
        pause = 1000;
        await read(answer.body);
      } else if (answer.status === 401) {
        return;
      }
    } catch { /* Tried again. */ }
    await new Promise((done) => setTimeout(done, pause));
  }
}

async function read(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let unread = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    unread += value.replaceAll("\r", "");
    for (let end = unread.indexOf("\n\n"); end >= 0; end = unread.indexOf("\n\n")) {
      const lines = unread.slice(0, end).split("\n");
      unread = unread.slice(end + 2);
      const data = lines.filter((line) => line.startsWith("data:")).map((line) => line.slice(5).trimStart());
      if (lines.includes("event: usage") && data.length > 0) tell(JSON.parse(data.join("\n")));
    }
  }
}

/** Asks where the reader stands; false where who they are is not known. */
async function look() {
  const answer = await ask("v1/usage");
  if (answer.ok) {
    tell(await answer.json());
  } else {
    await apologise(answer);
  }
  // Who is not known now will not be known later; whatever else was wrong may pass.
  return answer.status !== 401;
}

async function begin() {
  try {
    const told = await (await ask("v1/words")).json();
    words = told.words ?? {};
    document.documentElement.lang = told.language ?? "en";
  } catch { /* The sentences come with the answers, too. */ }
  try {
    if (!await look()) return;
  } catch {
    await apologise();
  }
  await follow();
}

begin();
