-- renew: keeps the lease of a long answer.
--
-- KEYS   r
-- ARGV   1 attempt;id   2 lease in ms, from now
-- REPLY  1 renewed · 0 not open under this attempt
-- LAW    7: whoever renews in time is never reclaimed.

local row = redis.call('HGET', KEYS[1], ARGV[1])
if not row then return 0 end
local time = redis.call('TIME')
local lease = time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[2]
redis.call('HSET', KEYS[1], ARGV[1], string.format('%d', lease) .. string.match(row, ';.*'))
return 1
