-- refusals: records a user's refusals, merged by hour and cause. No decision reads these records.
--
-- KEYS   f, the refusal log (docs/counting.md, Keys)
-- ARGV   for each record five arguments: <UTC hour>;<cause>;<ev>;<digest of the configuration>, the first
--        time in ms, the last time in ms, the number of refusals, and the state at the first refusal as
--        used;amount;class;plan
-- REPLY  the number of stored records, at most 64
-- LAW    L3: No counter, clock or threshold changes. About 64 records are kept, for 35 days.

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

-- The refusals are recorded now. From here on errors are ignored, because a repeated call would count the
-- refusals twice. The next call drops the records that this call cannot drop.
local fields, drop = redis.pcall('HKEYS', f), { 'HDEL', f }
table.sort(fields)
for i = 1, #fields - 64 do drop[2 + i] = fields[i] end
if #drop > 2 then redis.pcall(unpack(drop)) end
redis.pcall('PEXPIRE', f, '3024000000')
return math.min(#fields, 64)
