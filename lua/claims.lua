-- claims: stores which users a push job has taken from the queue under one request id, to send check-ins.
-- If the job or the edge fails, the job gets the same users again, so no check-in is lost. The script
-- `checkin` claims the check-in of each user.
--
-- KEYS   KEYS[1] (`queue`): the queue of check-ins. KEYS[2] (`b`): the users taken under this request id.
--        KEYS[3] (`o`): the open request ids. The score is the time at which the id was last opened or took
--        users.
-- ARGV   ARGV[1] is one of these words. ARGV[2] is the request id, except for `stale`.
--        open   opens the request id. ARGV[3]: the ms after which `b` expires.
--        take   takes due users, at most ARGV[3] of them. ARGV[4]: the ms for which no other id takes them.
--        seal   records that all check-ins are claimed. From now on `open` always returns the same users.
--        back   records that the claims are being given back. No later reply contains these users.
--        end    records that all claims were given back.
--        stale  lists the open ids that have taken no user for ARGV[2] ms or longer.
-- REPLY  open: {state, token for checkin, member …}. The state is 1 open, 2 sealed, 3 giving back.
--        take: {member …}. end: 1. stale: {id …}.
--        seal, back: 1 done; 0 if the id is unknown or the opposite was done before.
-- LAW    L14: No user's key is touched. L15: A repeated call has no further effect. An id is sealed or given
--        back, never both. An id that begins anew gets another token, so giving back never touches new
--        claims.

local call, queue, b, o, verb, id = redis.call, KEYS[1], KEYS[2], KEYS[3], ARGV[1], ARGV[2]
local time = call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function due(from, before, count)
  return call('ZRANGEBYSCORE', from, '-inf', string.format('%d', before), 'LIMIT', '0', count)
end

if verb == 'stale' then return due(o, now - ARGV[2], '10') end

local state = tonumber(call('HGET', b, 's') or 0)

if verb == 'open' then
  -- The id is added to the open ids (`o`) before the push job takes any user. So if the job fails later,
  -- `stale` lists the id, and an edge can give the claims back.
  if state < 2 then call('ZADD', o, string.format('%d', now), id) end
  if state == 0 then
    state = 1
    call('HSET', b, 't', 'b:' .. time[1] .. '.' .. time[2] .. ':' .. id)
    call('PEXPIRE', b, ARGV[3])
    -- The state is set last, so `b` always has an expiry when its state is 1.
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
  -- State 0 means that `b` has expired, so no claims are left to give back.
  if state == 0 then call('UNLINK', b) end
  if state == 0 or state == 2 then call('ZREM', o, id) end
  if state ~= 1 and state ~= 3 then return 0 end
  call('HSET', b, 's', '3')
  return 1
end
call('UNLINK', b)
call('ZREM', o, id)
return 1
