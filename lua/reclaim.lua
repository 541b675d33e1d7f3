-- reclaim: returns the estimates of requests whose leases have ended, once: when the user comes next, or when
-- a sweeper finds them. Each stays for 48 hours as a tombstone, its name after a '!', so that a settlement
-- that comes late can still charge what was really used.
--
-- KEYS   s r a
-- REPLY  how many have returned
-- LAW    1, 7, 8. Counters that were purged since are not made again.

local call, format, match = redis.call, string.format, string.match
local s, r = KEYS[1], KEYS[2]
local time = call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)

local rows, drop, tombstones, expired = call('HGETALL', r), { 'HDEL', r }, 0, {}
for k = 1, #rows, 2 do
  local isLive = tonumber(match(rows[k + 1], '^%d+')) > now
  if string.byte(rows[k]) == 33 then
    if isLive then tombstones = tombstones + 1 else drop[#drop + 1] = rows[k] end
  elseif not isLive then
    drop[#drop + 1] = rows[k]
    expired[#expired + 1] = k
  end
end

local fields, estimates, graves = {}, {}, { 'HSET', r }
for _, k in ipairs(expired) do
  for field, estimate in string.gmatch(rows[k + 1], ';([^;=^@]+)=(%d+)') do
    if not estimates[field] then fields[#fields + 1], estimates[field] = field, 0 end
    estimates[field] = estimates[field] + estimate
  end
  tombstones = tombstones + 1
  if tombstones <= 64 then
    graves[#graves + 1] = '!' .. rows[k]
    graves[#graves + 1] = format('%d', now + 172800000) .. match(rows[k + 1], ';.*')
  end
end

if #drop > 2 then call(unpack(drop)) end
if #graves > 2 then call(unpack(graves)) end
local counters = #fields > 0 and call('HMGET', s, unpack(fields))
for k, field in ipairs(fields) do
  if counters[k] then call('HSET', s, field, format('%d', math.max(0, counters[k] - estimates[field]))) end
end
if #expired > 0 then
  call('XADD', KEYS[3], 'MAXLEN', '~', '200', '*', 'do', 'reclaim', 'id', format('%d', now), 'actor', 'usher',
    'reason', 'the lease ended', 'what', format('%d', #expired))
end
return #expired
