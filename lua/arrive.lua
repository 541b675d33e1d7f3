-- arrive: prepares a user to receive the record of another one, who is merged into them. Until that merge
-- ends, no other merge and no erasure touches this user. They send and buy as usual.
--
-- KEYS   s a   docs/counting.md lists all keys and laws.
-- ARGV   1 request id   2 the other user's tag
--        3 '' begins; 'end' once the other user is gone; 'cancel' if the other user does not depart
-- REPLY  {1} ready, also for a repeat of the request; or ended · {2} this request's record was added before
--        {3, mark} another merge of this user is under way: nothing changed
-- LAW    15. 1, 3: no counter changes. 19: a user who departs receives no record.

-- include: trail
local call, s = redis.call, KEYS[1]
local own, marks = ARGV[1] .. ';' .. ARGV[2] .. ';', call('HMGET', s, 'joining', 'merging')
local joining = marks[1]
if ARGV[3] ~= '' then
  -- `cancel` changes nothing if this merge has added its record already.
  if joining == own or joining == own .. '+' and ARGV[3] == 'end' then call('HDEL', s, 'joining') end
  return { 1 }
end
if joining and string.sub(joining, 1, #own) ~= own then return { 3, joining } end
if isInTrail(KEYS[2], 'merge', ARGV[1], ARGV[2]) then return { 2 } end
if marks[2] then return { 3, marks[2] } end
if not joining then call('HSET', s, 'joining', own) end
return { 1 }
