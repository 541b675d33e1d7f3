-- reclaim: ends each reservation whose lease has ended, once. A sweeper or the user's next request calls it.
-- If a renewal has reported use, this use is charged as a guess. Otherwise the estimate is given back. Each
-- reservation stays for 48 hours as a tombstone: a row of `r` whose name begins with '!'. So a late
-- settlement can still charge what was really used.
--
-- KEYS   s, the user's hash; r, the open reservations; a, the audit trail; d, the settled ids; then pages of
--        the books (docs/counting.md, Keys)
-- ARGV   the months of those pages, in the same order
-- REPLY  {the number of ended reservations, ms until the next lease of an open request ends or -1 if no
--        request is open, the number of ended reservations that were charged by a renewal's report}
--        {-1, month …}: the script also needs the pages of these months, and changed nothing.
-- LAW    This script keeps the laws L1, L4, L7 and L8 of docs/counting.md. A purged counter is not created
--        again. L15: All reads precede the first write. The reservations are deleted last. If a write fails,
--        the script undoes the writes before it.

-- include: trail
-- include: row
-- include: ids
-- include: books
-- include: pages
-- include: remember
local call, format, match = redis.call, string.format, string.match
local s, r, d = KEYS[1], KEYS[2], KEYS[4]
local time = call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)

local pages, unknown = {}, { -1 }
for k, month in ipairs(ARGV) do pages[month] = KEYS[4 + k] end

