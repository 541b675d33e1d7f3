-- book_figures: the figures of a line of the books.
-- Written by ScriptArgumentTests from Ledger/Format/BookFigure.swift.

local FIGURES = '>I5I6I6I6I6I7I5'
local GUESSED = '>I6I6I7'
local ALL_FIGURES = '>I5I6I6I6I6I7I5I6I6I7'
local FIGURE_COUNT = 10
local PLAIN_COUNT = 7
local SIZE = 41
local FULL_SIZE = 60
