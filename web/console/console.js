// The operators' page. It asks for the admin token first. Then it shows the edge's figures as they arrive.

import { at, write } from "./dom.js";
import { Health } from "./health.js";
import { Now } from "./now.js";
import { killSwitch } from "./actions.js";
import { apps, closeUser, openUser, people } from "./people.js";
import * as source from "./source.js";

const PARTS = ["desk", "edge", "controls", "search", "foot"];
let ending = null;
let isPaused = false;
let now = null;
let health = null;

const announce = (text) => write(at("news"), text);

function showGate(reason = "") {
  ending?.abort();
  ending = null;
  source.forget();
  for (const id of PARTS) at(id).hidden = true;
  at("gate").hidden = false;
  write(at("token-error"), reason);
  at("token").toggleAttribute("aria-invalid", reason !== "");
  at("token").focus();
}

function state(word) {
  const texts = { live: isPaused ? "paused" : "live", lost: "reconnecting" };
  at("live").dataset.state = isPaused && word === "live" ? "waiting" : word;
  write(at("live-text"), texts[word]);
  if (word === "lost") {
    announce("The connection to the edge is lost. The page tries again.");
    look().then(() => health.lost());
  }
}

/** Requests the figures that the stream does not contain. */
async function look() {
  health.know(await source.readiness());
  if (!isPaused) now.models(await source.models().catch(() => new Map()));
}

function take(figures) {
  if (isPaused) return;
  now.take(figures);
  health.take(figures);
}

async function begin() {
  ending = new AbortController();
  const { signal } = ending;
  now ??= new Now();
  health ??= new Health(announce);
  try {
    take(await source.get("/admin/v1/stats"));
  } catch (error) {
    if (error.status === 401 || error.status === 403) return showGate(error.message);
    state("lost");
  }
  at("gate").hidden = true;
  for (const id of PARTS) at(id).hidden = false;
  apps().catch(() => {}).then(route);
  killSwitch(announce).catch(() => {});
  look();
  const timer = setInterval(look, 3000);
  signal.addEventListener("abort", () => clearInterval(timer), { once: true });
  source.follow("/admin/v1/stats/stream", { event: take, state, refused: (error) => showGate(error.message) }, signal);
}

at("gate-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  source.keep(at("token").value);
  at("token").value = "";
  write(at("token-error"), "");
  await begin();
  if (!at("desk").hidden) at("main").focus();
});

at("leave").addEventListener("click", () => { showGate(); announce("Signed out. The token is forgotten."); });

at("pause").addEventListener("click", () => {
  isPaused = !isPaused;
  at("pause").setAttribute("aria-pressed", String(isPaused));
  state("live");
  announce(isPaused ? "The figures are paused." : "The figures are live again.");
});

/**
 * Opens the user whom the page's address names. For example, `#user=ann&at=…` opens the user ann as of the
 * time `at`.
 */
function route() {
  const asked = new URLSearchParams(location.hash.slice(1));
  if (asked.get("user")) openUser(asked);
  else closeUser();
}

window.addEventListener("hashchange", () => { if (!at("desk").hidden) route(); });
people();
if (source.remembered()) begin();
else showGate();
