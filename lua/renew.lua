-- renew: extends the lease of a long answer, and notes what it has used so far, which is charged if its edge
-- dies (`reclaim`).
--
-- KEYS   r
-- ARGV   1 attempt;id   2 lease in ms, from now
--        and once something was used: 3 what `settle` would get if the answer ended now, with its bill
--          (msgpack, settle's first argument)   4 the month of its page in the books
--        5 seconds for which a caller's id is remembered, 0 for an id that nobody chose
-- REPLY  1 renewed · 0 not open under this attempt
-- LAW    3: no counter changes. 7: whoever renews in time is never reclaimed. 15: it is one write.

-- include: settle_arguments
-- include: row
local row = redis.call('HGET', KEYS[1], ARGV[1])
if not row then return 0 end
local format = string.format
local time = redis.call('TIME')
local lease = time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[2]
local rest = string.match(row, BEHIND_LEASE)

if ARGV[3] then -- unseen: they come together or not at all
  -- A model's name may hold any byte, also those that part a row: all but the common ones are escaped.
  local use = { cmsgpack.unpack(ARGV[3]) }
  local n, b = use[CHANGES], use[CORRECTIONS]
  local bill = FIELDS - 1 + 2 * n + 3 * b + use[WATCHES] * WATCH_SIZE + 1
  -- unseen: the format takes seven
  local figures = format('%d,%d,%d,%d,%d,%d,%d', unpack(use, bill + MESSAGES, bill + FLAGGED))
  -- unseen: a guessed share has all of its items, or there is none, and the format takes three
  if use[bill + GUESSED_INPUT] then
    figures = figures .. format(',%d,%d,%d', unpack(use, bill + GUESSED_INPUT, bill + GUESSED_COST))
  end
  local line = use[bill]
  if string.find(line, '[^%w%. */:_-]') then
    line = string.gsub(line, '[^%w%. */:_-]', function(c) return format('%%%02x', string.byte(c)) end)
  end
  -- unseen: neither character means anything else in a pattern, and a row's first part is its fingerprint
  local noted = string.find(rest, REPORT_BEGINS, 1, true)
  -- unseen: an empty part stays, which tells nothing, and it stays one however often that is renewed
  if noted then rest = string.sub(rest, 1, noted - 1) end
  rest = rest .. format(REPORT_FORMAT, ARGV[4], ARGV[5], figures, line)
  for i = 1, n do
    rest = rest .. format(REPORTED_FORMAT, use[FIELDS - 1 + i], use[FIELDS - 1 + n + b + i])
  end
end
redis.call('HSET', KEYS[1], ARGV[1], format('%d', lease) .. rest)
return 1
