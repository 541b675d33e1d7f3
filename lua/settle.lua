-- settle: ends a reservation. What was estimated becomes what was used, or everything is given back. A refund
-- that names figures charges those: tokens are money even where no useful answer came of them.
--
-- KEYS   s r d
-- ARGV   1 request id   2 attempt   3 flags: c (the caller chose the id)   4 settle or refund
--        5… what was used, one number per limit in the admission's order; none: exactly as estimated, or
--        nothing in a refund
-- REPLY  1 done · 2 already settled · 0 unknown: never admitted, refunded, or settled under a unique id
-- LAW    1, 4, 5, 6, 8, 9. A settlement that comes after its lease was reclaimed charges what was used, once.
--        Only fields that the admission wrote change; one that was purged since is not made again.

local call, format, match = redis.call, string.format, string.match
local s, r, d, argv = KEYS[1], KEYS[2], KEYS[3], ARGV
local id, refund, recurs = argv[1], argv[4] == 'refund', argv[3] == 'c'

-- The common end of a request: its id is unique, and it used what was estimated.
if not refund and not recurs and #argv == 4 and call('HDEL', r, id) == 1 then return 1 end

local key, late = id, false
local row = call('HGET', r, key)
if not row or match(row, '^%d+;(%d+)') ~= argv[2] then
  key, late = '!' .. id, true
  row = call('HGET', r, key)
  if not row or match(row, '^%d+;(%d+)') ~= argv[2] then
    return recurs and call('ZSCORE', d, id) and 2 or 0
  end
end
call('HDEL', r, key)

-- What each counter changes by. A late one's estimate has already gone back.
local read, change, position = { 'HMGET', s }, {}, 4
for field, estimate in string.gmatch(row, '([^;=^@]+)=(%d+)') do
  position = position + 1
  local actual = tonumber(argv[position] or (refund and 0 or estimate))
  local by = late and actual or actual - estimate
  if by ~= 0 then
    read[#read + 1] = field
    change[#change + 1] = by
  end
end
local write = { 'HSET', s }
if #read > 2 then
  local counters = call(unpack(read))
  for i = 1, #change do
    if counters[i] then
      write[#write + 1], write[#write + 2] = read[2 + i], format('%d', math.max(0, counters[i] + change[i]))
    end
  end
end

if refund and not late then
  -- A threshold that only this request told was never seen: it may be told again.
  for marker, before, told in string.gmatch(row, '([^;=^@]+)^(%d+)^(%d+)') do
    if call('HGET', s, marker) == told .. ';' .. argv[2] then
      if before == '0' then call('HDEL', s, marker)
      else write[#write + 1], write[#write + 2] = marker, before end
    end
  end
  local time = call('TIME')
  local nowMicros = time[1] * 1000000 + time[2]
  for burst, charge, clock in string.gmatch(row, '([^;=^@]+)@(%d+)@(%d+)') do
    -- Of the charge, only what time has not worn off yet: more would let others pass the burst (law 11).
    local owed = math.min(tonumber(charge), clock - nowMicros)
    local current = call('HGET', s, 'g:' .. burst)
    if current and owed > 0 then
      write[#write + 1], write[#write + 2] = 'g:' .. burst, format('%d', current - owed)
    end
  end
end
if #write > 2 then call(unpack(write)) end

if recurs and not refund then
  local now = tonumber(call('TIME')[1])
  local expiry = now + 172800
  local print = match(row, '^%d+;%d+;(%d+)')
  call('ZREMRANGEBYSCORE', d, '-inf', format('%d', now * 1048576))
  call('ZADD', d, format('%d', expiry * 1048576 + print * 4), id)
  call('PEXPIREAT', d, format('%d', expiry * 1000))
end
return 1
