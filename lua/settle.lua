-- settle: ends a reservation. The estimate is replaced by what was used, or all is given back. A settlement
-- that gives back may name figures: those are charged, since tokens cost money even where no useful answer
-- came of them.
--
-- A message that was let through while Redis was away has no reservation: it is counted whole, once.
-- Where another attempt under the same id has counted the message, only tokens and money are counted.
--
-- KEYS   s r, u where there is a bill, and d (then u too) where the caller chose the id, and to count
-- ARGV   1 msgpack, one item after the other, at the places that lib/settle_arguments names: NAME
--          (attempt;id); ENDING (0 settle, 1 give back, 2 count, 3 count under an id that the caller chose),
--          with the payload's FINGERPRINT (hexadecimal); the numbers of CHANGES n and CORRECTIONS b; from
--          FIELDS on: n
--          fields, b clocks (g:name), n changes (used − estimate), b × (charged µs − µs of what was used,
--          the clock that the admission answered, or 0 where that answer was lost: the row has it);
--          then, where there is one, the bill: MESSAGES, INPUT, OUTPUT, CACHED, REASONING tokens, COST,
--          requests with a guessed figure (FLAGGED), and its LINE in u: <day of the month> <model>; then,
--          where some of it was guessed, how much: GUESSED_INPUT, GUESSED_OUTPUT tokens, GUESSED_COST.
--          Where other models took parts in the answer, the bill has all of its items, and theirs follow
--          Fields that are not named: as estimated, or nothing where all is given back.
--        2 where there is d: seconds for which a caller's id is remembered
-- REPLY  1 done · 2 already settled · 0 unknown: never admitted, refunded, or settled under a unique id
--        {3, index, level, used …}: done, and this limit's threshold (80, 95, 100) was reached with it
--        {1, value × n}: counted, and what the counters have come to
--        MERGING this user is being merged into another: nothing changed; try again
-- LAW    1, 4, 5, 6, 8, 9, 11, 15. A settlement that comes after its lease was reclaimed charges what was
--        used, once; where reclaim charged what a renewal had reported, only the difference in tokens
--        and money: the message stays counted, and the books keep the guess where no bill comes. Only fields
--        that the admission wrote change; one that was purged since is not made again. All is read before
--        the first write. The reservation (or the mark of what was counted) goes last, and a write that
--        fails takes back those before it: sent again, it ends as if it had not failed. (What was guessed is
--        part of the line's one write.)

-- include: settle_arguments
-- include: row
-- include: ids
-- include: books
local call, format, match = redis.call, string.format, string.match
local s, r, u, d = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local use = { cmsgpack.unpack(ARGV[1]) }
local own, ending, n, b, w = use[NAME], use[ENDING], use[CHANGES], use[CORRECTIONS], use[WATCHES]
-- Lists begin at FIELDS: the change i is of the field at FIELDS - 1 + i, by what stands at FIELDS - 1 + n +
-- b + i. (Sums of numbers and n, b: each local that `write` needs costs as much as ten of them.)
local watches = FIELDS - 1 + 2 * n + 3 * b
local bill = watches + w * WATCH_SIZE
local update, marks = use, nil

local isCounted, again, renewed
if d then
  -- Whether another attempt under the caller's id is open or settled: that one has counted the message.
  function isCounted(id)
    local score = tonumber(call('ZSCORE', d, id) or 0) -- unseen: a score of 1 is an expiry in 1970, as 0 is
    if math.floor(score / REPLAYS) > tonumber(call('TIME')[1]) then return true end
    for _, other in ipairs(call('HKEYS', r)) do
      if string.byte(other) ~= 33 and match(other, ID) == id then return true end
    end
  end
end

-- What ends it, after all else: the row that goes, and what is remembered of a caller's id.
local gone, remember = own, nil

-- The common end: it is open, its id is unique, its admission's answer came, and it used something. All
-- others need the row.
if ending > 1 then
  if call('ZSCORE', d, '!' .. own) then return 2 end
  if call('HGET', s, 'merging') then return redis.error_reply('MERGING a merge is under way') end
  gone, remember = nil, ending > 2 and use[FINGERPRINT]
  again = remember and isCounted(match(own, ID))
-- unseen: the row, which is read where it need not be, says the same as the caller
elseif d or ending == 1 or b > 0 and use[bill] == 0 or not call('HGET', r, own) then
  local key, late = own, false
  local row = call('HGET', r, key)
  if not row then
    key, late = '!' .. own, true
    row = call('HGET', r, key)
  end
  if not row then return d and call('ZSCORE', d, match(own, ID)) and 2 or 0 end
  if late and call('HGET', s, 'merging') then return redis.error_reply('MERGING a merge is under way') end
  gone = key

  local id = d and match(own, ID)
  again = late and d and isCounted(id)
  local _, _, figures = match(late and row or '', REPORT)
  if figures then
    renewed, again = {}, true
    -- unseen: either makes a number of a text
    for field, change in string.gmatch(row, REPORTED) do renewed[field] = change + 0 end
    local k = bill
    -- unseen: a bill has all of its items, or there is none; and a question mark holds no digit; without a
    --   bill there is no line either, so that nothing of it is written
    for figure in string.gmatch(use[bill + MESSAGES] and figures or '', '%d+') do
      -- What was guessed stands behind the line.
      k = k == bill + FLAGGED and bill + GUESSED_INPUT or k + 1
      use[k] = (use[k] or 0) - figure
    end
  end

  -- include: held
  -- No more is taken back than is settled: an operator may have set it lower since (L8).
  local function corrected(change, field)
    -- unseen: a change of 0 takes back the least of 0 and what is settled, which is 0
    if change >= 0 then return change end
    -- unseen: 1 that is taken back from a counter that is not there leaves it below 0, so that it is dropped
    local settled = tonumber(call('HGET', s, field) or 0) - heldOf(field, call('HGETALL', r))
    return -math.min(-change, math.max(settled, 0))
  end

  -- The same list as the caller's, of what the row says. A late one's estimate has already gone back.
  local given, unused = {}, {}
  for i = 1, n do given[use[FIELDS - 1 + i]] = use[FIELDS - 1 + n + b + i] end
  for j = 1, b do unused[use[FIELDS - 1 + n + j]] = use[FIELDS - 2 + 2 * n + b + 2 * j] end
  local watched = {}
  for k = 0, w - 1 do watched[use[watches + k * WATCH_SIZE + COUNTER]] = true end
  local back, moved, by, paces, rest = ending == 1, {}, {}, {}, {}
  for field, estimate in string.gmatch(row, ESTIMATES) do
    local change = given[field]
    if late and not renewed then
      change = back and not change and 0 or estimate + (change or 0)
    else
      if not change then change = back and -estimate or 0 end
      if renewed then change = corrected(change - (renewed[field] or 0), field) end
    end
    if change ~= 0 or watched[field] then moved[#moved + 1], by[#by + 1] = field, change end
  end
  if not late then
    local nextClock = string.gmatch(row, CLOCKS)
    for name, charge in string.gmatch(row, CHARGES) do
      local clock = nextClock()
      local left = unused[name] or back and charge + 0 or 0 -- unseen: either makes a number of the text
      if left ~= 0 then
        paces[#paces + 1] = name
        rest[#rest + 1] = left
        rest[#rest + 1] = clock + 0 -- unseen: either makes a number of the text
      end
    end
    if back then
      -- A threshold that only this request told was never seen: it may be told again.
      for marker, before, mark in string.gmatch(row, MARKS) do
        if call('HGET', s, marker) == mark .. ';' .. match(own, '^%d+') then
          marks = marks or {}
          marks[#marks + 1] = { marker, before }
        end
      end
    end
  end
  update, n, b = {}, #moved, #paces
  local place = FIELDS
  for _, list in ipairs({ moved, paces, by, rest }) do
    for _, item in ipairs(list) do update[place], place = item, place + 1 end
  end

  if d and not again then
    local isReplay = match(row, KIND) == 'p'
    if back then
      -- A replay that failed does not count as one of the two.
      local score = isReplay and tonumber(call('ZSCORE', d, id) or 0) or 0
      if score % REPLAYS > 0 then remember = -1 end
    elseif not isReplay then
      remember = match(row, PRINT)
    end
  end
end

if again then
  -- Neither messages nor calls: a counter's name ends with what it counts, or has it before its slice.
  for i = 1, n do
    local unit = match(update[FIELDS - 1 + i], '^r%d+:([^:]+)') or match(update[FIELDS - 1 + i], '([^:]+)$')
    local isUsed = string.find(' in out cch rsn tok usd ', ' ' .. unit .. ' ', 1, true)
    -- unseen: what comes late, or is counted, corrects no clock: b is 0
    if not isUsed then update[FIELDS - 1 + n + b + i] = 0 end
  end
  -- unseen: without a bill there is no line, and no message is written
  use[bill + MESSAGES] = use[bill + MESSAGES] and 0
end

-- unseen: without a bill there is no line either
local line, old, page, more, count = use[bill + MESSAGES] and use[bill + LINE], nil, u, 0, 1
if line then
  -- include: line
end

-- From here on it is written. What takes a write back calls nothing that the write did not need.
-- unseen: an answer that is a list says that it was counted; nobody looks at its first item
local rollback, counted = {}, ending > 1 and { 1 }
-- What the counters have come to, where one may have reached a threshold, and what looks at that.
local values, reach, reached = nil, nil, nil
if w > 0 then
  -- include: reach
end
local function write()
  local drop = nil
  for i = 1, n do
    local field, by = update[FIELDS - 1 + i], update[FIELDS - 1 + n + b + i]
    -- A counter holds at least what is given back of it, unless it was purged since.
    if counted or by < 0 or call('HGET', s, field) then
      local value = call('HINCRBY', s, field, format('%d', by))
      rollback[#rollback + 1] = { 'HINCRBY', s, field, -by }
      if values then values[field] = value end
      if counted then counted[1 + i] = value
      elseif value < 0 then
        drop = drop or { 'HDEL', s }
        drop[#drop + 1] = field
      end
    end
  end
  for j = 1, b do
    local name, at = update[FIELDS - 1 + n + j], FIELDS - 2 + 2 * n + b + 2 * j
    local rest, clock = update[at], update[at + 1]
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
    local m, i, o, c, t, p, e, guessed = 0, 0, 0, 0, 0, 0, 0, ''
    if old and (#old == SIZE or #old == FULL_SIZE) then
      m, i, o, c, t, p, e = struct.unpack(FIGURES, old)
      if #old == FULL_SIZE then guessed = string.sub(old, SIZE + 1) end
    end
    i, o = i + use[bill + INPUT], o + use[bill + OUTPUT]
    c, t, p = c + use[bill + CACHED], t + use[bill + REASONING], p + use[bill + COST]
    -- unseen: what is equal is set to what it is
    if i + o + c + t > LARGEST_6 or p > LARGEST_7 then
      local min = math.min
      i, o, c = min(i, LARGEST_6), min(o, LARGEST_6), min(c, LARGEST_6)
      t, p = min(t, LARGEST_6), min(p, LARGEST_7)
    end
    m, e = m + use[bill + MESSAGES], e + use[bill + FLAGGED]
    if renewed then
      -- Its line may have been begun anew since.
      local max = math.max
      i, o, c, t, p, e = max(i, 0), max(o, 0), max(c, 0), max(t, 0), max(p, 0), max(e, 0)
    end
    if use[bill + GUESSED_INPUT] then -- unseen: a guessed share has all of its items, or there is none
      local gi, go, gp = 0, 0, 0
      if guessed ~= '' then gi, go, gp = struct.unpack(GUESSED, guessed) end
      local min, max = math.min, math.max
      gi = min(max(gi + use[bill + GUESSED_INPUT], 0), LARGEST_6)
      go = min(max(go + use[bill + GUESSED_OUTPUT], 0), LARGEST_6)
      gp = min(max(gp + use[bill + GUESSED_COST], 0), LARGEST_7)
      guessed = struct.pack(GUESSED, gi, go, gp)
    end
    call('HSET', u, line, struct.pack(FIGURES, m, i, o, c, t, p, e) .. guessed)
    -- A new line goes again or, where that is what may not be done, stays as an empty one.
    if not old then rollback[#rollback + 1] = { 'HDEL', u, line } end
    rollback[#rollback + 1] = { 'HSET', u, line, old or '' }
    if count == 0 or old == '' then call('PEXPIRE', u, PAGE_LIFE) end
    if use[bill + GUESSED_COST + 1] then
      -- include: pages
      for part = bill + GUESSED_COST, #use - 1, GUESSED_COST do
        local line, old, page, more, count = use[part + LINE], nil, u, 0, 1
        -- include: line
        local sum, at = figuresOf(old), part
        for k = 1, 10 do
          -- What was guessed stands behind the line.
          at = at + (k == 8 and 2 or 1)
          sum[k] = math.min(sum[k] + use[at], largest[k])
        end
        call('HSET', u, line, bytesOf(sum))
        if not old then rollback[#rollback + 1] = { 'HDEL', u, line } end
        rollback[#rollback + 1] = { 'HSET', u, line, old or '' }
      end
    end
  end
  if values then reach() end
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
    call('ZINCRBY', d, '-1', match(own, ID))
    rollback[#rollback + 1] = { 'ZINCRBY', d, '1', match(own, ID) }
  elseif counted or remember then
    -- include: remember
    local now = tonumber(call('TIME')[1])
    dropOldIDs(d, now)
    -- What was counted may stand there already, as of another attempt.
    if remember and not (counted and call('ZSCORE', d, match(own, ID))) then
      rememberID(d, match(own, ID), remember, now + ARGV[2], rollback)
    end
    if counted then
      -- For 48 hours (172,800 s) the spool may repeat it, whatever span a caller's id has.
      call('ZADD', d, format('%d', (now + 172800) * REPLAYS), '!' .. own)
      rollback[#rollback + 1] = { 'ZREM', d, '!' .. own }
    end
    expireIDs(d)
  end
  -- One command where there is something to drop: no field goes twice.
  if drop then call(unpack(drop)) end
  if gone then call('HDEL', r, gone) end
end

local isDone, failure = pcall(write)
if isDone then return counted or reached or 1 end
-- include: undo
