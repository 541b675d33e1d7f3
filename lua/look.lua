-- look: reads fields of a user's record, and whether an event was applied to it.
--
-- KEYS   s, the user's hash; e, the applied events (docs/counting.md, Keys)
-- ARGV   ARGV[1]: an event id, or '' for none. From ARGV[2] on: names of fields of s.
-- REPLY  {now in ms, 1 if the event was applied or else 0, the value of each field or '' if it does not
--        exist}
-- LAW    L3: This script changes nothing.

local call, time = redis.call, redis.call('TIME')
local answer = { time[1] * 1000 + math.floor(time[2] / 1000), 0 }
if ARGV[1] ~= '' and call('ZSCORE', KEYS[2], ARGV[1]) then answer[2] = 1 end
if #ARGV > 1 then
  for i, value in ipairs(call('HMGET', KEYS[1], unpack(ARGV, 2))) do answer[2 + i] = value or '' end
end
return answer
