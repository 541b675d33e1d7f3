-- held: adds up what a user's open requests have reserved of a counter. `rows` is the reply to HGETALL of
-- `r`. `but` is the name of a request that is not added; nil to add all of them.
local function heldOf(field, rows, but)
  local held, mark = 0, ';' .. field .. '='
  for k = 1, #rows, 2 do
    local isOpen = string.byte(rows[k]) ~= TOMBSTONE and rows[k] ~= but
    -- equivalent mutant: A search from the second byte finds the same, since a row begins with the end of its
    -- lease.
    local start = isOpen and string.find(rows[k + 1], mark, 1, true)
    if start then held = held + string.match(rows[k + 1], '^%d+', start + #mark) end
  end
  return held
end
