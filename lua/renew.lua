-- renew: extends the lease of a long answer and records what it has used so far. If its edge dies, `reclaim`
-- charges this use.
--
-- KEYS   r   docs/counting.md lists all keys and laws.
-- ARGV   1 attempt;id   2 lease in ms, from now
--        The others are given only if something was used:
--        3 the first argument of `settle` if the answer ended now, with its bill (msgpack)
--        4 the month of its page in the books   5 seconds for which a caller's id is remembered, else 0
-- REPLY  1 renewed · 0 not open under this attempt
-- LAW    3: no counter changes. 7: a request that is renewed in time is never reclaimed. 15: it is one write.

-- include: settle_arguments
-- include: row
local row = redis.call('HGET', KEYS[1], ARGV[1])
if not row then return 0 end
local format = string.format
local time = redis.call('TIME')
local lease = time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[2]
local rest = string.match(row, BEHIND_LEASE)

-- equivalent mutant: The edge sends all of ARGV[3] to ARGV[5] or none, so a check of ARGV[4] gives the same
-- result.
if ARGV[3] then
  -- A model's name may hold any byte, even a separator of the row. All but the usual characters are escaped.
  local use = { cmsgpack.unpack(ARGV[3]) }
  local n, b = use[CHANGES], use[CORRECTIONS]
  local bill = FIELDS - 1 + 2 * n + 3 * b + use[WATCHES] * WATCH_SIZE + 1
  -- equivalent mutant: `format` has seven places here and ignores further values.
  local figures = format('%d,%d,%d,%d,%d,%d,%d', unpack(use, bill + MESSAGES, bill + FLAGGED))
  -- equivalent mutant: A bill has all three guessed figures or none, and `format` ignores further values.
  if use[bill + GUESSED_INPUT] then
    figures = figures .. format(',%d,%d,%d', unpack(use, bill + GUESSED_INPUT, bill + GUESSED_COST))
  end
  local line = use[bill]
  if string.find(line, '[^%w%. */:_-]') then
    line = string.gsub(line, '[^%w%. */:_-]', function(c) return format('%%%02x', string.byte(c)) end)
  end
  -- equivalent mutant: `;~` has no special characters of a pattern, and `rest` never begins with it.
  local noted = string.find(rest, REPORT_BEGINS, 1, true)
  -- equivalent mutant: A `;~` that stays in the row is ignored, and later renewals do not add another one.
  if noted then rest = string.sub(rest, 1, noted - 1) end
  rest = rest .. format(REPORT_FORMAT, ARGV[4], ARGV[5], figures, line)
  for i = 1, n do
    rest = rest .. format(REPORTED_FORMAT, use[FIELDS - 1 + i], use[FIELDS - 1 + n + b + i])
  end
end
redis.call('HSET', KEYS[1], ARGV[1], format('%d', lease) .. rest)
return 1
