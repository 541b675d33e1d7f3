import Redis

/// A script's call that writes itself: its keys, and as a rule one packed argument. Each message sends two,
/// so they are written straight into the connection's buffer.
protocol ScriptCall {
    /// How many keys it has: fewer than ten.
    var keys: Int { get }
    /// How many arguments it has, the keys included.
    var count: Int { get }
    /// The largest number of bytes that the call takes.
    var room: Int { get }

    /// Writes its keys and the argument as they go over the wire.
    func put(to writer: inout UncheckedWriter)
}

extension ScriptCall {
    var count: Int { keys + 1 }

    /// This call as a list of arguments.
    var arguments: RedisArguments {
        var arguments = RedisArguments()
        arguments.append(count: count, room: room) { put(to: &$0) }
        return arguments
    }
}
