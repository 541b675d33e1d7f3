// Reads server-sent events (HTML Standard, 9.2) from a body, because EventSource cannot send a token.

/**
 * Yields each event of the body until the body ends: `name`, `data` parsed as JSON (undefined if the event
 * has none), and `id` (undefined if the event has none).
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
    // If the caller stops reading, the request is ended, too.
    await reader.cancel().catch(() => {});
  }
}
