-- books: what one month's page holds of a user, and nothing written.
--
-- KEYS   u
-- REPLY  for each day and model: '<day> <model>', messages, input, output, cached, reasoning tokens, cost in
--        micro-dollars, requests of which a figure was guessed; then how much of input, output and cost was
-- LAW    3: looking changes nothing.

local answer = {}
local page = redis.call('HGETALL', KEYS[1])
for k = 1, #page, 2 do
  local bytes = page[k + 1]
  if #bytes == 41 or #bytes == 60 then
    answer[#answer + 1] = page[k]
    local figures = { struct.unpack('>I5I6I6I6I6I7I5', bytes) }
    for i = 1, 7 do answer[#answer + 1] = figures[i] end
    -- A line of which nothing was guessed ends here.
    if #bytes == 60 then figures = { struct.unpack('>I6I6I7', bytes, 42) } else figures = { 0, 0, 0 } end
    for i = 1, 3 do answer[#answer + 1] = figures[i] end
  end
end
return answer
