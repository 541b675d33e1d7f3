-- remember: functions that add ids to `d`, a user's settled requests, and drop expired ids.
local function dropOldIDs(d, seconds)
  redis.call('ZREMRANGEBYSCORE', d, '-inf', string.format('%d', seconds * REPLAYS))
end

-- Adds an id and its payload's fingerprint. `expiry` is in seconds. The command that removes them is added to
-- `rollback`.
local function rememberID(d, id, print, expiry, rollback)
  local score, other = string.format('%d', expiry * REPLAYS), string.format(PRINT_OF_ID, print, id)
  if redis.call('ZADD', d, score, id, score, other) > 0 then
    rollback[#rollback + 1] = { 'ZREM', d, id, other }
  end
end

-- The key `d` expires with the member that expires last. This is not always the member that was added last.
local function expireIDs(d)
  local newest = redis.call('ZREVRANGE', d, '0', '0', 'WITHSCORES')
  redis.call('PEXPIREAT', d, string.format('%d', math.floor(newest[2] / REPLAYS) * 1000))
end
