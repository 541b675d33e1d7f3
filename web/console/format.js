// Formats numbers, money and times for readers.

const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const compact = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });
const missing = (value) => value === null || value === undefined || Number.isNaN(value);

export const count = (value) => (missing(value) ? "–" : whole.format(value));

/** A rate per second. Small rates have more digits. */
export function rate(value) {
  if (missing(value)) return "–";
  if (value >= 10_000) return compact.format(value);
  if (value >= 100 || value === 0) return whole.format(value);
  return value.toLocaleString("en", { maximumFractionDigits: value >= 10 ? 1 : 2 });
}

export const large = (value) => (missing(value) ? "–" : value >= 100_000 ? compact.format(value) : whole.format(value));

/** Formats an amount of micro-dollars in US dollars. */
export function money(microdollars) {
  if (missing(microdollars)) return "–";
  const dollars = microdollars / 1e6;
  const digits = dollars === 0 || dollars >= 100 ? 0 : dollars >= 1 ? 2 : 4;
  return "$" + dollars.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function milliseconds(value) {
  if (missing(value)) return "–";
  if (value < 1) return `${value.toLocaleString("en", { maximumSignificantDigits: 2 })} ms`;
  return value < 1000 ? `${value.toLocaleString("en", { maximumFractionDigits: 1 })} ms` : `${(value / 1000).toFixed(1)} s`;
}

export function span(seconds) {
  if (missing(seconds)) return "–";
  const [days, hours, minutes] = [seconds / 86400, seconds / 3600, seconds / 60].map(Math.floor);
  if (days > 1) return `${days} days`;
  if (hours > 1) return `${hours} hours`;
  return minutes > 1 ? `${minutes} minutes` : `${Math.floor(seconds)} seconds`;
}

export const clock = (date) => date.toLocaleTimeString("en-GB");

/** Formats a time of the API (RFC 3339) in the reader's time zone. */
export function moment(text) {
  if (!text) return "–";
  const date = new Date(text);
  return Number.isNaN(date.valueOf())
    ? text
    : date.toLocaleString("en-GB", { year: "numeric", month: "short", day: "numeric", hour: "2-digit", minute: "2-digit", second: "2-digit", timeZoneName: "short" });
}

const WORDS = {
  allowed: "admitted", passed: "passed uncounted", limit: "limit used up", burst: "too fast", concurrency: "too many at once",
  class: "model not in the plan", subscription: "plan does not allow it", identity: "caller not identified", identity_away: "identity could not be checked",
  limiter_away: "Redis away", subscription_service_away: "subscription service away", strangers: "too many unidentified callers", kill_switch: "kill switch", overloaded: "too many large bodies", blocked: "blocked by an operator",
  bad_request: "malformed request", unknown_model: "unknown model", unknown_address: "unknown address", repeat: "sent again",
};

/** The name of a reason or a limit in plain English. */
export const word = (name) => WORDS[name] ?? String(name ?? "–").replaceAll("_", " ");
export const bytes = (value) => (missing(value) ? "–" : `${(value / 1048576).toLocaleString("en", { maximumFractionDigits: 0 })} MiB`);
export const share = (value) => `${(value * 100).toLocaleString("en", { maximumFractionDigits: value < 0.1 ? 1 : 0 })} %`;
