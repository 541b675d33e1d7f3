-- entitle: writes what an event reports about a user's entitlement, if the event is newer than the last one
-- of the same source. If several sources entitle a user, the best entitlement decides.
--
-- KEYS   s, the user's hash; a, the audit trail; e, the applied events (docs/counting.md, Keys)
-- ARGV   ARGV[1]: time of the event in ms. ARGV[2]: event id. ARGV[3]: actor. ARGV[4]: reason. Then pairs of
--        name and value. The value '' removes the field. Fields without a pair stay. The names:
--          plan, status, from, to (ms), anchor (1–31), zone, overrides (limit=amount,…), product, phase
--          store         the source: stripe, apple2 …, see lib/sources
--          rank          the index of the row of `products:`, from 0
--          unsubscribed  the time in ms since which the subscription is cancelled
--          billing       the time in ms since which its payment fails
--          row, bought   the row of `products:`, and an id of the purchase that never changes
--          paused        the end of a pause in ms
--          sandbox       1 if the plan was bought in a test store
--          lapses        the end in ms of a plan that renews by itself, in place of `to`. An event with only
--                        `to` removes it.
--          price         the price of the renewal: EUR and millionths
--          manage, manage2 … manage4  the link to manage the subscription, in pieces
--          hold          the time in ms until which no other event can end the plan of this event
--          customer      ids, separated by commas. They are added to the stored ids; the first 8 stay.
--        The best source's report is stored under these names, and any other report as <store>.<name>. An
--        event without a store changes the plain names. lib/sources says which source is the best.
-- REPLY  {1, ev}: written, and ev has risen. {2, ev}: the event is newer, but no value is different.
--        {0, ev}: the event is older or the same as the last one. Nothing changed.
--        MERGING: this user is being merged into another, and nothing changed.
-- LAW    L10: The newest event of each source wins, and event ids break ties. L12: Grants stay. L15: A
--        repeated event changes nothing; event ids are kept for 8 days. L19: A user who is being merged
--        accepts no change.

-- include: trail
-- include: sources
local call, s, e = redis.call, KEYS[1], KEYS[3]
local fields, known, was, new, isOfUser = { 'ev', unpack(ofUser) }, {}, {}, {}, {}
for _, name in ipairs(ofUser) do isOfUser[name] = true end
for i = 1, #parts do fields[#fields + 1] = parts[i] end
for i = 2, #fields do known[fields[i]] = fields[i] ~= 'et' and fields[i] ~= 'ei' end
for _, store in ipairs(stores) do
  for i = 1, #parts do fields[#fields + 1] = store .. '.' .. parts[i] end
end
for i, value in ipairs(call('HMGET', s, unpack(fields))) do was[fields[i]] = value or '' end

if call('HGET', s, 'merging') then return redis.error_reply('MERGING this user is being merged') end

local given = {}
for i = 5, #ARGV, 2 do
  if not known[ARGV[i]] or not ARGV[i + 1] then return redis.error_reply('ERR entitle: no such part') end
  given[ARGV[i]] = ARGV[i + 1]
end
if given.to then given.lapses = given.lapses or '' end

-- `slot` is the prefix of the fields that this event writes: '' for the best report, or '<store>.' for the
-- report of another source.
local slot = ''
for _, store in ipairs(stores) do
  if given.store == store and was.store ~= store and was.store ~= '' then slot = store .. '.' end
end
-- equivalent mutant: A default of -2 gives the same result as -1, since every event is later than 1970.
local time, lastTime, ev = tonumber(ARGV[1]), tonumber(was[slot .. 'et']) or -1, tonumber(was.ev) or 0
if time < lastTime or time == lastTime and ARGV[2] <= was[slot .. 'ei'] then return { 0, ev } end

-- A plan that was given without a check of the receipt has no transaction, so a service can report that the
-- user has no plan. Such a report does not end the plan before the time in `hold`.
local server = call('TIME')
local now = server[1] * 1000 + math.floor(server[2] / 1000)
local ends = given.status == 'free' or given.status == 'expired'
-- equivalent mutant: 1 in place of 0 gives the same result, since both are times in 1970.
local isHeld = ends and not given.hold and now < (tonumber(was[slot .. 'hold']) or 0)

