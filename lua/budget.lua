-- budget: spends one unit of an allowance that all edges share and that refills with time, or says that none
-- is left.
--
-- KEYS   the allowance, a hash
-- ARGV   1 µs after which one more may be spent (step)   2 the most that may be spent at once (most)
-- REPLY  1 spent · 0 none is left: nothing changed
-- LAW    11: what is spent in any interval Δ ≤ most + Δ / step. After a clock steps back, nobody waits
--        longer than most × step. 14: no user's counters are touched. The key expires when the allowance is
--          full again.

local call, time = redis.call, redis.call('TIME')
local now, step = time[1] * 1000000 + time[2], tonumber(ARGV[1])
local full = now + step * ARGV[2]
local clock = tonumber(call('HGET', KEYS[1], 'clock') or 0)
if clock < now then clock = now elseif clock > full then clock = full end
if clock + step > full then return 0 end
call('HSET', KEYS[1], 'clock', string.format('%d', clock + step))
call('PEXPIRE', KEYS[1], string.format('%d', math.ceil((full - now) / 1000) + 1000))
return 1
