-- reset: sets what a user has used of one limit (an operator's change).
--
-- KEYS   s, the user's hash; r, the open reservations; a, the audit trail (docs/counting.md, Keys)
-- ARGV   ARGV[1]: request id. ARGV[2]: actor. ARGV[3]: reason. ARGV[4]: the counter's field. ARGV[5]: ''; or,
--        for a rolling window, <ms of a slice>x<number of slices>. ARGV[4] is then the fields' prefix, and
--        all slices are reset. ARGV[6]: the units used from now on, 0 or more.
-- REPLY  1: the counter is set. 2: it was set before under this request id, and nothing changed.
--        MERGING: this user is being merged into another, and nothing changed.
-- LAW    L1: Open reservations are added to ARGV[6]. L6: Thresholds can be reported again. L8: The audit
--        trail records the reset. L15: A request whose id is among the trail's last 200 entries changes
--        nothing. L19: A user who is being merged accepts no change.

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

-- No field is named '', so this HDEL changes nothing. It only checks that HDEL is permitted, because the
-- writes below and their undo need HDEL.
call('HDEL', s, '')
local names = { field, 'at', unpack(drop, 3) }
local was = call('HMGET', s, unpack(names))
call('HSET', s, field, string.format('%d', ARGV[6] + open), 'at', call('TIME')[1])
call(unpack(drop))
local noted = redis.pcall('XADD', a, entryOf('reset', ARGV[1], ARGV[2], ARGV[3], field .. '=' .. ARGV[6]))
if type(noted) == 'table' then
  -- All fields get their old values again, since nothing may change without an entry in the audit trail.
  for k, value in ipairs(was) do
    if value then redis.pcall('HSET', s, names[k], value) else redis.pcall('HDEL', s, names[k]) end
  end
  return noted
end
return 1
