-- override: an operator replaces the amount of one limit for a user, or removes such a replacement.
--
-- KEYS   s, the user's hash; a, the audit trail (docs/counting.md, Keys)
-- ARGV   ARGV[1]: request id. ARGV[2]: actor. ARGV[3]: reason. ARGV[4]: the limit's name. ARGV[5]: the
--        amount, or '' to remove the replacement. ARGV[6]: expiry in ms, or '' for none.
-- REPLY  {1, ev}: done, and the version ev has risen. {2, ev}: this request was done before.
--        MERGING: this user is being merged into another, and nothing changed.
-- LAW    L10: ev only rises. L12: Grants that add to the limit stay until they expire, and every earlier
--        replacement of the limit is removed. L15: A request whose id is among the trail's last 200 entries
--        changes nothing. L19: A user who is being merged accepts no change.

-- include: trail
local call, s, a, limit = redis.call, KEYS[1], KEYS[2], ARGV[4]
if isInTrail(a, 'override', ARGV[1]) then return { 2, tonumber(call('HGET', s, 'ev') or 0) } end

if call('HGET', s, 'merging') then return redis.error_reply('MERGING this user is being merged') end

local time, was = call('TIME'), call('HMGET', s, 'overrides', 'grants')
local overrides, grants = {}, {}
for part in string.gmatch(was[1] or '', '[^,]+') do
  if string.match(part, '^(.*)=') ~= limit then overrides[#overrides + 1] = part end
end
for grant, name, expiry, mark in string.gmatch(was[2] or '', '(([^,]+)=%-?%d+@(%d+)([^,]*))') do
  -- A grant with a `mark` comes from a purchase. It is kept for 40 days (3,456,000,000 ms) after its end, so
  -- that a repeated report of the purchase is recognised.
  local stays = tonumber(expiry) + (mark ~= '' and 3456000000 or 0)
  if time[1] * 1000 < stays and name ~= limit .. ':' then grants[#grants + 1] = grant end
end
local what = limit .. '='
if ARGV[5] ~= '' and ARGV[6] ~= '' then
  what = limit .. ':=' .. ARGV[5] .. '@' .. ARGV[6]
  grants[#grants + 1] = what
elseif ARGV[5] ~= '' then
  what = limit .. '=' .. ARGV[5]
  overrides[#overrides + 1] = what
end

-- The version ev rises first. If a later write fails, a higher ev only makes edges read the record again.
local ev = call('HINCRBY', s, 'ev', 1)
call('HSET', s, 'overrides', table.concat(overrides, ','), 'grants', table.concat(grants, ','))
local noted = redis.pcall('XADD', a, entryOf('override', ARGV[1], ARGV[2], ARGV[3], what))
if type(noted) == 'table' then
  -- Both fields get their old values again, since nothing may change without an entry in the audit trail.
  redis.pcall('HSET', s, 'overrides', was[1] or '', 'grants', was[2] or '')
  return noted
end
return { 1, ev }
