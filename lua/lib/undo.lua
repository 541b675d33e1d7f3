-- undo: ends a script whose `write` failed with `failure`. The commands in `rollback` are called, the last
-- one first.
for k = #rollback, 1, -1 do
  local step = rollback[k]
  -- unseen: Redis writes a number of up to 17 digits in the same way
  if step[1] == 'HINCRBY' then step[4] = string.format('%d', step[4]) end
  redis.pcall(unpack(step))
end
-- unseen: errors are texts in Redis 7.0 and tables in later versions
local text = type(failure) == 'table' and failure.err or failure
return { err = string.match(text, '^%u+ ') and text or 'ERR ' .. text }
