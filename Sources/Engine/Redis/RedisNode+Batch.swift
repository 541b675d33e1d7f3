import Reactor

extension RedisNode {
    /// Sends several commands at once. Returns their results in the same order.
    ///
    /// - Parameter list: the commands. Those above `Options.pendingLimit` are refused as `overloaded`.
    package func sendCommands(_ list: [RedisArguments], due: UInt64? = nil) async
        -> [Result<RedisReply, RedisError>]
    {
        let due = due ?? soon
        var calls: [Result<RedisCall, RedisError>] = []
        var last: RedisCall?
        for arguments in list {
            do throws(RedisError) {
                let call = try enqueue(RedisArguments(), keys: nil, arguments, due: due)
                last = call
                calls.append(.success(call))
            } catch {
                calls.append(.failure(error))
            }
        }
        // All commands have the same deadline and end in their order, so it is enough to wait for the last.
        if let last { await last.waitForReply() }
        return calls.map { call in
            switch call {
            case .success(let call): Result { () throws(RedisError) in try takeReply(call) }
            case .failure(let error): .failure(error)
            }
        }
    }
}
