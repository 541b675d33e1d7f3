-- books: a page `u` of the books holds one month of a user. It has a line for each day and model, named
-- `<day> <model>`. A line has seven figures, and three more if some figures were guessed. Lines are packed
-- into bytes, so the hash stays in Redis' compact encoding.
-- include: book_figures
-- A page of the books is kept for 400 days, here in ms.
local PAGE_LIFE = '34560000000'
-- The largest figures that fit into six and into seven bytes. The second is the largest double below 2^56. A
-- larger sum is stored as this figure, since it would otherwise overflow to 0.
local LARGEST_6 = 281474976710655
local LARGEST_7 = 72057594037927928
