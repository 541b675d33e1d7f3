-- readbooks: reads one month's page of a user's books. It writes nothing.
--
-- KEYS   u, the month's page (docs/counting.md, Keys)
-- REPLY  for each day and model: '<day> <model>', messages, input, output, cached and reasoning tokens, cost
--        in micro-dollars, requests with a guessed figure, and the guessed parts of input, output and cost
-- LAW    L3: This script changes nothing.

-- include: books
-- include: pages
local answer = {}
local page = redis.call('HGETALL', KEYS[1])
for k = 1, #page, 2 do
  local bytes = page[k + 1]
  if #bytes == SIZE or #bytes == FULL_SIZE then
    local figures = figuresOf(bytes)
    answer[#answer + 1] = page[k]
    for i = 1, FIGURE_COUNT do answer[#answer + 1] = figures[i] end
  end
end
return answer
