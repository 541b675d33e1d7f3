-- admit: counts one request on all of its limits and opens its reservation, or changes nothing.
--
-- KEYS   s r d
-- ARGV   1 request id   2 attempt, a number that no other try bears
--        3 flags: c (the caller chose the id: it may come again), p (peek: answer, write nothing),
--          a (anonymous: forgotten after 400 days)
--        4 fingerprint of the payload, 0–262143   5 ev, the version of the entitlement that was read
--        6, 7 the span [from, to) in ms in which the fields are right   8 lease in ms   9 most open requests
--        10 n; n × (field, amount, cost, kind), and for each burst (name, µs a unit, capacity in µs, cost)
--          kind: h hard, s soft; H or S and <slice ms>x<slices> where the window rolls (field: then a prefix)
-- REPLY  {1, now, 0, used × n, threshold × n, left × b}: admitted; thresholds newly crossed: 0, 80, 95, 100
--        {0, now, mask, used × n, wait ms × (n + b), left × b}: refused; mask: 1 for the first limit, 2 for
--          the second …, then the bursts, then concurrency
--        {2, now, attempt, as 1}: already open      {5, now, replays left, as 1}: already settled
--        {6, now, 0, as 1}: the id stands for another payload   {7, now, 0, as 1}: settled and replayed out
--        {3, now, ev, plan, status, from, to, anchor, zone, overrides, grants}: another entitlement holds
--        {4, now}: now is outside the span
-- LAW    1–7, 11, 12. Every check comes before the first write, but that abandoned reservations return first.

