-- A careful team's own limiter on nginx: one script in Redis admits a message of a user or refuses it, and a second one
-- adds the tokens that the reply says it used. It does what the edge does for one plan with one limit of messages and
-- one of tokens; of the edge's other duties (identity, plans, words, dialects, leases, retries) it does none.
local Limiter = {}

local ADMIT = [[
local seen = redis.call('HMGET', KEYS[1], 'messages', 'tokens')
local messages, tokens = tonumber(seen[1] or '0') or 0, tonumber(seen[2] or '0') or 0
if messages >= tonumber(ARGV[1]) or tokens >= tonumber(ARGV[2]) then
  return {0, messages, redis.call('TTL', KEYS[1])}
end
messages = redis.call('HINCRBY', KEYS[1], 'messages', 1)
if messages == 1 then redis.call('EXPIRE', KEYS[1], ARGV[3]) end
return {1, messages, 0}
]]

local SETTLE = [[return redis.call('HINCRBY', KEYS[1], 'tokens', ARGV[1])]]

local PERIOD, TOKENS, IDLE, POOL = "3600", "1000000000000", 60000, 512
local KEPT = 1024 -- bytes at the end of a reply: the usage stands there
local limit, redis_port, admit_id, settle_id

local function hexadecimal(bytes)
  return (bytes:gsub(".", function(byte) return ("%02x"):format(byte:byte()) end))
end

function Limiter.start()
  limit, redis_port = os.getenv("PEER_LIMIT"), tonumber(os.getenv("PEER_REDIS_PORT"))
  admit_id, settle_id = hexadecimal(ngx.sha1_bin(ADMIT)), hexadecimal(ngx.sha1_bin(SETTLE))
end

-- Redis ----------------------------------------------------------------------------------------------------------------

local function command(words)
  local parts = { "*" .. #words .. "\r\n" }
  for index, word in ipairs(words) do
    parts[index + 1] = "$" .. #word .. "\r\n" .. word .. "\r\n"
  end
  return table.concat(parts)
end

-- A reply, or nil and why; the third value is true where Redis itself said no and the connection is in order.
local function read(socket)
  local line, failure = socket:receive("*l")
  if not line then return nil, failure end
  local mark, rest = line:sub(1, 1), line:sub(2)
  if mark == ":" then return tonumber(rest) end
  if mark == "+" then return rest end
  if mark == "*" then
    local list = {}
    for index = 1, tonumber(rest) do
      local value, trouble = read(socket)
      if value == nil then return nil, trouble end
      list[index] = value
    end
    return list
  end
  return nil, rest, true
end

local function evaluate(id, script, words)
  local socket = ngx.socket.tcp()
  socket:settimeouts(1000, 1000, 1000)
  local connected, failure = socket:connect("127.0.0.1", redis_port, { pool_size = POOL })
  if not connected then return nil, failure end
  local reply, said_no
  for _, verb in ipairs({ { "EVALSHA", id }, { "EVAL", script } }) do
    local line = { verb[1], verb[2], "1" }
    for _, word in ipairs(words) do line[#line + 1] = word end
    local sent
    sent, failure = socket:send(command(line))
    if not sent then break end
    reply, failure, said_no = read(socket)
    if reply ~= nil or not (said_no and failure:find("^NOSCRIPT")) then break end
  end
  if reply == nil and not said_no then
    socket:close()
  else
    socket:setkeepalive(IDLE, POOL)
  end
  return reply, failure
end

-- nginx's phases -------------------------------------------------------------------------------------------------------

function Limiter.access()
  local user = ngx.var.http_x_user_id
  if not user then return ngx.exit(401) end
  local key = "peer:{" .. user .. "}"
  local reply, failure = evaluate(admit_id, ADMIT, { key, limit, TOKENS, PERIOD })
  if not reply then
    ngx.log(ngx.ERR, "redis: ", failure)
    return ngx.exit(503)
  end
  local header = ngx.header
  header["x-ratelimit-limit-requests"] = limit
  header["x-ratelimit-remaining-requests"] = math.max(0, tonumber(limit) - reply[2])
  if reply[1] == 0 then
    ngx.status = 429
    header["Content-Type"] = "application/json"
    header["Retry-After"] = reply[3]
    ngx.print('{"error":{"message":"You have used up your messages. Please come back later.",',
      '"type":"requests","param":null,"code":"rate_limit_exceeded"}}')
    return ngx.exit(429)
  end
  ngx.ctx.key = key
end

function Limiter.reply()
  local context, piece = ngx.ctx, ngx.arg[1]
  if not context.key or piece == "" then return end
  local tail = (context.tail or "") .. piece
  context.tail = #tail > KEPT and tail:sub(-KEPT) or tail
end

local function settle(is_ending, key, tokens)
  if is_ending then return end
  local reply, failure = evaluate(settle_id, SETTLE, { key, tokens })
  if not reply then ngx.log(ngx.ERR, "settlement: ", failure) end
end

-- A reply is logged where no socket may be opened, hence the timer.
function Limiter.ended()
  local context = ngx.ctx
  local found = context.tail and ngx.re.match(context.tail, [["total_tokens"\s*:\s*(\d+)]], "jo")
  if found then ngx.timer.at(0, settle, context.key, found[1]) end
end

return Limiter