-- equivalent mutant: '?' for '' changes nothing, since no field of `r` has either name.
local rows, dead, gone = call('HGETALL', r), { 'HDEL', r, '' }, { 'HDEL', r }
local tombstones, expired, left = 0, {}, -1
for k = 1, #rows, 2 do
  local rest = tonumber(match(rows[k + 1], LEASE_ENDS)) - now
  if string.byte(rows[k]) == TOMBSTONE then
    if rest > 0 then tombstones = tombstones + 1 else dead[#dead + 1] = rows[k] end
  elseif rest > 0 then
    -- equivalent mutant: `left < 1` gives the same result, since `left` is never 0. So does `rest <= left`,
    -- since an equal `rest` changes nothing.
    if left < 0 or rest < left then left = rest end
  else
    gone[#gone + 1] = rows[k]
    expired[#expired + 1] = k
    local month = match(rows[k + 1], REPORT)
    if month and not pages[month] then
      -- equivalent mutant: '?' for '' gives the same result: the code only checks that `pages[month]` exists.
      pages[month] = ''
      unknown[#unknown + 1] = month
    end
  end
end
if #unknown > 1 then return unknown end

-- `lines` collects the lines of the books that change. Each item has the key of the line's page, the line's
-- name, its old bytes and its new figures. `news` counts the new lines of each page.
local lines, news = {}, {}
local function bookLine(page, line)
  local key = page .. ' ' .. line
  if lines[key] then return lines[key] end
  local old, count, more = nil, 1, news[page] or 0
  -- include: line
  key = page .. ' ' .. line
  if lines[key] then return lines[key] end
  if not old then news[page] = more + 1 end
  local new = figuresOf(old)
  new.u, new.name, new.old, new.isFirst = page, line, old, count == 0
  lines[key], lines[#lines + 1] = new, new
  return new
end

local fields, back, graves, ungraves = {}, {}, { 'HSET', r }, { 'HDEL', r }
local charged, remembered = 0, {}
for _, k in ipairs(expired) do
  local row, by = rows[k + 1], nil
  local month, span, figures, name = match(row, REPORT)
  if month then
    by, charged = {}, charged + 1
    -- equivalent mutant: `- 0` gives the same number as `+ 0`.
    for field, change in string.gmatch(row, REPORTED) do by[field] = change + 0 end
    local text = string.gsub(name, '%%(%x%x)', function(c) return string.char(tonumber(c, 16)) end)
    local line, i = bookLine(pages[month], text), 0
    for figure in string.gmatch(figures, '%d+') do
      i = i + 1
      line[i] = math.min(line[i] + figure, largest[i])
    end
    -- An id that the caller chose is remembered as after a settlement. So the caller can send the message
    -- again, and it is not counted twice.
    local fingerprint = match(row, KIND) == 'n' and match(row, PRINT)
    if span ~= '0' and fingerprint then
      remembered[#remembered + 1] = { id = match(rows[k], ID), print = fingerprint, expiry = time[1] + span }
    end
  end
  for field, estimate in string.gmatch(row, ESTIMATES) do
    if not back[field] then fields[#fields + 1], back[field] = field, 0 end
    back[field] = back[field] + (by and -(by[field] or 0) or estimate)
  end
  tombstones = tombstones + 1
  if tombstones <= 64 then
    graves[#graves + 1] = '!' .. rows[k]
    ungraves[#ungraves + 1] = '!' .. rows[k]
    graves[#graves + 1] = format('%d', now + 172800000) .. match(row, BEHIND_LEASE)
  end
end

local counters, returned, held = nil, { 'HSET', s }, { 'HSET', s }
if #fields > 0 then counters = call('HMGET', s, unpack(fields)) end
for k, field in ipairs(fields) do
  if counters[k] then
    returned[#returned + 1] = field
    returned[#returned + 1] = format('%d', math.max(0, counters[k] - back[field]))
    held[#held + 1] = field
    held[#held + 1] = counters[k]
  end
end

-- equivalent mutant: `#returned > 3` gives the same result, since `returned` grows by two items.
if #returned > 2 then returned[#returned + 1], returned[#returned + 2] = 'at', time[1] end

-- From here on the script writes. This HDEL deletes expired tombstones. It also checks that HDEL is
-- permitted, because the undo needs HDEL. (If memory is full, Redis permits HDEL, and then the other writes
-- of the script.)
-- equivalent mutant: `#dead >= 3` calls HDEL always. If no tombstone has expired, it then names only the
-- field '', which does not exist.
if #dead > 3 or #expired > 0 then call(unpack(dead)) end
if #expired == 0 then return { 0, left, 0 } end
local rollback = {}
local function write()
  -- equivalent mutant: `#returned > 3` gives the same result, since `returned` grows by two items.
  if #returned > 2 then
    call(unpack(returned))
    -- equivalent mutant: `#rollback + 2` leaves a gap, which the next HSET fills. Once one HSET has
    -- succeeded, the next one does not fail.
    rollback[#rollback + 1] = held
  end
  -- equivalent mutant: `#graves > 3` gives the same result, since `graves` grows by two items.
  if #graves > 2 then
    call(unpack(graves))
    rollback[#rollback + 1] = ungraves
  end
  for _, line in ipairs(lines) do
    call('HSET', line.u, line.name, bytesOf(line))
    -- The undo deletes a line of the books that did not exist before.
    if not line.old then rollback[#rollback + 1] = { 'HDEL', line.u, line.name } end
    -- equivalent mutant: '?' for '' gives the same result, since the undo deletes a new line after it has
    -- written this text. (If HDEL is not permitted, the script has written nothing.)
    rollback[#rollback + 1] = { 'HSET', line.u, line.name, line.old or '' }
    if line.isFirst or line.old == '' then call('PEXPIRE', line.u, PAGE_LIFE) end
  end
  if #remembered > 0 then dropOldIDs(d, tonumber(time[1])) end
  for _, one in ipairs(remembered) do rememberID(d, one.id, one.print, one.expiry, rollback) end
  if #remembered > 0 then expireIDs(d) end
  local what = format(charged > 0 and '%d, %d of them charged as last told' or '%d', #expired, charged)
  call('XADD', KEYS[3], entryOf('reclaim', format('%d', now), 'usher', 'the lease ended', what))
  call(unpack(gone))
end

local isDone, failure = pcall(write)
if isDone then return { #expired, left, charged } end
-- include: undo
