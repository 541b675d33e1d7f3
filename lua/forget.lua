-- forget: erases a user, or only counts their keys.
--
-- KEYS   s, then all others
-- ARGV   1 '' or, to look only, 'look'   2 '' or, to end a merge, its request id and the other's tag, each
--        with a ';' behind it
-- REPLY  how many there are, or were; 0 if a merge would end that is not this one
--        MERGING a merge of this user is under way: nothing changed
-- LAW    14: no other user's key is touched. Erasing again changes nothing. 19: whoever leaves or is joined
--        is erased by that merge alone.

local call, own = redis.call, ARGV[2]
local marks = call('HMGET', KEYS[1], 'merging', 'joining')
if own == '' then
  if marks[1] or marks[2] then return redis.error_reply('MERGING a merge of this user is under way') end
elseif not marks[1] or string.sub(marks[1], 1, #own) ~= own then
  return 0
end
if ARGV[1] == 'look' then return call('EXISTS', unpack(KEYS)) end
return call('UNLINK', unpack(KEYS))
