-- settle: ends a reservation. What was estimated becomes what was used, or all is given back. Whoever gives
-- back may name figures: those are charged, since tokens are money even where no useful answer came of them.
--
-- What was let through while Redis was away has no reservation: it is counted whole, once.
-- Of a caller's id that another try has counted, only tokens and money are.
--
-- KEYS   s r, u where there is a bill, and d (then u too) where the caller chose the id, and to count
-- ARGV   1 msgpack, one item after the other: attempt;id; 0 settle, 1 give back, 2 count, 3 + the payload's
--          fingerprint: count under an id that the caller chose; n, b, n fields, b clocks (g:name), n changes
--          (used − estimate), b × (charged µs − µs of what was used, the clock that the admission answered);
--          then, where there is one, the bill: messages, input, output, cached, reasoning tokens, cost,
--          requests with a guessed figure, and its line in u: <day of the month> <model>
--          Fields that are not named: as estimated, or nothing where all is given back.
-- REPLY  1 done · 2 already settled · 0 unknown: never admitted, refunded, or settled under a unique id
--        {1, value × n}: counted, and what the counters have come to
-- LAW    1, 4, 5, 6, 8, 9, 11. A settlement that comes after its lease was reclaimed charges what was used,
--        once. Only fields that the admission wrote change; one that was purged since is not made again.

local call, format, match = redis.call, string.format, string.match
local s, r, u, d = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local use = { cmsgpack.unpack(ARGV[1]) }
local own, ending, n, b = use[1], use[2], use[3], use[4]
local bill = 4 + 2 * n + 3 * b
local told, marks = use, nil

local isCounted, again
if d then
  -- Whether another try of the caller's id is open or settled: that one has counted the message.
  function isCounted(id)
    local score = tonumber(call('ZSCORE', d, id) or 0)
    if math.floor(score / 1048576) > tonumber(call('TIME')[1]) then return true end
    for _, other in ipairs(call('HKEYS', r)) do
      if string.byte(other) ~= 33 and match(other, ';(.*)') == id then return true end
    end
  end
end

-- The common end: it is open, its id is unique, and it used something. All others need the row.
if ending > 1 then
  if call('ZSCORE', d, '!' .. own) then return 2 end
  local now = tonumber(call('TIME')[1])
  local score = (now + 172800) * 1048576
  call('ZREMRANGEBYSCORE', d, '-inf', format('%d', now * 1048576))
  call('ZADD', d, format('%d', score), '!' .. own)
  if ending > 2 then
    local id = match(own, ';(.*)')
    again = isCounted(id)
    call('ZADD', d, 'NX', format('%d', score + (ending - 3) * 4), id)
  end
  call('PEXPIREAT', d, format('%d', (now + 172800) * 1000))
