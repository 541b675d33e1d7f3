// The changes that an operator can make to a user and to the edge. Each change has a reason and a preview.

import { at, el } from "./dom.js";
import { count, moment, word } from "./format.js";
import { change, get, may } from "./source.js";

const DAY = 86_400_000;
/** A time in the form of an `<input type="datetime-local">`, in the reader's time zone. */
const local = (time) => new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

const field = (name, label, attributes, values) => {
  const id = `act-${name}-${Math.random().toString(36).slice(2, 8)}`;
  const input = values ? el("select", { id, name }, values.map((value) => el("option", {}, value))) : el("input", { id, name, autocomplete: "off", ...attributes });
  return [el("label", { for: id }, label), input];
};

/**
 * A form for one change: its fields and a reason, then a preview, then the button that makes the change.
 * @param read makes the request's body from the form's values
 * @param tell describes what the preview's answer says
 */
function act(title, fields, { method, path, read, tell, done, isGrave = false }) {
  const said = el("p", { class: "help", role: "status" });
  const look = el("button", { type: "submit" }, "Preview");
  const sure = el("button", { type: "button", class: isGrave ? "grave" : "", hidden: true }, title);
  const form = el("form", { class: "grid-form" }, fields, field("reason", "Reason", { required: true, maxlength: 200 }), said, el("div", { class: "buttons" }, look, sure));
  const body = () => ({ ...read(form.elements), reason: form.elements.reason.value.trim() });
  const send = async (dry, button) => {
    button.disabled = true;
    try {
      return await change(method, `${path}${path.includes("?") ? "&" : "?"}dry_run=${dry}`, body());
    } catch (error) {
      said.textContent = error.message;
      return null;
    } finally {
      button.disabled = false;
    }
  };
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const answer = await send(true, look);
    if (!answer) return;
    said.textContent = tell(answer);
    sure.hidden = false;
    sure.focus();
  });
  form.addEventListener("input", () => { sure.hidden = true; });
  sure.addEventListener("click", async () => { if (await send(false, sure)) done(); });
  return el("details", {}, el("summary", {}, title), form);
}

const STATUSES = ["", "active", "cancelled", "billing_issue", "expired", "free"];
/** The value of a time field, in the form that the API expects; undefined if the field is empty. */
const instant = (input) => (input.value ? new Date(input.value).toISOString() : undefined);

