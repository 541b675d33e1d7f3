-- forget: erases a user, or only counts their keys.
--
-- KEYS   s, the user's hash, then all other keys of the user (docs/counting.md, Keys)
-- ARGV   ARGV[1]: '' to erase, 'look' to count only. ARGV[2]: ''; or, to end a merge, its request id and the
--        other user's tag, each with a ';' after it.
-- REPLY  the number of keys that exist or existed; 0 if the user's merge is not the one in ARGV[2]
--        MERGING: a merge of this user is under way, and nothing changed.
-- LAW    L14: No other user's key is touched. L19: If the user is in a merge, only that merge can erase them.

local call, own = redis.call, ARGV[2]
local marks = call('HMGET', KEYS[1], 'merging', 'joining')
if own == '' then
  if marks[1] or marks[2] then return redis.error_reply('MERGING a merge of this user is under way') end
elseif not marks[1] or string.sub(marks[1], 1, #own) ~= own then
  return 0
end
if ARGV[1] == 'look' then return call('EXISTS', unpack(KEYS)) end
return call('UNLINK', unpack(KEYS))
