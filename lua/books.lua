-- books: what one month's page holds of a user, and nothing written.
--
-- KEYS   u
-- REPLY  for each day and model: '<day> <model>', messages, input, output, cached, reasoning tokens, cost in
--        micro-dollars, requests of which a figure was guessed
-- LAW    3: looking changes nothing.

local answer = {}
local page = redis.call('HGETALL', KEYS[1])
for k = 1, #page, 2 do
  if #page[k + 1] == 41 then
    answer[#answer + 1] = page[k]
    local figures = { struct.unpack('>I5I6I6I6I6I7I5', page[k + 1]) }
    for i = 1, 7 do answer[#answer + 1] = figures[i] end
  end
end
return answer
