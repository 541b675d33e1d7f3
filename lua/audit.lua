-- audit: records in an audit trail a change that concerns no user, and sets a switch if one is given.
--
-- KEYS   a, and k if a switch is set. docs/counting.md lists all keys and laws.
-- ARGV   1 request id   2 actor   3 reason   4 deed   5 what   6 the switch   7 1 on, 0 off
-- REPLY  1 done · 2 this request id was done before (without a switch: to the same what): nothing changed
-- LAW    Idempotent by request id over the trail's last 200 entries. No user's key is touched (14). 15.

-- include: trail
local call, a, k = redis.call, KEYS[1], KEYS[2]
if isInTrail(a, ARGV[4], ARGV[1], not k and ARGV[5]) then return 2 end
local was
if k then
  was = call('HGET', k, ARGV[6])
  -- No field is named '', so this HDEL changes nothing. It fails if HDEL is not permitted, which the undo
  -- needs.
  if not was then call('HDEL', k, '') end
  local time = call('TIME')
  call('HSET', k, ARGV[6], ARGV[7] .. ';' .. string.format('%d', time[1] * 1000 + math.floor(time[2] / 1000))
    .. ';' .. #ARGV[2] .. ';' .. ARGV[2] .. ARGV[3])
end
local noted = redis.pcall('XADD', a, entryOf(ARGV[4], ARGV[1], ARGV[2], ARGV[3], ARGV[5]))
if type(noted) == 'table' then
  -- Taken back: nothing may change without an entry in the trail.
  if was then redis.pcall('HSET', k, ARGV[6], was) elseif k then redis.pcall('HDEL', k, ARGV[6]) end
  return noted
end
return 1
