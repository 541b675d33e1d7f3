-- forget: erases a user, or only counts their keys.
--
-- KEYS   s, then all others of the user. docs/counting.md lists all keys and laws.
-- ARGV   1 '' erases, 'look' only counts   2 '', or to end a merge its request id and the other user's tag,
--        each with a ';' after it
-- REPLY  the number of keys that exist, or existed; 0 if the user's merge is not the named one
--        MERGING a merge of this user is under way: nothing changed
-- LAW    14: no other user's key is touched. Erasing again changes nothing. 19: a user in a merge is erased
--        by that merge alone.

local call, own = redis.call, ARGV[2]
local marks = call('HMGET', KEYS[1], 'merging', 'joining')
if own == '' then
  if marks[1] or marks[2] then return redis.error_reply('MERGING a merge of this user is under way') end
elseif not marks[1] or string.sub(marks[1], 1, #own) ~= own then
  return 0
end
if ARGV[1] == 'look' then return call('EXISTS', unpack(KEYS)) end
return call('UNLINK', unpack(KEYS))
