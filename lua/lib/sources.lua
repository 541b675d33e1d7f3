-- sources: what subscription services report about a user, and which report decides. Each service is a
-- source. A second purchase at a service is a source of its own (stripe2). A report has fields such as plan
-- and status. The best report is stored under these names, and any other report as <source>.<name>
-- (apple.plan).

-- include: parts

-- Whether the plan in the report `source` is valid now. A field that was not reported is '' or nil.
local function runs(source, now)
  local to, status = tonumber(source.lapses) or tonumber(source.to), source.status or ''
  return status ~= 'free' and status ~= 'expired' and (status ~= '' or (source.plan or '') ~= '')
    and (not to or now < to)
end

-- Whether the report `one` is better than the report `other`. A valid plan is better than one that has ended.
-- Of two valid plans, a purchase with real money is better than a test purchase, and a lower rank is better
-- than a higher one. If all this is equal, the later end is better.
local function isBetter(one, other, now)
  local isOn = runs(one, now)
  if isOn ~= runs(other, now) then return isOn end
  if isOn then
    local isTest, isOtherTest = (one.sandbox or '') ~= '', (other.sandbox or '') ~= ''
    if isTest ~= isOtherTest then return isOtherTest end
    local rank, otherRank = tonumber(one.rank) or 1e6, tonumber(other.rank) or 1e6
    -- equivalent mutant: This line is only reached if the ranks differ, so `<=` gives the same result as `<`.
    if rank ~= otherRank then return rank < otherRank end
  end
  -- equivalent mutant: A default of -2 gives the same result as -1, since no purchase ended before 1970.
  local forever = isOn and 1e15 or -1
  return (tonumber(one.to) or forever) > (tonumber(other.to) or forever)
end
