-- admit: counts one request on all of its limits and opens its reservation, or changes nothing.
--
-- KEYS   s, the user's hash: what they have, counters, burst clocks, thresholds; r, their open requests; and,
--        where the caller chose the id, d, the settled ids. docs/counting.md lists all keys.
-- ARGV   1 msgpack, one item after the other (a list would be read three times as slowly), at the places that
--          lib/admit_arguments names. First the plan:
--          FROM, TO        the span in ms in which the fields are right
--          LEASE           in ms
--          MOST_OPEN       how many requests may be open; below 0: in shadow
--          LIMITS, BURSTS  how many there are, n and b below
--          ROLLS           1 where a window rolls, else 0
--          REQUEST         the place in this list at which the request begins
--          PACKING         how the reply is packed
--          KEEP            which old counters stay, for each limit code;period;oldest;even. A period that
--                          begins drops the older ones of its code: all that are below `oldest` and below the
--                          newest one that is there, if the clock has run evenly for `even` ms. '-' as the
--                          code: none is dropped
--          from VERSION on 'ev', n fields, b clocks (g:name), n × (amount, rule), b × (capacity in µs, 1 in
--                          shadow, else 0), the rules that need more than a number
--          A rule is 0 for a hard limit of messages or calls, 1 for a hard limit of anything else, or the
--            place in this list at which stand: CEILING (the most it may come to), MODE (0 hard, 1 soft,
--            which never refuses, 2 in shadow), COUNTS (1 for messages and calls, else 0), and for a window
--            that rolls, whose field is a prefix, SLICE in ms and the number of SLICES
--        then the request: NAME (attempt;id: a number that no other attempt has, and the request's id),
--          FLAGS, EV (the version of the entitlement that was read), ROW, FINGERPRINT (hexadecimal), what
--          the server's CLOCK should show in ms (0: unknown), for how many ms it has run evenly (STEADY),
--          from COSTS on: n costs, b charges in µs
--          FLAGS: '', c (the caller chose the id: it may come again) or p (peek: answer, write nothing)
--          ROW: <fingerprint>;n and for each counter ;<field>=<cost>, for each clock that is charged
--            ;<name>@<µs>
-- REPLY  packed by struct in the format that the plan names (>BI7I7, I7 × n, I5, I7 × b, I7 × n), since a
--        list takes three times as long:
--          code, now in µs, a third figure, used × n, thresholds, clock × b, reserved × n
--          code, and what the third figure then is:
--            1  admitted, or looked at: the shadow mask, which names what would have refused without shadow
--            2  already open under another attempt: that attempt
--            5  admitted again after it was settled, so that its message is not counted a second time: shadow
--               mask × 4 + replays left
--            9  open under this attempt, whose reply was lost: ms of its admission × 2 + 1 for a replay (no
--               lease is renewed before its edge has the reply). The edge counts on from what was admitted
--          used: of tokens and money what was settled; messages and calls, this one included
--          thresholds: those to tell with the answer, a digit of base 4 for each limit: 1 for 80 %, 2 for
--            95 %, 3 for 100 %
--          reserved: what open requests hold of tokens and money, this one included
--        or a list:
--          {3, now µs, ev, values …}: ev is not the one that was read; what holds now, in the order of
--            lib/entitlement
--          {4, now µs}: now is outside the span
--          {8, now µs}: leases have ended: reclaim, ask again
--          {6, now µs}: the id belongs to a request with another payload
--          {7, now µs}: settled, no replay is left
--          {0, now µs, mask, used × n, clock × b, wait ms × (n + b), reserved × n, ms since the oldest open
--            request was opened or renewed}: refused. mask: 1 for the first limit, 2 for the second …, then
--            the bursts, then concurrency. Nothing of this request is in the figures
-- LAW    1–7, 11, 12, 15, 16. Every check comes before the first write. What may fail comes before the row,
--        or does not matter: old counters that stay this time go with the next period.
-- Behind `unseen` stands why a mistake in that line could not be noticed (CONTRIBUTING.md, mutants).

-- include: admit_arguments
-- include: row
-- include: ids
local call, format, match, find = redis.call, string.format, string.match, string.find
local s, r = KEYS[1], KEYS[2]
local ask = { cmsgpack.unpack(ARGV[1]) }
local limits, bursts, first = ask[LIMITS], ask[BURSTS], ask[REQUEST]
local own, flags, fingerprint = ask[first + NAME], ask[first + FLAGS], ask[first + FINGERPRINT]
-- Each of these is the place before the first entry of its list, since Lua counts from 1: the field of the
-- limit i is at field + i, its amount at amounts + 2 * i, its rule at rules + 2 * i.
local field, costs = VERSION, first + COSTS - 1
local clocks, last = field + limits, field + limits + bursts
local amounts, rules = last - 1, last
local capacities = last + 2 * limits - 1
local time = call('TIME')
local micros = time[1] * 1000000 + time[2]
local now = (micros - micros % 1000) / 1000

-- One read: the user's last admissions (got[1]), the version (got[2]), this moment's counters (got[2 + i]),
-- the burst clocks (got[2 + limits + j]), then the older slices of rolling windows.
local fields, got, older = ask, nil, nil
if ask[ROLLS] == 0 then -- unseen: the general way comes to the same
  got = call('HMGET', s, 'last', unpack(ask, VERSION, last))
else
  fields, older = {}, {}
  for k = VERSION, last do fields[k] = ask[k] end
  local read = { 'last', unpack(fields, VERSION, last) }
  for i = 1, limits do
    local rule = ask[rules + 2 * i]
    -- unseen: a rule is 0, 1, or a place in the list, of which the least is 15
    local slice = rule > 1 and ask[rule + SLICE] or 0
    if slice > 0 then -- unseen: a slice has 84 ms at least: a twelfth of a second
      local index, count = math.floor(now / slice), ask[rule + SLICES]
      -- The reply to HMGET has the same places as `read`, whose first name is got[1].
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

-- code is set where nothing is to be counted: 1 for a look (flag p), 2 and 9 where this id is open already.
-- slot becomes the reply's third figure. mine is the place in `rows` of the row with this id, buried the
-- tombstone of this attempt, open the number of open requests.
local code, slot, replay, open, mine, buried = nil, 0, false, 0, nil, nil
-- unseen: a letter is no pattern, and no letter is found in an empty text
local recurs = flags ~= '' and find(flags, 'c', 1, true)
local id = recurs and match(own, ID)
local rows = call('HGETALL', r)
for k = 1, #rows, 2 do
  local key, row = rows[k], rows[k + 1]
  if string.byte(key) == TOMBSTONE then
    -- A tombstone. This very attempt is open anew, and no longer settled late; others under its id may be.
    if key == '!' .. own then buried = key end
  elseif tonumber(match(row, LEASE_ENDS)) <= now then
    return { 8, micros }
  else
    open = open + 1
    if key == own or recurs and match(key, ID) == id then mine = k end
  end
end
if mine then
  if match(rows[mine + 1], PRINT) ~= fingerprint then return { 6, micros } end
  code, slot = 2, tonumber(match(rows[mine], '^%d+'))
  if rows[mine] == own then
    local row = rows[mine + 1]
    code, slot = 9, (match(row, LEASE_ENDS) - ask[LEASE]) * 2 + (match(row, KIND) == 'p' and 1 or 0)
  end
elseif flags ~= '' then -- unseen: without flags nothing recurs and nobody peeks: nothing is found
  -- unseen: a score of 1 is an expiry in 1970, as 0 is
  local score = recurs and tonumber(call('ZSCORE', KEYS[3], id) or 0) or 0
  if math.floor(score / REPLAYS) > tonumber(time[1]) then
    if not call('ZSCORE', KEYS[3], format(PRINT_OF_ID, fingerprint, id)) then return { 6, micros } end
    if score % REPLAYS >= 2 then return { 7, micros } end
    replay, slot = true, 1 - score % REPLAYS
  end
  if find(flags, 'p', 1, true) then code = 1 end -- unseen: a letter is no pattern
end
-- unseen: what is cleared besides has been read, and is not read again
if code then for k = costs + 1, costs + limits + bursts do ask[k] = 0 end end

-- A replay is a request like any other, but for its message.
for i = 1, replay and limits or 0 do
  local rule = ask[rules + 2 * i]
  -- unseen: a rule is 0, 1, or a place in the list, of which the least is 15; of rule 1 the lease would have
  --   to be 1 ms
  if rule == 0 or rule > 1 and ask[rule + COUNTS] == 1 then ask[costs + i] = 0 end
end

-- Every limit is checked, so that a refusal can name the limit that holds longest.
-- (Tables are made with the room that they need: growing one takes as long as handling a limit.)
local answer = { code or 1, micros, slot, 0, 0, 0, 0, 0, 0, 0, 0, 0 } -- unseen: room that is filled before
-- 'at' is when a count last changed, in seconds as TIME returns them: usage reports show it.
-- unseen: room that is filled before it is read
local write = { 'HSET', s, 'at', time[1], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }
local w, at, mask, shadow, near, fresh = 4, amounts + 2, 0, 0, nil, nil
for i = 1, limits do
  local before, cost = got[2 + i], ask[costs + i]
  local used = (before or 0) + cost
  if cost > 0 or not before then -- unseen: a counter that costs nothing is written as it was
    write[w + 1], write[w + 2], w = fields[field + i], format('%d', used), w + 2
    if not before then fresh = true end
  end
  if older and older[i] then
    for k = 1, older[i].count do used = used + (got[older[i].place + k] or 0) end
  end
  -- Messages are final when they are admitted. Of tokens and money what open requests hold is reserved only.
  local amount, rule, reserved = ask[at], ask[at + 1], 0
  if rule == 1 or rule > 1 and ask[rule + COUNTS] == 0 then
    reserved = cost
    if open > 0 then
      -- include: reserved
    end
  end
  -- The reply has seven bytes for it: more is replaced by the largest number below 2^56 that a double can
  -- hold.
  -- unseen: no double lies between the two
  answer[3 + i] = used < 72057594037927936 and used - reserved or 72057594037927928
  answer[4 + limits + bursts + i] = reserved
  -- No ceiling is below the amount, so that under 80 % of it neither ceiling nor threshold can be reached.
  if cost > 0 and used * 5 >= amount * 4 then
    local ceiling, mode = amount, 0
    -- unseen: a rule is 0, 1, or a place in the list, of which the least is 15
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
  -- unseen: either makes a number of the text, and 1 µs of 1970 is rested, as 0 is
  local clock, charge, full = (got[2 + limits + j] or 0) + 0, ask[costs + limits + j], micros + ask[at]
  -- Kept between now (unused) and full (used up), so that a jump of the server's clock makes nobody wait
  -- longer than the whole burst (L11).
  -- unseen: what is equal is set to what it is
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
  -- unseen: at most open is 1 at least, or below 0
  if most > 0 and open >= most then mask = mask + 2 ^ (limits + bursts)
  -- unseen: at most open is 1 at least, or below 0
  elseif most < 0 and open >= -most then shadow = shadow + 2 ^ (limits + bursts) end
end
-- unseen: what the format does not name is not packed
if code then return struct.pack(ask[PACKING], unpack(answer, 1, 4 + 2 * limits + bursts)) end

if mask > 0 then
  local refusal = { 0, micros, mask }
  for i = 1, limits do
    local window, wait, reserved = older and older[i], 0, answer[4 + limits + bursts + i]
    -- Without this request: a limit of tokens or money has its cost in `reserved`, any other one in `used`.
    refusal[3 + i] = answer[3 + i] - (reserved > 0 and 0 or ask[costs + i])
    refusal[3 + 2 * limits + 2 * bursts + i] = reserved > 0 and reserved - ask[costs + i] or 0
    if window and math.floor(mask / 2 ^ (i - 1)) % 2 == 1 then
      -- A rolling window drops its oldest slice first; when a calendar window ends the edge computes itself.
      local excess = answer[3 + i] + reserved - ask[ask[rules + 2 * i] + CEILING]
      for k = 1, window.count do
        excess = excess - (got[window.place + k] or 0)
        wait = (window.index + k) * window.slice - now
        if excess <= 0 then break end
      end
      if excess > 0 then wait = (window.index + window.count + 1) * window.slice - now end
    end
    refusal[3 + limits + bursts + i] = wait
  end
  for j = 1, bursts do
    local k = limits + j
    local capacity = ask[capacities + 2 * j]
    local clock = answer[4 + k] - ask[costs + k]
    refusal[3 + k] = clock
    -- unseen: the edge reads no wait of a burst that has not refused
    local early = math.floor(mask / 2 ^ (k - 1)) % 2 == 1 and clock + ask[costs + k] - micros - capacity or 0
    refusal[3 + limits + bursts + k] = math.ceil(early / 1000)
  end
  local age = 0
  for k = 1, #rows, 2 do
    local isOpen = string.byte(rows[k]) ~= TOMBSTONE
    if isOpen then age = math.max(age, now + ask[LEASE] - match(rows[k + 1], LEASE_ENDS)) end
  end
  refusal[4 + 3 * limits + 2 * bursts] = age
  return refusal
end

-- From here on nothing can refuse. The row remembers what a refund must restore.
local row = ask[first + ROW]
-- The caller's row is right, unless a replay or a burst in shadow costs less, or a window rolls: then its
-- field needs the slice.
if replay or older or shadow > 0 then -- unseen: the row is put together anew, as it came
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
  local crossed = 0
  for _, i in ipairs(near) do
    local used, amount, rule = answer[3 + i], ask[amounts + 2 * i], ask[rules + 2 * i]
    local level = used >= amount and 100 or used * 20 >= amount * 19 and 95 or 80
    -- A rolling window has no periods. Its thresholds are reported once in each span of the window's length:
    -- a mark is the level plus 128, which no level reaches, times the number of that span.
    local window = older and older[i]
    local stretch = window and 128 * math.floor(window.index / window.count) or 0
    local mark = level + stretch
    -- unseen: a rule is 0, 1, or a place in the list, of which the least is 15; of rule 1 the span would have
    --   to end at the first millisecond of 1970
    local marker = 'n:' .. ask[field + i] .. (rule > 1 and ask[rule + MODE] == 1 and ':soft' or '')
    local isReserved = answer[4 + limits + bursts + i] > 0
    local last = call('HGET', s, marker) or '0'
    local before, untold = match(last, '^%d+') + 0, string.byte(last, -1) == UNTOLD
    if not isReserved and mark > before then
      crossed = crossed + (level == 100 and 3 or level == 95 and 2 or 1) * 4 ^ (i - 1)
      -- With the attempt that reported it, since only a refund of that attempt may take it back.
      write[w + 1], write[w + 2], w = marker, format('%d;%s', mark, match(own, '^%d+')), w + 2
      row = row .. format(MARK, marker, before, mark)
    elseif untold and before > stretch then
      -- A settlement has reached it (see there), after its answer: the next one tells it.
      level = before - stretch
      crossed = crossed + (level == 100 and 3 or level == 95 and 2 or 1) * 4 ^ (i - 1)
      write[w + 1], write[w + 2], w = marker, string.sub(last, 1, -2), w + 2
    end
  end
  answer[4 + limits] = crossed
end
answer[3] = slot + shadow * (replay and 4 or 1)
-- The user's last six admissions, by which a new master knows what it has (recall): of each the time in six
-- bytes and the first four of its name.
local lastSix = struct.pack('>I6c4', now, own) .. string.sub(got[1] or '', 1, 50)
-- A request that counts nothing leaves 'at' as it is.
if w == 4 then w = 2 end
write[w + 1], write[w + 2], w = 'last', lastSix, w + 2
-- The tombstone goes after the row is written, when nothing may fail any more. So HDEL is tried before on a
-- field that nobody has: it fails here where the store's user may not call it.
if buried then call('HDEL', r, '') end -- unseen: no reservation is called ? either
if replay then
  answer[1] = 5
  call('ZINCRBY', KEYS[3], '1', id)
end
local wrote = redis.pcall(unpack(write, 1, w))
if type(wrote) == 'table' and wrote.err then
  if replay then call('ZINCRBY', KEYS[3], '-1', id) end
  return wrote
end
call('HSET', r, own, row)
if buried then call('HDEL', r, buried) end

-- For how long the clock has run evenly: 0 ms where it does not show what the edge expects.
local steady = ask[first + STEADY]
-- unseen: no window is so short that a clock could have run evenly for two of them
if math.abs(now - ask[first + CLOCK]) > 2000 then steady = 0 end
-- unseen: no window is so short that a clock could have run evenly for two of them; where nothing is fresh no
--   limit has begun a period, so that nothing is looked for
if fresh and steady > 0 then
  -- Counters that no limit reads any more are dropped (L12): old slices, and of each calendar window that
  -- begins a period all that is older than the newest period before it. Only where the clock has run evenly
  -- for two whole windows (L16): a clock that jumped ahead, and is set right within that time, finds every
  -- counter again. Counters ahead of the clock stay. Periods are compared as text, which has their order.
  local begun, oldest, prefixes, before, drop, i = {}, {}, {}, {}, { 'HDEL', s }, 0
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
  for _, key in ipairs(keys) do
    local code, period = match(key, '^(%l):([^:]+):')
    -- unseen: what is equal is set to what it is
    if code and begun[code] and period < begun[code] and period > (before[code] or '') then
      before[code] = period
    end
  end
  for _, key in ipairs(keys) do
    local code, period = match(match(key, '^n:(.*)') or key, '^(%l):([^:]+):')
    local prefix, index = match(key, '^(r.*):(%d+)$')
    if #drop < 1000 and (code and before[code] and period < before[code] and period < oldest[code]
      or prefix and prefixes[prefix] and tonumber(index) < prefixes[prefix]) then
      drop[#drop + 1] = key
    end
  end
  -- unseen: a command without a field is refused, and nothing comes of that
  if #drop > 2 then redis.pcall(unpack(drop)) end
end
return struct.pack(ask[PACKING], unpack(answer, 1, 4 + 2 * limits + bursts))
