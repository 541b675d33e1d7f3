-- probe: does to Redis what the scripts of a message do, so that an edge knows whether it can count.
--
-- KEYS   one of a tag that no user has
-- REPLY  the commands of the scripts that this user may not call, in lower case; empty where all is well. An
--        error as a message would meet it: OOM, NOREPLICAS, READONLY, MISCONF …
-- LAW    14: it touches no user. The key is gone again when it returns.

local pcall, find = redis.pcall, string.find
local key = KEYS[1]

-- Each changes nothing: the key is not there, or what is written is no number or lacks a value.
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

-- Redis up to 7.0; 7.2 and Valkey; a server that says it as it does to clients.
local denials = { "can't run this command", 'ACL failure in script', 'NOPERM' }

local function isDenied(answer)
  local text = type(answer) == 'table' and answer.err or ''
  for _, denial in ipairs(denials) do
    if find(text, denial, 1, true) then return true end
  end
  return false
end

-- First, since Redis lets a script that has written go on in full memory. Its error is a message's, unless it
-- is about a right: all of these are named.
local wrote = pcall('HSET', key, 'f', 'v')
if type(wrote) == 'table' and wrote.err and not isDenied(wrote) then return wrote end
pcall('UNLINK', key)

local missing = {}
for _, words in ipairs(calls) do
  if isDenied(pcall(unpack(words))) then missing[#missing + 1] = string.lower(words[1]) end
end
return missing
