-- line: finds which line of `page` takes what `line` used, where `more` other lines are new there. However
-- many models a caller invents, there are 16 lines a day at most; the rest share one, and so do those of
-- testers, those of what was never answered and those of images and sound. Sets `line`, `old` (what stands
-- there) and, where that is nothing, `count` (how many lines there are).
old = call('HGET', page, line)
if not old then
  count = call('HLEN', page) + more
  if count >= 16 * match(line, '^%d+') then
    line = (match(line, '^%d+ sandbox:') or match(line, '^%d+ unanswered:') or match(line, '^%d+ pieces:')
      or match(line, '^%d+ ')) .. '*'
    old = call('HGET', page, line)
  end
end
