-- depart: prepares a user to be merged into another user, whom `arrive` has prepared. From now on this user
-- cannot send and accepts no change, so the record stays the same while it is copied.
--
-- KEYS   s, the user's hash; r, the open reservations (docs/counting.md, Keys)
-- ARGV   ARGV[1]: request id. ARGV[2]: the other user's tag.
-- REPLY  {1, field, value …}: the whole record. A repeated request gets it again.
--        {0}: there is no record.
--        {3, merge}: another merge of this user is under way (<its request id>;<the other user's tag>;…).
--        {4, n}: n messages are open, and nothing changed.
--        {5}: leases have ended. The edge must call reclaim and then depart again.
-- LAW    L1, L3: No counter changes. L10: ev rises, so every edge reads the block. L15: The call can be
--        repeated. L19: A user does not depart while another user is being merged into them.

-- include: row
local call, s, r = redis.call, KEYS[1], KEYS[2]
local marks = call('HMGET', s, 'merging', 'joining')
local merging, own = marks[1], ARGV[1] .. ';' .. ARGV[2] .. ';'
if merging and string.sub(merging, 1, #own) ~= own then return { 3, merging } end
if marks[2] then return { 3, marks[2] } end

if not merging then
  if call('HLEN', s) == 0 then return { 0 } end
  local time, open = call('TIME'), 0
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local rows = call('HGETALL', r)
  for k = 1, #rows, 2 do
    if string.byte(rows[k]) ~= TOMBSTONE then
      if tonumber(string.match(rows[k + 1], LEASE_ENDS)) <= now then return { 5 } end
      open = open + 1
    end
  end
  if open > 0 then return { 4, open } end
  -- ev rises first, because a repeated call skips these lines once `merging` is written. `merging` keeps the
  -- user's earlier block, because the merge writes its own into `block`.
  call('HINCRBY', s, 'ev', 1)
  call('HSET', s, 'merging', own .. (call('HGET', s, 'block') or ''), 'block', string.format('%d', now))
end

local answer = { 1 }
for i, part in ipairs(call('HGETALL', s)) do answer[1 + i] = part end
return answer
