-- thresholds: finds the thresholds (80, 95 and 100 %) that an admission's reply reports.
--   reads: `near` (the limits of which at least 80 % are used), `answer`, `older`, and the items of these
--   limits in `ask`
--   sets: answer[4 + limits]; adds to `write`, `w` and `row`
--
-- Each threshold is reported once in a period. For messages and calls, the admission that reaches it reports
-- it. Tokens and money are only reserved here, and a settlement can reach a threshold of theirs (lib/reach).
-- The answer to that message has been sent by then. So the stored threshold ends with '!', and this reply
-- reports it.
--
-- A rolling window has no periods, so time is divided into numbered spans as long as the window. Its stored
-- threshold is the level plus 128 × the span's number.
local crossed = 0
for _, i in ipairs(near) do
  local used, amount, rule = answer[3 + i], ask[amounts + 2 * i], ask[rules + 2 * i]
  local window = older and older[i]
  local span = window and 128 * math.floor(window.index / window.count) or 0
  local level = used >= amount and 100 or used * 20 >= amount * 19 and 95 or 80
  -- equivalent mutant: `rule > 2` gives the same result, since no rule is 2. With `rule >= 1`, rule 1 would
  -- read TO, which is never the first millisecond of 1970.
  local marker = 'n:' .. ask[field + i] .. (rule > 1 and ask[rule + MODE] == 1 and ':soft' or '')
  local stored = call('HGET', s, marker) or '0'
  -- equivalent mutant: `- 0` gives the same number.
  local before, untold = match(stored, '^%d+') + 0, string.byte(stored, -1) == UNTOLD
  -- Only tokens and money are reserved.
  local isReserved, reported = answer[4 + limits + bursts + i] > 0, nil
  if not isReserved and span + level > before then
    reported = level
    -- The attempt is stored, since only this attempt's refund lets the threshold be reported again.
    local mark = format('%d;%s', span + level, match(own, '^%d+'))
    write[w + 1], write[w + 2], w = marker, mark, w + 2
    row = row .. format(MARK, marker, before, span + level)
  -- equivalent mutant: `before >= span` gives the same result, since each threshold is at least 80.
  elseif untold and before > span then
    reported = before - span
    -- equivalent mutant: -3 also drops a digit of the attempt, which is read only for messages and calls.
    write[w + 1], write[w + 2], w = marker, string.sub(stored, 1, -2), w + 2
  end
  if reported then
    crossed = crossed + (reported == 100 and 3 or reported == 95 and 2 or 1) * 4 ^ (i - 1)
  end
end
answer[4 + limits] = crossed
