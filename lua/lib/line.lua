-- line: chooses the line of a page of the books that gets a model's use. A page gets at most 16 lines a day,
-- however many models callers invent. Further models share the line '*'. So do further lines of testers, of
-- unanswered requests, and of images and sound, each kind in a line of its own. `page` is the page's key,
-- `line` the wanted line, and `more` the number of other new lines. The code sets `line`, `old` (the line's
-- bytes) and, for a new line, `count` (the number of lines before it).
old = call('HGET', page, line)
if not old then
  count = call('HLEN', page) + more
  if count >= 16 * match(line, '^%d+') then
    line = (match(line, '^%d+ sandbox:') or match(line, '^%d+ unanswered:') or match(line, '^%d+ pieces:')
      or match(line, '^%d+ ')) .. '*'
    old = call('HGET', page, line)
  end
end
