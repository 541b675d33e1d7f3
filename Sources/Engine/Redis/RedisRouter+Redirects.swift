import Reactor

/// A call that can be sent again to another node after a redirect.
enum KeyedCall {
    case script(RedisScript, keys: Int, RedisArguments)
    case command(RedisArguments)

    var slot: RedisSlot {
        switch self {
        case .script(_, _, let arguments): arguments.slotOfKey(at: 0)
        case .command(let arguments): arguments.slotOfKey(at: 1)
        }
    }

    func run(on node: RedisNode, due: UInt64, asking: Bool) async throws(RedisError) -> RedisReply {
        switch self {
        case .script(let script, let keys, let arguments):
            try await node.evaluate(script, keys: keys, arguments, due: due, asking: asking)
        case .command(let arguments): try await node.sendCommand(arguments, due: due, asking: asking)
        }
    }
}

extension RedisRouter {
    /// Follows a cluster's redirects until the call succeeds or is due. A call is sent again only if it was
    /// certainly not executed. If no reply came, the caller decides whether to repeat the call.
    ///
    /// In the last quarter of the call's time, nothing is sent again. The reply would often be too late, and
    /// the outcome would be unknown. It is better to refuse the message without counting it.
    func runCall(_ call: KeyedCall, due: UInt64) async throws(RedisError) -> RedisReply {
        guard let cluster else { preconditionFailure("only a cluster redirects") }
        let slot = call.slot
        let last = loop.now + (due - min(due, loop.now)) / 4 * 3
        var (target, asking, tries) = (findOwner(of: slot), false, 0)
        while true {
            do throws(RedisError) {
                return try await call.run(on: target, due: due, asking: asking)
            } catch {
                tries += 1
                guard try await mayResend(error, tries, slot, from: target, by: last) else { throw error }
                if case .ask(let place) = error {
                    (target, asking) = (cluster.redirectTarget(at: place, toldBy: target), true)
                } else {
                    (target, asking) = (findOwner(of: slot), false)
                }
            }
        }
    }

    /// Whether a call may be sent again after this error. Most errors also request a new cluster map.
    private func mayResend(
        _ error: RedisError, _ tries: Int, _ slot: RedisSlot, from node: RedisNode, by last: UInt64
    ) async throws(RedisError) -> Bool {
        switch error {
        case .moved(let place): cluster?.noteMovedSlot(slot, to: place, toldBy: node)
        case .ask: break
        // The call waited for a connection. It is sent again if the map now names another owner of the slot.
        case .unavailable:
            cluster?.requestUpdate()
            return findOwner(of: slot) !== node && loop.now < last
        case .moving, .unserved, .loading: cluster?.requestUpdate()
        case .unknownOutcome:
            cluster?.requestUpdate()
            return false
        default: return false
        }
        // Two nodes redirect the call to each other, or no node can serve the slot at present. This can end
        // within milliseconds, so the next try follows after a short pause.
        if tries > 2 || [.moving, .unserved, .loading].contains(error) {
            let pause = UInt64.random(in: 2_000_000...5_000_000) * UInt64(min(tries, 5))
            guard loop.now + pause < last else { return false }
            await loop.sleep(nanoseconds: pause)
        }
        // The number of tries has no limit, because a slot that is moving or has no master can become
        // available until `last`.
        return loop.now < last
    }
}
