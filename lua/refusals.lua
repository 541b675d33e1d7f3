-- refusals: records a user's refusals, merged by hour and cause. No decision reads these records.
--
-- KEYS   f   docs/counting.md lists all keys and laws.
-- ARGV   for each record: <UTC hour>;<cause>;<ev>;<digest of the configuration>, first time in ms, last time
--        in ms, number of refusals, and the state at the first refusal: used;amount;class;plan
-- REPLY  the number of records
-- LAW    3, 15: no counter, clock or threshold changes. About 64 records are kept, for 35 days.

local call, f = redis.call, KEYS[1]
for i = 1, #ARGV, 5 do
  local first, last, count, held = ARGV[i + 1], ARGV[i + 2], tonumber(ARGV[i + 3]), ARGV[i + 4]
  local known = call('HGET', f, ARGV[i])
  if known then
    local from, to, times, rest = string.match(known, '^(%d+);(%d+);(%d+);(.*)$')
    if from and tonumber(from) <= tonumber(first) then first, held = from, rest end
    if to and tonumber(to) > tonumber(last) then last = to end
    count = count + (times or 0)
  end
  call('HSET', f, ARGV[i], first .. ';' .. last .. ';' .. string.format('%d', count) .. ';' .. held)
end

-- Errors are ignored from here on, since a repeat would count the records twice. The next call drops more.
local fields, drop = redis.pcall('HKEYS', f), { 'HDEL', f }
table.sort(fields)
for i = 1, #fields - 64 do drop[2 + i] = fields[i] end
if #drop > 2 then redis.pcall(unpack(drop)) end
redis.pcall('PEXPIRE', f, '3024000000')
return math.min(#fields, 64)