local call, format, floor, match = redis.call, string.format, math.floor, string.match
local s, r, d, argv = KEYS[1], KEYS[2], KEYS[3], ARGV
local id, flags = argv[1], argv[3]
local limits = tonumber(argv[10])
local beforeBursts = 10 + 4 * limits
local bursts = (#argv - beforeBursts) / 4

local time = call('TIME')
local seconds, micros = tonumber(time[1]), tonumber(time[2])
local now, nowMicros = seconds * 1000 + floor(micros / 1000), seconds * 1000000 + micros

-- One read: the version, this moment's counters, the burst clocks, then the older slices of rolling windows.
local read, rolling = { 'HMGET', s, 'ev' }, nil
for i = 1, limits do
  local field, kind = argv[7 + 4 * i], argv[10 + 4 * i]
  if #kind > 1 then
    local length, count = match(kind, '(%d+)x(%d+)')
    local index = floor(now / length)
    rolling = rolling or {}
    rolling[i] = { prefix = field .. ':', length = tonumber(length), count = tonumber(count), index = index }
    field = field .. ':' .. format('%d', index)
  end
  read[3 + i] = field
end
for j = 1, bursts do read[3 + limits + j] = 'g:' .. argv[beforeBursts + 4 * j - 3] end
if rolling then
  for _, window in pairs(rolling) do
    window.older = #read - 2
    for k = window.count, 1, -1 do read[#read + 1] = window.prefix .. format('%d', window.index - k) end
  end
end
local got = call(unpack(read))

if (got[1] or '0') ~= argv[5] then
  local record = call('HMGET', s, 'plan', 'status', 'from', 'to', 'anchor', 'zone', 'overrides', 'grants')
  local answer = { 3, now, tonumber(got[1] or 0) }
  for i = 1, 8 do answer[3 + i] = record[i] or '' end
  return answer
end
if now < tonumber(argv[6]) or now >= tonumber(argv[7]) then return { 4, now } end

-- What is open. A row begins with its lease; an abandoned one stays for 48 hours as a tombstone, the id after
-- a '!', so that a settlement that comes late can still charge what was really used.
local rows = call('HGETALL', r)
local open, mine, buried, tombstones, expired = 0, nil, false, 0, nil
for k = 1, #rows, 2 do
  local key, row = rows[k], rows[k + 1]
  local live = tonumber(match(row, '^%d+')) > now
  if string.byte(key) == 33 then
    if live then tombstones = tombstones + 1 else call('HDEL', r, key) end
    buried = buried or key == '!' .. id
  elseif live then
    open = open + 1
    if key == id then mine = row end
  else
    expired = expired or {}
    expired[#expired + 1] = k
    buried = buried or key == id
  end
end

if expired then
  -- Abandoned estimates return, once (law 7).
  local fields, estimates = {}, {}
  for _, k in ipairs(expired) do
    local seen = {}
    for field, estimate in string.gmatch(rows[k + 1], '([^;=^@]+)=(%d+)') do
      if not estimates[field] then fields[#fields + 1], estimates[field] = field, 0 end
      -- Two limits of one plan may share a counter, which was counted once.
      if not seen[field] then estimates[field] = estimates[field] + estimate end
      seen[field] = true
    end
    call('HDEL', r, rows[k])
    tombstones = tombstones + 1
    if tombstones <= 64 then
      call('HSET', r, '!' .. rows[k], format('%d', now + 172800000) .. match(rows[k + 1], ';.*'))
    end
  end
  local counters = #fields > 0 and call('HMGET', s, unpack(fields))
  for k, field in ipairs(fields) do
    if counters[k] then call('HSET', s, field, format('%d', math.max(0, counters[k] - estimates[field]))) end
  end
  got = call(unpack(read))
end

-- Code 2, 5, 6 or 7 where this id is known; 1 where nobody asks to count.
local code, slot
if mine then
  local attempt, print = match(mine, '^%d+;(%d+);(%d+)')
  if print == argv[4] then code, slot = 2, tonumber(attempt) else code, slot = 6, 0 end
elseif flags ~= '' then
  if string.find(flags, 'c', 1, true) then
    -- A settled id's score is its expiry in seconds × 2^20 + fingerprint × 4 + replays so far.
    local score = tonumber(call('ZSCORE', d, id) or 0)
    if floor(score / 1048576) > seconds then
      local print, replays = floor(score / 4) % 262144, score % 4
      if print ~= tonumber(argv[4]) then code, slot = 6, 0
      elseif replays >= 2 then code, slot = 7, 0
      else
        call('ZINCRBY', d, '1', id)
        code, slot = 5, 1 - replays
      end
    end
  end
  if not code and string.find(flags, 'p', 1, true) then code, slot = 1, 0 end
end

-- Every limit is asked, so that a refusal can name the one that holds longest.
local answer, mask, waits = { code, now, slot }, 0, nil
for i = 1, limits do
  local at, used, window = 7 + 4 * i, tonumber(got[1 + i] or 0), rolling and rolling[i]
  for k = 1, window and window.count or 0 do used = used + (got[window.older + k] or 0) end
  answer[3 + i] = used
  local excess = used + argv[at + 2] - argv[at + 1]
  if excess > 0 and argv[at + 2] ~= '0' and not code and string.find(argv[at + 3], '^[hH]') then
    mask, waits = mask + 2 ^ (i - 1), waits or {}
    -- A rolling window lets go of its oldest slice first; a calendar's end is the edge's to tell.
    for k = 1, window and window.count or 0 do
      excess = excess - (got[window.older + k] or 0)
      waits[i] = (window.index + k) * window.length - now
      if excess <= 0 then break end
    end
    if window and excess > 0 then waits[i] = (window.index + window.count + 1) * window.length - now end
  end
end
local clocks, charges = {}, {}
for j = 1, bursts do
  local at, clock = beforeBursts + 4 * j, tonumber(got[1 + limits + j] or 0)
  local capacity = tonumber(argv[at - 1])
  -- Rested, or full: never further away than that, wherever the server's clock jumped (law 11).
  clocks[j] = math.min(math.max(clock, nowMicros), nowMicros + capacity)
  -- A single request larger than the bucket takes all of it, rather than wait for ever.
  charges[j] = code and 0 or math.min(argv[at - 2] * argv[at], capacity)
  local early = clocks[j] + charges[j] - nowMicros - capacity
  if early > 0 then
    mask, waits = mask + 2 ^ (limits + j - 1), waits or {}
    waits[limits + j] = math.ceil(early / 1000)
  end
end
if not code and open >= tonumber(argv[9]) then mask, waits = mask + 2 ^ (limits + bursts), waits or {} end

if code or mask > 0 then
  if not code then answer[1], answer[3] = 0, mask end
  for k = 1, code and limits or limits + bursts do answer[#answer + 1] = waits and waits[k] or 0 end
  for j = 1, bursts do
    local at = beforeBursts + 4 * j
    answer[#answer + 1] = floor((argv[at - 1] - (clocks[j] - nowMicros)) / argv[at - 2])
  end
  return answer
end

-- From here on nothing can refuse. The row remembers what a refund must restore:
-- lease;attempt;fingerprint;field=estimate;…;marker^told before^told now;…;burst@charge@clock;…
answer[1], answer[3] = 1, 0
local row = format('%d;%s;%s', now + argv[8], argv[2], argv[4])
local write, fresh = { 'HSET', s }, nil
for i = 1, limits do
  local field, at, before, used = read[3 + i], 7 + 4 * i, got[1 + i], answer[3 + i]
  local amount, cost = tonumber(argv[at + 1]), argv[at + 2]
  row = row .. ';' .. field .. '=' .. cost
  if not before then
    fresh = fresh or {}
    fresh[#fresh + 1] = i
  end
  if cost ~= '0' or not before then
    write[#write + 1], write[#write + 2] = field, format('%d', (before or 0) + cost)
  end
  used = used + cost
  answer[3 + i], answer[3 + limits + i] = used, 0
  if used * 5 >= amount * 4 and amount > 0 and cost ~= '0' then
    local level = used >= amount and 100 or used * 20 >= amount * 19 and 95 or 80
    -- A rolling window has no period in which to tell a threshold once: each stretch of its length is one.
    local window, soft = rolling and rolling[i], string.find(argv[at + 3], '^[sS]')
    local mark = level + (window and 128 * floor(window.index / window.count) or 0)
    local marker = 'n:' .. argv[at] .. (soft and ':soft' or '')
    local told = tonumber(match(call('HGET', s, marker) or '0', '^%d+'))
    if mark > told then
      answer[3 + limits + i] = level
      -- Who told it stands beside it, since only their refund may take it back.
      write[#write + 1], write[#write + 2] = marker, format('%d;%s', mark, argv[2])
      row = format('%s;%s^%d^%d', row, marker, told, mark)
    end
  end
end
for j = 1, bursts do
  local at, clock = beforeBursts + 4 * j, clocks[j] + charges[j]
  if charges[j] > 0 then
    write[#write + 1], write[#write + 2] = read[3 + limits + j], format('%d', clock)
    row = format('%s;%s@%d@%d', row, argv[at - 3], charges[j], clock)
  end
  answer[3 + 2 * limits + j] = floor((argv[at - 1] - (clock - nowMicros)) / argv[at - 2])
end

if #write > 2 then call(unpack(write)) end
call('HSET', r, id, row)
if buried then call('HDEL', r, '!' .. id) end

if fresh then
  -- What no limit reads any more goes (law 12): old slices, and of each calendar window that begins a period
  -- all but its two newest periods and this one.
  local codes, prefixes, newest, second, drop = {}, {}, {}, {}, { 'HDEL', s }
  for _, i in ipairs(fresh) do
    local kind, period = match(read[3 + i], '^([ihdmb]):([^:]+):')
    if rolling and rolling[i] then
      prefixes[argv[7 + 4 * i]] = rolling[i].index - rolling[i].count
    elseif kind then
      codes[kind] = period
    end
  end
  local keys = call('HKEYS', s)
  for _, key in ipairs(keys) do
    local kind, period = match(key, '^([ihdmb]):([^:]+):')
    local first = kind and newest[kind]
    if kind and (not first or period > first) then
      newest[kind], second[kind] = period, first
    elseif kind and period < first and (not second[kind] or period > second[kind]) then
      second[kind] = period
    end
  end
  for _, key in ipairs(keys) do
    local kind, period = match(match(key, '^n:(.*)') or key, '^([ihdmb]):([^:]+):')
    local prefix, index = match(key, '^(r.*):(%d+)$')
    if kind and codes[kind] and second[kind] and period < second[kind] and period ~= codes[kind]
      or prefix and prefixes[prefix] and tonumber(index) < prefixes[prefix] then
      drop[#drop + 1] = key
    end
  end
  if #drop > 2 then call(unpack(drop)) end
  if string.find(flags, 'a', 1, true) then call('PEXPIRE', s, '34560000000') end
end
return answer
