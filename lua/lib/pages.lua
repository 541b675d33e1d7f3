-- pages: functions that read and write whole lines of the books.
local largest = {}
for width in string.gmatch(ALL_FIGURES, '%d') do
  largest[#largest + 1] = math.min(256 ^ width - 1, LARGEST_7)
end

-- Reads the figures from a line's bytes. If the line does not exist, all figures are 0.
local function figuresOf(bytes)
  local size = bytes and #bytes
  local figures = size == FULL_SIZE and { struct.unpack(ALL_FIGURES, bytes) }
    or size == SIZE and { struct.unpack(FIGURES, bytes) } or {}
  -- After the figures, struct.unpack returns the position after the last byte. If the line has no guessed
  -- figures, the loop replaces this position by 0.
  for k = math.max(#figures, 1), FIGURE_COUNT do figures[k] = 0 end
  return figures
end

local function bytesOf(figures)
  local guesses = 0
  for k = PLAIN_COUNT + 1, FIGURE_COUNT do guesses = guesses + figures[k] end
  -- equivalent mutant: More values change nothing: `struct.pack` ignores values beyond its format.
  local guessed = guesses > 0 and struct.pack(GUESSED, unpack(figures, PLAIN_COUNT + 1, FIGURE_COUNT)) or ''
  return struct.pack(FIGURES, unpack(figures, 1, PLAIN_COUNT)) .. guessed
end
