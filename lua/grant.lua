-- grant: an operator adds to the amount of one limit once, or replaces it for a time.
--
-- KEYS   s a   docs/counting.md lists all keys and laws.
-- ARGV   1 request id   2 actor   3 reason   4 limit's name, and ':' if the limit's amount is replaced
--        5 amount   6 expiry in ms
-- REPLY  {1, ev} granted, ev has risen · {2, ev} this request id was granted before: nothing changed
--        MERGING this user is being merged into another: nothing changed
-- LAW    10, 12, 15, 19. Idempotent by request id over the trail's last 200 entries. Expired grants go.

-- include: trail
local call, s, a = redis.call, KEYS[1], KEYS[2]
if isInTrail(a, 'grant', ARGV[1]) then return { 2, tonumber(call('HGET', s, 'ev') or 0) } end

if call('HGET', s, 'merging') then return redis.error_reply('MERGING this user is being merged') end

local time, was, grants = call('TIME'), call('HGET', s, 'grants') or '', {}
for grant, expiry, mark in string.gmatch(was, '([^,]+@(%d+)([^,]*))') do
  -- A purchase is remembered beyond its end (see purchase).
  local stays = tonumber(expiry) + (mark ~= '' and 3456000000 or 0)
  if time[1] * 1000 < stays then grants[#grants + 1] = grant end
end
grants[#grants + 1] = ARGV[4] .. '=' .. ARGV[5] .. '@' .. ARGV[6]

local ev = call('HINCRBY', s, 'ev', 1)
call('HSET', s, 'grants', table.concat(grants, ','))
local noted = redis.pcall('XADD', a, entryOf('grant', ARGV[1], ARGV[2], ARGV[3], grants[#grants]))
if type(noted) == 'table' then
  -- Taken back, since a repeat would otherwise grant it twice.
  redis.pcall('HSET', s, 'grants', was)
  return noted
end
return { 1, ev }
