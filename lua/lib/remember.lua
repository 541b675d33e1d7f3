-- remember: adds ids to `d`, and drops those that are over.
local function dropOldIDs(d, seconds)
  redis.call('ZREMRANGEBYSCORE', d, '-inf', string.format('%d', seconds * REPLAYS))
end

-- Adds an id with its payload's fingerprint, until a time in seconds. What takes it back is put on
-- `rollback`.
local function rememberID(d, id, print, expiry, rollback)
  local score, other = string.format('%d', expiry * REPLAYS), string.format(PRINT_OF_ID, print, id)
  if redis.call('ZADD', d, score, id, score, other) > 0 then
    rollback[#rollback + 1] = { 'ZREM', d, id, other }
  end
end

-- Lets the key end with its newest entry: an id of a longer span may stand beside the one that was added
-- last.
local function expireIDs(d)
  local newest = redis.call('ZREVRANGE', d, '0', '0', 'WITHSCORES')
  redis.call('PEXPIREAT', d, string.format('%d', math.floor(newest[2] / REPLAYS) * 1000))
end
