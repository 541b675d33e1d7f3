-- block: stops a user from sending, or lets them send again (an operator's change). A blocked user can still
-- read.
--
-- KEYS   s a   docs/counting.md lists all keys and laws.
-- ARGV   1 request id   2 actor   3 reason   4 block or unblock
-- REPLY  {1, ev} done, ev has risen: every edge reads the entitlement again
--        {2, ev} this request id was done before, or the user is blocked (or not) already: nothing changed
--        MERGING this user is being merged into another: nothing changed
-- LAW    3: no counter changes. 10, 15, 19. Idempotent by request id over the trail's last 200 entries.

-- include: trail
local call, s, a, action = redis.call, KEYS[1], KEYS[2], ARGV[4]
local was = call('HMGET', s, 'ev', 'block', 'merging')
if isInTrail(a, action, ARGV[1]) then return { 2, tonumber(was[1] or 0) } end
if was[3] then return redis.error_reply('MERGING this user is being merged') end
if (action == 'block') == (was[2] and true or false) then return { 2, tonumber(was[1] or 0) } end

local time, ev = call('TIME'), call('HINCRBY', s, 'ev', 1)
if action == 'block' then
  call('HSET', s, 'block', string.format('%d', time[1] * 1000 + math.floor(time[2] / 1000)))
else
  call('HDEL', s, 'block')
end
local noted = redis.pcall('XADD', a, entryOf(action, ARGV[1], ARGV[2], ARGV[3], action .. 'ed'))
if type(noted) == 'table' then
  -- Taken back, since a repeat would otherwise find it done, without an entry in the trail.
  if was[2] then redis.pcall('HSET', s, 'block', was[2]) else redis.pcall('HDEL', s, 'block') end
  return noted
end
return { 1, ev }
