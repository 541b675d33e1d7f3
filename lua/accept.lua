-- accept: records that an operator accepts the store's loss of data.
--
-- KEYS   KEYS[1]: `e`, the hash with the store's identity (see probe). Its tag belongs to no user.
-- REPLY  1: the loss is accepted. 0: nothing was lost, or the loss was accepted before; nothing changed.
-- LAW    L14: No user's key is touched. L15: `accepted` keeps the last 16 ids of lost stores. So an edge that
--        comes back later with one of them does not report the loss again.

local call, e = redis.call, KEYS[1]
local known = call('HMGET', e, 'lost', 'accepted')
if not known[1] then return 0 end
local accepted = known[2] or ''
-- If this call is repeated, `accepted` begins with the lost store's id already, so the id is not added twice.
if string.sub(accepted, 1, #known[1] + 1) ~= known[1] .. ',' then
  call('HSET', e, 'accepted', string.sub(known[1] .. ',' .. accepted, 1, 528))
end
call('HDEL', e, 'lost')
return 1
