-- audit: adds an operator's change that concerns no user to an audit trail. If the change switches a kill
-- switch on or off, the script also sets the kill switch.
--
-- KEYS   a, the audit trail; k, the hash of kill switches, only if one is changed (docs/counting.md, Keys)
-- ARGV   ARGV[1]: request id. ARGV[2]: actor. ARGV[3]: reason. ARGV[4]: the action. ARGV[5]: what it changed.
--        ARGV[6]: the kill switch. ARGV[7]: 1 to switch it on, 0 to switch it off.
-- REPLY  1: done. 2: the action was done before under this request id, and nothing changed. Without a kill
--        switch, the action counts as done before only if ARGV[5] was the same, too.
-- LAW    L14: No user's key is touched. L15: A request whose id is among the trail's last 200 entries changes
--        nothing.

-- include: trail
local call, a, k = redis.call, KEYS[1], KEYS[2]
if isInTrail(a, ARGV[4], ARGV[1], not k and ARGV[5]) then return 2 end
local was
if k then
  was = call('HGET', k, ARGV[6])
  -- No field is named '', so this HDEL changes nothing. It only checks that HDEL is permitted, because the
  -- undo needs HDEL.
  if not was then call('HDEL', k, '') end
  local time = call('TIME')
  call('HSET', k, ARGV[6], ARGV[7] .. ';' .. string.format('%d', time[1] * 1000 + math.floor(time[2] / 1000))
    .. ';' .. #ARGV[2] .. ';' .. ARGV[2] .. ARGV[3])
end
local noted = redis.pcall('XADD', a, entryOf(ARGV[4], ARGV[1], ARGV[2], ARGV[3], ARGV[5]))
if type(noted) == 'table' then
  -- The kill switch gets its old value again, since nothing may change without an entry in the audit trail.
  if was then redis.pcall('HSET', k, ARGV[6], was) elseif k then redis.pcall('HDEL', k, ARGV[6]) end
  return noted
end
return 1
