-- sources: what subscription services report about a user, and which report decides. Each service is a
-- source. A second purchase at a service is a source of its own (stripe2). The best source's parts are the
-- user's own. Those of any other source are stored as <store>.<part>.

-- include: parts

-- Whether the plan that a source reported is valid now. A part that was not reported is '' or nil in
-- `source`.
local function runs(source, now)
  local to, status = tonumber(source.lapses) or tonumber(source.to), source.status or ''
  return status ~= 'free' and status ~= 'expired' and (status ~= '' or (source.plan or '') ~= '')
    and (not to or now < to)
end

-- Whether the report `one` is better than the report `other`. A plan that is valid now is better. If both are
-- valid, a purchase with real money is better, then the lower rank, then the later end.
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
