-- mergebooks: adds one month of another user's books to a user's books, once.
--
-- KEYS   u, the month's page of the books; s, the user's hash (docs/counting.md, Keys)
-- ARGV   ARGV[1]: request id of the merge. ARGV[2]: the other user's tag. Then pairs of a line's name and its
--        41 or 60 bytes, as settle writes them.
-- REPLY  1: done. 2: the lines of this request were added before, and nothing changed.
--        MERGING: this merge is not under way for this user, and nothing changed.
-- LAW    L1, L15: No line of the books is lost or doubled. The line '=<request id>' in the page shows that
--        this call was done, or that it has begun ('0'). At the end of the merge, the edge removes this
--        line. L19: No other merge is accepted.

-- include: books
-- include: pages
local call, u, mark = redis.call, KEYS[1], '=' .. ARGV[1]
if call('HGET', KEYS[2], 'joining') ~= ARGV[1] .. ';' .. ARGV[2] .. ';' then
  return redis.error_reply('MERGING no such merge is under way here')
end
local begun = call('HGET', u, mark)
if begun == '' then return 2 end
if begun or call('HLEN', u) == 0 then
  call('HSET', u, mark, '0')
  call('PEXPIRE', u, PAGE_LIFE)
end
for i = 3, #ARGV, 2 do
  local line, old = ARGV[i], call('HGET', u, ARGV[i])
  local sum, own = figuresOf(ARGV[i + 1]), figuresOf(old)
  for k = 1, FIGURE_COUNT do sum[k] = math.min(sum[k] + own[k], largest[k]) end
  call('HSET', u, line, bytesOf(sum))
end
call('HSET', u, mark, '')
return 1
