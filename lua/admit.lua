-- admit: counts one request on all of its limits and opens its reservation, or changes nothing.
--
-- KEYS   s, the user's hash: entitlement, counters, burst clocks and thresholds; r, the open reservations; d,
--        the settled ids, only if the caller chose the id (docs/counting.md, Keys)
-- ARGV   ARGV[1]: msgpack with one item after the other, since a list takes three times as long to read.
--        lib/admit_arguments names the items' places. The items of the plan come first:
--          FROM, TO        the span of time in ms in which these fields are valid
--          LEASE           the lease in ms
--          MOST_OPEN       the largest number of open requests; negative if this limit is in shadow
--          LIMITS, BURSTS  the number of limits (n below) and of burst limits (b below)
--          ROLLS           1 if any window rolls, else 0
--          REQUEST         the place of the request's first item
--          PACKING         the format of the packed reply
--          KEEP            <code>;<period>;<oldest>;<even> for each limit, for lib/purge. When a limit
--                          begins a period, older counters with its code are dropped, except those of the
--                          newest earlier period and of periods from `oldest` on ('~': of no others).
--                          Nothing is dropped if the clock has run without a step for less than `even` ms,
--                          or if the code is '-'.
--          VERSION …       'ev', n fields, b clocks (g:name), n × (amount, rule), b × (capacity in µs, 1 if
--                          in shadow or else 0), then the long rules
--        Most limits are hard, and have neither a rolling window nor a courtesy. Their rule is 0 if they
--        count messages or calls, else 1. The rule of any other limit is the place of its long rule:
--          CEILING         the largest permitted count
--          MODE, COUNTS    0 hard, 1 soft (never refuses), 2 shadow; 1 for messages and calls, else 0
--          SLICE, SLICES   the ms of a slice if the window rolls, else 0; the number of slices. The field of
--                          a rolling window is a prefix.
--        The items of the request follow:
--          NAME, EV        <attempt>;<id>; the version of the entitlement that the edge has read
--          FLAGS           '', c (the caller chose the id and can send it again) or p (only a look, no write)
--          ROW             <fingerprint>;n, then ;<field>=<cost> for each counter and ;<name>@<µs> for each
--                          clock that is charged
--          FINGERPRINT     the payload's fingerprint (hexadecimal)
--          CLOCK, STEADY   the server's time in ms that the edge expects, or 0; for how many ms that clock
--                          has run without a step
--          COSTS …         n costs, then b charges in µs
-- REPLY  packed by struct in the format PACKING (>BI7I7, I7 × n, I5, I7 × b, I7 × n), since a list takes
--        three times as long:
--          code, now in µs, a third figure, used × n, thresholds, clock × b, reserved × n
--          code 0: refused. The third figure is the mask of the refusing rules: bit 0 is the first limit; the
--            other limits, the bursts and concurrency follow. All figures are without this request. Then
--            follow wait ms × (n + b), and the ms since the oldest open request was opened or renewed.
--          code 1: admitted, or looked at. The third figure is a mask of the refusing limits in shadow.
--          code 2: already open under another attempt, which is the third figure.
--          code 5: admitted again after it was settled. Its message is not counted twice. The third figure is
--            4 × the mask of code 1, plus the number of replays left.
--          code 9: open under this attempt, whose first reply did not come. The third figure is the ms of
--            its admission × 2, plus 1 for a replay. The ms follow from the end of its lease, since the edge
--            renews no lease before it has a reply.
--          used: settled tokens and money; or messages and calls, with this request
--          thresholds: one digit of base 4 for each limit whose threshold the answer reports: 1 for 80 %, 2
--            for 95 %, 3 for 100 %, else 0
--          reserved: tokens and money that open requests hold, with this request
--        or a list:
--          {3, now µs, ev, values …}: ev has changed. The values of lib/entitlement follow in its order.
--          {4, now µs}: now is outside the span FROM, TO.
--          {8, now µs}: leases have ended. The edge must call reclaim and then admit again.
--          {6, now µs}: the id belongs to a request with another payload.
--          {7, now µs}: the id is settled, and no replay is left.
-- LAW    This script keeps the laws L1 to L7, L11, L12, L15 and L16 of docs/counting.md. Every check precedes
--        the first write. Every write that can fail precedes the row, except the purge of old counters, which
--        the next period repeats.

