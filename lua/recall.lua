-- recall: whether this store knows some attempts of a user's messages. An edge asks after a master changed
-- or was restarted: what the former master had not copied or written is lost, but edges may still remember
-- it.
--
-- KEYS   s r d   docs/counting.md lists all keys and laws.
-- ARGV   for each attempt: attempt;id, and the ms at which it was admitted
-- REPLY  for each: 0 it was never admitted here · 1 it is open, or was abandoned, and can be settled
--        2 it has ended, or this is unknown
-- LAW    3: looking changes nothing. 4: the answer is 0 only if the attempt was certainly not counted.
--        `admit` keeps a user's last six admissions, each as six bytes of its ms and the first four of
--        attempt;id. An attempt that is older than all six is in doubt.

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
