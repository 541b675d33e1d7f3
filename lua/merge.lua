-- merge: adds another user's record to a user's record, once. `arrive` has prepared this user, and `depart`
-- the other user.
--
-- KEYS   s, the user's hash; a, the audit trail (docs/counting.md, Keys)
-- ARGV   ARGV[1]: request id. ARGV[2]: actor. ARGV[3]: reason. ARGV[4]: the other user's tag. Then pairs of
--        field and value: the other user's record, as depart returned it.
-- REPLY  {1, ev}: done, and the version ev has risen. {2, ev}: this merge was done before.
--        MERGING: this merge is not under way for this user, and nothing changed.
-- LAW    L1: Counters of the same field are added. L6: The higher reported threshold stays. L10: For each
--        source, the newer report wins as a whole, and event ids break ties. Then the best report decides, as
--        in entitle. An entitlement that was written without a source loses to a newer report of a source,
--        and removes older reports. L11: The later burst clock stays. L12: The grants of both users stay.
--        L15: A request whose id is among the trail's last 200 entries changes nothing. L19: Only the merge
--        that `arrive` has prepared is accepted.

-- include: trail
-- include: sources
local call, match, s, a = redis.call, string.match, KEYS[1], KEYS[2]
-- The tag is compared, too, since the same request id with another user's tag is another merge.
if isInTrail(a, 'merge', ARGV[1], ARGV[4]) then return { 2, tonumber(call('HGET', s, 'ev') or 0) } end

local mine, theirs, rows = {}, {}, call('HGETALL', s)
for k = 1, #rows, 2 do mine[rows[k]] = rows[k + 1] end
for k = 5, #ARGV, 2 do theirs[ARGV[k]] = ARGV[k + 1] end
local own = ARGV[1] .. ';' .. ARGV[4] .. ';'
if mine.joining ~= own then return redis.error_reply('MERGING no such merge is under way here') end
local write, drop = { 'HSET', s }, { 'HDEL', s }
local function set(name, value)
  if value and value ~= '' then write[#write + 1], write[#write + 2] = name, value
  elseif mine[name] then drop[#drop + 1] = name end
end

for name, value in pairs(theirs) do
  local present = mine[name]
  if match(name, '^n:') then
    if tonumber(match(value, '^%d+')) > tonumber(match(present or '0', '^%d+')) then set(name, value) end
  elseif match(name, '^g:') then
    if tonumber(value) > tonumber(present or 0) then set(name, value) end
  elseif match(name, ':') then
    set(name, string.format('%d', (present or 0) + value))
  end
end

if tonumber(theirs.at or 0) > tonumber(mine.at or 0) then set('at', theirs.at) end

-- `last` holds the newest report of each source about either user; `last['']` was reported without a source.
-- Each record has its best report under plain names, and any other report as <store>.<name> (see entitle).
local last = {}
local function isLater(one, other)
  local at, before = tonumber(one.et) or -1, other and tonumber(other.et) or -1
  return not other or at > before or at == before and (one.ei or '') > (other.ei or '')
end
local function hear(record, store, at)
  if not record[at .. 'et'] then return end
  local word = {}
  for _, part in ipairs(parts) do word[part] = record[at .. part] end
  if isLater(word, last[store]) then last[store] = word end
end
for _, record in ipairs({ mine, theirs }) do
  hear(record, record.store or '', '')
  for _, store in ipairs(stores) do hear(record, store, store .. '.') end
end

local clock = call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local best = last['']
for _, store in ipairs(stores) do
  if best and last[store] and best == last[''] and isLater(best, last[store]) then last[store] = nil end
end
for _, store in ipairs(stores) do
  local word = last[store]
  if word and (not best or best == last[''] or isBetter(word, best, now)) then best = word end
end
if best then
  for _, part in ipairs(parts) do
    if best[part] ~= mine[part] then set(part, best[part]) end
    for _, store in ipairs(stores) do
      local name, word = store .. '.' .. part, last[store] ~= best and last[store] or {}
      if word[part] ~= mine[name] then set(name, word[part]) end
    end
  end
end
-- The values that belong to the user and not to a source: the newer record's, and the other record's where
-- it has none. Of lists, all items are kept. The newer record's override of a limit wins. The customer ids of
-- both users are kept, so the edge asks the subscription services about all of them.
local isNewer = isLater({ et = theirs.et, ei = theirs.ei }, { et = mine.et, ei = mine.ei })
local winner, other = isNewer and theirs or mine, isNewer and mine or theirs
-- For each list, the pattern of what only one item of the list can have.
local lists = { overrides = '^(.*)=', customer = '^(.*)$' }
for _, name in ipairs(ofUser) do
  local value, pattern = winner[name] or other[name], lists[name]
  if pattern then
    local items, seen = {}, {}
    for _, text in ipairs({ winner[name] or '', other[name] or '' }) do
      for item in string.gmatch(text, '[^,]+') do
        local key = match(item, pattern)
        if not seen[key] then items[#items + 1], seen[key] = item, true end
      end
    end
    value = table.concat(items, ',')
  end
  set(name, value)
end
-- Equal grants without a purchase are both kept. If both users have a grant of the same purchase, one of them
-- is kept. It is marked as refunded if either grant was.
local grants, places = {}, {}
for _, text in ipairs({ mine.grants or '', theirs.grants or '' }) do
  for grant in string.gmatch(text, '[^,]+') do
    local name, owner = match(grant, '^(.*)=.*#([^!]*)')
    local place = owner and places[name .. '#' .. owner]
    if not place then
      grants[#grants + 1] = grant
      if owner then places[name .. '#' .. owner] = #grants end
    elseif match(grant, '!$') then
      grants[place] = grant
    end
  end
end
set('grants', table.concat(grants, ','))
-- `depart` has replaced the other user's block. The block that they had before is in `merging`.
local blocked = match(theirs.merging or '', ';([^;]*)$')
if not mine.block and blocked ~= '' then set('block', blocked) end
-- The '+' says that this merge has added the other user's record, so a repeated call does not add it again.
set('joining', own .. '+')

-- The first HSET raises ev. If HDEL then fails, because it is not permitted, the higher ev only makes edges
-- read the record once more. The last HSET cannot fail, because the first one has succeeded.
local ev = (mine.ev or 0) + 1
call('HSET', s, 'ev', string.format('%d', ev))
if #drop > 2 then call(unpack(drop)) end
if #write > 2 then call(unpack(write)) end
local noted = redis.pcall('XADD', a, entryOf('merge', ARGV[1], ARGV[2], ARGV[3], ARGV[4]))
if type(noted) == 'table' then
  -- Without the trail's entry, a repeat would add the record twice. So all fields get their old values again.
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
