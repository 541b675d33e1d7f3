-- row: the format of an open reservation in `r`, in the field `attempt;id`, and of a tombstone, in the field
-- `!attempt;id`. Patterns read its parts, and formats write them. No other file contains a separator.

-- A row begins with the end of the lease in ms, the payload's fingerprint, and n (or p for a replay of a
-- settled id), such as 1;2;n
local LEASE_ENDS = '^%d+'
local PRINT = '^%d+;(%x+)'
local KIND = '^%d+;%x+;(%a)'
local BEHIND_LEASE = ';.*'
-- The units reserved on each counter: ;field=estimate
local ESTIMATES = ';([^;=^@]+)=(%d+)'
local ESTIMATE = ';%s=%d'
-- The charge of each clock in µs, and the clocks after the charges: ;clock@charge … |after …
local CHARGES = ';([^;=^@|]+)@(%d+)'
local CHARGE = ';%s@%d'
local CLOCKS = '|(%d+)'
-- A threshold that the request reported, and the former mark: ;marker^before^mark
local MARKS = ';([^;=^@]+)^(%d+)^(%d+)'
local MARK = ';%s^%d^%d'
-- The use that the lease's last renewal reported: the month of the page, the seconds for which the id is
-- remembered (0 if the caller did not choose it), the bill's figures and its line. Then the change of each
-- counter. For example: ;~1~2~3,4~5;field~change
local REPORT_BEGINS = ';~'
local REPORT = ';~(%d+)~(%d+)~([%d,]+)~([^;]*)'
local REPORT_FORMAT = ';~%s~%s~%s~%s'
local REPORTED = ';([^;~]+)~(-?%d+)'
local REPORTED_FORMAT = ';%s~%d'
-- A field of `r` has the request's id after the attempt.
local ID = ';(.*)'
-- The byte '!'. A tombstone's name begins with it. The mark of a threshold ends with it until an answer has
-- reported the threshold.
local TOMBSTONE = 33
local UNTOLD = 33
