-- books: a month's page `u`: a line for each day and model, `<day> <model>`, of seven numbers and, once
-- something of them was guessed, how much in three more. So small that the hash stays in Redis' compact
-- encoding.
-- include: book_figures
-- 400 days.
local PAGE_LIFE = '34560000000'
-- The largest figures of six and seven bytes; of the last that which a double can hold. A figure stays there,
-- since it would otherwise overflow to 0.
local LARGEST_6 = 281474976710655
local LARGEST_7 = 72057594037927928
