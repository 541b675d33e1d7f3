-- undo: ends a script in which a write failed with the error `failure`. It calls the commands in `rollback`,
-- the last one first.
for k = #rollback, 1, -1 do
  local step = rollback[k]
  -- equivalent mutant: Without this conversion, Redis turns a number of up to 17 digits into the same text.
  if step[1] == 'HINCRBY' then step[4] = string.format('%d', step[4]) end
  redis.pcall(unpack(step))
end
-- equivalent mutant: Redis 7.0 passes errors as texts, later versions pass tables. Tests use one version.
local text = type(failure) == 'table' and failure.err or failure
return { err = string.match(text, '^%u+ ') and text or 'ERR ' .. text }
