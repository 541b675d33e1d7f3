-- reach: finds the thresholds of tokens and money that a settlement reaches. Each is reported once for its
-- counter and period (L17). Units that open requests have reserved of the counter do not count.
-- include: held
local rows, marked = nil, {}
for k = 0, w - 1 do
  local watch = watches + k * WATCH_SIZE
  local value, amount = values[use[watch + COUNTER]], use[watch + AMOUNT]
  -- A counter is never below its settled part. So no threshold is reached if the counter is below 80 % of the
  -- limit. For a rolling window, all slices must be added first.
  if value and (value * 5 >= amount * 4 or use[watch + SLICES] > 0) then
    local field, prefix, index = use[watch + COUNTER], nil, nil
    rows = rows or call('HGETALL', r)
    local settled, stretch = value - heldOf(field, rows, own), 0
    if use[watch + SLICES] > 0 then
      prefix, index = match(field, '^(.*):(%d+)$')
      for back = 1, use[watch + SLICES] do
        local name = prefix .. ':' .. format('%d', index - back)
        settled = settled + (call('HGET', s, name) or 0) - heldOf(name, rows, own)
      end
      stretch = 128 * math.floor(index / use[watch + SLICES])
    end
    local level = settled >= amount and 100 or settled * 20 >= amount * 19 and 95
      or settled * 5 >= amount * 4 and 80 or 0
    local marker = 'n:' .. (prefix or field) .. (use[watch + SOFT] == 1 and ':soft' or '')
    -- If another limit of the plan shares this counter, this call has perhaps put a higher threshold into
    -- `marked`.
    local before = marked[marker] or call('HGET', s, marker) or '0'
    if level > 0 and stretch + level > tonumber(match(before, '^%d+')) then
      -- The '!' says that no answer has reported this threshold yet.
      local mark = format('%d;%s!', stretch + level, match(own, '^%d+'))
      write[last + 1], write[last + 2], last = marker, mark, last + 2
      if not marked[marker] then was[#was + 1], was[#was + 2] = marker, before end
      marked[marker] = mark
      reached = reached or { 3 }
      for _, item in ipairs({ use[watch + INDEX], level, settled }) do reached[#reached + 1] = item end
    end
  end
end
