-- carry: adds one user's month of the books to another's, once.
--
-- KEYS   u
-- ARGV   1 request id of the merge; then pairs of a line's name and its 41 bytes, as settle writes them
-- REPLY  1 done · 2 this request's lines were added before: nothing changed
-- LAW    1, 15: what is in the books is moved, and neither lost nor doubled. A line '=<request id>' in the
--        page says that it was done ('0': only begun), until the merge takes it away.

local call, u, mark = redis.call, KEYS[1], '=' .. ARGV[1]
-- The largest figures that have room, in 5, 6 and 7 bytes; of the last that which a double can hold.
local most = { 1099511627775, 281474976710655, 281474976710655, 281474976710655, 281474976710655,
  72057594037927928, 1099511627775 }
local begun = call('HGET', u, mark)
if begun == '' then return 2 end
if begun or call('HLEN', u) == 0 then
  call('HSET', u, mark, '0')
  call('PEXPIRE', u, '34560000000')
end
for i = 2, #ARGV, 2 do
  local line, old = ARGV[i], call('HGET', u, ARGV[i])
  local sum = { struct.unpack('>I5I6I6I6I6I7I5', ARGV[i + 1]) }
  if old and #old == 41 then
    local own = { struct.unpack('>I5I6I6I6I6I7I5', old) }
    for k = 1, 7 do sum[k] = math.min(sum[k] + own[k], most[k]) end
  end
  call('HSET', u, line, struct.pack('>I5I6I6I6I6I7I5', unpack(sum, 1, 7)))
end
call('HSET', u, mark, '')
return 1
