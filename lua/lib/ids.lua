-- ids: the members of `d`, a user's sorted set of settled requests.
--   `id`                 the id that the caller chose
--   `f<fingerprint>;id`  the fingerprint of that request's payload, with the same expiry
--   `!attempt;id`        a message that was counted without a reservation
-- A score is the expiry in seconds × REPLAYS. The score of `id` is that plus the number of its replays.
local REPLAYS = 4
local PRINT_OF_ID = 'f%s;%s'
