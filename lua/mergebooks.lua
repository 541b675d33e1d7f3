-- mergebooks: adds one user's month of the books to another's, once.
--
-- KEYS   u
-- ARGV   1 request id of the merge; then pairs of a line's name and its 41 or 60 bytes, as settle
--          writes them
-- REPLY  1 done · 2 this request's lines were added before: nothing changed
-- LAW    1, 15: what is in the books is moved, and neither lost nor doubled. A line '=<request id>' in the
--        page says that it was done ('0': only begun), until the merge takes it away.

local call, u, mark = redis.call, KEYS[1], '=' .. ARGV[1]
-- The largest figures that have room, in 5, 6 and 7 bytes; of the last that which a double can hold.
local five, six, seven = 1099511627775, 281474976710655, 72057594037927928
local most = { five, six, six, six, six, seven, five, six, six, seven }
local function figures(bytes)
  local read = { struct.unpack(#bytes == 60 and '>I5I6I6I6I6I7I5I6I6I7' or '>I5I6I6I6I6I7I5', bytes) }
  for k = #read, 10 do read[k] = 0 end
  return read
end
local begun = call('HGET', u, mark)
if begun == '' then return 2 end
if begun or call('HLEN', u) == 0 then
  call('HSET', u, mark, '0')
  call('PEXPIRE', u, '34560000000')
end
for i = 2, #ARGV, 2 do
  local line, old = ARGV[i], call('HGET', u, ARGV[i])
  local sum = figures(ARGV[i + 1])
  if old and (#old == 41 or #old == 60) then
    local own = figures(old)
    for k = 1, 10 do sum[k] = math.min(sum[k] + own[k], most[k]) end
  end
  local guessed = sum[8] + sum[9] + sum[10] > 0 and struct.pack('>I6I6I7', unpack(sum, 8, 10)) or ''
  call('HSET', u, line, struct.pack('>I5I6I6I6I6I7I5', unpack(sum, 1, 7)) .. guessed)
end
call('HSET', u, mark, '')
return 1
