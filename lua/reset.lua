-- reset: sets what a user has used of one limit (an operator's change).
--
-- KEYS   s r a   docs/counting.md lists all keys and laws.
-- ARGV   1 request id   2 actor   3 reason   4 field   5 '' or, for a rolling window, <slice ms>x<slices>.
--        The field is then the prefix, and all slices are reset   6 units used from now on, 0 or more
-- REPLY  1 set · 2 this request id was set before: nothing changed
--        MERGING this user is being merged into another: nothing changed
-- LAW    1: open reservations are counted on top. 6: thresholds may be reported again. 8, 15, 19. Idempotent
--        by request id over the trail's last 200 entries.

-- include: trail
-- include: row
-- include: held
local call, s, r, a, field = redis.call, KEYS[1], KEYS[2], KEYS[3], ARGV[4]
if isInTrail(a, 'reset', ARGV[1]) then return 2 end

if call('HGET', s, 'merging') then return redis.error_reply('MERGING this user is being merged') end

local drop = { 'HDEL', s, 'n:' .. field, 'n:' .. field .. ':soft' }
local slice = string.match(ARGV[5], '^(%d+)x')
if slice then
  local time, prefix = call('TIME'), field .. ':'
  field = prefix .. string.format('%d', math.floor((time[1] * 1000 + math.floor(time[2] / 1000)) / slice))
  for _, key in ipairs(call('HKEYS', s)) do
    if key ~= field and string.sub(key, 1, #prefix) == prefix then drop[#drop + 1] = key end
  end
end

local open = heldOf(field, call('HGETALL', r))

-- No field is named '', so this HDEL changes nothing. It fails here if HDEL is not permitted, which the
-- writes below and their undo need.
call('HDEL', s, '')
local names = { field, 'at', unpack(drop, 3) }
local was = call('HMGET', s, unpack(names))
call('HSET', s, field, string.format('%d', ARGV[6] + open), 'at', call('TIME')[1])
call(unpack(drop))
local noted = redis.pcall('XADD', a, entryOf('reset', ARGV[1], ARGV[2], ARGV[3], field .. '=' .. ARGV[6]))
if type(noted) == 'table' then
  -- Taken back: nothing may change without an entry in the trail.
  for k, value in ipairs(was) do
    if value then redis.pcall('HSET', s, names[k], value) else redis.pcall('HDEL', s, names[k]) end
  end
  return noted
end
return 1
