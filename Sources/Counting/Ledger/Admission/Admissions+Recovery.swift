package import Redis

extension Admissions {
    /// Messages of one loop that are remembered while they are open: those beyond that end as they did before
    /// anything was remembered.
    private static let mostOpen = 65_536

    /// Remembers a message that the store has just admitted.
    func remember(_ command: AdmitCommand, _ counts: LimitCounts) {
        guard openMessages.count < Self.mostOpen else { return }
        openMessages[command.attempt] = .open(command, admitted: counts.now)
    }

    /// Tells a node's users' messages of the last seconds, and those that run, to the store once more. To be
    /// called when a connection to the node was made anew: it may be another master, or one that was started
    /// with what its disk had.
    ///
    /// - Parameter node: nil: all users.
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
                // The next connection asks about all of them anew.
                if SettlementRemedy(error) == .whenStoreReturns { break }
            }
            cachedRefusals.drop(user)
        }
        recovered += recovery.sum
        return recovery
    }
}
