// Reads server-sent events (HTML Standard, 9.2) from a body. EventSource cannot be used, because it cannot
// send a token.

/**
 * Yields each event of the body until the body ends. An event has `name`, `data` (parsed as JSON) and `id`.
 * `data` and `id` are undefined if the event lacks them.
 */
export async function* events(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let unread = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      unread += value.replaceAll("\r", "");
      for (let end = unread.indexOf("\n\n"); end >= 0; end = unread.indexOf("\n\n")) {
        let [name, id] = ["message", undefined];
        const data = [];
        for (const line of unread.slice(0, end).split("\n")) {
          const [, field, text] = /^([a-z]+): ?(.*)$/.exec(line) ?? [];
          if (field === "event") name = text;
          if (field === "data") data.push(text);
          if (field === "id") id = text;
        }
        unread = unread.slice(end + 2);
        yield { name, id, data: data.length > 0 ? JSON.parse(data.join("\n")) : undefined };
      }
    }
  } finally {
    // If the caller stops reading before the body ends, this ends the request.
    await reader.cancel().catch(() => {});
  }
}
