-- ids: the ids in `d` that callers chose and that are settled. A score is: expiry in seconds × REPLAYS +
-- replays so far. Beside each stands its payload's fingerprint. `!attempt;id` is what was counted without a
-- reservation.
local REPLAYS = 4
local PRINT_OF_ID = 'f%s;%s'
