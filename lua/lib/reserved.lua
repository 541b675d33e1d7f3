-- reserved: adds to `reserved` the units of limit i that the open requests in `rows` have reserved. For a
-- rolling window, only the slices inside the window are added.
local window = older and older[i]
local mark = ';' .. ask[field + i] .. (window and ':' or '=')
for k = 1, #rows, 2 do
  local row = rows[k + 1]
  local start = string.byte(rows[k]) ~= TOMBSTONE and find(row, mark, 1, true)
  if start then
    local units = match(row, '^%d+', start + #mark)
    if window then
      local index = units
      units = match(row, '^%d+=(%d+)', start + #mark)
      index = tonumber(index)
      if not units or index < window.index - window.count or index > window.index then units = 0 end
    end
    reserved = reserved + units
  end
end
