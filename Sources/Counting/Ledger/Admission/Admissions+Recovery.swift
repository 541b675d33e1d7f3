package import Redis

extension Admissions {
    /// The largest number of open messages that one loop remembers. If the store loses data, further open
    /// messages are not recovered.
    private static let mostOpen = 65_536

    func remember(_ command: AdmitCommand, _ counts: LimitCounts) {
        guard openMessages.count < Self.mostOpen else { return }
        openMessages[command.attempt] = .open(command, admitted: counts.now)
    }

    /// Reports open messages, and messages that ended in the last seconds, to the store again. Call this
    /// method for each new connection to a node. The node can have lost these messages, because it can be
    /// another master, or can have restarted from its disk.
    ///
    /// - Parameter node: the node whose users are recovered; nil for all users.
    package func recover(on node: RedisNode? = nil) async -> Recovery {
        readmitted.formIntersection(openMessages.keys)
        var byUser: [UserKey: [RememberedMessage]] = [:]
        for message in endings.all.map(RememberedMessage.ended) + openMessages.values {
            if let node, let own = ledger.findNode(of: message.user), own !== node { continue }
            byUser[message.user, default: []].append(message)
        }
        var recovery = Recovery()
        for (user, messages) in byUser {
            do {
                recovery += try await ledger.recoverMessages(messages, of: user) { attempt in
                    guard openMessages[attempt] != nil else { return false }
                    readmitted.insert(attempt)
                    return true
                }
            } catch {
                noteFailure(error, about: user)
                // The store is away again. The next connection reports all of these messages again.
                if SettlementRemedy(error) == .whenStoreReturns { break }
            }
            cachedRefusals.drop(user)
        }
        recovered += recovery.sum
        return recovery
    }
}
