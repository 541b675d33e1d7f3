-- sources: what subscription services report of a user, and which of them decides. Each service is a source,
-- and a second purchase at one is a source of its own (stripe2). The best one's parts are the user's own;
-- those of another one wait as <store>.<part>.

-- include: parts

-- Whether somebody has now what a source reported: a table of its parts, '' or nil if there is none.
local function runs(source, now)
  local to, status = tonumber(source.lapses) or tonumber(source.to), source.status or ''
  return status ~= 'free' and status ~= 'expired' and (status ~= '' or (source.plan or '') ~= '')
    and (not to or now < to)
end

-- Best is the one that is running, of those the one that is paid for with money, then the lowest rank, then
-- the latest end.
local function isBetter(one, other, now)
  local isOn = runs(one, now)
  if isOn ~= runs(other, now) then return isOn end
  if isOn then
    local isTest, isOtherTest = (one.sandbox or '') ~= '', (other.sandbox or '') ~= ''
    if isTest ~= isOtherTest then return isOtherTest end
    local rank, otherRank = tonumber(one.rank) or 1e6, tonumber(other.rank) or 1e6
    if rank ~= otherRank then return rank < otherRank end -- unseen: what is equal does not come here
  end
  -- unseen: nothing has ended before 1970, and of both without an end neither is later
  local forever = isOn and 1e15 or -1
  return (tonumber(one.to) or forever) > (tonumber(other.to) or forever)
end
