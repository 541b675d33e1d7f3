-- undo: the end of a script whose `write` failed with `failure`. What `rollback` lists is done, the last
-- first.
for k = #rollback, 1, -1 do
  local step = rollback[k]
  -- unseen: Redis writes a whole number of 17 digits at most as it is
  if step[1] == 'HINCRBY' then step[4] = string.format('%d', step[4]) end
  redis.pcall(unpack(step))
end
-- unseen: the errors of Redis 7.0 are texts here; those of later ones are tables
local text = type(failure) == 'table' and failure.err or failure
return { err = string.match(text, '^%u+ ') and text or 'ERR ' .. text }
