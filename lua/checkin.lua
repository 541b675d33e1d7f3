-- checkin: whether a person wants check-ins (nudges) and how often, whether they have completed sessions,
-- and whether they may get a nudge today.
--
-- KEYS   c   docs/counting.md lists all keys and laws.
-- ARGV   1 look
--        1 prefer      2 1 for yes, 0 for no   3 frequency; '' keeps the stored one, or few_times_a_week
--        1 message     a message was answered. Two answered messages (4 messages with the answers), followed
--                      by silence or by the background, are a complete session
--        1 background  the app is no longer visible
--        1 ask         whether the app may ask for the permission to nudge. The reply is yes only once
--        1 later       the person said “not now”: the app may ask again after another complete session
--        1 final       the system's own prompt was answered: the app never asks again
--        1 claim       2 number of today in the person's zone   3, 4 span [from, to) of that day in ms
--                      5 claimer: a repeated claim of the same one gets 1 again; '' stands for no claimer
--        1 release     2 the claimer who gives the claim back
-- REPLY  {now, code, on, frequency, whether (0 or 1) the first session is complete, this session is complete
--        and the prompt was answered, next day for a nudge}. on and frequency are '' if never chosen.
--        Codes: 1 done, may ask, claimed or given back · 0 may not ask, not due, or another claimer's
--        2 the person wants no nudges · 3 now is outside the span
-- LAW    A claim is limited by days: daily is 1 a day, few_times_a_week is 3 in any 7 days and 1 a day,
--        weekly is 1 in any 7 days. The preference of that moment decides. Two claims never get the same
--        nudge. 15: a claim whose reply was lost can be sent again. An unused claim is released.

local call, c, verb = redis.call, KEYS[1], ARGV[1]
local time = call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local got = call('HMGET', c, 'on', 'frequency', 'days', 'session', 'messages', 'last', 'over', 'first',
  'asked', 'final', 'done', 'claim')
local on, frequency = got[1] or '', got[2] or ''
-- A value that is no number counts as none, so that a record from another program cannot fail for ever.
local function number(text) return tonumber(string.match(text or '', '^%d+$')) end
local session, messages, last = number(got[4]) or 0, number(got[5]) or 0, number(got[6]) or now
local over, first, asked, final = got[7] == '1', got[8] == '1', got[9] or '', got[10] == '1'
-- The newest complete session. An older record lacks this field: its present session counts, if it is over.
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
  -- The question and its answer are two messages.
  messages = messages + 2
  set('messages', string.format('%d', messages))
  set('last', string.format('%d', now))
elseif verb == 'background' then
  if messages >= 4 and not over then complete() end
elseif verb == 'ask' then
  -- 'asked' holds the session in which the app asked. An l follows if the person chose to be asked later.
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
  -- The first day on which the frequency permits another nudge.
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
    -- A claim that is repeated on a later day moves to that day, so that the next nudge keeps its distance.
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
