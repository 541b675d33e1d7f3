-- settle_arguments: the places of what settle is asked.
-- Written by ScriptArgumentTests from Ledger/Format/ScriptArgument.swift.

local NAME = 1
local ENDING = 2
local FINGERPRINT = 3
local CHANGES = 4
local CORRECTIONS = 5
local WATCHES = 6
local FIELDS = 7

local INDEX = 1
local COUNTER = 2
local AMOUNT = 3
local SOFT = 4
local SLICES = 5

local MESSAGES = 1
local INPUT = 2
local OUTPUT = 3
local CACHED = 4
local REASONING = 5
local COST = 6
local FLAGGED = 7
local GUESSED_INPUT = 8
local GUESSED_OUTPUT = 9
local GUESSED_COST = 10

local WATCH_SIZE = 5
local BILL_SIZE = 11
local MEASURED = ' in out cch rsn tok usd img sec chr '
