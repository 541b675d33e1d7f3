// Sends requests to the edge with the operator's token, and follows its stream of figures.

import { events } from "./events.js";

const PLACE = "usher.token";
let token = "";

/**
 * The admin token: the one in the address's fragment (#token=…), or else the one that this tab has stored. No
 * server receives the fragment.
 */
export function remembered() {
  const given = new URLSearchParams(location.hash.slice(1)).get("token");
  if (given) {
    // Other values in the fragment, such as a user, stay in the address.
    const rest = new URLSearchParams(location.hash.slice(1));
    rest.delete("token");
    history.replaceState(null, "", location.pathname + location.search + (rest.size > 0 ? `#${rest}` : ""));
    keep(given);
  } else {
    token = sessionStorage.getItem(PLACE) ?? "";
  }
  return token !== "";
}

export function keep(text) {
  token = text.trim();
  sessionStorage.setItem(PLACE, token);
}

export function forget() {
  token = "";
  sessionStorage.removeItem(PLACE);
}

/** An answer with an error status. `status` is 0 if the edge did not respond. */
export class Refusal extends Error {
  constructor(status, detail) {
    super(detail);
    this.status = status;
  }
}

const HINTS = {
  0: "The edge does not answer.",
  401: "The edge does not know this token.",
  403: "This token may not read here: reading needs the scope read.",
  404: "There is nothing at that address. The edge may have another version.",
  503: "The edge cannot answer at the moment.",
};

async function ask(path, options = {}) {
  let answer;
  try {
    const headers = { Authorization: `Bearer ${token}`, ...(options.body && { "Content-Type": "application/json" }) };
    answer = await fetch(path, { ...options, cache: "no-store", credentials: "omit", headers });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Refusal(0, HINTS[0]);
  }
  if (answer.ok) return answer;
  let detail = "";
  try {
    const problem = await answer.json();
    detail = problem.detail ?? problem.title ?? "";
  } catch { /* The body is no problem document. */ }
  throw new Refusal(answer.status, detail || HINTS[answer.status] || `The edge answered ${answer.status}.`);
}

export const get = async (path) => (await ask(path)).json();

/** Makes a change. If the path contains `dry_run`, the answer only says what the change would do. */
export const change = async (method, path, act) => (await ask(path, { method, body: JSON.stringify(act) })).json();

/** Whether the token's scope allows a change. To find out, a preview of the change is requested. */
export async function may(method, path, act = {}) {
  try {
    await change(method, `${path}${path.includes("?") ? "&" : "?"}dry_run=true`, { ...act, reason: "May this token do so?" });
    return true;
  } catch {
    return false;
  }
}

/** The answer of /readyz. An answer with status 503 has a body of the same form. */
export async function readiness() {
  try {
    return await (await fetch("/readyz", { cache: "no-store", credentials: "omit" })).json();
  } catch {
    return null;
  }
}

const SERIES = /^usher_(messages_total|tokens_total|cost_dollars_total)\{(.*)\} ([\d.e+]+)$/;

/** The use of each model since the edge started. It is read from the metrics page, which needs no token. */
export async function models() {
  const answer = await fetch("/metrics", { cache: "no-store", credentials: "omit", headers: { Accept: "text/plain" } });
  const found = new Map();
  for (const line of (await answer.text()).split("\n")) {
    const [, family, labels, value] = SERIES.exec(line) ?? [];
    if (!family) continue;
    const label = (name) => new RegExp(`(?:^|,)${name}="((?:[^"\\\\]|\\\\.)*)"`).exec(labels)?.[1] ?? "";
    const one = found.get(label("model")) ?? { messages: 0, input: 0, output: 0, cost: 0 };
    if (family === "messages_total") one.messages += Number(value);
    else if (family === "cost_dollars_total") one.cost += Number(value) * 1e6;
    else if (label("kind") in one) one[label("kind")] += Number(value);
    found.set(label("model"), one);
  }
  return found;
}

const rest = (milliseconds, signal) => new Promise((done) => {
  const timer = setTimeout(done, milliseconds);
  signal.addEventListener("abort", () => { clearTimeout(timer); done(); }, { once: true });
});

/**
 * Follows a stream of server-sent events, and reconnects if it breaks.
 * @param on.event called with each event's parsed data
 * @param on.state called with "live" or "lost"
 * @param on.refused called if a refusal ends the stream
 */
export async function follow(path, on, signal) {
  let pause = 1000;
  while (!signal.aborted) {
    try {
      const answer = await ask(path, { signal });
      on.state("live");
      pause = 1000;
      for await (const { data } of events(answer.body)) if (data !== undefined) on.event(data);
    } catch (error) {
      if (error.status === 401 || error.status === 403) return on.refused(error);
    }
    if (signal.aborted) return;
    on.state("lost");
    await rest(pause, signal);
    pause = Math.min(pause * 2, 10_000);
  }
}
