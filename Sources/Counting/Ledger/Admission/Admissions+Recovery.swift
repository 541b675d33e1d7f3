package import Redis

extension Admissions {
    /// The largest number of open messages that one loop remembers. After a loss of data in the store, a loop
    /// can report only the messages that it remembers.
    private static let mostOpen = 65_536

    func remember(_ command: AdmitCommand, _ counts: LimitCounts) {
        guard openMessages.count < Self.mostOpen else { return }
        openMessages[command.attempt] = .open(command, admitted: counts.now)
    }

    /// Reports to the store again the messages that are open or have ended in the last seconds. Call this
    /// method after each new connection to a node. The node can have lost these messages, because it can be a
    /// new master or can have restarted with older data.
    ///
    /// - Parameter node: the node whose users' messages are reported; nil for the messages of all users.
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
                // The store is away again. After the next connection, all messages are reported again.
                if SettlementRemedy(error) == .whenStoreReturns { break }
            }
            cachedRefusals.drop(user)
        }
        recovered += recovery.sum
        return recovery
    }
}
