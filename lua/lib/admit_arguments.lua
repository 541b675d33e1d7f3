-- admit_arguments: the places of what admit is asked.
-- Written by ScriptArgumentTests from Ledger/Format/ScriptArgument.swift.

local FROM = 1
local TO = 2
local LEASE = 3
local MOST_OPEN = 4
local LIMITS = 5
local BURSTS = 6
local ROLLS = 7
local REQUEST = 8
local PACKING = 9
local KEEP = 10
local VERSION = 11

local NAME = 0
local FLAGS = 1
local EV = 2
local ROW = 3
local FINGERPRINT = 4
local CLOCK = 5
local STEADY = 6
local COSTS = 7

local CEILING = 0
local MODE = 1
local COUNTS = 2
local SLICE = 3
local SLICES = 4
