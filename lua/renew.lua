-- renew: extends the lease of a long answer and records what the answer has used so far. If the edge dies,
-- `reclaim` charges this use.
--
-- KEYS   r, the open reservations (docs/counting.md, Keys)
-- ARGV   ARGV[1]: <attempt>;<id>. ARGV[2]: the lease in ms from now. If the answer has used something:
--        ARGV[3]: what ARGV[1] of `settle` would be if the answer ended now, with its bill (msgpack).
--        ARGV[4]: the month of its page in the books.
--        ARGV[5]: the seconds for which the id is remembered if the caller chose it, else 0.
-- REPLY  1: renewed. 0: the request is not open under this attempt.
-- LAW    L3: No counter changes. L7: A request that is renewed in time is never reclaimed. L15: The script
--        writes once.

-- include: settle_arguments
-- include: book_figures
-- include: row
local row = redis.call('HGET', KEYS[1], ARGV[1])
if not row then return 0 end
local format = string.format
local time = redis.call('TIME')
local lease = time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[2]
local rest = string.match(row, BEHIND_LEASE)

-- equivalent mutant: ARGV[4] for ARGV[3] gives the same result, since the edge sends either all of ARGV[3] to
-- ARGV[5] or none of them.
if ARGV[3] then
  local use = { cmsgpack.unpack(ARGV[3]) }
  local n, b = use[CHANGES], use[CORRECTIONS]
  local bill = FIELDS - 1 + 2 * n + 3 * b + use[WATCHES] * WATCH_SIZE + 1
  -- A bill has all guessed figures or none.
  local count = use[bill + FIGURE_COUNT] and FIGURE_COUNT or PLAIN_COUNT
  local figures = format(string.rep('%d,', count - 1) .. '%d', unpack(use, bill + 1, bill + count))
  -- A model's name can contain any byte, even a separator of the row. So unusual bytes are escaped as %xx.
  local line = use[bill]
  if string.find(line, '[^%w%. */:_-]') then
    line = string.gsub(line, '[^%w%. */:_-]', function(c) return format('%%%02x', string.byte(c)) end)
  end
  -- equivalent mutant: `false` for `true` finds the same, since `;~` means itself in a pattern, too. So
  -- does 2 for 1, since `rest` never begins with `;~`.
  local noted = string.find(rest, REPORT_BEGINS, 1, true)
  -- equivalent mutant: With `noted + 1`, one `;~` stays in the row. Readers ignore it, and later renewals do
  -- not add another one.
  if noted then rest = string.sub(rest, 1, noted - 1) end
  rest = rest .. format(REPORT_FORMAT, ARGV[4], ARGV[5], figures, line)
  for i = 1, n do
    rest = rest .. format(REPORTED_FORMAT, use[FIELDS - 1 + i], use[FIELDS - 1 + n + b + i])
  end
end
redis.call('HSET', KEYS[1], ARGV[1], format('%d', lease) .. rest)
return 1
