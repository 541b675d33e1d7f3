-- arrive: prepares a user to receive the record of another user, who is merged into this user. Until that
-- merge ends, no other merge and no erasure touches this user. This user can send and buy as usual.
--
-- KEYS   s, the user's hash; a, the audit trail (docs/counting.md, Keys)
-- ARGV   ARGV[1]: the request id of the merge. ARGV[2]: the other user's tag.
--        ARGV[3]: '' to begin; 'end' after the other user was erased; 'cancel' if `depart` refuses.
-- REPLY  {1}: the user is ready, or the merge has ended. A repeated request gets the same reply.
--        {2}: this merge has already added the other user's record.
--        {3, merge}: another merge of this user is under way (<its request id>;<the other user's tag>;…),
--        and nothing changed.
-- LAW    L1, L3: No counter changes. L15: The call can be repeated. L19: A user who is being merged into
--        another receives no record.

-- include: trail
local call, s = redis.call, KEYS[1]
local own, marks = ARGV[1] .. ';' .. ARGV[2] .. ';', call('HMGET', s, 'joining', 'merging')
local joining = marks[1]
if ARGV[3] ~= '' then
  -- Once this merge has added the other user's record, `joining` ends with `+`. From then on only 'end' in
  -- ARGV[3] deletes `joining`, and 'cancel' does not.
  if joining == own or joining == own .. '+' and ARGV[3] == 'end' then call('HDEL', s, 'joining') end
  return { 1 }
end
if joining and string.sub(joining, 1, #own) ~= own then return { 3, joining } end
if isInTrail(KEYS[2], 'merge', ARGV[1], ARGV[2]) then return { 2 } end
if marks[2] then return { 3, marks[2] } end
if not joining then call('HSET', s, 'joining', own) end
return { 1 }
