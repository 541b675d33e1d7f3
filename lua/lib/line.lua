-- line: chooses the line in which a page of the books counts a model's use. Callers can invent models, so a
-- page has at most 16 × n such lines on day n of the month. Further models share the day's line '*'. Testers
-- (`sandbox:`), unanswered requests, and images and sound (`pieces:`) have shared lines of their own.
--   reads: `page` (the page's key), `line` (the wanted line), `more` (the number of new lines chosen so far)
--   sets: `line`, `old` (the line's bytes) and, for a new line, `count` (the number of lines before it)
old = call('HGET', page, line)
if not old then
  count = call('HLEN', page) + more
  if count >= 16 * match(line, '^%d+') then
    line = (match(line, '^%d+ sandbox:') or match(line, '^%d+ unanswered:') or match(line, '^%d+ pieces:')
      or match(line, '^%d+ ')) .. '*'
    old = call('HGET', page, line)
  end
end
