-- budget: spends one unit of an allowance that all edges share, or replies that no unit is left. The
-- allowance refills with time.
--
-- KEYS   KEYS[1]: the allowance, a hash.
-- ARGV   ARGV[1] (`step`): the time in which one unit refills, in µs.
--        ARGV[2] (`most`): the largest number of units that can be spent at once.
-- REPLY  1: one unit was spent. 0: no unit is left, and nothing changed.
-- LAW    L11: In any interval Δ at most `most` + Δ / `step` units are spent. After Redis' clock was set back,
--        no call waits longer than `most` × `step`. L14: No user's counters are touched.

local call, time = redis.call, redis.call('TIME')
local now, step = time[1] * 1000000 + time[2], tonumber(ARGV[1])
local full = now + step * ARGV[2]
local clock = tonumber(call('HGET', KEYS[1], 'clock') or 0)
if clock < now then clock = now elseif clock > full then clock = full end
if clock + step > full then return 0 end
call('HSET', KEYS[1], 'clock', string.format('%d', clock + step))
call('PEXPIRE', KEYS[1], string.format('%d', math.ceil((full - now) / 1000) + 1000))
return 1
