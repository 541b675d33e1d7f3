-- inspect: reads everything that is stored about a user. It writes nothing.
--
-- KEYS   s, the user's hash; r, the open reservations; d, the settled ids; a, the audit trail; f, the refusal
--        log (docs/counting.md, Keys)
-- REPLY  {now in ms, s as field, value …, r as id, row …, the newest 200 members of d as id, score …,
--        the newest 200 entries of a, f as record, figures …}
-- LAW    L3: This script changes nothing.

local call, time = redis.call, redis.call('TIME')
return {
  time[1] * 1000 + math.floor(time[2] / 1000),
  call('HGETALL', KEYS[1]),
  call('HGETALL', KEYS[2]),
  call('ZREVRANGE', KEYS[3], '0', '199', 'WITHSCORES'),
  call('XREVRANGE', KEYS[4], '+', '-', 'COUNT', '200'),
  call('HGETALL', KEYS[5]),
}
