-- block: stops a user from sending, or lets them send again (an operator's change). They can still read.
--
-- KEYS   s, the user's hash; a, the audit trail (docs/counting.md, Keys)
-- ARGV   ARGV[1]: request id. ARGV[2]: actor. ARGV[3]: reason. ARGV[4]: 'block' or 'unblock'.
-- REPLY  {1, ev}: done. The version ev has risen, so every edge reads the entitlement again.
--        {2, ev}: this request was done before, or the user is in the wanted state already. Nothing changed.
--        MERGING: this user is being merged into another, and nothing changed.
-- LAW    L3: No counter changes. L10: ev only rises. L15: A request whose id is among the
--        trail's last 200 entries changes nothing. L19: A user who is being merged accepts no change.

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
  -- The block gets its old value again. Otherwise a repeated call would find the change done, but the audit
  -- trail would have no entry.
  if was[2] then redis.pcall('HSET', s, 'block', was[2]) else redis.pcall('HDEL', s, 'block') end
  return noted
end
return { 1, ev }
