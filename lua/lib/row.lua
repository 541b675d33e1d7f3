-- row: the rows of the hash `r`. The field `attempt;id` holds an open reservation, and the field
-- `!attempt;id` a tombstone. Patterns read the items of a row, and formats write them. The edge sends the
-- beginning of a row (ScheduleFormat). The files held and reserved look for one counter's item by its name.

-- A row begins with <end of the lease in ms>;<the payload's fingerprint>;<kind>. The kind is n, or p for a
-- replay of a settled message.
local LEASE_ENDS = '^%d+'
local PRINT = '^%d+;(%x+)'
local KIND = '^%d+;%x+;(%a)'
local BEHIND_LEASE = ';.*'
-- For each counter, the units that are reserved: ;field=estimate
local ESTIMATES = ';([^;=^@]+)=(%d+)'
local ESTIMATE = ';%s=%d'
-- For each burst clock that was charged, the charge in µs: ;clock@charge. After all charges, in the same
-- order, the time of each of these clocks after its charge: |time
local CHARGES = ';([^;=^@|]+)@(%d+)'
local CHARGE = ';%s@%d'
local CLOCKS = '|(%d+)'
-- The new thresholds that this request wrote into the user's hash `s`: ;field^before^now. If the request is
-- given back, `settle` writes `before` into the field again.
--   field   the field of `s` with the highest threshold that a counter has reached, such as n:m:2611:msg
--   before  the threshold in that field before this request; 0 if there was none
--   now     the threshold that this request wrote into that field
local MARKS = ';([^;=^@]+)^(%d+)^(%d+)'
local MARK = ';%s^%d^%d'
-- The use that the lease's last renewal reported: ;~month~seconds~figures~line, then ;counter~change …
--   month    the month of the page of the books
--   seconds  for how long the id is remembered; 0 if the caller did not choose it
--   figures  the figures of the bill, separated by commas
--   line     the bill's line in the page
local REPORT_BEGINS = ';~'
local REPORT = ';~(%d+)~(%d+)~([%d,]+)~([^;]*)'
local REPORT_FORMAT = ';~%s~%s~%s~%s'
local REPORTED = ';([^;~]+)~(-?%d+)'
local REPORTED_FORMAT = ';%s~%d'
-- The id in the name of a field, which is <attempt>;<id>.
local ID = ';(.*)'
-- 33 is the byte '!'. The field of a tombstone begins with this byte. A stored threshold that no answer has
-- reported yet ends with this byte.
local TOMBSTONE = 33
local UNTOLD = 33
