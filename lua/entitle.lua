-- entitle: writes what a user has, if the event that says so is newer than the last one.
--
-- KEYS   s a e
-- ARGV   1 the time in ms at which it was so   2 event id   3 actor   4 reason; then pairs of name and value,
--        '' removes: plan, status, from, to (ms), anchor (1–31), zone, overrides (limit=amount,…); product,
--        phase, store, customer, unsubscribed, billing, paused (ms), sandbox (1), manage, manage2 … manage4
--        (the link in pieces); hold (ms): until then no other event ends what
--        this one gave. Others stay.
-- REPLY  {1, ev} written, ev has risen · {2, ev} newer, and nothing is different
--        {0, ev} older, or the same event again: nothing changed
-- LAW    10: the newest event wins, ties broken by event id; ev only rises. 12, 15. Ids are kept for 8
--        days.

local call, s, e = redis.call, KEYS[1], KEYS[3]
local last = call('HMGET', s, 'ev', 'et', 'ei', 'hold')
local time, lastTime, ev = tonumber(ARGV[1]), tonumber(last[2] or -1), tonumber(last[1] or 0)
if time < lastTime or time == lastTime and ARGV[2] <= (last[3] or '') then return { 0, ev } end

local known = { plan = 1, status = 1, from = 1, to = 1, anchor = 1, zone = 1, overrides = 1, product = 1,
  phase = 1, store = 1, customer = 1, unsubscribed = 1, billing = 1, paused = 1, sandbox = 1,
  manage = 1, manage2 = 1, manage3 = 1, manage4 = 1, hold = 1 }
local read, values, given = { 'HMGET', s }, {}, {}
for i = 5, #ARGV, 2 do
  local name, value = ARGV[i], ARGV[i + 1]
  if not known[name] or not value then return redis.error_reply('ERR entitle: no such part') end
  read[#read + 1], values[#values + 1], given[name] = name, value, value
end

-- What a store granted while it could not look closely stands until its own end: it has no transaction that
-- anybody who asks could be shown.
local ends = given.status == 'free' or given.status == 'expired'
local server = call('TIME')
local isHeld = ends and not given.hold and server[1] * 1000 < tonumber(last[4] or 0)

local write, drop, told = { 'HSET', s, 'et', ARGV[1], 'ei', ARGV[2] }, { 'HDEL', s }, {}
local was = #values > 0 and not isHeld and call(unpack(read)) or {}
for i = 1, isHeld and 0 or #values do
  local name, value = read[2 + i], values[i]
  if (was[i] or '') ~= value then
    if value == '' then drop[#drop + 1] = name else write[#write + 1], write[#write + 2] = name, value end
    told[#told + 1] = name .. '=' .. value
  end
end

call('ZADD', e, ARGV[1], ARGV[2])
call('ZREMRANGEBYRANK', e, '0', '-129')
call('PEXPIRE', e, '691200000')
if #told == 0 then
  call(unpack(write))
  return { 2, ev }
end
-- The first write and the second tell whether what takes back the third may be done.
ev = ev + 1
call('HSET', s, 'ev', string.format('%d', ev))
if #drop > 2 then call(unpack(drop)) end
call(unpack(write))
local noted = redis.pcall('XADD', KEYS[2], 'MAXLEN', '~', '200', '*', 'do', 'entitle', 'id',
  ARGV[2], 'actor', ARGV[3], 'reason', ARGV[4], 'what', table.concat(told, ' '))
if type(noted) == 'table' then
  -- Sent again, it would be the same event, and nothing new.
  local before, back, new = { et = last[2], ei = last[3] }, { 'HSET', s }, { 'HDEL', s }
  for i = 1, #values do before[read[2 + i]] = was[i] end
  for _, name in ipairs({ 'et', 'ei', unpack(read, 3) }) do
    if before[name] then back[#back + 1], back[#back + 2] = name, before[name] else new[#new + 1] = name end
  end
  if #back > 2 then redis.pcall(unpack(back)) end
  if #new > 2 then redis.pcall(unpack(new)) end
  return noted
end
return { 1, ev }
