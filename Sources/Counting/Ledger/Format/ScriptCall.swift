import Redis

/// A script's call that writes its own arguments: the keys, and usually one packed argument. Each message
/// makes two such calls, so they write straight into the connection's buffer and build no array.
protocol ScriptCall {
    /// The number of keys, below 100.
    var keys: Int { get }
    /// The number of arguments, including the keys.
    var count: Int { get }
    /// The largest number of bytes that the call can take in the connection's buffer.
    var room: Int { get }

    /// Writes the keys and the other arguments in the form of the Redis protocol.
    func put(to writer: inout UncheckedWriter)
}

extension ScriptCall {
    var count: Int { keys + 1 }

    var arguments: RedisArguments {
        var arguments = RedisArguments()
        arguments.append(count: count, room: room) { put(to: &$0) }
        return arguments
    }
}
