-- absorb: adds to a user what another one had who has departed, once.
--
-- KEYS   s a
-- ARGV   1 request id   2 actor   3 reason   4 the other's tag; then pairs of field and value: the other's
--        record as depart answered it
-- REPLY  {1, ev} done, ev has risen · {2, ev} this request id was absorbed before: nothing changed
-- LAW    1: counters of the same field are added. 6: the higher threshold stays told. 10: the newer event's
--        parts win as a whole, ties broken by event id; ev rises. 11: the later burst clock holds. 12: grants
--        of both hold. 15. Idempotent by request id over the trail's last 200 entries.

local call, match, s, a = redis.call, string.match, KEYS[1], KEYS[2]
for _, entry in ipairs(call('XREVRANGE', a, '+', '-', 'COUNT', '200')) do
  -- The same id for another user is another merge.
  if entry[2][2] == 'merge' and entry[2][4] == ARGV[1] and entry[2][10] == ARGV[4] then
    return { 2, tonumber(call('HGET', s, 'ev') or 0) }
  end
end

local mine, theirs, rows = {}, {}, call('HGETALL', s)
for k = 1, #rows, 2 do mine[rows[k]] = rows[k + 1] end
for k = 5, #ARGV, 2 do theirs[ARGV[k]] = ARGV[k + 1] end
local write, drop = { 'HSET', s }, { 'HDEL', s }
local function set(name, value)
  if value and value ~= '' then write[#write + 1], write[#write + 2] = name, value
  elseif mine[name] then drop[#drop + 1] = name end
end

for name, value in pairs(theirs) do
  local own = mine[name]
  if match(name, '^n:') then
    if tonumber(match(value, '^%d+')) > tonumber(match(own or '0', '^%d+')) then set(name, value) end
  elseif match(name, '^g:') then
    if tonumber(value) > tonumber(own or 0) then set(name, value) end
  elseif match(name, ':') then
    set(name, string.format('%d', (own or 0) + value))
  end
end

if tonumber(theirs.at or 0) > tonumber(mine.at or 0) then set('at', theirs.at) end

local time, was = tonumber(theirs.et or -1), tonumber(mine.et or -1)
local isNewer = time > was or time == was and (theirs.ei or '') > (mine.ei or '')
if isNewer then
  for _, part in ipairs({ 'plan', 'status', 'from', 'to', 'anchor', 'zone', 'product', 'phase', 'store',
    'rank', 'unsubscribed', 'billing', 'paused', 'sandbox', 'manage', 'manage2', 'manage3', 'manage4',
    'hold', 'et', 'ei' }) do set(part, theirs[part]) end
end

local function union(name, pattern, winner, other)
  local list, seen = {}, {}
  for _, text in ipairs({ winner[name] or '', other[name] or '' }) do
    for part in string.gmatch(text, '[^,]+') do
      local key = match(part, pattern)
      if not seen[key] then list[#list + 1], seen[key] = part, true end
    end
  end
  set(name, table.concat(list, ','))
end
local winner, other = isNewer and theirs or mine, isNewer and mine or theirs
union('overrides', '^(.*)=', winner, other)
-- What either bought at a store under a name of its own is asked after for both.
union('customer', '^(.*)$', winner, other)
-- Two grants that are alike in all are two grants.
local ours, others = mine.grants or '', theirs.grants or ''
set('grants', ours ~= '' and others ~= '' and ours .. ',' .. others or ours ~= '' and ours or theirs.grants)
-- The block is the merge's own, unless an operator's stood there before.
local blocked = match(theirs.merging or '', ';([^;]*)$')
if not mine.block and blocked ~= '' then set('block', blocked) end

-- The first write and the second tell whether what takes back the third may be done.
local ev = (mine.ev or 0) + 1
call('HSET', s, 'ev', string.format('%d', ev))
if #drop > 2 then call(unpack(drop)) end
if #write > 2 then call(unpack(write)) end
local noted = redis.pcall('XADD', a, 'MAXLEN', '~', '200', '*', 'do', 'merge', 'id',
  ARGV[1], 'actor', ARGV[2], 'reason', ARGV[3], 'what', ARGV[4])
if type(noted) == 'table' then
  -- Sent again, it would be added twice.
  local back, new = { 'HSET', s }, { 'HDEL', s }
  for k = 3, #drop do back[#back + 1], back[#back + 2] = drop[k], mine[drop[k]] end
  for k = 3, #write, 2 do
    local name = write[k]
    if mine[name] then back[#back + 1], back[#back + 2] = name, mine[name] else new[#new + 1] = name end
  end
  if #back > 2 then redis.pcall(unpack(back)) end
  if #new > 2 then redis.pcall(unpack(new)) end
  return noted
end
return { 1, ev }
