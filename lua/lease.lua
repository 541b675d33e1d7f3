-- lease: adds a user to the index of leases before the user's first request is opened. If the edge dies, a
-- sweeper finds the edge's open requests among the users of the last minutes, instead of among all users.
--
-- KEYS   KEYS[1]: the index, a sorted set of <tag>@<n>. The score is the time in ms at which a sweeper checks
--        the user, a multiple of 8,192 ms (n × 8,192).
-- ARGV   ARGV[1]: the user's tag. ARGV[2]: the ms from now until the user's first lease can end.
-- REPLY  1: recorded.
-- LAW    L7: A sweeper checks every open request within 8.2 s of its lease's end. L14: No user's key is
--        touched. A member contains its due time (n), so a due member is never written again. A sweeper can
--        delete a due member even if the same user was recorded again meanwhile.

local time = redis.call('TIME')
local turn = math.floor((time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[2]) / 8192) + 1
redis.call('ZADD', KEYS[1], string.format('%d', turn * 8192), ARGV[1] .. '@' .. string.format('%d', turn))
return 1