-- include: admit_arguments
-- include: row
-- include: ids
local call, format, match, find = redis.call, string.format, string.match, string.find
local s, r = KEYS[1], KEYS[2]
local ask = { cmsgpack.unpack(ARGV[1]) }
local limits, bursts, first = ask[LIMITS], ask[BURSTS], ask[REQUEST]
-- equivalent mutant: `first - NAME` gives the same place, since NAME is 0.
local own, flags, fingerprint = ask[first + NAME], ask[first + FLAGS], ask[first + FINGERPRINT]
-- These numbers lead to the lists in `ask`. Limit i has its field at `field + i`, its amount at
-- `amounts + 2 * i`, its rule at `rules + 2 * i` and its cost at `costs + i`. Burst j has its clock at
-- `clocks + j`, its capacity at `capacities + 2 * j` and its charge at `costs + limits + j`.
local field, costs = VERSION, first + COSTS - 1
local clocks, lastClock = field + limits, field + limits + bursts
local amounts, rules = lastClock - 1, lastClock
local capacities = lastClock + 2 * limits - 1
local time = call('TIME')
local micros = time[1] * 1000000 + time[2]
local now = (micros - micros % 1000) / 1000

-- `fields` has the names of counters and clocks at the same places as `ask`. Only the names of rolling
-- windows differ: this script adds the number of the slice that the server's clock shows.
-- One HMGET reads the user's last admissions (got[1]), the entitlement's version (got[2]), current counters
-- (got[2 + i]) and burst clocks (got[2 + limits + j]). Older slices of rolling windows follow.
local fields, got, older = ask, nil, nil
-- equivalent mutant: For a plan without rolling windows, the other branch only takes longer.
if ask[ROLLS] == 0 then
  got = call('HMGET', s, 'last', unpack(ask, VERSION, lastClock))
