-- look: reads parts of a user's record, and whether an event was applied to it.
--
-- KEYS   s e   docs/counting.md lists all keys and laws.
-- ARGV   1 event id, or '' for none   2 … names of fields of s
-- REPLY  {now in ms, 1 if the event was applied or else 0, the value of each field, '' if it does not exist}
-- LAW    3: looking changes nothing.

local call, time = redis.call, redis.call('TIME')
local answer = { time[1] * 1000 + math.floor(time[2] / 1000), 0 }
if ARGV[1] ~= '' and call('ZSCORE', KEYS[2], ARGV[1]) then answer[2] = 1 end
if #ARGV > 1 then
  for i, value in ipairs(call('HMGET', KEYS[1], unpack(ARGV, 2))) do answer[2 + i] = value or '' end
end
return answer
