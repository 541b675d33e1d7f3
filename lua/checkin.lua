-- checkin: stores whether a user wants check-ins (messages that the app sends to them between sessions), how
-- often, and which sessions they completed. It also decides whether the user can get a check-in today.
--
-- KEYS   c, the user's check-ins (docs/counting.md, Keys)
-- ARGV   ARGV[1] is one of these words. Further arguments follow some of them.
--        look        reads only
--        prefer      ARGV[2]: 1 for yes, 0 for no. ARGV[3]: the frequency; '' keeps the stored one, and
--                    without one sets few_times_a_week
--        message     A message was answered. Two answered messages, followed by silence or by `background`,
--                    are a complete session.
--        background  The app is no longer visible.
--        ask         Can the app ask for permission to send check-ins? A yes is repeated only after `later`.
--        later       The user chose “not now”. The app can ask again after another complete session.
--        final       The user answered the system's own prompt. The app never asks again.
--        claim       claims the check-in of today. ARGV[2]: today's number in the user's time zone. ARGV[3]
--                    and ARGV[4]: the begin and end of today in ms. ARGV[5]: the claimer, or ''. A claimer
--                    who repeats a claim gets 1.
--        release     gives a claim back. ARGV[2]: its claimer
-- REPLY  {now, code, on, frequency, 1 if a first session is complete, 1 if this session is complete, 1 if the
--        prompt was answered, next day for a check-in}. `on` and `frequency` are '' if the user never chose.
--        code 1: done, or the app can ask, or the check-in is claimed or given back. 0: the app cannot ask,
--        no check-in is due, or the claim is another claimer's. 2: the user wants no check-ins. 3: now is
--        not between ARGV[3] and ARGV[4].
-- LAW    A user gets at most one check-in a day if the frequency is daily, 3 in any 7 days (one a day) if it
--        is few_times_a_week, and one in any 7 days if it is weekly. The frequency at the time of the claim
--        decides. L15: A claim that got no reply can be sent again.

local call, c, verb = redis.call, KEYS[1], ARGV[1]
local time = call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local got = call('HMGET', c, 'on', 'frequency', 'days', 'session', 'messages', 'last', 'over', 'first',
  'asked', 'final', 'done', 'claim')
local on, frequency = got[1] or '', got[2] or ''
-- Returns nil for a text that is no number. So a record that another program wrote makes no call fail.
local function number(text) return tonumber(string.match(text or '', '^%d+$')) end
local session, messages, last = number(got[4]) or 0, number(got[5]) or 0, number(got[6]) or now
local over, first, asked, final = got[7] == '1', got[8] == '1', got[9] or '', got[10] == '1'
-- `done` is the number of the newest complete session. In a record without this field, which an older version
-- wrote, `done` is the present session if it is over, else 0.
local done = number(got[11]) or over and session or 0
local code, nextDay, write = 1, 0, { 'HSET', c }

local function set(name, value) write[#write + 1], write[#write + 2] = name, value end
local function complete()
  over, done = true, session
  set('over', '1')
  set('done', string.format('%d', done))
  if not first then
    first = true
    set('first', '1')
  end
end

-- Five minutes without a message end a session. The next call of any kind records the end.
if messages >= 4 and not over and now - last >= 300000 then complete() end

if verb == 'prefer' then
  on = ARGV[2]
  if ARGV[3] ~= '' then frequency = ARGV[3] elseif frequency == '' then frequency = 'few_times_a_week' end
  set('on', on)
  set('frequency', frequency)
elseif verb == 'message' then
  if over or messages == 0 or now - last >= 300000 then
    session, messages, over = session + 1, 0, false
    set('session', string.format('%d', session))
    set('over', '0')
  end
  -- The user's message and its answer count as two messages.
  messages = messages + 2
  set('messages', string.format('%d', messages))
  set('last', string.format('%d', now))
elseif verb == 'background' then
  if messages >= 4 and not over then complete() end
elseif verb == 'ask' then
  -- `asked` is the session in which the app last asked for permission, with an l if the user chose “later”.
  local put = string.match(asked, '^(%d+)l$')
  local isWithin = messages > 0 and not over and now - last < 300000
  if final or not first or asked ~= '' and (not put or tonumber(put) >= done or isWithin) then code = 0
  else set('asked', string.format('%d', session)) end
elseif verb == 'later' then
  set('asked', string.format('%dl', session))
elseif verb == 'final' then
  final = true
  set('final', '1')
elseif verb == 'claim' or verb == 'release' then
  local days, today, who = {}, tonumber(ARGV[2]), ARGV[5] or ''
  for day in string.gmatch(got[3] or '', '%d+') do days[#days + 1] = tonumber(day) end
  local function keep()
    local kept = {}
    for i = math.max(1, #days - 2), #days do kept[#kept + 1] = string.format('%d', days[i]) end
    set('days', table.concat(kept, ','))
  end
  -- Returns the first day on which the user's frequency permits another check-in.
  local function nextFree()
    local newest, third = days[#days], days[#days - 2]
    if frequency == 'weekly' then return newest and newest + 7 or today end
    local free = newest and newest + 1 or today
    if frequency == 'few_times_a_week' and third and third + 7 > free then free = third + 7 end
    return free
  end
  if verb == 'release' then
    if ARGV[2] == '' or got[12] ~= ARGV[2] or #days == 0 then code = 0
    else
      days[#days] = nil
      keep()
      set('claim', '')
    end
  elseif on ~= '1' or frequency ~= 'daily' and frequency ~= 'few_times_a_week' and frequency ~= 'weekly' then
    code = 2
  elseif now < tonumber(ARGV[3]) or now >= tonumber(ARGV[4]) then code = 3
  elseif who ~= '' and got[12] == who and #days > 0 then
    -- A claim that is repeated on a later day moves to that day, so the next check-in does not come too soon.
    if today > days[#days] then
      days[#days] = today
      keep()
    end
    nextDay = nextFree()
  else
    nextDay = nextFree()
    if today < nextDay then code = 0
    else
      days[#days + 1] = today
      keep()
      set('claim', who)
      nextDay = nextFree()
    end
  end
end

if #write > 2 then call(unpack(write)) end
local function bit(flag) return flag and 1 or 0 end
return { now, code, on, frequency, bit(first), bit(over), bit(final), nextDay }