/** The forms for grants, overrides, resets, entitlements and blocking, if the token allows changes. */
export async function actions(path, app, shown, done) {
  if (!(await may("POST", `${path}/block${app}`))) {
    return el("p", { class: "foot" }, "Changes need a token of scope operate.");
  }
  const limits = shown.limits.map((limit) => limit.name);
  const standing = (answer, name) => {
    const limit = answer.user.limits.find((one) => one.name === name);
    return limit ? `${name}: ${count(limit.used)} of ${count(limit.amount)} used` : name;
  };
  const isBlocked = Boolean(shown.blocked);
  const plans = el("datalist", { id: "act-plans" }, await planNames(new URLSearchParams(app).get("app")));
  return el("div", { class: "acts" }, el("h3", { class: "sub" }, "Change something"),
    limits.length > 0 && act("Grant more", [field("limit", "Limit", {}, limits), field("amount", "Amount", { type: "number", required: true, value: "50" }), field("end", "Until", { type: "datetime-local", required: true, value: local(Date.now() + DAY) })], {
      method: "POST", path: `${path}/grants${app}`, done,
      read: (form) => ({ limit: form.limit.value, amount: Number(form.amount.value), expires_at: new Date(form.end.value).toISOString() }),
      tell: (answer) => `${standing(answer, answer.what.split("=")[0])} from then on, until ${moment(answer.user.entitlement.grants.at(-1)?.expires_at)}.`,
    }),
    limits.length > 0 && act("Override an amount", [field("limit", "Limit", {}, limits), field("amount", "Amount (empty: the plan’s own)", { type: "number", min: "0" }), field("end", "Until (empty: for good)", { type: "datetime-local" })], {
      method: "POST", path: `${path}/overrides${app}`, done,
      read: (form) => ({ limit: form.limit.value, amount: form.amount.value === "" ? null : Number(form.amount.value), ...(form.end.value && { until: instant(form.end) }) }),
      tell: (answer) => `${standing(answer, answer.what.split(/:?=/)[0])} from then on.`,
    }),
    limits.length > 0 && act("Reset a count", [field("limit", "Limit", {}, limits), field("used", "To", { type: "number", min: "0", required: true, value: "0" })], {
      method: "POST", path: `${path}/resets${app}`, done,
      read: (form) => ({ limit: form.limit.value, used: Number(form.used.value) }),
      tell: (answer) => `${answer.user.limits.map((one) => `${one.name}: ${count(one.used)} of ${count(one.amount)}`).join(", ")} from then on.`,
    }),
    act("Change the entitlement", [field("plan", "Plan (empty: as it is)", { list: plans.id }), field("status", "Status (empty: as it is)", {}, STATUSES), field("end", "Paid until (empty: as it is)", { type: "datetime-local" })], {
      method: "PUT", path: `${path}/entitlement${app}`, done,
      read: (form) => ({ ...(form.plan.value && { plan: form.plan.value.trim() }), ...(form.status.value && { status: form.status.value }), ...(form.end.value && { period_end: instant(form.end) }) }),
      tell: ({ user }) => `Plan ${user.plan?.id ?? "–"}, ${word(user.status)}, paid until ${moment(user.entitlement.period_end)} from then on. The subscription service’s next event may overwrite them.`,
    }),
    plans,
    act(isBlocked ? "Unblock" : "Block", [], {
      method: "POST", path: `${path}/${isBlocked ? "unblock" : "block"}${app}`, done, isGrave: !isBlocked,
      read: () => ({}),
      tell: () => (isBlocked ? "Their messages would be counted and answered again." : "All of this user’s messages would be refused until somebody unblocks them."),
    }));
}

/** The plans of an app as options of a form; empty if the token may not read them. */
async function planNames(app) {
  try {
    const { apps } = await get("/admin/v1/settings");
    const found = apps.find((one) => !app || one.name === app) ?? apps[0];
    return found.plans.map((one) => el("option", { value: one.id }));
  } catch {
    return [];
  }
}

/** Shows whether spending is stopped. If the token allows it, the switch is shown, too. */
export async function killSwitch(announce) {
  const [found, canTurn] = await Promise.all([get("/admin/v1/kill-switch"), may("PUT", "/admin/v1/kill-switch", { on: false })]);
  const draw = (state) => {
    const rows = [[null, state], ...state.apps.map((one) => [one.name, one])];
    at("switch-body").replaceChildren(...rows.flatMap(([name, one]) => [
      el("p", {}, el("span", { class: "pill", "data-state": one.on ? "bad" : "good" }, one.on ? "on" : "off"),
        ` ${name ?? (state.apps.length > 0 ? "every app" : "all spending")}${one.on ? `: stopped since ${moment(one.since)} by ${one.actor}, ${one.reason}` : ""}`),
      canTurn && act(`${one.on ? "Allow spending again" : "Stop all spending"}${name ? ` of ${name}` : ""}`, [], {
        method: "PUT", path: "/admin/v1/kill-switch", isGrave: !one.on,
        read: () => ({ on: !one.on, ...(name && { app: name }) }),
        tell: () => (one.on ? "Messages would be counted and answered again." : "Every counted message would be refused with 503 until somebody takes it back. Answers that run go on."),
        done: async () => { draw(await get("/admin/v1/kill-switch")); announce(`The kill switch is ${one.on ? "off" : "on"}.`); },
      }),
    ]).filter(Boolean));
    if (!canTurn) at("switch-body").append(el("p", { class: "foot" }, "Turning it on or off needs a token of scope own."));
  };
  draw(found);
}
