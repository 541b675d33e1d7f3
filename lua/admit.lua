-- admit: counts one request on all of its limits and opens its reservation, or changes nothing.
--
-- KEYS   s r, and d where the caller chose the id
-- ARGV   1 msgpack, one item after the other (a list would be read three times as slowly). First the plan:
--          the span from, to in ms in which the fields are right, lease in ms, most open (below 0: shadow),
--          n, b, whether a window rolls (0, 1), where in this list the request begins, how
--          the answer is packed, 'ev', n fields, b clocks (g:name), n × (amount, rule), b × (capacity in µs,
--          0 or 1: in shadow)
--          rule: 0 messages and calls, 1 tokens and money, both hard; else where in this list stand: ceiling
--            (the most it may come to), 0 hard 1 soft 2 in shadow, 1 for messages and calls, and
--            where the window rolls (field: then a prefix) ms of a slice, slices
--        then the request: attempt;id (a number that no other attempt has, and the request's id), flags, ev,
--          row, fingerprint, what the server's clock should show in ms (0: unknown), for how many ms it has
--          run evenly, n costs, b charges in µs
--          flags: c (the caller chose the id: it may come again), p (peek: answer, write nothing);
--          ev: the version of the entitlement that was read;
--          row: <fingerprint>;n and for each counter ;<field>=<cost>, for each clock that is charged
--          ;<name>@<µs>
-- REPLY  packed by struct in the format that the plan names (>BI7I7, I7 × n, I5, I7 × b): a list takes three
--        times as long
--          1, now µs, shadow, used × n, thresholds, clock × b: admitted; thresholds newly crossed: a digit of
--            base 4 for each limit, 1 for 80 %, 2 for 95, 3 for 100; shadow: the mask of a refusal by what is
--            not enforced
--          5, now µs, shadow × 4 + replays left, …: admitted again after it was settled: its message is not
--            counted a second time
--          2, now µs, attempt, as 1: already open under another attempt
--          9, now µs, ms of its admission × 2 + 1 for a replay, as 1: open under this attempt, whose reply
--            was lost: its edge names the counters, and the message, as they were admitted
--        {0, now µs, mask, used × n, clock × b, wait ms × (n + b)}: refused; mask: 1 for the first limit, 2
--          for the second …, then the bursts, then concurrency
--        {6, now µs}: the id belongs to a request with another payload
--        {7, now µs}: settled, no replay is left      {8, now µs}: leases have ended: reclaim, and ask again
--        {3, now µs, ev, plan, status, from, to, anchor, zone, overrides, grants, block, phase, unsubscribed,
--          billing, paused, sandbox}: ev is not the one that was read; the entitlement that holds now
--        {4, now µs}: now is outside the span
-- LAW    1–7, 11, 12, 15, 16. Every check comes before the first write. What may fail comes before the row,
--        or does not matter: old counters that stay this time go with the next period.

local call, format, match, find = redis.call, string.format, string.match, string.find
local s, r = KEYS[1], KEYS[2]
local ask = { cmsgpack.unpack(ARGV[1]) }
local limits, bursts, first = ask[5], ask[6], ask[8]
local own, flags, fingerprint, costs = ask[first], ask[first + 1], ask[first + 4], first + 6
local time = call('TIME')
local micros = time[1] * 1000000 + time[2]
local now = (micros - micros % 1000) / 1000

-- One read: the version, this moment's counters, the burst clocks, then the older slices of rolling windows.
local fields, got, older = ask, nil, nil
if ask[7] == 0 then -- unseen: the general way comes to the same
  got = call('HMGET', s, unpack(ask, 10, 10 + limits + bursts)) -- unseen: nobody looks at one field more
else
  fields, older = {}, {}
  for k = 10, 10 + limits + bursts do fields[k] = ask[k] end -- unseen: nobody looks at one item more
  local read = { unpack(fields, 10, 10 + limits + bursts) } -- unseen: nobody looks at one item more
  for i = 1, limits do
    local rule = ask[10 + limits + bursts + 2 * i]
    -- unseen: a rule is 0, 1, or a place in the list, of which the least is 13
    local slice = rule > 1 and ask[rule + 3] or 0
    if slice > 0 then -- unseen: a slice has 84 ms at least: a twelfth of a second
      local index, count = math.floor(now / slice), ask[rule + 4]
      older[i] = { index = index, count = count, slice = slice, place = #read }
      fields[10 + i] = ask[10 + i] .. ':' .. format('%d', index)
      read[1 + i] = fields[10 + i]
      for k = count, 1, -1 do read[#read + 1] = ask[10 + i] .. ':' .. format('%d', index - k) end
    end
  end
  got = call('HMGET', s, unpack(read))
end

if (got[1] or '0') ~= ask[first + 2] then
  local record = call('HMGET', s, 'plan', 'status', 'from', 'to', 'anchor', 'zone', 'overrides', 'grants',
    'block', 'phase', 'unsubscribed', 'billing', 'paused', 'sandbox')
  local answer = { 3, micros, tonumber(got[1] or 0) }
  for i = 1, 14 do answer[3 + i] = record[i] or '' end
  return answer
end
if now < ask[1] or now >= ask[2] then return { 4, micros } end

-- code is set where nothing is to be counted: 1 for a look (flag p), 2 and 9 where this id is open already.
-- slot is the reply's third number: the attempt that is open or, of this one, since when and as what; or how
-- often a settled id may still be replayed.
local code, slot, replay, open, mine, buried = nil, 0, false, 0, nil, nil
-- unseen: a letter is no pattern, and no letter is found in an empty text
local recurs = flags ~= '' and find(flags, 'c', 1, true)
local id = recurs and match(own, ';(.*)')
local rows = call('HGETALL', r)
for k = 1, #rows, 2 do
  local key, row = rows[k], rows[k + 1]
  if string.byte(key) == 33 then
    -- A tombstone. This very attempt is open anew, and no longer settled late; others under its id may be.
    if key == '!' .. own then buried = key end
  elseif tonumber(match(row, '^%d+')) <= now then
    return { 8, micros }
  else
    open = open + 1
    if key == own or recurs and match(key, ';(.*)') == id then mine = k end
  end
end
if mine then
  -- unseen: either makes a number of the text
  if match(rows[mine + 1], '^%d+;(%d+)') + 0 ~= fingerprint then return { 6, micros } end
  code, slot = 2, tonumber(match(rows[mine], '^%d+'))
  if rows[mine] == own then
    local lease, kind = match(rows[mine + 1], '^(%d+);%d+;(%a)')
    code, slot = 9, (lease - ask[3]) * 2 + (kind == 'p' and 1 or 0)
  end
elseif flags ~= '' then -- unseen: without flags nothing recurs and nobody peeks: nothing is found
  -- A settled id's score is its expiry in seconds × 2^20 + fingerprint × 4 + replays so far.
  -- unseen: a score of 1 is an expiry in 1970, as 0 is
  local score = recurs and tonumber(call('ZSCORE', KEYS[3], id) or 0) or 0
  if math.floor(score / 1048576) > tonumber(time[1]) then
    if math.floor(score / 4) % 262144 ~= fingerprint then return { 6, micros } end
    if score % 4 >= 2 then return { 7, micros } end
    replay, slot = true, 1 - score % 4
  end
  if find(flags, 'p', 1, true) then code = 1 end -- unseen: a letter is no pattern
end
-- unseen: what is cleared besides has been read, and is not read again
if code then for k = costs + 1, costs + limits + bursts do ask[k] = 0 end end

-- A replay is a request like any other, but for its message.
for i = 1, replay and limits or 0 do
  local rule = ask[10 + limits + bursts + 2 * i]
  -- unseen: a rule is 0, 1, or a place in the list, of which the least is 13; of rule 1 the lease would have
  --   to be 1 ms
  if rule == 0 or rule > 1 and ask[rule + 2] == 1 then ask[costs + i] = 0 end
end

-- Every limit is asked, so that a refusal can name the one that holds longest.
-- (Tables are made with the room that they need: growing one takes as long as handling a limit.)
local answer = { code or 1, micros, slot, 0, 0, 0, 0, 0, 0 } -- unseen: room that is filled before it is read
-- 'at' is when a count last changed, in seconds as TIME returns them: usage reports show it.
-- unseen: room that is filled before it is read
local write = { 'HSET', s, 'at', time[1], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }
local w, at, mask, shadow, near, fresh = 4, 11 + limits + bursts, 0, 0, nil, nil
for i = 1, limits do
  local before, cost = got[1 + i], ask[costs + i]
  local used = (before or 0) + cost
  if cost > 0 or not before then -- unseen: a counter that costs nothing is written as it was
    write[w + 1], write[w + 2], w = fields[10 + i], format('%d', used), w + 2
    if not before then fresh = true end
  end
  if older and older[i] then
    for k = 1, older[i].count do used = used + (got[older[i].place + k] or 0) end
  end
  -- The reply has seven bytes for it: more is replaced by the largest number below 2^56 that a double can
  -- hold.
  -- unseen: no double lies between the two
  answer[3 + i] = used < 72057594037927936 and used or 72057594037927928
  -- No ceiling is below the amount, so that under 80 % of it neither ceiling nor threshold can be reached.
  if cost > 0 and used * 5 >= ask[at] * 4 then
    local amount, rule = ask[at], ask[at + 1]
    local ceiling, mode = amount, 0
    -- unseen: a rule is 0, 1, or a place in the list, of which the least is 13
    if rule > 1 then ceiling, mode = ask[rule], ask[rule + 1] end
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
  local clock, charge, full = (got[1 + limits + j] or 0) + 0, ask[costs + limits + j], micros + ask[at]
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
    write[w + 1], write[w + 2], w = fields[10 + limits + j], text, w + 2
    spent = spent .. '|' .. text
  end
  at = at + 2
end
if not code then
  local most = ask[4]
  -- unseen: at most open is 1 at least, or below 0
  if most > 0 and open >= most then mask = mask + 2 ^ (limits + bursts)
  -- unseen: at most open is 1 at least, or below 0
  elseif most < 0 and open >= -most then shadow = shadow + 2 ^ (limits + bursts) end
end
-- unseen: what the format does not name is not packed
if code then return struct.pack(ask[9], unpack(answer, 1, 4 + limits + bursts)) end

if mask > 0 then
  local refusal = { 0, micros, mask }
  for i = 1, limits do
    local window, wait = older and older[i], 0
    refusal[3 + i] = answer[3 + i] - ask[costs + i]
    if window and math.floor(mask / 2 ^ (i - 1)) % 2 == 1 then
      -- A rolling window drops its oldest slice first; when a calendar window ends the edge computes itself.
      local excess = answer[3 + i] - ask[ask[10 + limits + bursts + 2 * i]]
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
    local capacity = ask[9 + 3 * limits + bursts + 2 * j]
    local clock = answer[4 + k] - ask[costs + k]
    refusal[3 + k] = clock
    -- unseen: the edge reads no wait of a burst that has not refused
    local early = math.floor(mask / 2 ^ (k - 1)) % 2 == 1 and clock + ask[costs + k] - micros - capacity or 0
    refusal[3 + limits + bursts + k] = math.ceil(early / 1000)
  end
  return refusal
end

-- From here on nothing can refuse. The row remembers what a refund must restore:
-- lease;fingerprint;n or p (a replay);field=estimate;…;clock's name@charge;…|clock|…;marker^before^now;…
local row = ask[first + 3]
if replay or older or shadow > 0 then -- unseen: the row is put together anew, as it came
  local seen = {}
  row = format(replay and '%d;p' or '%d;n', fingerprint)
  for i = 1, limits do
    local field = fields[10 + i]
    if not seen[field] then row = row .. ';' .. field .. '=' .. format('%d', ask[costs + i]) end
    seen[field] = true
  end
  for j = 1, bursts do
    local charge = ask[costs + limits + j]
    if charge > 0 then row = row .. ';' .. fields[10 + limits + j] .. '@' .. format('%d', charge) end
  end
end
row = format('%d', now + ask[3]) .. ';' .. row .. spent
if near then
  local crossed = 0
  for _, i in ipairs(near) do
    local used, rule = answer[3 + i], ask[10 + limits + bursts + 2 * i]
    local amount = ask[9 + limits + bursts + 2 * i]
    local level = used >= amount and 100 or used * 20 >= amount * 19 and 95 or 80
    -- A rolling window has no periods. Its thresholds are reported once in each span of the window's length.
    local window = older and older[i]
    local mark = level + (window and 128 * math.floor(window.index / window.count) or 0)
    -- unseen: a rule is 0, 1, or a place in the list, of which the least is 13; of rule 1 the span would have
    --   to end at the first millisecond of 1970
    local marker = 'n:' .. ask[10 + i] .. (rule > 1 and ask[rule + 1] == 1 and ':soft' or '')
    local last = tonumber(match(call('HGET', s, marker) or '0', '^%d+'))
    if mark > last then
      crossed = crossed + (level == 100 and 3 or level == 95 and 2 or 1) * 4 ^ (i - 1)
      -- With the attempt that reported it, since only a refund of that attempt may take it back.
      write[w + 1], write[w + 2], w = marker, format('%d;%s', mark, match(own, '^%d+')), w + 2
      row = format('%s;%s^%d^%d', row, marker, last, mark)
    end
  end
  answer[4 + limits] = crossed
end
answer[3] = slot + shadow * (replay and 4 or 1)
-- (No field is named '': this fails where HDEL, which must follow the row's write, is not allowed.)
if buried then call('HDEL', r, '') end -- unseen: no reservation is called ? either
if replay then
  answer[1] = 5
  call('ZINCRBY', KEYS[3], '1', id)
end
if w > 4 then -- unseen: fields come in pairs
  local wrote = redis.pcall(unpack(write, 1, w))
  if type(wrote) == 'table' and wrote.err then
    if replay then call('ZINCRBY', KEYS[3], '-1', id) end
    return wrote
  end
end
call('HSET', r, own, row)
if buried then call('HDEL', r, buried) end

-- For how long the clock has run evenly: 0 ms where it does not show what the edge expects.
local steady = ask[first + 6]
-- unseen: no window is so short that a clock could have run evenly for two of them
if math.abs(now - ask[first + 5]) > 2000 then steady = 0 end
-- unseen: no window is so short that a clock could have run evenly for two of them; where nothing is fresh no
--   limit has begun a period, so that nothing is looked for
if fresh and steady > 0 then
  -- Counters that no limit reads any more are dropped (L12): old slices, and of each calendar window that
  -- begins a period all that is older than the newest period before it. Only where the clock has run evenly
  -- for two whole windows (L16): then no step of it can lead back to what is dropped, since that was over
  -- before the step or has been over for a whole window's time since. Counters ahead of the clock stay.
  local lengths = { i = 60000, h = 3600000, d = 90000000, m = 2678400000, b = 2678400000 }
  local codes, prefixes, before, drop = {}, {}, {}, { 'HDEL', s }
  for i = 1, limits do
    if not got[1 + i] then
      local kind, period = match(ask[10 + i], '^([ihdmb]):([^:]+):')
      local window = older and older[i]
      if window and steady >= 2 * window.count * window.slice then
        prefixes[ask[10 + i]] = window.index - window.count
      elseif kind and steady >= 2 * lengths[kind] then
        codes[kind] = period
      end
    end
  end
  local keys = (next(codes) or next(prefixes)) and redis.pcall('HKEYS', s) or {}
  for _, key in ipairs(keys) do
    local kind, period = match(key, '^([ihdmb]):([^:]+):')
    -- unseen: what is equal is set to what it is
    if kind and codes[kind] and period < codes[kind] and period > (before[kind] or '') then
      before[kind] = period
    end
  end
  -- A billing month that turns on another day now is not over yet: its own end is a month after its name.
  if before.b then
    local year, month, day = match(codes.b, '^(%d%d)(%d%d)(.*)')
    local turn = format('%02d%02d', month < '03' and year - 1 or year, (month + 9) % 12 + 1) .. day .. '~'
    if turn < before.b then before.b = turn end -- unseen: what is equal is set to what it is
  end
  for _, key in ipairs(keys) do
    local kind, period = match(match(key, '^n:(.*)') or key, '^([ihdmb]):([^:]+):')
    local prefix, index = match(key, '^(r.*):(%d+)$')
    if #drop < 1000 and (kind and before[kind] and period < before[kind]
      or prefix and prefixes[prefix] and tonumber(index) < prefixes[prefix]) then
      drop[#drop + 1] = key
    end
  end
  -- unseen: a command without a field is refused, and nothing comes of that
  if #drop > 2 then redis.pcall(unpack(drop)) end
end
-- unseen: what the format does not name is not packed
return struct.pack(ask[9], unpack(answer, 1, 4 + limits + bursts))
