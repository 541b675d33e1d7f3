-- pages: reads lines of the books, and writes them, all of whose figures may change.
local largest = { LARGEST_5, LARGEST_6, LARGEST_6, LARGEST_6, LARGEST_6, LARGEST_7, LARGEST_5, LARGEST_6,
  LARGEST_6, LARGEST_7 }

-- A line's ten figures; all are 0 where there is none.
local function figuresOf(bytes)
  local size = bytes and #bytes
  local figures = size == FULL_SIZE and { struct.unpack(ALL_FIGURES, bytes) }
    or size == SIZE and { struct.unpack(FIGURES, bytes) } or {}
  -- Behind the figures stands where the reading ended.
  for k = math.max(#figures, 1), 10 do figures[k] = 0 end
  return figures
end

local function bytesOf(figures)
  local isGuessed = figures[8] + figures[9] + figures[10] > 0
  local guessed = isGuessed and struct.pack(GUESSED, unpack(figures, 8, 10)) or '' -- unseen: it takes three
  return struct.pack(FIGURES, unpack(figures, 1, 7)) .. guessed -- unseen: it takes seven
end
