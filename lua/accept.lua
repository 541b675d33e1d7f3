-- accept: an operator accepts a store that was emptied.
--
-- KEYS   e of the tag that no user has (see probe)
-- REPLY  1 accepted · 0 nothing was lost, or it was accepted before: nothing changed
-- LAW    14: no user's key is touched. 15. The last 16 lost ids are remembered, so that an edge that comes
--        back later with one of them does not report the loss again.

local call, e = redis.call, KEYS[1]
local known = call('HMGET', e, 'lost', 'accepted')
if not known[1] then return 0 end
local accepted = known[2] or ''
-- A repeat of this call finds the id in the list.
if string.sub(accepted, 1, #known[1] + 1) ~= known[1] .. ',' then
  call('HSET', e, 'accepted', string.sub(known[1] .. ',' .. accepted, 1, 528))
end
call('HDEL', e, 'lost')
return 1
