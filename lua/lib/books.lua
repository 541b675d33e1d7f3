-- books: the page `u` of a month, which has a line for each day and model: `<day> <model>`. A line has seven
-- numbers, and three more if some figures were guessed. So the hash stays in Redis' compact encoding.
-- include: book_figures
-- A page is kept for 400 days (in ms).
local PAGE_LIFE = '34560000000'
-- The largest figures of six and of seven bytes; the second is the largest that a double can hold. A figure
-- stops there, since it would otherwise overflow to 0.
local LARGEST_6 = 281474976710655
local LARGEST_7 = 72057594037927928
