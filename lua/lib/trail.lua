-- trail: functions for an audit trail, which keeps about 200 changes, each with its actor and reason.

-- The arguments with which XADD appends an entry to an audit trail.
local function entryOf(deed, id, actor, reason, what)
  return 'MAXLEN', '~', '200', '*', 'do', deed, 'id', id, 'actor', actor, 'reason', reason, 'what', what
end

-- Whether the trail has an entry with this deed and request id. If `what` is given, it must be equal, too.
local function isInTrail(trail, deed, id, what)
  for _, entry in ipairs(redis.call('XREVRANGE', trail, '+', '-', 'COUNT', '200')) do
    local parts = entry[2]
    if parts[2] == deed and parts[4] == id and (not what or parts[10] == what) then return true end
  end
end