else
  fields, older = {}, {}
  for k = VERSION, lastClock do fields[k] = ask[k] end
  local read = { 'last', unpack(fields, VERSION, lastClock) }
  for i = 1, limits do
    local rule = ask[rules + 2 * i]
    -- equivalent mutant: `rule > 2` gives the same result, since no rule is 2: a rule above 1 is a place in
    -- ARGV[1] behind the plan's own items.
    local slice = rule > 1 and ask[rule + SLICE] or 0
    -- equivalent mutant: `slice > 1` gives the same result, since the shortest slice has 84 ms.
    if slice > 0 then
      local index, count = math.floor(now / slice), ask[rule + SLICES]
      -- `got` has the values in the order of `read`, so this limit's older slices begin at got[place + 1].
      older[i] = { index = index, count = count, slice = slice, place = #read }
      local prefix = ask[field + i] .. ':'
      fields[field + i] = prefix .. format('%d', index)
      read[2 + i] = fields[field + i]
      for k = count, 1, -1 do read[#read + 1] = prefix .. format('%d', index - k) end
    end
  end
  got = call('HMGET', s, unpack(read))
end

if (got[2] or '0') ~= ask[first + EV] then
  -- include: entitlement
  local answer = { 3, micros, tonumber(got[2] or 0) }
  for i, value in ipairs(call('HMGET', s, unpack(entitlement))) do answer[3 + i] = value or '' end
  return answer
end
if now < ask[FROM] or now >= ask[TO] then return { 4, micros } end

-- `code` is set if nothing is to be counted: to 1 for a look (flag p), to 2 or 9 if this id is open already.
-- `slot` becomes the reply's third figure. `mine` is the place of this id's row in `rows`. `buried` is the
-- name of this attempt's tombstone, if there is one. `open` is the number of open requests.
local code, slot, replay, open, mine, buried = nil, 0, false, 0, nil, nil
-- equivalent mutant: '?' for '' changes nothing: '' has no `c`. `false` for `true` finds `c` as a pattern.
local isChosen = flags ~= '' and find(flags, 'c', 1, true)
local id = isChosen and match(own, ID)
local rows = call('HGETALL', r)
for k = 1, #rows, 2 do
  local key, row = rows[k], rows[k + 1]
  if string.byte(key) == TOMBSTONE then
    -- A tombstone is what is kept of a reservation whose lease ended. This attempt is opened anew, so its own
    -- tombstone is deleted below. Other attempts under this id keep theirs.
    if key == '!' .. own then buried = key end
  elseif tonumber(match(row, LEASE_ENDS)) <= now then
    return { 8, micros }
  else
    open = open + 1
    if key == own or isChosen and match(key, ID) == id then mine = k end
  end
end
if mine then
  if match(rows[mine + 1], PRINT) ~= fingerprint then return { 6, micros } end
  code, slot = 2, tonumber(match(rows[mine], '^%d+'))
  if rows[mine] == own then
    local row = rows[mine + 1]
    code, slot = 9, (match(row, LEASE_ENDS) - ask[LEASE]) * 2 + (match(row, KIND) == 'p' and 1 or 0)
  end
-- equivalent mutant: With '?' for '', a request without flags takes this branch, which finds nothing.
elseif flags ~= '' then
  -- equivalent mutant: 1 in place of 0 changes nothing, since both mean that the id expired in 1970.
  local score = isChosen and tonumber(call('ZSCORE', KEYS[3], id) or 0) or 0
  -- REPLAYS is the base of a score and not the largest number of replays, which is 2 (lib/ids).
  if math.floor(score / REPLAYS) > tonumber(time[1]) then
    if not call('ZSCORE', KEYS[3], format(PRINT_OF_ID, fingerprint, id)) then return { 6, micros } end
    if score % REPLAYS >= 2 then return { 7, micros } end
    replay, slot = true, 1 - score % REPLAYS
  end
  -- equivalent mutant: `false` for `true` finds the same, since `p` means itself in a pattern, too.
  if find(flags, 'p', 1, true) then code = 1 end
end
-- A look, and a request that is open already, count nothing. So their reply has the figures without a cost.
-- equivalent mutant: A loop from `costs - 1` also clears CLOCK and STEADY, which are not read any more.
if code then for k = costs + 1, costs + limits + bursts do ask[k] = 0 end end

-- A replay costs no message, since its message was counted before. It costs everything else.
for i = 1, replay and limits or 0 do
  local rule = ask[rules + 2 * i]
  -- equivalent mutant: `rule > 2` gives the same result, since no rule is 2. With `rule >= 1`, rule 1 would
  -- read the lease, which is never 1 ms.
  if rule == 0 or rule > 1 and ask[rule + COUNTS] == 1 then ask[costs + i] = 0 end
end

-- Every limit is checked, so that a refusal can name the limit that refuses longest. `answer` and `write` get
-- their full size at once, since growing a table takes as long as handling a limit.
-- equivalent mutant: 1 in place of a 0 changes nothing, since each of them is replaced before it is read.
local answer = { code or 1, micros, slot, 0, 0, 0, 0, 0, 0, 0, 0, 0 }
-- 'at' is the time in seconds of the last admission that counted something. Usage reports show it.
-- equivalent mutant: 1 in place of a 0 changes nothing, since each of them is replaced before it is read.
local write = { 'HSET', s, 'at', time[1], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }
local w, at, mask, shadow, near, fresh = 4, amounts + 2, 0, 0, nil, nil
for i = 1, limits do
  local before, cost = got[2 + i], ask[costs + i]
  local used = (before or 0) + cost
  -- A missing counter is written even if its cost is 0, since the field shows that its period has begun.
  -- equivalent mutant: `cost >= 0` gives the same result: with a cost of 0, the write changes nothing.
  if cost > 0 or not before then
    write[w + 1], write[w + 2], w = fields[field + i], format('%d', used), w + 2
    if not before then fresh = true end
  end
  if older and older[i] then
    for k = 1, older[i].count do used = used + (got[older[i].place + k] or 0) end
  end
  -- Messages count for good when they are admitted. Tokens and money of open requests are only reserved.
  local amount, rule, reserved = ask[at], ask[at + 1], 0
  if rule == 1 or rule > 1 and ask[rule + COUNTS] == 0 then
    reserved = cost
    if open > 0 then
      -- include: reserved
    end
  end
  -- The reply has seven bytes for a number. A larger number is replaced by the largest double below 2^56.
  -- equivalent mutant: Adding 1 to either number changes nothing, since doubles round the sum down again.
  answer[3 + i] = used < 72057594037927936 and used - reserved or 72057594037927928
  answer[4 + limits + bursts + i] = reserved
  -- A hard limit refuses above its ceiling, which is never below its amount. So a limit of which less than
  -- 80 % is used needs no further check.
  if cost > 0 and used * 5 >= amount * 4 then
    local ceiling, mode = amount, 0
    -- equivalent mutant: `rule > 2` gives the same result, since no rule is 2: a rule above 1 is a place in
    -- ARGV[1] behind the plan's own items.
    if rule > 1 then ceiling, mode = ask[rule + CEILING], ask[rule + MODE] end
    if used > ceiling then
      if mode == 0 then mask = mask + 2 ^ (i - 1) elseif mode == 2 then shadow = shadow + 2 ^ (i - 1) end
    end
    if amount > 0 and mode < 2 then
      near = near or {}
      near[#near + 1] = i
    end
  end
  at = at + 2
end
answer[4 + limits] = 0
local spent = ''
for j = 1, bursts do
  -- equivalent mutant: `- 0` gives the same number. 1 in place of the first 0 is a time long past, too.
  local clock, charge, full = (got[2 + limits + j] or 0) + 0, ask[costs + limits + j], micros + ask[at]
  -- The clock stays between now (unused) and full (used up). So after a jump of the server's clock, no
  -- request waits longer than a burst takes to refill (L11).
  -- equivalent mutant: `<=` or `>=` gives the same result, since a clock of that value keeps its value.
  if clock < micros then clock = micros elseif clock > full then clock = full end
  if clock + charge > full then
    if ask[at + 1] == 0 then mask = mask + 2 ^ (limits + j - 1)
    else shadow, charge, ask[costs + limits + j] = shadow + 2 ^ (limits + j - 1), 0, 0 end
  end
  clock = clock + charge
  answer[4 + limits + j] = clock
  if charge > 0 then
    local text = format('%d', clock)
    write[w + 1], write[w + 2], w = fields[clocks + j], text, w + 2
    spent = spent .. '|' .. text
  end
  at = at + 2
end
if not code then
  local most = ask[MOST_OPEN]
  -- equivalent mutant: MOST_OPEN is never 0, so `>= 0` gives the same result as `> 0`.
  if most > 0 and open >= most then mask = mask + 2 ^ (limits + bursts)
  -- equivalent mutant: MOST_OPEN is never 0, so `<= 0` gives the same result as `< 0`.
  elseif most < 0 and open >= -most then shadow = shadow + 2 ^ (limits + bursts) end
end
-- equivalent mutant: More values change nothing: `struct.pack` ignores values beyond its format.
if code then return struct.pack(ask[PACKING], unpack(answer, 1, 4 + 2 * limits + bursts)) end

if mask > 0 then
  answer[1], answer[3] = 0, mask
  local waits = 4 + 2 * limits + bursts
  for i = 1, limits do
    local window, wait, held = older and older[i], 0, 4 + limits + bursts + i
    local reserved, cost = answer[held], ask[costs + i]
    if window and math.floor(mask / 2 ^ (i - 1)) % 2 == 1 then
      -- A rolling window admits the request when enough old slices have left the window. For a calendar
      -- window, the edge computes the wait itself.
      local excess = answer[3 + i] + reserved - ask[ask[rules + 2 * i] + CEILING]
      for k = 1, window.count do
        excess = excess - (got[window.place + k] or 0)
        wait = (window.index + k) * window.slice - now
        if excess <= 0 then break end
      end
      if excess > 0 then wait = (window.index + window.count + 1) * window.slice - now end
    end
    answer[waits + i] = wait
    -- A refusal reports figures without this request. For tokens and money, the cost of the request is in
    -- `reserved`; for any other limit it is in `used`.
    if reserved > 0 then answer[held] = reserved - cost else answer[3 + i] = answer[3 + i] - cost end
  end
  for j = 1, bursts do
    local k = limits + j
    local charge, clock = ask[costs + k], answer[4 + k]
    -- equivalent mutant: 1 for the last 0 makes no difference: it is the wait for a burst that did not refuse
    -- the request, and the edge does not read this wait.
    local early = math.floor(mask / 2 ^ (k - 1)) % 2 == 1 and clock - micros - ask[capacities + 2 * j] or 0
    answer[waits + k] = math.ceil(early / 1000)
    answer[4 + k] = clock - charge
  end
  local age = 0
  for k = 1, #rows, 2 do
    local isOpen = string.byte(rows[k]) ~= TOMBSTONE
    if isOpen then age = math.max(age, now + ask[LEASE] - match(rows[k + 1], LEASE_ENDS)) end
  end
  local more = limits + bursts + 1
  answer[waits + more] = age
  return struct.pack(ask[PACKING] .. string.rep('I7', more), unpack(answer, 1, waits + more))
end

-- From here on the request is admitted. Its row in `r` contains what a refund must restore.
local row = ask[first + ROW]
-- The edge sent the row for `r`, but some requests need a new one. A replay, or a burst in shadow that is
-- used up, costs less than that row says. For a rolling window, only this script knows the slice.
-- equivalent mutant: With `shadow >= 0`, every row is built anew, and equals the row that the edge sent.
if replay or older or shadow > 0 then
  local seen = {}
  row = fingerprint .. (replay and ';p' or ';n')
  for i = 1, limits do
    local name = fields[field + i]
    if not seen[name] then row = row .. format(ESTIMATE, name, ask[costs + i]) end
    seen[name] = true
  end
  for j = 1, bursts do
    local charge = ask[costs + limits + j]
    if charge > 0 then row = row .. format(CHARGE, fields[clocks + j], charge) end
  end
end
row = format('%d', now + ask[LEASE]) .. ';' .. row .. spent
if near then
  -- include: thresholds
end
answer[3] = slot + shadow * (replay and 4 or 1)
-- The field `last` keeps the user's last six admissions: six bytes for the time, and the first four bytes of
-- `attempt;id`. After a failover, the script `recall` reads there which admissions the new master has.
local lastSix = struct.pack('>I6c4', now, own) .. string.sub(got[1] or '', 1, 50)
-- If the request counts nothing, 'at' (the time of the last change of a count) is not written.
if w == 4 then w = 2 end
write[w + 1], write[w + 2], w = 'last', lastSix, w + 2
-- The tombstone is deleted after the row is written, when a failure can no longer be undone. So this HDEL of
-- a field that does not exist checks first whether HDEL is permitted.
-- equivalent mutant: No reservation is named '' or '?', so this HDEL changes nothing with either name.
if buried then call('HDEL', r, '') end
if replay then
  answer[1] = 5
  call('ZINCRBY', KEYS[3], '1', id)
end
local wrote = redis.pcall(unpack(write, 1, w))
if type(wrote) == 'table' and wrote.err then
  if replay then call('ZINCRBY', KEYS[3], '-1', id) end
  return wrote
end
-- This HSET cannot fail: HGETALL has read `r` as a hash, and the HSET before it was permitted.
call('HSET', r, own, row)
if buried then call('HDEL', r, buried) end

-- include: purge
return struct.pack(ask[PACKING], unpack(answer, 1, 4 + 2 * limits + bursts))
