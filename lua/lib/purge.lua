-- purge: drops counters that no limit reads any more (L12): old slices of a rolling window, and all periods
-- of a calendar window but the newest two.
--   reads: `fresh` (whether the request begins a period of some limit), `got`, `older`, `now`, and ARGV[1]
--
-- The clock must have run without a step for two windows (L16), so nothing is lost if it jumps ahead and is
-- corrected.
local steady = ask[first + STEADY]
-- equivalent mutant: A `steady` of 1 ms gives the same result as 0, since every window is longer than 1 ms.
if math.abs(now - ask[first + CLOCK]) > 2000 then steady = 0 end
-- equivalent mutant: `or` for `and` only costs time: below, nothing is dropped if no counter is new, or if
-- the clock has run without a step for less than two windows.
if fresh and steady > 0 then
  -- For each code of a window that begins a period: the period's text in `begun`, and in `oldest` the text of
  -- the oldest period to keep. `prefixes` has the oldest slice to keep for each prefix of a rolling window.
  -- The texts of periods sort by time, and '~' sorts after all of them.
  local begun, oldest, prefixes, drop, i = {}, {}, {}, { 'HDEL', s }, 0
  for code, period, keep, even in string.gmatch(ask[KEEP], '(%S);(%S*);(%S*);(%d+)') do
    i = i + 1
    local window = older and older[i]
    if not got[2 + i] and window and steady >= 2 * window.count * window.slice then
      prefixes[ask[field + i]] = window.index - window.count
    elseif not got[2 + i] and code ~= '-' and steady >= tonumber(even) then
      begun[code], oldest[code] = period, keep
    end
  end
  local keys = (next(begun) or next(prefixes)) and redis.pcall('HKEYS', s) or {}
  -- For each of these codes, the newest period before the one that begins.
  local previous = {}
  for _, key in ipairs(keys) do
    local code, period = match(key, '^(%l):([^:]+):')
    -- equivalent mutant: With `>=` for the last `>`, an equal period would only replace itself.
    if code and begun[code] and period < begun[code] and period > (previous[code] or '') then
      previous[code] = period
    end
  end
  for _, key in ipairs(keys) do
    local code, period = match(match(key, '^n:(.*)') or key, '^(%l):([^:]+):')
    local prefix, index = match(key, '^(r.*):(%d+)$')
    -- equivalent mutant: `period <= oldest[code]` gives the same result, since `oldest` ends with '~'.
    if #drop < 1000 and (code and previous[code] and period < previous[code] and period < oldest[code]
      or prefix and prefixes[prefix] and tonumber(index) < prefixes[prefix]) then
      drop[#drop + 1] = key
    end
  end
  -- equivalent mutant: `>= 2` makes no difference: HDEL without a field fails, and its error is ignored.
  if #drop > 2 then redis.pcall(unpack(drop)) end
end
