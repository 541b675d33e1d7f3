-- arrive: prepares a user for the record of another one, who is merged into them. Until that merge has ended
-- no other one touches this user, and nobody erases them. They send and buy as before.
--
-- KEYS   s a
-- ARGV   1 request id   2 the other's tag
--        3 '', or 'end' once the other is gone, or 'cancel' where the other does not depart
-- REPLY  {1} ready, again for the same request; or ended · {2} this request's record was added before
--        {3, mark} another merge of this user is under way: nothing changed
-- LAW    1, 3: no counter changes. 15. 19: a user who leaves accepts nobody.

-- include: trail
local call, s = redis.call, KEYS[1]
local own, marks = ARGV[1] .. ';' .. ARGV[2] .. ';', call('HMGET', s, 'joining', 'merging')
local joining = marks[1]
if ARGV[3] ~= '' then
  -- A call of the same request that went further than this one is not undone.
  if joining == own or joining == own .. '+' and ARGV[3] == 'end' then call('HDEL', s, 'joining') end
  return { 1 }
end
if joining and string.sub(joining, 1, #own) ~= own then return { 3, joining } end
if isInTrail(KEYS[2], 'merge', ARGV[1], ARGV[2]) then return { 2 } end
if marks[2] then return { 3, marks[2] } end
if not joining then call('HSET', s, 'joining', own) end
return { 1 }
