-- restore: writes a user's record from a backup, as a whole or not at all.
--
-- KEYS   s, the user's hash; r, the open reservations; a, the audit trail; e, the applied events; f, the
--        refusal log; c, the check-ins; o, the stored objects; then for each month u, a page of the books
--        (docs/counting.md, Keys)
-- ARGV   ARGV[1]: request id. ARGV[2]: actor. ARGV[3]: reason.
--        ARGV[4]: '' refuses if the user exists here; 'replace' replaces the user's record.
--        ARGV[5]: '' refuses if a count would fall; 'lower' lets it fall.
--        ARGV[6]: '' restores; 'look' only checks whether the restore is possible.
--        ARGV[7]: the version ev of the backup. Then these lists, each after the number of its entries: s
--          (without ev and restoring), e (id, time in ms), f, c, o (object, time in ms), and the audit trail
--          (an entry's id and its ten parts, the oldest entry first). Then for each page: its expiry in ms,
--          and its list of line and bytes.
-- REPLY  {1, ev, each count that fell …}: done, or possible. {2, ev}: this request was restored before.
--        {3, ev}: the user exists here. {4, n}: n messages are open. {6, count …}: these counts would fall.
--        {5}: leases have ended. The edge must call reclaim and then restore again.
--        MERGING: a merge of this user is under way. (After {3} to {6} and MERGING nothing changed.)
-- LAW    L1: A backup holds settled counts only, and a user with open messages is not restored. L8: A count
--        falls only with 'lower', and the audit trail names it. L10: ev rises if the user existed. L11: The
--        burst clocks are the backup's. L15: The field 'restoring' shows that this request has begun, until
--        the record itself is written. Until then a repeat writes everything once more. Later, a request
--        whose id is among the trail's last 200 entries changes nothing.

-- include: trail
-- include: row
-- include: books
-- include: pages
local call, match, format = redis.call, string.match, string.format
local s, r, a = KEYS[1], KEYS[2], KEYS[3]
local mark, ev = call('HGET', s, 'restoring'), tonumber(call('HGET', s, 'ev') or 0)
local isBegun = mark == ARGV[1]
local isTold = isInTrail(a, 'restore', ARGV[1])
if isTold and not isBegun then return { 2, ev } end
local marks = call('HMGET', s, 'merging', 'joining')
if marks[1] or marks[2] then return redis.error_reply('MERGING a merge of this user is under way') end
local isHere = call('EXISTS', unpack(KEYS)) > 0
if isHere and not isBegun and ARGV[4] == '' then return { 3, ev } end

local time, rows, open = call('TIME'), call('HGETALL', r), 0
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for k = 1, #rows, 2 do
  if string.byte(rows[k]) ~= TOMBSTONE then
    if tonumber(match(rows[k + 1], LEASE_ENDS)) <= now then return { 5 } end
    open = open + 1
  end
end
if open > 0 then return { 4, open } end

local at = 8
local function section(width)
  local count, list = tonumber(ARGV[at]) * width, {}
  for i = 1, count do list[i] = ARGV[at + i] end
  at = at + 1 + count
  return list
end
local record, events, refusals, checkIns = section(2), section(2), section(2), section(2)
local objects = section(2)
local entries = section(11)
local pages = {}
for k = 8, #KEYS do
  local ends = ARGV[at]
  at = at + 1
  pages[k] = { ends = ends, lines = section(2) }
end

-- `fallen` collects the counts that would fall. `drop` collects the fields that the backup does not have.
local fallen, given, own = {}, {}, call('HGETALL', s)
for i = 1, #record, 2 do given[record[i]] = record[i + 1] end
local drop = { 'HDEL', s }
for i = 1, #own, 2 do
  local name, value = own[i], own[i + 1]
  if not given[name] and name ~= 'ev' and name ~= 'restoring' then drop[#drop + 1] = name end
  if match(name, ':') and not match(name, '^[ng]:') then
    local new = tonumber(given[name] or 0)
    if new < tonumber(value) then fallen[#fallen + 1] = format('%s=%s>%d', name, value, new) end
  end
end
for k = 8, #KEYS do
  local lines, page = {}, call('HGETALL', KEYS[k])
  for i = 1, #pages[k].lines, 2 do lines[pages[k].lines[i]] = pages[k].lines[i + 1] end
  for i = 1, #page, 2 do
    local bytes, new, isLess = page[i + 1], lines[page[i]], false
    local was, is = figuresOf(bytes), figuresOf(new)
    -- FLAGGED is not compared, since it counts requests with guessed figures and not use.
    for j = 1, PLAIN_COUNT do isLess = isLess or j ~= FLAGGED and is[j] < was[j] end
    if isLess then fallen[#fallen + 1] = match(KEYS[k], '}:(.*)$') .. ' ' .. page[i] end
  end
end
if #fallen > 0 and ARGV[5] == '' then return { 6, unpack(fallen, 1, math.min(#fallen, 20)) } end
ev = isHere and not isBegun and math.max(ev, tonumber(ARGV[7])) + 1 or math.max(ev, tonumber(ARGV[7]))
local answer = { 1, ev, unpack(fallen, 1, math.min(#fallen, 20)) }
if ARGV[6] ~= '' then return answer end

-- `fresh` collects the backup's entries that are newer than the last entry of the stored audit trail, because
-- Redis appends no older entry to a stream. Entries from more than a day in the future are left out.
local fresh = {}
local function place(id)
  local ms, number = match(id, '^(%d+)-(%d+)$')
  return tonumber(ms) or -1, tonumber(number) or 0
end
local ms, number, newest = 0, 0, call('XREVRANGE', a, '+', '-', 'COUNT', '1')[1]
if newest then ms, number = place(newest[1]) end
for i = 1, #entries, 11 do
  local entryMs, entryNumber = place(entries[i])
  if entryMs <= now + 86400000 and (entryMs > ms or entryMs == ms and entryNumber > number) then
    for k = i, i + 10 do fresh[#fresh + 1] = entries[k] end
    ms, number = entryMs, entryNumber
  end
end

call('HSET', s, 'restoring', ARGV[1], 'ev', format('%d', ev))
local function put(command, key, list, ends)
  for i = 1, #list, 1000 do
    call(command, key, unpack(list, i, math.min(i + 999, #list)))
  end
  if ends and #list > 0 then call('PEXPIREAT', key, ends) end
end
-- Swaps each member and its score, since ZADD takes the score first.
local function turned(list)
  local scores = {}
  for i = 1, #list, 2 do scores[i], scores[i + 1] = list[i + 1], list[i] end
  return scores
end
call('UNLINK', unpack(KEYS, 4))
put('ZADD', KEYS[4], turned(events), format('%d', now + 691200000))
put('HSET', KEYS[5], refusals, format('%d', now + 3024000000))
put('HSET', KEYS[6], checkIns)
put('ZADD', KEYS[7], turned(objects))
for k = 8, #KEYS do put('HSET', KEYS[k], pages[k].lines, pages[k].ends) end

for i = 1, #fresh, 11 do
  call('XADD', a, 'MAXLEN', '~', '200', unpack(fresh, i, i + 10))
end
if not isTold then
  local what = #fallen > 0 and table.concat(fallen, ' ', 1, math.min(#fallen, 20)) or 'restored'
  call('XADD', a, entryOf('restore', ARGV[1], ARGV[2], ARGV[3], what))
end
for i = 3, #drop, 1000 do call('HDEL', s, unpack(drop, i, math.min(i + 999, #drop))) end
put('HSET', s, record)
-- If ev is 0, the restored record is empty, so the field `ev` is removed, too.
call('HDEL', s, 'restoring', ev == 0 and 'ev' or '')
return answer
