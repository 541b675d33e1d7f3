-- queue: members with a time at which each is due. The members are users to ask a subscription service
-- about, users to nudge, or events to send; each kind has a sorted set of its own.
--
-- KEYS   the queue
-- ARGV   1 put    2 member   3 due in ms of the epoch, 0 for now   4 'sooner' never moves it to a later time
--                 5 the most members; a new one beyond this is not accepted
--        1 take   2 the most members to take, those due first   3 ms after which they are due again
--        1 drop   2 member
-- REPLY  put: 1 it is in the queue · 0 the queue is full      take: {now in ms, member …}      drop: 1 · 0
-- LAW    14: no user's key is touched. A member that was taken and not dropped comes again: at least once.

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
