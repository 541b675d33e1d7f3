-- books: a month's page `u`: a line for each day and model, `<day> <model>`, of seven numbers and, once
-- something of them was guessed, how much in three more. So small that the hash stays in Redis' compact
-- encoding.
local FIGURES = '>I5I6I6I6I6I7I5'
local GUESSED = '>I6I6I7'
local ALL_FIGURES = '>I5I6I6I6I6I7I5I6I6I7'
local SIZE = 41
local FULL_SIZE = 60
-- 400 days.
local PAGE_LIFE = '34560000000'
-- The largest figures of five, six and seven bytes; of the last that which a double can hold. A figure stays
-- there, since it would otherwise overflow to 0.
local LARGEST_5 = 1099511627775
local LARGEST_6 = 281474976710655
local LARGEST_7 = 72057594037927928
