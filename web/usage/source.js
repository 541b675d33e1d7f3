// Sends requests to the edge, and follows the edge's stream.

import { events } from "./events.js";

/** An answer with an error status. It contains the sentence that the reader sees. */
export class Failure extends Error {
  constructor(status, sentence) {
    super(sentence ?? String(status));
    Object.assign(this, { status, sentence });
  }
}

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

export class Source {
  /** The bearer token, or a function that returns it; null if a gateway or a cookie identifies the reader. */
  credential = null;
  language = null;
  // The address of the edge that served these files, including the path prefix of the app.
  #base = new URL("../", import.meta.url);

  async #send(path, options, isRefused = false) {
    const headers = { ...options.headers };
    const token = typeof this.credential === "function" ? await this.credential(isRefused) : this.credential;
    if (token) headers.Authorization = `Bearer ${token}`;
    if (this.language) headers["Accept-Language"] = this.language;
    const answer = await fetch(new URL(path, this.#base), { ...options, headers, cache: "no-store" });
    const isLast = isRefused || typeof this.credential !== "function";
    return answer.status === 401 && !isLast ? this.#send(path, options, true) : answer;
  }

  /**
   * Returns the answer's JSON. Throws a Failure if the edge refuses, and fetch's own error if there is no
   * answer.
   */
  async ask(path, method = "GET", body) {
    const options = { method, headers: {} };
    if (body) Object.assign(options, { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });
    const answer = await this.#send(path, options);
    if (answer.ok) return answer.json();
    throw await Source.failure(answer);
  }

  static async failure(answer) {
    let sentence = null;
    try {
      const told = await answer.json();
      sentence = told.title ?? told.error?.message ?? null;
    } catch { /* The answer has no sentence. */ }
    return new Failure(answer.status, sentence);
  }

  /**
   * Follows a stream until the page closes or the edge refuses the reader. Each event contains the whole
   * state.
   */
  async follow(path, heard) {
    let lastID = null;
    for (let wait = 1000; ; wait = Math.min(wait * 2, 30_000)) {
      try {
        const headers = { Accept: "text/event-stream", ...(lastID ? { "Last-Event-ID": lastID } : {}) };
        const answer = await this.#send(path, { headers });
        if (answer.status === 401 || answer.status === 404) return;
        if (answer.ok) {
          wait = 500;
          heard.back?.();
          for await (const { name, data, id } of events(answer.body)) {
            lastID = id ?? lastID;
            if (data !== undefined) heard[name]?.(data);
          }
        }
      } catch { /* The loop connects again after a pause. */ }
      heard.lost?.();
      // The delay is random, so that clients that were disconnected together do not reconnect together.
      await pause(wait * (0.5 + Math.random() / 2));
    }
  }
}
