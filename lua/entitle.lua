-- entitle: writes what a user has, if the event that says so is newer than the last one.
--
-- KEYS   s a
-- ARGV   1 event time in ms   2 event id   3 actor   4 reason; then pairs of name and value, '' removes:
--        plan, status, from, to (ms), anchor (1–31), zone, overrides (limit=amount,…); others stay.
-- REPLY  {1, ev} written, ev has risen · {0, ev} older, or the same event again: nothing changed
-- LAW    10: the newest event wins, ties broken by event id; ev only rises.

local call, s = redis.call, KEYS[1]
local last = call('HMGET', s, 'ev', 'et', 'ei')
local time, lastTime = tonumber(ARGV[1]), tonumber(last[2] or -1)
if time < lastTime or time == lastTime and ARGV[2] <= (last[3] or '') then
  return { 0, tonumber(last[1] or 0) }
end

local known = { plan = 1, status = 1, from = 1, to = 1, anchor = 1, zone = 1, overrides = 1 }
local write, drop, told = { 'HSET', s, 'et', ARGV[1], 'ei', ARGV[2] }, { 'HDEL', s }, {}
for i = 5, #ARGV, 2 do
  local name, value = ARGV[i], ARGV[i + 1]
  if not known[name] or not value then return redis.error_reply('ERR entitle: no such part') end
  if value == '' then drop[#drop + 1] = name else write[#write + 1], write[#write + 2] = name, value end
  told[#told + 1] = name .. '=' .. value
end

call(unpack(write))
if #drop > 2 then call(unpack(drop)) end
local ev = call('HINCRBY', s, 'ev', 1)
call('XADD', KEYS[2], 'MAXLEN', '~', '200', '*', 'do', 'entitle', 'id', ARGV[2], 'actor', ARGV[3],
  'reason', ARGV[4], 'what', table.concat(told, ' '))
return { 1, ev }
