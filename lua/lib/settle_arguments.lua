-- settle_arguments: the places of what settle is asked.
-- Written by ScriptArgumentTests from Ledger/Format/ScriptArguments.swift.

local NAME = 1
local ENDING = 2
local CHANGES = 3
local CORRECTIONS = 4
local FIELDS = 5

local MESSAGES = 1
local INPUT = 2
local OUTPUT = 3
local CACHED = 4
local REASONING = 5
local COST = 6
local FLAGGED = 7
local LINE = 8
local GUESSED_INPUT = 9
local GUESSED_OUTPUT = 10
local GUESSED_COST = 11
