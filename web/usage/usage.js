// The caller's own usage: what the edge says, in its words, and again whenever it changes.
//
// Who asks is known as in every other request: by what a gateway adds, or by a token that the app which opens this page
// puts into the fragment (#token=…), which no server sees and which is taken out of the address at once.

const at = (id) => document.getElementById(id);
const WORDS = {
  en: { title: "Usage", turns: "Refreshes on", ends: "The trial ends on", manage: "Manage subscription", away: "I couldn't check your usage right now — don't worry, you can keep chatting." },
  de: { title: "Nutzung", turns: "Neu ab", ends: "Die Probezeit endet am", manage: "Abo verwalten", away: "Ich konnte gerade nicht nachsehen – keine Sorge, du kannst einfach weiterschreiben." },
};
const language = WORDS[navigator.language.slice(0, 2)] ? navigator.language.slice(0, 2) : "en";
const words = WORDS[language];

function takeToken() {
  const token = new URLSearchParams(location.hash.slice(1)).get("token");
  if (token) history.replaceState(null, "", location.pathname + location.search);
  return token;
}

const token = takeToken();
const fields = token ? { Authorization: `Bearer ${token}` } : {};
// Relative: an app may be served below a path of its own.
const ask = (path) => fetch(new URL(path, document.baseURI), { headers: fields, cache: "no-store" });

function show(id, text) {
  const element = at(id);
  element.hidden = !text;
  if (text && element.textContent !== text) element.textContent = text;
}

const date = (text) => new Date(text).toLocaleDateString(navigator.language, { month: "long", day: "numeric" });

function turn(detail, record) {
  const end = detail?.trial_ends_at ?? null;
  const reset = detail?.resets_at ?? record?.resets_at ?? null;
  if (end) return `${words.ends} ${date(end)}`;
  return reset ? `${words.turns} ${date(reset)}` : "";
}

function tell(usage) {
  const { detail, limits } = usage;
  const record = limits.find((one) => one.used === usage.message_count && one.period === usage.billing_period);
  document.title = usage.spoken ?? usage.plan.label;
  at("plan").textContent = detail?.plan_label ?? usage.plan.label;
  show("sentence", usage.sentence);
  at("sentence").classList.toggle("strong", usage.emphasised);
  at("record").hidden = usage.message_count === null;
  const percentage = Math.max(0, Math.min(100, usage.usage_percentage ?? 0));
  at("fill").setAttribute("width", percentage);
  at("bar").setAttribute("aria-valuenow", percentage);
  at("bar").setAttribute("aria-valuetext", usage.spoken ?? "");
  at("record").dataset.level = detail?.level ?? record?.level ?? "silent";
  show("row", usage.settings_row);
  show("turn", turn(detail, record));
  const others = usage.lines.length > 0 ? usage.lines : limits.filter((one) => one !== record && one.spoken).map((one) => one.spoken);
  at("limits").replaceChildren(...others.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
  at("limits").hidden = others.length === 0;
  const manage = detail?.manage_url;
  at("manage").hidden = !manage || !/^https:\/\//.test(manage);
  if (!at("manage").hidden) Object.assign(at("manage-link"), { href: manage, textContent: words.manage });
  at("main").removeAttribute("aria-busy");
}

/** Nothing to show: the edge's own sentence where it said one. */
async function apologise(answer) {
  let said = "";
  try {
    const problem = await answer.json();
    said = problem.detail ?? problem.error?.message ?? "";
  } catch { /* It said nothing. */ }
  if (at("main").hasAttribute("aria-busy")) at("plan").textContent = words.title;
  show("sentence", answer?.status === 401 && said ? said : words.away);
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

async function begin() {
  try {
    const answer = await ask("v1/usage");
    if (answer.ok) {
      tell(await answer.json());
    } else {
      await apologise(answer);
      // Who is not known now will not be known later; whatever else was wrong may pass.
      if (answer.status === 401) return;
    }
  } catch {
    await apologise();
  }
  await follow();
}

document.documentElement.lang = language;
begin();