new[slot .. 'et'], new[slot .. 'ei'] = ARGV[1], ARGV[2]
for name, value in pairs(isHeld and {} or given) do
  if name == 'customer' then
    local list, seen = {}, {}
    for id in string.gmatch(value .. ',' .. was.customer, '[^,]+') do
      if not seen[id] and #list < 8 then list[#list + 1], seen[id] = id, true end
    end
    new.customer = table.concat(list, ',')
  else
    new[isOfUser[name] and name or slot .. name] = value
  end
end

local function part(name) return new[name] or was[name] end
-- Returns the report of one source as a table, such as { plan = 'pro', status = 'active' }. `at` is the
-- prefix of its fields: '' for the best report, or the source's name and a dot (`stripe.`).
local function source(at)
  local told = {}
  for _, name in ipairs(parts) do told[name] = part(at .. name) end
  return told
end
local best, own = '', part('store')
for _, store in ipairs(stores) do
  -- equivalent mutant: With '?' for '', sources without a report are compared, too. Such a source has no plan
  -- and no end, so `isBetter` never prefers it.
  if store ~= own and part(store .. '.et') ~= '' and isBetter(source(store .. '.'), source(best), now) then
    best = store .. '.'
  end
end
if best ~= '' then
  for i = 1, #parts do
    local mine, theirs = part(parts[i]), part(best .. parts[i])
    new[parts[i]], new[best .. parts[i]] = theirs, ''
    -- equivalent mutant: With '?' for '', this assignment also runs if `own` is empty. It then sets names
    -- such as `.plan` in `new`. The loop below reads only the names in `fields`, so nothing changes.
    if own ~= '' then new[own .. '.' .. parts[i]] = mine end
  end
end

local write, drop, changes, isNews = { 'HSET', s }, { 'HDEL', s }, {}, false
for i = 2, #fields do
  local name, value = fields[i], new[fields[i]]
  if value and value ~= was[name] then
    if value == '' then drop[#drop + 1] = name else write[#write + 1], write[#write + 2] = name, value end
    local kind = string.match(name, '[^.]+$') -- such as `et` in `stripe.et`
    if kind ~= 'et' and kind ~= 'ei' then
      isNews = true
      -- equivalent mutant: `false` for `true` finds the same: `manage` means itself in a pattern, too.
      if not string.find(name, 'manage', 1, true) then changes[#changes + 1] = name .. '=' .. value end
    end
  end
end

call('ZADD', e, ARGV[1], ARGV[2])
call('ZREMRANGEBYRANK', e, '0', '-129')
call('PEXPIRE', e, '691200000')
if not isNews then
  call(unpack(write))
  return { 2, ev }
end
-- The first HSET raises ev. If HDEL then fails, because it is not permitted, the higher ev only makes edges
-- read the record once more. The last HSET cannot fail, because the first one has succeeded.
ev = ev + 1
call('HSET', s, 'ev', string.format('%d', ev))
if #drop > 2 then call(unpack(drop)) end
call(unpack(write))
local noted = redis.pcall('XADD', KEYS[2],
  entryOf('entitle', ARGV[2], ARGV[3], ARGV[4], table.concat(changes, ' ')))
if type(noted) == 'table' then
  -- The audit trail has no entry, so all fields get their old values again and the event can be repeated.
  local back, gone = { 'HSET', s }, { 'HDEL', s }
  for i = 2, #fields do
    local name = fields[i]
    if new[name] and was[name] ~= '' then back[#back + 1], back[#back + 2] = name, was[name]
    elseif new[name] then gone[#gone + 1] = name end
  end
  -- equivalent mutant: `>= 2` makes no difference, since HSET without a field fails, and its error is
  -- ignored. `> 3` makes none, since `back` grows by two items and never has three.
  if #back > 2 then redis.pcall(unpack(back)) end
  -- equivalent mutant: `>= 2` makes no difference: HDEL without a field fails, and its error is ignored.
  if #gone > 2 then redis.pcall(unpack(gone)) end
  return noted
end
return { 1, ev }
