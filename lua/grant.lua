-- grant: an operator adds to the amount of one limit once, or replaces the amount for a time.
--
-- KEYS   s, the user's hash; a, the audit trail (docs/counting.md, Keys)
-- ARGV   ARGV[1]: request id. ARGV[2]: actor. ARGV[3]: reason. ARGV[4]: the limit's name, with a ':' after it
--        if the amount is replaced. ARGV[5]: amount. ARGV[6]: expiry in ms.
-- REPLY  {1, ev}: granted, and the version ev has risen. {2, ev}: this request was granted before.
--        MERGING: this user is being merged into another, and nothing changed.
-- LAW    L10: ev only rises. L12: Only expired grants are dropped. L15: A request whose id is among
--        the trail's last 200 entries changes nothing. L19: A user who is being merged accepts no change.

-- include: trail
local call, s, a = redis.call, KEYS[1], KEYS[2]
if isInTrail(a, 'grant', ARGV[1]) then return { 2, tonumber(call('HGET', s, 'ev') or 0) } end

if call('HGET', s, 'merging') then return redis.error_reply('MERGING this user is being merged') end

local time, was, grants = call('TIME'), call('HGET', s, 'grants') or '', {}
for grant, expiry, mark in string.gmatch(was, '([^,]+@(%d+)([^,]*))') do
  -- A grant with a `mark` comes from a purchase. It is kept for 40 days (3,456,000,000 ms) after its end, so
  -- that a repeated report of the purchase is recognised.
  local stays = tonumber(expiry) + (mark ~= '' and 3456000000 or 0)
  if time[1] * 1000 < stays then grants[#grants + 1] = grant end
end
grants[#grants + 1] = ARGV[4] .. '=' .. ARGV[5] .. '@' .. ARGV[6]

local ev = call('HINCRBY', s, 'ev', 1)
call('HSET', s, 'grants', table.concat(grants, ','))
local noted = redis.pcall('XADD', a, entryOf('grant', ARGV[1], ARGV[2], ARGV[3], grants[#grants]))
if type(noted) == 'table' then
  -- The audit trail has no entry, so the grant is taken back. A repeated call would otherwise grant it twice.
  redis.pcall('HSET', s, 'grants', was)
  return noted
end
return { 1, ev }
