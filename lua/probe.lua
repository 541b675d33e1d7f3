-- probe: tries the commands that the scripts of a message call. The reply says whether Redis can count, and
-- whether this is the store in which the edge has counted so far.
--
-- KEYS   p, a hash that this script writes and deletes; e, a hash with the store's identity. Both have a tag
--        that no user has (docs/counting.md, Keys).
-- ARGV   ARGV[1]: the id of the store in which the edge has counted so far, or ''.
--        ARGV[2]: an id for a store that has none yet. If it is '', the script writes nothing to e.
--        ARGV[3]: the time in ms since which the edge has seen this store's clock run without a step, or 0.
-- REPLY  {now in µs, id, lost, since, steady, command …}. `id` is the store's id; `lost`, the lost store's id
--        or ''. `since` is when the store got its id or, after a loss, when an edge first missed the lost
--        store (ms). `steady` is the time since which the store's clock has run without a step (ms). The
--        commands are those that the Redis user has no right to call, in lower case. If a message would get
--        an error (OOM, NOREPLICAS, READONLY, MISCONF …), the reply is that error.
-- LAW    L14: No user's key is touched. p is deleted before the script returns, and e stays. An emptied store
--        is recognised by its missing e. L16: e stores `steady`, for edges that start later.

local call, pcall, find, format = redis.call, redis.pcall, string.find, string.format
local key, e = KEYS[1], KEYS[2]

-- None of these calls changes anything, because the key does not exist or the arguments are invalid.
local calls = {
  { 'EXISTS', key }, { 'HDEL', key, 'f' }, { 'HGET', key, 'f' }, { 'HGETALL', key },
  { 'HINCRBY', key, 'f', 'no-number' }, { 'HKEYS', key }, { 'HLEN', key }, { 'HMGET', key, 'f' },
  { 'HSET', key, 'f', 'v', 'g' }, { 'PEXPIRE', key, '1' }, { 'PEXPIREAT', key, '1' }, { 'TIME' },
  { 'UNLINK', key }, { 'XADD', key, 'NOMKSTREAM', '*', 'f', 'v' },
  { 'XREVRANGE', key, '+', '-', 'COUNT', '1' }, { 'ZADD', key, 'XX', '1', 'm' }, { 'ZCARD', key },
  { 'ZINCRBY', key, 'no-number', 'm' }, { 'ZRANGEBYSCORE', key, '-inf', '0' }, { 'ZREM', key, 'm' },
  { 'ZREMRANGEBYRANK', key, '0', '0' }, { 'ZREMRANGEBYSCORE', key, '-inf', '0' },
  { 'ZREVRANGE', key, '0', '0' }, { 'ZSCORE', key, 'm' },
}

-- The texts by which an error about a missing right is recognised: the first of Redis up to 7.0, the second
-- of Redis 7.2 and Valkey, and the third of servers whose scripts get the same error as clients.
local denials = { "can't run this command", 'ACL failure in script', 'NOPERM' }

local function isDenied(answer)
  local text = type(answer) == 'table' and answer.err or ''
  for _, denial in ipairs(denials) do
    if find(text, denial, 1, true) then return true end
  end
  return false
end

-- This write comes first. After another write it would succeed even if memory is full, because Redis lets a
-- script that has already written continue. An error of this write is the reply, unless a right is missing.
-- The code below lists missing rights.
local wrote = pcall('HSET', key, 'f', 'v')
if type(wrote) == 'table' and wrote.err and not isDenied(wrote) then return wrote end
pcall('UNLINK', key)

local missing = {}
for _, words in ipairs(calls) do
  if isDenied(pcall(unpack(words))) then missing[#missing + 1] = string.lower(words[1]) end
end
if #missing > 0 then return { 0, '', '', 0, 0, unpack(missing) } end

local time = call('TIME')
local micros = time[1] * 1000000 + time[2]
local now = (micros - micros % 1000) / 1000
local known = call('HMGET', e, 'id', 'lost', 'since', 'accepted', 'steady', 'seen')
local id, lost, since, write = known[1] or '', known[2] or '', tonumber(known[3] or 0), { 'HSET', e }

-- Whether the edge has counted in another store so far, and no operator has accepted this store in its place.
local isOther = ARGV[1] ~= '' and ARGV[1] ~= id and not find(known[4] or '', ARGV[1], 1, true)
if id == '' and ARGV[2] ~= '' then
  id, since = ARGV[2], now
  write[3], write[4], write[5], write[6] = 'id', id, 'since', format('%d', now)
end
if isOther and id ~= '' and lost == '' then
  lost, since = ARGV[1], now
  write[#write + 1], write[#write + 2] = 'lost', lost
  write[#write + 1], write[#write + 2] = 'since', format('%d', now)
end

-- `steady` is the time since which the clock has run without a step. It becomes `now` if no edge has checked
-- the clock for ten minutes, or if the clock was set back.
local steady, seen, mine = tonumber(known[5] or 0), tonumber(known[6] or 0), tonumber(ARGV[3])
if now - seen > 600000 or seen > now + 2000 or steady > now then steady = now end
if mine > steady and mine <= now then steady = mine end
if id ~= '' and (steady ~= tonumber(known[5] or -1) or now - seen > 60000) then
  write[#write + 1], write[#write + 2] = 'steady', format('%d', steady)
  write[#write + 1], write[#write + 2] = 'seen', format('%d', now)
end
if #write > 2 and ARGV[2] ~= '' then call(unpack(write)) end
return { micros, id, lost, since, steady }
