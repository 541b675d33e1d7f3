-- backup: everything of a user that is worth keeping, at one moment. It writes nothing.
--
-- KEYS   s r a e f c o, then the months' pages of the books. docs/counting.md lists all keys and laws.
-- REPLY  {s as field, value …, r as id, row …, a's newest 200 entries, e as id, time …, f as record, figures
--        …, c as field, value …, o as object, time …, then each page as line, bytes …}
-- LAW    3: looking changes nothing.

local call = redis.call
local answer = {
  call('HGETALL', KEYS[1]),
  call('HGETALL', KEYS[2]),
  call('XREVRANGE', KEYS[3], '+', '-', 'COUNT', '200'),
  call('ZREVRANGE', KEYS[4], '0', '-1', 'WITHSCORES'),
  call('HGETALL', KEYS[5]),
  call('HGETALL', KEYS[6]),
  call('ZREVRANGE', KEYS[7], '0', '-1', 'WITHSCORES'),
}
for k = 8, #KEYS do answer[k] = call('HGETALL', KEYS[k]) end
return answer
