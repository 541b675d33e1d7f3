-- reserved: adds to `reserved` the units of limit `i` that the open requests in `rows` have reserved. For a
-- rolling window (`older[i]`), only the slices inside the window are added.
local window = older and older[i]
local mark = ';' .. ask[field + i] .. (window and ':' or '=')
for k = 1, #rows, 2 do
  local row = rows[k + 1]
  -- equivalent mutant: 2 for 1 finds the same, since a row begins with the end of its lease. `false` for
  -- `true` finds the same, since the names of these counters have no byte with a meaning in patterns.
  local start = string.byte(rows[k]) ~= TOMBSTONE and find(row, mark, 1, true)
  if start then
    if window then
      local index, units = match(row, '^(%d+)=(%d+)', start + #mark)
      index = tonumber(index)
      local isInside = index and index >= window.index - window.count and index <= window.index
      reserved = reserved + (isInside and units or 0)
    else
      reserved = reserved + match(row, '^%d+', start + #mark)
    end
  end
end
