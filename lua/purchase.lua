-- purchase: gives a user the grants of a one-time purchase, once for each transaction. After a refund it
-- takes these grants back.
--
-- KEYS   s, the user's hash; a, the audit trail (docs/counting.md, Keys)
-- ARGV   ARGV[1]: the transaction's id, without , = @ # and !. ARGV[2]: actor. ARGV[3]: reason. ARGV[4]:
--        'bought' or 'refunded'. ARGV[5]: until when (ms) a refund is remembered. ARGV[6]: the
--        entitlement's version (field `ev`) from which the edge computed the rest. Then for each limit: its
--        name, the granted amount, the expiry in ms, the counter's field or '', and the amount that the
--        user has without this purchase.
-- REPLY  {1, ev}: done; ev is the new version. {2, ev}: the transaction was bought, or refunded, before.
--        {3, ev}: the version is no longer ARGV[6], so nothing was written.
--        MERGING: this user is being merged into another, and nothing changed.
-- LAW    L18: A transaction is granted once, even if it is reported again or late. A refund takes back at
--        most what the purchase gave, and nothing that was used: the used part stays as a debt, a grant
--        with a '!' after its id. A refund that is reported before its purchase is stored as a grant of 0,
--        so the purchase then gives nothing. L15: A grant is kept for 40 days after its end, so a repeat is
--        recognised. This script also keeps the laws L10, L12 and L19.

-- include: trail
local call, match, s, a, id = redis.call, string.match, KEYS[1], KEYS[2], ARGV[1]
local time, was = call('TIME'), call('HMGET', s, 'ev', 'grants', 'merging')
if was[3] then return redis.error_reply('MERGING this user is being merged') end
local now, ev = time[1] * 1000 + math.floor(time[2] / 1000), tonumber(was[1] or 0)
if ev ~= tonumber(ARGV[6]) then return { 3, ev } end

-- `mine` collects the grants of this transaction. `grants` collects all other grants that are still kept.
local grants, mine, isOver = {}, {}, false
for grant in string.gmatch(was[2] or '', '[^,]+') do
  local name, amount, expiry, mark = match(grant, '^(.*)=(%-?%d+)@(%d+)(.*)$')
  local owner, debt = match(mark or '', '^#([^!]*)(!?)$')
  if owner == id then
    mine[#mine + 1] = { name = name, amount = tonumber(amount), expiry = expiry }
    isOver = isOver or debt == '!'
  elseif name and now < tonumber(expiry) + (owner and 3456000000 or 0) then
    grants[#grants + 1] = grant
  end
end
if isOver or ARGV[4] == 'bought' and #mine > 0 then return { 2, ev } end

local what, limits = {}, {}
for i = 7, #ARGV, 5 do limits[ARGV[i]] = { field = ARGV[i + 3], own = tonumber(ARGV[i + 4]) } end
local function note(name, amount, expiry, mark)
  what[#what + 1] = string.format('%s=%d@%s#%s%s', name, amount, expiry, id, mark)
  grants[#grants + 1] = what[#what]
end
if ARGV[4] == 'bought' then
  for i = 7, #ARGV, 5 do note(ARGV[i], tonumber(ARGV[i + 1]), ARGV[i + 2], '') end
elseif #mine == 0 then
  note('-', 0, ARGV[5], '!')
end
for _, grant in ipairs(mine) do
  local limit, used = limits[grant.name], 0
  if limit and limit.field ~= '' then used = tonumber(call('HGET', s, limit.field) or 0) - limit.own end
  note(grant.name, math.max(0, math.min(grant.amount, used)), grant.expiry, '!')
end

-- The version ev rises first. If a later write fails, a higher ev only makes edges read the record again.
ev = call('HINCRBY', s, 'ev', 1)
call('HSET', s, 'grants', table.concat(grants, ','))
local noted = redis.pcall('XADD', a,
  entryOf(ARGV[4] == 'bought' and 'grant' or 'refund', id, ARGV[2], ARGV[3], table.concat(what, ' ')))
if type(noted) == 'table' then
  -- The grants get their old value again, since nothing may change without an entry in the audit trail. A
  -- repeated call then writes them anew.
  redis.pcall('HSET', s, 'grants', was[2] or '')
  return noted
end
return { 1, ev }
