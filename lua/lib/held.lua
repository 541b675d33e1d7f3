-- held: adds up what a user's open requests have reserved of a counter. `rows` is the reply to HGETALL of
-- `r`. `but` is the name of a request that is not added; nil to add all of them.
local function heldOf(field, rows, but)
  local held, mark = 0, ';' .. field .. '='
  for k = 1, #rows, 2 do
    local isOpen = string.byte(rows[k]) ~= TOMBSTONE and rows[k] ~= but
    -- equivalent mutant: 2 for 1, a search from the second byte, finds the same: a row begins with the end of
    -- its lease, and `mark` with a semicolon.
    local start = isOpen and string.find(rows[k + 1], mark, 1, true)
    if start then held = held + string.match(rows[k + 1], '^%d+', start + #mark) end
  end
  return held
end
