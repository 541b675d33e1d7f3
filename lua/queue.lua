-- queue: a queue of members with the time at which each is due. One queue has the users whose subscriptions
-- are checked, another the users who get check-ins, and another the events to send.
--
-- KEYS   KEYS[1]: the queue, a sorted set.
-- ARGV   ARGV[1] is one of these words. ARGV[2] is the member, except for `take`.
--        put   ARGV[3]: the due time in ms of the epoch, or 0 for now. ARGV[4]: 'sooner' never moves the
--              member to a later time. ARGV[5]: the largest number of members. A full queue accepts no new
--              member.
--        take  takes the members that are due first. ARGV[2]: the largest number of them. ARGV[3]: the ms
--              after which they are due again.
--        drop  removes the member
-- REPLY  put: 1 if the member is in the queue, 0 if the queue is full. take: {now in ms, member …}.
--        drop: 1 if the member was in the queue, else 0.
-- LAW    L14: No user's key is touched. A member that was taken and not dropped becomes due again, so each
--        member is handled at least once.

local call, queue = redis.call, KEYS[1]
local time = call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)

if ARGV[1] == 'put' then
  local due, known = tonumber(ARGV[3]), call('ZSCORE', queue, ARGV[2])
  if due == 0 then due = now end
  if known and ARGV[4] == 'sooner' and tonumber(known) <= due then return 1 end
  if not known and call('ZCARD', queue) >= tonumber(ARGV[5]) then return 0 end
  call('ZADD', queue, string.format('%d', due), ARGV[2])
  return 1
elseif ARGV[1] == 'take' then
  local taken = call('ZRANGEBYSCORE', queue, '-inf', string.format('%d', now), 'LIMIT', '0', ARGV[2])
  local answer = { now }
  for i, member in ipairs(taken) do
    call('ZADD', queue, string.format('%d', now + ARGV[3]), member)
    answer[1 + i] = member
  end
  return answer
end
return call('ZREM', queue, ARGV[2])
