-- line: finds the line of `page` that takes what `line` used. `more` other lines will be new there. There
-- are at most 16 lines a day, however many models callers invent. Further models share the line '*'.
-- Further lines of testers, of unanswered requests, and of images and sound share one line each. Sets
-- `line`, `old` (the line's bytes) and, if the line is new, `count` (the number of lines before it).
old = call('HGET', page, line)
if not old then
  count = call('HLEN', page) + more
  if count >= 16 * match(line, '^%d+') then
    line = (match(line, '^%d+ sandbox:') or match(line, '^%d+ unanswered:') or match(line, '^%d+ pieces:')
      or match(line, '^%d+ ')) .. '*'
    old = call('HGET', page, line)
  end
end
