-- settle: ends a reservation. The counters get what was used in place of the estimate, or everything is given
-- back. A settlement that gives a message back can name tokens and money. These are charged all the same,
-- since the provider bills them even if no useful answer came of them.
--
-- A message that passed while Redis was away has no reservation. It is counted whole, once. If another
-- attempt under the same id has counted the message, only tokens and money are counted.
--
-- KEYS   s, the user's hash; r, the open reservations; u, a month's page of the books, for a bill; d, the
--        settled ids, if the caller chose the id, and for the endings 2 and 3; o, the user's stored objects,
--        if the answer made one (docs/counting.md, Keys). If a key is given, so are all keys before it.
-- ARGV   ARGV[1]: msgpack with one item after the other, at the places that lib/settle_arguments and
--        lib/book_figures name:
--          NAME (<attempt>;<id>); ENDING (0 settle, 1 give back, 2 count, 3 count under an id that the caller
--          chose); FINGERPRINT of the payload (hexadecimal, used by 3); the numbers of CHANGES, CORRECTIONS
--          and WATCHES (n, b and w below). From FIELDS on follow:
--          n fields, b clocks (g:name), n changes (used − estimate)
--          b × (the µs of the charge that were not used, the clock that admit replied). The clock is 0 if the
--            edge got no reply. Then this script reads the clock from the reservation's row.
--          w × (INDEX of a limit of tokens or money whose threshold can be reached, its COUNTER, AMOUNT, SOFT
--            (1 if soft) and SLICES of a rolling window, else 0)
--          Then the bill, if there is one: its line in u (<day of the month> <model>), and from place 1 on
--            the increase of each figure: MESSAGES, INPUT, OUTPUT, CACHED and REASONING tokens, COST, and
--            FLAGGED (requests with a guessed figure). If anything was guessed, the guessed parts follow:
--            GUESSED_INPUT and GUESSED_OUTPUT tokens, GUESSED_COST.
--          If other models took part in the answer, the bill has all items, and those models' bills follow.
--          A counter that is not named used its estimate, or nothing if everything is given back.
--        ARGV[2]: the seconds for which an id that the caller chose is remembered; '' if d is given only
--        because o is. From ARGV[3] on: the objects to record, each as <kind>/<id>.
-- REPLY  1: done. 2: already settled. 0: unknown, that is never admitted, refunded, or settled under an id
--        that the edge made.
--        {3, index, level, used …}: done, and the threshold (80, 95 or 100) of the limit `index` was reached.
--        {1, value × n}: counted, with the new values of the counters.
--        MERGING: this user is being merged into another. Nothing changed, and the edge tries again.
-- LAW    This script keeps the laws L1, L4, L5, L6, L8, L9 and L11 of docs/counting.md. After a lease was
--        reclaimed, its settlement charges what was used, once. If reclaim charged what a renewal had
--        reported, only the difference in tokens and money is charged: the message stays counted, and without
--        a bill the books keep the guess.
--        Only fields that the admission wrote change. A purged field is not created again. L15: All reads
--        precede the first write. The reservation (or `!attempt;id` in d) is written last. If a write
--        fails, the script undoes the writes before it.

-- include: settle_arguments
-- include: row
-- include: ids
-- include: books
local call, format, match = redis.call, string.format, string.match
local s, r, u, d, o = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
if ARGV[2] == '' then d = nil end
local use = { cmsgpack.unpack(ARGV[1]) }
local own, ending, n, b, w = use[NAME], use[ENDING], use[CHANGES], use[CORRECTIONS], use[WATCHES]
-- Lua counts from 1. Field i is at FIELDS - 1 + i, and its change is at FIELDS - 1 + n + b + i. `watches` is
-- the place before the first limit whose threshold can be reached. `bill` is the place of the bill's line.
local watches = FIELDS - 1 + 2 * n + 3 * b
local bill = watches + w * WATCH_SIZE + 1
-- `update` is the list of what changes: from FIELDS on it has fields, clocks, changes and corrections.
-- `marks` collects the fields of thresholds that get their former value because the message is given back.
local update, marks = use, nil

local isCounted, again, renewed
if d then
  -- Whether another attempt under the same message id is open or settled. If so, it has counted the message.
  function isCounted(id)
    -- equivalent mutant: 1 in place of 0 changes nothing, since both mean that the id expired in 1970.
    local score = tonumber(call('ZSCORE', d, id) or 0)
    if math.floor(score / REPLAYS) > tonumber(call('TIME')[1]) then return true end
    for _, other in ipairs(call('HKEYS', r)) do
      if string.byte(other) ~= TOMBSTONE and match(other, ID) == id then return true end
    end
  end
