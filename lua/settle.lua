-- settle: ends a reservation. The estimate is replaced by what was used, or all is given back. A settlement
-- that gives back may name figures: those are charged, since tokens cost money even where no useful answer
-- came of them.
--
-- A message that was let through while Redis was away has no reservation: it is counted whole, once.
-- Where another attempt under the same id has counted the message, only tokens and money are counted.
--
-- KEYS   s r, u where there is a bill, and d (then u too) where the caller chose the id, and to count
-- ARGV   1 msgpack, one item after the other: attempt;id; 0 settle, 1 give back, 2 count, 3 + the payload's
--          fingerprint: count under an id that the caller chose; n, b, n fields, b clocks (g:name), n changes
--          (used − estimate), b × (charged µs − µs of what was used, the clock that the admission answered,
--          or 0 where that answer was lost: the row has it);
--          then, where there is one, the bill: messages, input, output, cached, reasoning tokens, cost,
--          requests with a guessed figure, and its line in u: <day of the month> <model>; then, where some of
--          it was guessed, how much: input tokens, output tokens, cost
--          Fields that are not named: as estimated, or nothing where all is given back.
--        2 where there is d: seconds for which a caller's id is remembered
-- REPLY  1 done · 2 already settled · 0 unknown: never admitted, refunded, or settled under a unique id
--        {1, value × n}: counted, and what the counters have come to
-- LAW    1, 4, 5, 6, 8, 9, 11, 15. A settlement that comes after its lease was reclaimed charges what was
--        used, once; where reclaim charged what a renewal had reported, only the difference in tokens
--        and money: the message stays counted, and the books keep the guess where no bill comes. Only fields
--        that the admission wrote change; one that was purged since is not made again. All is read before
--        the first write. The reservation (or the mark of what was counted) goes last, and a write that
--        fails takes back those before it: sent again, it ends as if it had not failed. (What was guessed is
--        part of the line's one write.)

local call, format, match = redis.call, string.format, string.match
local s, r, u, d = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local use = { cmsgpack.unpack(ARGV[1]) }
local own, ending, n, b = use[1], use[2], use[3], use[4]
local bill = 4 + 2 * n + 3 * b
local update, marks = use, nil

local isCounted, again, renewed
if d then
  -- Whether another attempt under the caller's id is open or settled: that one has counted the message.
  function isCounted(id)
    local score = tonumber(call('ZSCORE', d, id) or 0) -- unseen: a score of 1 is an expiry in 1970, as 0 is
    if math.floor(score / 1048576) > tonumber(call('TIME')[1]) then return true end
    for _, other in ipairs(call('HKEYS', r)) do
      if string.byte(other) ~= 33 and match(other, ';(.*)') == id then return true end
    end
  end
end

-- What ends it, after all else: the row that goes, and what is remembered of a caller's id.
local gone, remember = own, nil

-- The common end: it is open, its id is unique, its admission's answer came, and it used something. All
-- others need the row.
if ending > 1 then
  if call('ZSCORE', d, '!' .. own) then return 2 end
  gone, remember = nil, ending > 2 and ending - 3
  again = remember and isCounted(match(own, ';(.*)'))
-- unseen: the row, which is read where it need not be, says the same as the caller
elseif d or ending == 1 or b > 0 and use[bill] == 0 or not call('HGET', r, own) then
  local key, late = own, false
  local row = call('HGET', r, key)
  if not row then
    key, late = '!' .. own, true
    row = call('HGET', r, key)
  end
  if not row then return d and call('ZSCORE', d, match(own, ';(.*)')) and 2 or 0 end
  gone = key

  local id = d and match(own, ';(.*)')
  again = late and d and isCounted(id)
  local figures = late and match(row, ';~%d+~%d+~([%d,]+)~')
  if figures then
    renewed, again = {}, true
    -- unseen: either makes a number of a text
    for field, change in string.gmatch(row, ';([^;~]+)~(-?%d+)') do renewed[field] = change + 0 end
    local k = bill
    -- unseen: a bill has all of its items, or there is none; and a question mark holds no digit; without a
    --   bill there is no line either, so that nothing of it is written
    for figure in string.gmatch(use[bill + 1] and figures or '', '%d+') do
      -- What was guessed stands behind the line.
      k = k == bill + 7 and bill + 9 or k + 1
      use[k] = (use[k] or 0) - figure
    end
  end

  -- No more is taken back than is settled: an operator may have set it lower since (L8).
  local function corrected(change, field)
    -- unseen: a change of 0 takes back the least of 0 and what is settled, which is 0
    if change >= 0 then return change end
    -- unseen: 1 that is taken back from a counter that is not there leaves it below 0, so that it is dropped
    local rest, held = tonumber(call('HGET', s, field) or 0), call('HGETALL', r)
    for k = 1, #held, 2 do
      -- unseen: a row begins with the end of its lease
      local start = string.byte(held[k]) ~= 33 and string.find(held[k + 1], ';' .. field .. '=', 1, true)
      if start then rest = rest - match(held[k + 1], '^=(%d+)', start + #field + 1) end
    end
    return -math.min(-change, math.max(rest, 0))
  end

  -- The same list as the caller's, of what the row says. A late one's estimate has already gone back.
  local changes, unused = {}, {}
  for i = 1, n do changes[use[4 + i]] = use[4 + n + b + i] end
  for j = 1, b do unused[use[4 + n + j]] = use[3 + 2 * n + b + 2 * j] end
  local back, names, by, paces, rests = ending == 1, {}, {}, {}, {}
  for field, estimate in string.gmatch(row, ';([^;=^@]+)=(%d+)') do
    local change = changes[field]
    if late and not renewed then
      change = back and not change and 0 or estimate + (change or 0)
    else
      if not change then change = back and -estimate or 0 end
      if renewed then change = corrected(change - (renewed[field] or 0), field) end
    end
    if change ~= 0 then names[#names + 1], by[#by + 1] = field, change end
  end
  if not late then
    local nextClock = string.gmatch(row, '|(%d+)')
    for name, charge in string.gmatch(row, ';([^;=^@|]+)@(%d+)') do
      local clock = nextClock()
      local rest = unused[name] or back and charge + 0 or 0 -- unseen: either makes a number of the text
      if rest ~= 0 then
        paces[#paces + 1] = name
        rests[#rests + 1] = rest
        rests[#rests + 1] = clock + 0 -- unseen: either makes a number of the text
      end
    end
    if back then
      -- A threshold that only this request told was never seen: it may be told again.
      for marker, before, mark in string.gmatch(row, ';([^;=^@]+)^(%d+)^(%d+)') do
        if call('HGET', s, marker) == mark .. ';' .. match(own, '^%d+') then
          marks = marks or {}
          marks[#marks + 1] = { marker, before }
        end
      end
    end
  end
  -- unseen: the ending is read from the caller's own list
  update, n, b = { own, 0, #names, #paces }, #names, #paces
  for _, list in ipairs({ names, paces, by, rests }) do
    for _, item in ipairs(list) do update[#update + 1] = item end
  end

  if d and not again then
    local isReplay = match(row, '^%d+;%d+;(%a)') == 'p'
    if back then
      -- A replay that failed does not count as one of the two.
      local score = isReplay and tonumber(call('ZSCORE', d, id) or 0) or 0
      if score % 4 > 0 then remember = -1 end
    elseif not isReplay then
      remember = match(row, '^%d+;(%d+)') + 0 -- unseen: either makes a number of the text
    end
  end
end

if again then
  -- Neither messages nor calls: a counter's name ends with what it counts, or has it before its slice.
  for i = 1, n do
    local unit = match(update[4 + i], '^r%d+:([^:]+)') or match(update[4 + i], '([^:]+)$')
    local isUsed = string.find(' in out cch rsn tok usd ', ' ' .. unit .. ' ', 1, true)
    -- unseen: what comes late, or is counted, corrects no clock: b is 0
    if not isUsed then update[4 + n + b + i] = 0 end
  end
  use[bill + 1] = use[bill + 1] and 0 -- unseen: without a bill there is no line, and no message is written
end

-- unseen: how many lines there are is asked only whether it is none; without a bill there is no line either
local line, old, lines = use[bill + 1] and use[bill + 8], nil, 1
if line then
  old = call('HGET', u, line)
  -- However many models a caller invents, there are 16 lines a day at most; the rest share one, of testers
  -- one of their own.
  if not old then
    lines = call('HLEN', u)
    if lines >= 16 * match(line, '^%d+') then
      line = (match(line, '^%d+ sandbox:') or match(line, '^%d+ ')) .. '*'
      old = call('HGET', u, line)
    end
  end
end

-- From here on it is written. What takes a write back calls nothing that the write did not need.
-- unseen: an answer that is a list says that it was counted; nobody looks at its first item
local rollback, counted = {}, ending > 1 and { 1 }
local function write()
  local drop = nil
  for i = 1, n do
    local field, by = update[4 + i], update[4 + n + b + i]
    -- A counter holds at least what is given back of it, unless it was purged since.
    if counted or by < 0 or call('HGET', s, field) then
      local value = call('HINCRBY', s, field, format('%d', by))
      rollback[#rollback + 1] = { 'HINCRBY', s, field, -by }
      if counted then counted[1 + i] = value
      elseif value < 0 then
        drop = drop or { 'HDEL', s }
        drop[#drop + 1] = field
      end
    end
  end
  for j = 1, b do
    local name, rest, clock = update[4 + n + j], update[3 + 2 * n + b + 2 * j], update[4 + 2 * n + b + 2 * j]
    local value = call('HINCRBY', s, name, format('%d', -rest))
    rollback[#rollback + 1] = { 'HINCRBY', s, name, rest }
    -- Where nothing was charged since, all of it goes back: a clock that lies behind is a rested one.
    -- unseen: a correction of 0 is never made: neither the edge sends one, nor does the list above have one
    if rest < 0 or value ~= clock - rest then
      local time, current = call('TIME'), value + rest
      local micros = time[1] * 1000000 + time[2]
      if current == 0 then
        drop = drop or { 'HDEL', s }
        drop[#drop + 1] = name
      else
        local moved, left = current, rest
        -- unseen: a correction of 0 is never made: neither the edge sends one, nor does the list above have
        --   one
        if rest < 0 then
          -- What was used beyond the charge is added to the clock, which counts from now on where it lies
          -- behind.
          if current < micros then moved = micros end -- unseen: what is equal is set to what it is
        else
          -- Only what time has not refilled yet: giving back more would let requests pass the burst limit
          -- (L11).
          local owed = clock - micros
          if rest > owed then left = owed > 0 and owed or 0 end -- unseen: what is equal is set to what it is
        end
        call('HSET', s, name, format('%d', moved - left))
        rollback[#rollback] = { 'HSET', s, name, format('%d', current) }
      end
    end
  end

  if ending == 1 and #rollback > 0 then call('HSET', s, 'at', call('TIME')[1]) end

  if line then
    -- What the month's books hold per day and model: seven numbers in 41 bytes and, once something of them
    -- was guessed, how much in 19 more, so that the hash stays compact.
    local m, i, o, c, t, p, e, guessed = 0, 0, 0, 0, 0, 0, 0, ''
    if old and (#old == 41 or #old == 60) then
      m, i, o, c, t, p, e = struct.unpack('>I5I6I6I6I6I7I5', old)
      if #old == 60 then guessed = string.sub(old, 42) end
    end
    i, o, c, t = i + use[bill + 2], o + use[bill + 3], c + use[bill + 4], t + use[bill + 5]
    p = p + use[bill + 6]
    -- A figure that has no room left stays at the largest one, since it would otherwise overflow to 0. (Of
    -- seven bytes that is 2^56 - 8, the last number below 2^56 that a double can hold.)
    -- unseen: what is equal is set to what it is, and no double lies between the two
    if i + o + c + t > 281474976710655 or p > 72057594037927928 then
      local most, min = 281474976710655, math.min
      -- unseen: no double lies between the two
      i, o, c, t, p = min(i, most), min(o, most), min(c, most), min(t, most), min(p, 72057594037927928)
    end
    m, e = m + use[bill + 1], e + use[bill + 7]
    if renewed then
      -- Its line may have been begun anew since.
      local max = math.max
      i, o, c, t, p, e = max(i, 0), max(o, 0), max(c, 0), max(t, 0), max(p, 0), max(e, 0)
    end
    if use[bill + 9] then -- unseen: a guessed share has all of its items, or there is none
      local gi, go, gp = 0, 0, 0
      if guessed ~= '' then gi, go, gp = struct.unpack('>I6I6I7', guessed) end
      gi, go, gp = gi + use[bill + 9], go + use[bill + 10], gp + use[bill + 11]
      local most, min, max = 281474976710655, math.min, math.max
      -- unseen: no double lies between the two
      gi, go, gp = min(max(gi, 0), most), min(max(go, 0), most), min(max(gp, 0), 72057594037927928)
      guessed = struct.pack('>I6I6I7', gi, go, gp)
    end
    call('HSET', u, line, struct.pack('>I5I6I6I6I6I7I5', m, i, o, c, t, p, e) .. guessed)
    -- A new line goes again or, where that is what may not be done, stays as an empty one.
    if not old then rollback[#rollback + 1] = { 'HDEL', u, line } end
    rollback[#rollback + 1] = { 'HSET', u, line, old or '' }
    if lines == 0 or old == '' then call('PEXPIRE', u, '34560000000') end
  end
  -- Writing these again changes nothing, so that they need no undo.
  for _, mark in ipairs(marks or {}) do
    if mark[2] == '0' then
      drop = drop or { 'HDEL', s }
      drop[#drop + 1] = mark[1]
    else
      call('HSET', s, mark[1], mark[2])
    end
  end

  if remember == -1 then
    call('ZINCRBY', d, '-1', match(own, ';(.*)'))
    rollback[#rollback + 1] = { 'ZINCRBY', d, '1', match(own, ';(.*)') }
  elseif counted or remember then
    local now = tonumber(call('TIME')[1])
    call('ZREMRANGEBYSCORE', d, '-inf', format('%d', now * 1048576))
    if remember then
      local id, score = match(own, ';(.*)'), (now + ARGV[2]) * 1048576 + remember * 4
      local isNew = counted and call('ZADD', d, 'NX', format('%d', score), id)
        or not counted and call('ZADD', d, format('%d', score), id)
      if isNew == 1 then rollback[#rollback + 1] = { 'ZREM', d, id } end
    end
    if counted then
      -- For 48 hours (172,800 s) the spool may repeat it, whatever span a caller's id has.
      call('ZADD', d, format('%d', (now + 172800) * 1048576), '!' .. own)
      rollback[#rollback + 1] = { 'ZREM', d, '!' .. own }
    end
    -- The newest entry's end: an id of a longer span may stand beside it.
    local newest = call('ZREVRANGE', d, '0', '0', 'WITHSCORES')
    call('PEXPIREAT', d, format('%d', math.floor(newest[2] / 1048576) * 1000))
  end
  -- One command where there is something to drop: no field goes twice.
  if drop then call(unpack(drop)) end
  if gone then call('HDEL', r, gone) end
end

local isDone, failure = pcall(write)
if isDone then return counted or 1 end
for k = #rollback, 1, -1 do
  local step = rollback[k]
  -- unseen: Redis writes a whole number of 17 digits at most as it is
  if step[1] == 'HINCRBY' then step[4] = format('%d', step[4]) end
  redis.pcall(unpack(step))
end
-- unseen: the errors of Redis 7.0 are texts here; those of later ones are tables
local text = type(failure) == 'table' and failure.err or failure
return { err = match(text, '^%u+ ') and text or 'ERR ' .. text }
