-- ids: the ids in `d` that callers chose and that are settled, and `!attempt;id` for what was counted without
-- a reservation. A score is: expiry in seconds × EXPIRY + the payload's fingerprint × REPLAYS + replays so
-- far.
local REPLAYS = 4
local PRINT_SIZE = 262144
local EXPIRY = 1048576