end

-- `gone` names the row of `r` that is deleted after all other writes. `remember` is the fingerprint that is
-- stored with a message id that the caller chose. If it is -1, `d` counts one replay less.
local gone, remember = own, nil

-- Most calls need not read the row in `r`, because the request is open, used something and has an id that the
-- edge made. But if the edge got no reply to the admission, all clocks are 0 and are read from the row. So it
-- is enough to test the last clock, which is at `use[watches]`.
if ending > 1 then
  if call('ZSCORE', d, '!' .. own) then return 2 end
  if call('HGET', s, 'merging') then return redis.error_reply('MERGING a merge is under way') end
  gone, remember = nil, ending > 2 and use[FINGERPRINT]
  again = remember and isCounted(match(own, ID))
-- equivalent mutant: With `b >= 0`, more calls read the row, but all get the same result, only later.
elseif d or ending == 1 or b > 0 and use[watches] == 0 or not call('HGET', r, own) then
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
    -- equivalent mutant: `- 0` gives the same number as `+ 0`.
    for field, change in string.gmatch(row, REPORTED) do renewed[field] = change + 0 end
    local k = bill
    -- equivalent mutant: '?' for '' gives the same result, since neither text contains a figure.
    for figure in string.gmatch(use[bill] and figures or '', '%d+') do
      k = k + 1
      use[k] = (use[k] or 0) - figure
    end
  end

  -- include: held
  -- A decrease takes at most the counter's settled part, since an operator can have lowered the counter (L8).
  local function corrected(change, field)
    -- equivalent mutant: `change > 0` gives the same result: for a change of 0, the code below returns 0.
    if change >= 0 then return change end
    -- equivalent mutant: 1 in place of 0 gives the same result, since a missing counter is not created later.
    local settled = tonumber(call('HGET', s, field) or 0) - heldOf(field, call('HGETALL', r))
    return -math.min(-change, math.max(settled, 0))
  end

  -- Each counter's change follows from its estimate in the row. If the lease has ended, reclaim has given the
  -- estimate back, so all that was used is charged. If reclaim charged what a renewal reported, only the
  -- difference is charged.
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
      -- equivalent mutant: `- 0` gives the same number as `+ 0`.
      local left = unused[name] or back and charge + 0 or 0
      if left ~= 0 then
        paces[#paces + 1] = name
        rest[#rest + 1] = left
        -- equivalent mutant: `- 0` gives the same number as `+ 0`.
        rest[#rest + 1] = clock + 0
      end
    end
    if back then
      -- If this request is given back, no user saw the threshold that it reported. So the threshold's field
      -- gets its former value, and a later request can report the threshold again.
      for marker, before, mark in string.gmatch(row, MARKS) do
        local value = mark .. ';' .. match(own, '^%d+')
        if call('HGET', s, marker) == value then
          marks = marks or {}
          marks[#marks + 1] = { name = marker, value = value, before = before }
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
      -- A replay that failed does not use up one of the two replays.
      local score = isReplay and tonumber(call('ZSCORE', d, id) or 0) or 0
      if score % REPLAYS > 0 then remember = -1 end
    elseif not isReplay then
      remember = match(row, PRINT)
    end
  end
end

if again then
  -- Messages and calls are already counted, either by another attempt or by `reclaim` from what a renewal
  -- reported. So only other counters can still change: those whose code is in MEASURED. The code is `tok` in
  -- `m:2611:tok`, in a tester's `m:2611:tok:x`, and in a rolling window's `r3600:tok:495230`.
  for i = 1, n do
    local counter = update[FIELDS - 1 + i]
    local code = match(counter, '^r%d+:([^:]+)') or match(counter, '^%l:[^:]+:([^:]+)')
    local isMeasured = string.find(MEASURED, ' ' .. code .. ' ', 1, true)
    -- equivalent mutant: `n - b` gives the same result as `n + b`. Burst clocks are corrected only if the
    -- reservation is still open. It is not open here, so `b` is 0.
    if not isMeasured then update[FIELDS - 1 + n + b + i] = 0 end
  end
  -- equivalent mutant: Without this condition, a call without a bill sets a place beyond the list's end,
  -- which nothing reads.
  if use[bill] then use[bill + MESSAGES] = 0 end
end

-- `lines` collects the lines of the books that change: the line of the model, and the lines of other models
-- that took part in the answer. Each item has a line's name, its old bytes and its new bytes.
local lines, added, isBegun = {}, 0, false
for place = bill, #use, BILL_SIZE do
  local line, old, page, more, count = use[place], nil, u, added, 1
  if not lines[line] then
    -- include: line
  end
  local one = lines[line]
  if not one then
    one = { name = line, old = old, new = old or '' }
    lines[#lines + 1], lines[line] = one, one
    if not old then added = added + 1 end
    if count == 0 or old == '' then isBegun = true end
  end
  local size = #one.new
  local sums = size == FULL_SIZE and { struct.unpack(ALL_FIGURES, one.new) }
    or size == SIZE and { struct.unpack(FIGURES, one.new) } or {}
  -- After the figures, struct.unpack also returns the position after the last byte. `known` leaves it out.
  local known, most = size == FULL_SIZE and FIGURE_COUNT or size == SIZE and PLAIN_COUNT or 0, PLAIN_COUNT
  for k = 1, (size == FULL_SIZE or use[place + FIGURE_COUNT]) and FIGURE_COUNT or PLAIN_COUNT do
    -- The sum is negative if a renewal reported too much use, and its line of the books is gone by now.
    local sum = (k <= known and sums[k] or 0) + (use[place + k] or 0)
    -- equivalent mutant: `sum <= 0` gives the same result, since a sum of 0 becomes 0 in this branch, too.
    if sum < 0 then sum = 0
    -- equivalent mutant: `sum >= LARGEST_6` gives the same result, since an equal sum keeps its value.
    elseif sum > LARGEST_6 then
      sum = math.min(sum, 256 ^ string.sub(ALL_FIGURES, 1 + 2 * k, 1 + 2 * k) - 1, LARGEST_7)
    end
    sums[k] = sum
    if k > PLAIN_COUNT and sum > 0 then most = FIGURE_COUNT end
  end
  one.new = struct.pack(most > PLAIN_COUNT and ALL_FIGURES or FIGURES, unpack(sums, 1, most))
end
-- equivalent mutant: 1 in place of a 0 changes nothing, since both are replaced before the command is sent.
local pageWrite = { 'HSET', u, 0, 0 }
for k = 1, #lines do pageWrite[1 + 2 * k], pageWrite[2 + 2 * k] = lines[k].name, lines[k].new end

-- One HMGET reads from `s` the counters and then the clocks that change, and one HSET writes them. `was`
-- holds the former values of the changed thresholds for the undo: name, value, name, value …
local got = n + b > 0 and call('HMGET', s, unpack(update, FIELDS, FIELDS - 1 + n + b))
local write, last, drop, was = { 'HSET', s, 0, 0, 0, 0, 0, 0 }, 2, nil, {}
-- equivalent mutant: `{ 2 }` makes no difference, since the edge ignores the first item of this list.
local counted = ending > 1 and { 1 }
-- `values` collects the counters' new values if one of them can reach a threshold.
local values, reached = w > 0 and {}, nil
for i = 1, n do
  -- A counter that was purged is not created again. But a message without a reservation creates its counter,
  -- since it can be the first message of its period.
  if got[i] or counted then
    local field, value = update[FIELDS - 1 + i], (got[i] or 0) + update[FIELDS - 1 + n + b + i]
    if values then values[field] = value end
    if counted then counted[1 + i] = value end
    if value < 0 then
      drop = drop or { 'HDEL', s }
      drop[#drop + 1] = field
    else
      write[last + 1], write[last + 2], last = field, format('%d', value), last + 2
    end
  end
end
for j = 1, b do
  local place = FIELDS - 2 + 2 * n + b + 2 * j
  local rest, clock, current = update[place], update[place + 1], (got[n + j] or 0) + 0
  -- If `s` has no clock of this burst limit, the whole burst is available, so there is nothing to correct.
  if current > 0 then
    -- If no later request was charged, `current` is still `clock`, and the whole unused part is given back.
    -- The clock can then show a time in the past, which means that the whole burst is available.
    -- equivalent mutant: `rest <= 0` gives the same result: a correction of 0 changes nothing, and is sent
    -- only if the whole message is given back.
    if rest < 0 or current ~= clock then
      local time = call('TIME')
      local micros = time[1] * 1000000 + time[2]
      -- equivalent mutant: `rest <= 0` gives the same result: a correction of 0 changes nothing, and is sent
      -- only if the whole message is given back.
      if rest < 0 then
        -- The message used more than it was charged, so the burst limit's clock advances by the difference. A
        -- clock in the past is set to the present first.
        -- equivalent mutant: `current <= micros` gives the same result, since an equal clock keeps its value.
        if current < micros then current = micros end
      else
        -- Only the part that time has not refilled is given back. More would exceed the burst limit (L11).
        local owed = clock - micros
        -- equivalent mutant: `rest >= owed` gives the same result, since an equal `rest` keeps its value.
        if rest > owed then rest = owed > 0 and owed or 0 end
      end
    end
    write[last + 1], write[last + 2] = update[FIELDS - 1 + n + j], format('%d', current - rest)
    last = last + 2
  end
end
if values then
  -- include: reach
end
for _, mark in ipairs(marks or {}) do
  was[#was + 1], was[#was + 2] = mark.name, mark.value
  if mark.before == '0' then
    drop = drop or { 'HDEL', s }
    drop[#drop + 1] = mark.name
  else
    write[last + 1], write[last + 2], last = mark.name, mark.before, last + 2
  end
end
-- 'at' is the time of the user's last admission or return of a message. The undo does not restore it, which
-- harms no count.
if ending == 1 and last > 2 then write[last + 1], write[last + 2], last = 'at', call('TIME')[1], last + 2 end

-- From here on the script writes, key by key. After a failure, `reply` is no number, and `step` is the number
-- of the write that failed.
local try, reply, step, rollback = redis.pcall, 0, 1, {}
if last > 2 then reply = try(unpack(write, 1, last)) end
if lines[1] and type(reply) == 'number' then
  step, reply = 2, try(unpack(pageWrite))
  if isBegun and type(reply) == 'number' then
    step, reply = 3, try('PEXPIRE', u, PAGE_LIFE)
  end
end
if (counted or remember) and type(reply) == 'number' then
  -- include: remember
  local isDone, failure = pcall(function()
    if remember == -1 then
      call('ZINCRBY', d, '-1', match(own, ID))
      rollback[#rollback + 1] = { 'ZINCRBY', d, '1', match(own, ID) }
      return
    end
    local now = tonumber(call('TIME')[1])
    dropOldIDs(d, now)
    -- If another attempt has already added the id of this counted message to `d`, the id keeps its expiry.
    if remember and not (counted and call('ZSCORE', d, match(own, ID))) then
      rememberID(d, match(own, ID), remember, now + ARGV[2], rollback)
    end
    if counted then
      -- The spool can send this count again for 48 hours (172,800 s). So `!attempt;id` stays for that time,
      -- and a repeat is recognised.
      call('ZADD', d, format('%d', (now + 172800) * REPLAYS), '!' .. own)
      rollback[#rollback + 1] = { 'ZREM', d, '!' .. own }
    end
    expireIDs(d)
  end)
  step = 4
  if not isDone then reply = failure end
end
for k = 3, o and #ARGV or 2 do
  if type(reply) == 'number' then
    local time = call('TIME')
    step, reply = 4, try('ZADD', o, format('%d', time[1] * 1000 + math.floor(time[2] / 1000)), ARGV[k])
    -- If the reply is 1, the object is new, so an undo must remove it.
    if reply == 1 then rollback[#rollback + 1] = { 'ZREM', o, ARGV[k] } end
  end
end
if drop and type(reply) == 'number' then step, reply = 5, try(unpack(drop)) end
if gone and type(reply) == 'number' then step, reply = 6, try('HDEL', r, gone) end
if type(reply) == 'number' then
  -- The newest 10,000 objects are kept. If this command fails, the next call drops the rest.
  if o then try('ZREMRANGEBYRANK', o, '0', '-10001') end
  return counted or reached or 1
end

local failure = reply
if step > 2 then
  -- The undo deletes a new line of the books. If HDEL is not permitted, the line stays, but empty.
  for _, one in ipairs(lines) do
    if not one.old then rollback[#rollback + 1] = { 'HDEL', u, one.name } end
    rollback[#rollback + 1] = { 'HSET', u, one.name, one.old or '' }
  end
end
if step > 1 then
  -- A field that did not exist gets 0, which means the same. It is not deleted, since HDEL can be forbidden.
  local back = { 'HSET', s }
  for k = 1, n + b do
    if got[k] or counted then back[#back + 1], back[#back + 2] = update[FIELDS - 1 + k], got[k] or '0' end
  end
  for _, item in ipairs(was) do back[#back + 1] = item end
  if #back > 2 then rollback[#rollback + 1] = back end
end
-- include: undo