elseif d or ending == 1 or call('HDEL', r, own) == 0 then
  local key, late = own, false
  local row = call('HGET', r, key)
  if not row then
    key, late = '!' .. own, true
    row = call('HGET', r, key)
  end
  if not row then return d and call('ZSCORE', d, match(own, ';(.*)')) and 2 or 0 end
  call('HDEL', r, key)

  local id = d and match(own, ';(.*)')
  again = late and d and isCounted(id)

  -- The same list as the caller's, of what the row says. A late one's estimate has already gone back.
  local changes, unused = {}, {}
  for i = 1, n do changes[use[4 + i]] = use[4 + n + b + i] end
  for j = 1, b do unused[use[4 + n + j]] = use[3 + 2 * n + b + 2 * j] end
  local back, names, by, paces, rests = ending == 1, {}, {}, {}, {}
  for field, estimate in string.gmatch(row, ';([^;=^@]+)=(%d+)') do
    local change = changes[field]
    if late then
      change = back and not change and 0 or estimate + (change or 0)
    elseif not change then
      change = back and -estimate or 0
    end
    if change ~= 0 then names[#names + 1], by[#by + 1] = field, change end
  end
  if not late then
    local nextClock = string.gmatch(row, '|(%d+)')
    for name, charge in string.gmatch(row, ';([^;=^@|]+)@(%d+)') do
      local clock = nextClock()
      local rest = unused[name] or back and charge + 0 or 0
      if rest ~= 0 then
        paces[#paces + 1] = name
        rests[#rests + 1] = rest
        rests[#rests + 1] = clock + 0
      end
    end
    if back then
      -- A threshold that only this request told was never seen: it may be told again.
      for marker, before, mark in string.gmatch(row, ';([^;=^@]+)^(%d+)^(%d+)') do
        if call('HGET', s, marker) == mark .. ';' .. match(own, '^%d+') then
          if before == '0' then call('HDEL', s, marker)
          else
            marks = marks or {}
            marks[#marks + 1], marks[#marks + 2] = marker, before
          end
        end
      end
    end
  end
  told, n, b = { own, 0, #names, #paces }, #names, #paces
  for _, list in ipairs({ names, paces, by, rests }) do
    for _, item in ipairs(list) do told[#told + 1] = item end
  end

  if d and not again then
    local isReplay = match(row, '^%d+;%d+;(%a)') == 'p'
    if back then
      -- A replay that came to nothing is not used up.
      local score = isReplay and tonumber(call('ZSCORE', d, id) or 0) or 0
      if score % 4 > 0 then call('ZINCRBY', d, '-1', id) end
    elseif not isReplay then
      local now = tonumber(call('TIME')[1])
      local expiry = now + 172800
      call('ZREMRANGEBYSCORE', d, '-inf', format('%d', now * 1048576))
      call('ZADD', d, format('%d', expiry * 1048576 + match(row, '^%d+;(%d+)') * 4), id)
      call('PEXPIREAT', d, format('%d', expiry * 1000))
    end
  end
end

if again then
  -- Neither messages nor calls: a counter's name ends with what it counts, or has it before its slice.
  for i = 1, n do
    local unit = match(told[4 + i], '^r%d+:([^:]+)') or match(told[4 + i], '([^:]+)$')
    local isUsed = string.find(' in out cch rsn tok usd ', ' ' .. unit .. ' ', 1, true)
    if not isUsed then told[4 + n + b + i] = 0 end
  end
  use[bill + 1] = use[bill + 1] and 0
end
if marks then call('HSET', s, unpack(marks)) end
local counted = ending > 1 and { 1 }
for i = 1, n do
  local field, by = told[4 + i], told[4 + n + b + i]
  -- A counter holds at least what is given back of it, unless it was purged since.
  if counted or by < 0 or call('HGET', s, field) then
    local value = call('HINCRBY', s, field, format('%d', by))
    if counted then counted[1 + i] = value elseif value < 0 then call('HDEL', s, field) end
  end
end
for j = 1, b do
  local name, rest, clock = told[4 + n + j], told[3 + 2 * n + b + 2 * j], told[4 + 2 * n + b + 2 * j]
  local value = call('HINCRBY', s, name, format('%d', -rest))
  -- Where nothing was charged since, all of it goes back: a clock that lies behind is a rested one.
  if rest < 0 or value ~= clock - rest then
    local time, current = call('TIME'), value + rest
    local micros = time[1] * 1000000 + time[2]
    if current == 0 then call('HDEL', s, name)
    else
      if rest < 0 then
        -- More than was charged is waited for from now on.
        if current < micros then current = micros end
      else
        -- Only what time has not worn off yet: more would let others pass the burst (law 11).
        local owed = clock - micros
        if rest > owed then rest = owed > 0 and owed or 0 end
      end
      call('HSET', s, name, format('%d', current - rest))
    end
  end
end

if use[bill + 1] then
  -- What the month's books hold per day and model: seven numbers in 41 bytes, so that the hash stays compact.
  local line = use[bill + 8]
  local old = call('HGET', u, line)
  if not old then
    -- However many models a caller invents, there are 16 lines a day at most; the rest share one.
    local lines = call('HLEN', u)
    if lines == 0 then
      call('HSET', u, line, '')
      call('PEXPIRE', u, '34560000000')
    elseif lines >= 16 * match(line, '^%d+') then
      line = match(line, '^%d+') .. ' *'
      old = call('HGET', u, line)
    end
  end
  local m, i, o, c, t, p, e = 0, 0, 0, 0, 0, 0, 0
  if old and #old == 41 then m, i, o, c, t, p, e = struct.unpack('>I5I6I6I6I6I7I5', old) end
  call('HSET', u, line, struct.pack('>I5I6I6I6I6I7I5', m + use[bill + 1], i + use[bill + 2],
    o + use[bill + 3], c + use[bill + 4], t + use[bill + 5], p + use[bill + 6], e + use[bill + 7]))
end
return counted or 1
