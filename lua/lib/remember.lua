-- remember: drops the ids in `d` that are over, and lets the key end with its newest entry.
local function dropOldIDs(d, seconds)
  redis.call('ZREMRANGEBYSCORE', d, '-inf', string.format('%d', seconds * EXPIRY))
end
local function expireIDs(d)
  -- An id of a longer span may stand beside the one that was added last.
  local newest = redis.call('ZREVRANGE', d, '0', '0', 'WITHSCORES')
  redis.call('PEXPIREAT', d, string.format('%d', math.floor(newest[2] / EXPIRY) * 1000))
end
