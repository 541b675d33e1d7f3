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

local row = redis.call('HGET', KEYS[1], ARGV[1])
if not row then return 0 end
local format = string.format
local time = redis.call('TIME')
local lease = time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[2]
local rest = string.match(row, ';.*')

if ARGV[3] then -- unseen: they come together or not at all
  -- …;~<month>~<seconds>~<figures of the bill>~<line of the books>;<field>~<used − estimate>…
  -- A model's name may hold any byte, also those that part a row: all but the common ones are escaped.
  local use = { cmsgpack.unpack(ARGV[3]) }
  local n, bill = use[3], 4 + 2 * use[3] + 3 * use[4]
  -- unseen: the format takes seven
  local figures = format('%d,%d,%d,%d,%d,%d,%d', unpack(use, bill + 1, bill + 7))
  -- unseen: a guessed share has all of its items, or there is none, and the format takes three
  if use[bill + 9] then figures = figures .. format(',%d,%d,%d', unpack(use, bill + 9, bill + 11)) end
  local line = use[bill + 8]
  if string.find(line, '[^%w%. */:_-]') then
    line = string.gsub(line, '[^%w%. */:_-]', function(c) return format('%%%02x', string.byte(c)) end)
  end
  -- unseen: neither character means anything else in a pattern, and a row's first part is its fingerprint
  local noted = string.find(rest, ';~', 1, true)
  -- unseen: an empty part stays, which tells nothing, and it stays one however often that is renewed
  if noted then rest = string.sub(rest, 1, noted - 1) end
  rest = rest .. ';~' .. ARGV[4] .. '~' .. ARGV[5] .. '~' .. figures .. '~' .. line
  for i = 1, n do rest = rest .. format(';%s~%d', use[4 + i], use[4 + n + use[4] + i]) end
end
redis.call('HSET', KEYS[1], ARGV[1], format('%d', lease) .. rest)
return 1
