-- recall: reports which attempts of a user's messages this store knows. An edge calls it after a failover or
-- a restart of Redis, in which the store can lose attempts that the edge still remembers.
--
-- KEYS   s, the user's hash; r, the open reservations; d, the settled ids (docs/counting.md, Keys)
-- ARGV   for each attempt two arguments: <attempt>;<id>, and the ms at which it was admitted
-- REPLY  for each attempt a number. 0: it was never admitted here. 1: it is open, or was abandoned, and can
--        be settled. 2: it has ended, or the store cannot say.
-- LAW    L3: This script changes nothing. L4: The reply is 0 only if the attempt was certainly not counted.
--        `admit` keeps a user's last six admissions: for each, six bytes of its ms and the first four bytes
--        of <attempt>;<id>. The reply for an attempt that is older than all six is 2.

local call = redis.call
local last, answer = call('HGET', KEYS[1], 'last') or '', {}
local oldest = last ~= '' and struct.unpack('>I6', string.sub(last, -10)) or 0
for i = 1, #ARGV, 2 do
  local own, ms, code = ARGV[i], tonumber(ARGV[i + 1]), 0
  if call('HGET', KEYS[2], own) or call('HGET', KEYS[2], '!' .. own) then code = 1
  elseif last == '' or ms <= oldest or call('ZSCORE', KEYS[3], '!' .. own) then code = 2
  else
    local entry = struct.pack('>I6', ms) .. string.sub(own, 1, 4)
    for k = 1, #last, 10 do
      if string.sub(last, k, k + 9) == entry then code = 2 end
    end
  end
  answer[#answer + 1] = code
end
return answer
