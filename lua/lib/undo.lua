-- undo: ends a script in which a write failed with the error `failure`. It calls the commands in `rollback`,
-- the last one first.
for k = #rollback, 1, -1 do redis.pcall(unpack(rollback[k])) end
-- equivalent mutant: Redis 7.0 passes an error as a text, and later versions pass it as a table. The tests
-- run with one version, so they do not notice a change that spoils the other form.
local text = type(failure) == 'table' and failure.err or failure
return { err = string.match(text, '^%u+ ') and text or 'ERR ' .. text }
