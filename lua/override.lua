-- override: an operator replaces the amount of one limit for a user, or removes such a replacement.
--
-- KEYS   s a   docs/counting.md lists all keys and laws.
-- ARGV   1 request id   2 actor   3 reason   4 limit's name   5 amount, or '' to remove the replacement
--        6 expiry in ms, or '' for none
-- REPLY  {1, ev} done, ev has risen · {2, ev} this request id was done before: nothing changed
--        MERGING this user is being merged into another: nothing changed
-- LAW    10, 12, 15, 19. Idempotent by request id over the trail's last 200 entries. Every earlier
--        replacement of this limit goes, with or without an expiry. Grants that add to the limit stay.
--        Expired grants go.

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
  -- A purchase is remembered beyond its end (see purchase).
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

-- ev rises first: if a later write fails, a higher ev only makes edges read the record once more.
local ev = call('HINCRBY', s, 'ev', 1)
call('HSET', s, 'overrides', table.concat(overrides, ','), 'grants', table.concat(grants, ','))
local noted = redis.pcall('XADD', a, entryOf('override', ARGV[1], ARGV[2], ARGV[3], what))
if type(noted) == 'table' then
  -- Taken back: nothing may change without an entry in the trail.
  redis.pcall('HSET', s, 'overrides', was[1] or '', 'grants', was[2] or '')
  return noted
end
return { 1, ev }
