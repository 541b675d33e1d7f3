-- claims: the people whom a push job has taken under one request id. The job can ask for them again, so that
-- no check-in is lost if the job or the edge fails half-way. checkin.lua claims each person's own nudge.
--
-- KEYS   the queue of check-ins; b, the people taken under this id; o, the open ids, scored by the time of
--        their last take
-- ARGV   1 open   2 request id   3 ms after which b expires
--        1 take   2 request id   3 the most due people to take   4 ms for which only this id has them
--        1 seal   2 request id   all are claimed: from now on the reply stays the same
--        1 back   2 request id   the claims are given back: no later reply contains these people
--        1 end    2 request id   all claims were given back
--        1 stale  2 ms for which an open id has taken nobody
-- REPLY  open: {1 open, 2 sealed, 3 giving back; the token for checkin; member …} · take: {member …}
--        seal, back: 1 done · 0 given back (or sealed) already, or an unknown id   end: 1   stale: {id …}
-- LAW    14: no user's key is touched. 15: sent again, a call ends as if sent once. An id is either sealed
--        or given back, never both. An id that begins anew gets another token, so that giving back never
--        touches the new claims.

local call, queue, b, o, verb, id = redis.call, KEYS[1], KEYS[2], KEYS[3], ARGV[1], ARGV[2]
local time = call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function due(from, before, count)
  return call('ZRANGEBYSCORE', from, '-inf', string.format('%d', before), 'LIMIT', '0', count)
end

if verb == 'stale' then return due(o, now - ARGV[2], '10') end

local state = tonumber(call('HGET', b, 's') or 0)

if verb == 'open' then
  -- The id is added to o first, so that `stale` finds it if its job fails half-way.
  if state < 2 then call('ZADD', o, string.format('%d', now), id) end
  if state == 0 then
    state = 1
    call('HSET', b, 't', 'b:' .. time[1] .. '.' .. time[2] .. ':' .. id)
    call('PEXPIRE', b, ARGV[3])
    -- The state is set last, so that an open b always has an expiry.
    call('HSET', b, 's', '1')
  end
  local answer = { state, call('HGET', b, 't') }
  for _, field in ipairs(call('HKEYS', b)) do
    if string.sub(field, 1, 1) == 'm' then answer[#answer + 1] = string.sub(field, 2) end
  end
  return answer
elseif verb == 'take' then
  local taken = state == 1 and due(queue, now, ARGV[3]) or {}
  for _, member in ipairs(taken) do
    call('HSET', b, 'm' .. member, '')
    call('ZADD', queue, string.format('%d', now + ARGV[4]), member)
  end
  if #taken > 0 then call('ZADD', o, string.format('%d', now), id) end
  return taken
elseif verb == 'seal' then
  if state ~= 1 and state ~= 2 then return 0 end
  call('HSET', b, 's', '2')
  call('ZREM', o, id)
  return 1
elseif verb == 'back' then
  -- If b has expired meanwhile, there is nothing to give back.
  if state == 0 then call('UNLINK', b) end
  if state == 0 or state == 2 then call('ZREM', o, id) end
  if state ~= 1 and state ~= 3 then return 0 end
  call('HSET', b, 's', '3')
  return 1
end
call('UNLINK', b)
call('ZREM', o, id)
return 1
