-- backup: reads all of a user's record that a backup holds, at one moment. It writes nothing.
--
-- KEYS   s, the user's hash; r, the open reservations; a, the audit trail; e, the applied events; f, the
--        refusal log; c, the check-ins; o, the stored objects; then for each month u, a page of the books
--        (docs/counting.md, Keys)
-- REPLY  one list for each key: s as field, value …; r as id, row …; the newest 200 entries of a; e as id,
--        time …; f as record, figures …; c as field, value …; o as object, time …; each page as line, bytes …
-- LAW    L3: This script changes nothing.

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
