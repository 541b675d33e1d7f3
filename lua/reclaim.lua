-- reclaim: returns the estimates of requests whose leases have ended, once: when the user comes next, or when
-- a sweeper finds them. Each stays for 48 hours as a tombstone, its name after a '!', so that a settlement
-- that comes late can still charge what was really used.
--
-- KEYS   s r a
-- REPLY  {how many have returned, ms until the next lease ends of what is still open, -1 where nothing is}
-- LAW    1, 7, 8, 15. Counters that were purged since are not made again. All is read before the first write.
--        The reservations go last, and a write that fails takes back those before it.

local call, format, match = redis.call, string.format, string.match
local s, r = KEYS[1], KEYS[2]
local time = call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)

local rows, dead, gone = call('HGETALL', r), { 'HDEL', r, '' }, { 'HDEL', r }
local tombstones, expired, left = 0, {}, -1
for k = 1, #rows, 2 do
  local rest = tonumber(match(rows[k + 1], '^%d+')) - now
  if string.byte(rows[k]) == 33 then
    if rest > 0 then tombstones = tombstones + 1 else dead[#dead + 1] = rows[k] end
  elseif rest > 0 then
    if left < 0 or rest < left then left = rest end
  else
    gone[#gone + 1] = rows[k]
    expired[#expired + 1] = k
  end
end

local fields, estimates, graves, ungraves = {}, {}, { 'HSET', r }, { 'HDEL', r }
for _, k in ipairs(expired) do
  for field, estimate in string.gmatch(rows[k + 1], ';([^;=^@]+)=(%d+)') do
    if not estimates[field] then fields[#fields + 1], estimates[field] = field, 0 end
    estimates[field] = estimates[field] + estimate
  end
  tombstones = tombstones + 1
  if tombstones <= 64 then
    graves[#graves + 1] = '!' .. rows[k]
    ungraves[#ungraves + 1] = '!' .. rows[k]
    graves[#graves + 1] = format('%d', now + 172800000) .. match(rows[k + 1], ';.*')
  end
end

local counters, returned, held = nil, { 'HSET', s }, { 'HSET', s }
if #fields > 0 then counters = call('HMGET', s, unpack(fields)) end
for k, field in ipairs(fields) do
  if counters[k] then
    returned[#returned + 1] = field
    returned[#returned + 1] = format('%d', math.max(0, counters[k] - estimates[field]))
    held[#held + 1] = field
    held[#held + 1] = counters[k]
  end
end

if #returned > 2 then returned[#returned + 1], returned[#returned + 2] = 'at', time[1] end

-- From here on it is written. No field is called '': with nothing to drop, this tells whether what ends it
-- all, and what takes a tombstone back, may be done. (In full memory it is what Redis still lets a script do,
-- which may then go on.)
if #dead > 3 or #expired > 0 then call(unpack(dead)) end
if #expired == 0 then return { 0, left } end
local undo = {}
local function write()
  if #returned > 2 then
    call(unpack(returned))
    undo[#undo + 1] = held
  end
  if #graves > 2 then
    call(unpack(graves))
    undo[#undo + 1] = ungraves
  end
  call('XADD', KEYS[3], 'MAXLEN', '~', '200', '*', 'do', 'reclaim', 'id', format('%d', now), 'actor', 'usher',
    'reason', 'the lease ended', 'what', format('%d', #expired))
  call(unpack(gone))
end

local isDone, failure = pcall(write)
if isDone then return { #expired, left } end
for k = #undo, 1, -1 do redis.pcall(unpack(undo[k])) end
local text = type(failure) == 'table' and failure.err or failure
return { err = match(text, '^%u+ ') and text or 'ERR ' .. text }
