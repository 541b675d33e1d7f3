-- row: the grammar of an open reservation in `r`, under `attempt;id`, and of a tombstone, under
-- `!attempt;id`. Patterns read its parts, formats write them. Nothing else knows a separator.

-- When its lease ends in ms, its payload's fingerprint, and n, or p where a settled id was replayed: 1;2;n
local LEASE_ENDS = '^%d+'
local PRINT = '^%d+;(%x+)'
local KIND = '^%d+;%x+;(%a)'
local BEHIND_LEASE = ';.*'
-- The units reserved on each counter: ;field=estimate
local ESTIMATES = ';([^;=^@]+)=(%d+)'
local ESTIMATE = ';%s=%d'
-- The charge of each clock, in µs, and the time that it then showed: ;clock@charge … |after …
local CHARGES = ';([^;=^@|]+)@(%d+)'
local CHARGE = ';%s@%d'
local CLOCKS = '|(%d+)'
-- A threshold that it reported, and what stood there before: ;marker^before^mark
local MARKS = ';([^;=^@]+)^(%d+)^(%d+)'
local MARK = ';%s^%d^%d'
-- The use that the row's last renewal reported: the month of the page, the seconds for which the id is
-- remembered (0: nobody chose it), the bill's figures and line; then by how much each counter differs:
-- ;~1~2~3,4~5;field~change
local REPORT_BEGINS = ';~'
local REPORT = ';~(%d+)~(%d+)~([%d,]+)~([^;]*)'
local REPORT_FORMAT = ';~%s~%s~%s~%s'
local REPORTED = ';([^;~]+)~(-?%d+)'
local REPORTED_FORMAT = ';%s~%d'
-- The request's id, behind its attempt.
local ID = ';(.*)'
-- The byte '!': with it the name of a tombstone begins, and the mark of a threshold ends that no answer has
-- told yet.
local TOMBSTONE = 33
local UNTOLD = 33
