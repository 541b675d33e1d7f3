-- lease: records in the index of leases that a user may have open requests, before the first one is opened.
-- What a dead edge left open is then found among the users of the last minutes, not among all users.
--
-- KEYS   the index, a sorted set: <tag>@<turn>, scored by the ms of the epoch at which to look at the user
-- ARGV   1 the user's tag   2 ms from now until their first lease may end
-- REPLY  1 recorded
-- LAW    7: every open request is looked at within 8.2 s of its lease's end. 14: no user's key is touched. A
--        member contains its turn (8,192 ms), so that a due member is never written again. A sweeper may
--        delete a due member even if the same user was recorded again meanwhile.

local time = redis.call('TIME')
local turn = math.floor((time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[2]) / 8192) + 1
redis.call('ZADD', KEYS[1], string.format('%d', turn * 8192), ARGV[1] .. '@' .. string.format('%d', turn))
return 1
