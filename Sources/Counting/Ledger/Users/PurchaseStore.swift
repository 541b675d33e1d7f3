import Bytes
import Cryptography
package import Limits
import Redis

/// What a one-time purchase gives to a user, or what its refund takes back (`lua/purchase`).
package struct PurchaseChange: Sendable {
    package struct Part: Sendable {
        package let limit: String
        package let amount: Int
        package let expires: Moment
        /// The field of the counter of `limit` in the current period; nil if the user's plan has no limit of
        /// this name.
        package let field: String?
        /// The amount of the limit that the user has without this purchase.
        package let own: Int

        package init(limit: String, amount: Int, expires: Moment, field: String?, own: Int) {
            self.limit = limit
            self.amount = amount
            self.expires = expires
            self.field = field
            self.own = own
        }
    }

    /// The id of the transaction. It has at most 64 bytes and none of the characters `,=@#!`.
    package let transaction: String
    package let isRefund: Bool
    /// The time until which a refund is remembered. A refund can be reported before its purchase, and the
    /// purchase must then give nothing.
    package let markExpires: Moment
    /// The version of the entitlement from which the grants in `parts` were computed.
    package let version: Int
    package let parts: [Part]

    package init(transaction: String, isRefund: Bool, markExpires: Moment, version: Int, parts: [Part]) {
        self.transaction = transaction
        self.isRefund = isRefund
        self.markExpires = markExpires
        self.version = version
        self.parts = parts
    }

    package enum Outcome: Hashable, Sendable {
        case done, known
        /// The entitlement has changed since the caller computed the grants, so they must be computed anew.
        case outdated
    }
}

/// One-time purchases and their grants. Each purchase counts once (L18).
package struct PurchaseStore {
    let connection: RecordConnection

    /// A user's entitlement with its grants, and the store's time.
    package func readEntitlement(of user: UserKey) async throws(LedgerError) -> (
        entitlement: Entitlement, now: Moment
    ) {
        let found = try await connection.lookUpUser(user, event: "", ["ev"] + EntitlementFields.names)
        let version = Int(found.values[0]) ?? 0
        guard let entitlement = EntitlementFields.decode(version: version, Array(found.values.dropFirst()))
        else {
            throw .faulty(script: connection.scripts.look.name)
        }
        return (entitlement, found.now)
    }

    /// The values of a user's counters, by their fields. A counter that does not exist is 0.
    package func readCounts(of user: UserKey, _ fields: [String]) async throws(LedgerError) -> [Int] {
        try await connection.lookUpUser(user, event: "", fields).values.map { Int($0) ?? 0 }
    }

    /// Grants what a purchase brought, or takes it back after a refund. A repeated call changes nothing.
    package func applyChange(_ change: PurchaseChange, of user: UserKey, actor: String, reason: String)
        async throws(LedgerError) -> PurchaseChange.Outcome
    {
        var arguments = RedisArguments()
        arguments.append(user.stem, each: "sa")
        for text in [change.transaction, actor, reason] { arguments.append(text) }
        arguments.append(change.isRefund ? "refunded" : "bought" as StaticString)
        arguments.append(Int(change.markExpires.milliseconds))
        arguments.append(change.version)
        for part in change.parts {
            arguments.append(part.limit)
            arguments.append(part.amount)
            arguments.append(Int(part.expires.milliseconds))
            arguments.append(part.field ?? "")
            arguments.append(part.own)
        }
        let items =
            try await connection.runScript(connection.scripts.purchase, keys: 2, arguments).array?.compactMap(
                \.integer) ?? []
        switch items.first {
        case 1:
            connection.noted?()
            return .done
        case 2: return .known
        case 3: return .outdated
        default: throw .faulty(script: connection.scripts.purchase.name)
        }
    }

    // MARK: The owner of a purchase

    /// The number of days for which a purchase belongs to its first user, longer than its grant is kept.
    private static let claimDays = 400
    /// If the first call that claims a purchase does not finish, the purchase can be claimed after this
    /// number of calls. By then, the edge of the first call has certainly ended.
    private static let patience = 8

    /// The name of a purchase in records: the subscription service's name, a slash, and the service's name
    /// for the purchase. The latter is replaced by a digest if it is long or contains a separator.
    package static func name(of purchase: String, at store: String) -> String {
        let name = "\(store)/\(purchase)"
        let isPlain = name.utf8.allSatisfy { (33...126).contains($0) && !",=@#!".utf8.contains($0) }
        guard !isPlain || name.utf8.count > 48 else { return name }
        return "\(store)/\(Hexadecimal.text(Array(Digest.sha256(Array(purchase.utf8)).prefix(16))))"
    }

    /// Claims a purchase for a user, as `claimPurchase(_:for:)` does, and returns whether it belongs to this
    /// user. If so, it also records the user's name, so that later events about the purchase find the user.
    package func claimPurchase(_ purchase: String, by user: UserName) async throws(LedgerError) -> Bool {
        guard try await claimPurchase(purchase, for: user.key) else { return false }
        try await name(user, ownerOf: purchase)
        return true
    }

    /// The user who claimed a purchase; nil if no such user is known.
    package func findOwner(of purchase: String) async throws(LedgerError) -> UserName? {
        try await ask("HGET", Self.key(of: purchase), ["user"]).bytes.flatMap { UserName(member: $0) }
    }

    /// Gives the purchases of one user to another user, as a part of a merge.
    func carryPurchases(from old: UserName, to new: UserName) async throws(LedgerError) {
        for purchase in try await purchases(of: old) {
            _ = try await ask("HSET", Self.key(of: purchase), ["owner", Self.mark(of: new.key)])
            try await name(new, ownerOf: purchase)
        }
    }

    /// Removes an erased user's name from all of their purchases. The purchases keep a digest of the user, so
    /// no other user can claim them.
    package func forgetPurchases(of user: UserName) async throws(LedgerError) {
        for purchase in try await purchases(of: user) {
            _ = try await ask("HDEL", Self.key(of: purchase), ["user"])
        }
    }

    /// The names of the purchases in a user's record: subscriptions from app stores, and one-time purchases.
    private func purchases(of user: UserName) async throws(LedgerError) -> Set<String> {
        let customers = try await SubscriptionStore(connection: connection).readSubscription(of: user.key)
            .record
            .customers
        let subscriptions = customers.compactMap { customer -> String? in
            let parts = customer.split(separator: ":", maxSplits: 1).map(String.init)
            return parts.count == 2 ? Self.name(of: parts[1], at: parts[0]) : nil
        }
        return Set(try await readEntitlement(of: user.key).entitlement.grants.compactMap(\.transaction))
            .union(subscriptions)
    }

    private func name(_ user: UserName, ownerOf purchase: String) async throws(LedgerError) {
        let key = Self.key(of: purchase)
        var arguments = RedisArguments()
        arguments.append("HSET" as StaticString)
        arguments.append(key)
        arguments.append("user")
        arguments.append(user.member)
        _ = try await connection.sendCommand(arguments, "claim")
        let end =
            try await connection.lookUpUser(user.key, event: "", []).now.milliseconds + Int64(Self.claimDays)
            * 86_400_000
        _ = try await ask("PEXPIREAT", key, ["\(end)"])
    }

    private static func key(of purchase: String) -> [UInt8] { Array("us:bought:\(purchase)".utf8) }

    /// A digest of a user, so that the record of a purchase names no user.
    private static func mark(of user: UserKey) -> String {
        Hexadecimal.text(Array(Digest.sha256(user.key("s")).prefix(16)))
    }

    /// Claims a purchase for a user and returns whether it belongs to this user. A purchase belongs to the
    /// first user who claims it. So if an app store moves it to another account, it is not granted twice.
    package func claimPurchase(_ transaction: String, for user: UserKey) async throws(LedgerError) -> Bool {
        let (owner, key) = (Self.mark(of: user), Self.key(of: transaction))
        if let known = try await ask("HGET", key, ["owner"]).text { return known == owner }
        guard let number = try await ask("HINCRBY", key, ["asked", "1"]).integer else {
            throw .faulty(script: "claim")
        }
        if number > 1, number <= Self.patience {
            guard let known = try await ask("HGET", key, ["owner"]).text else { throw .unavailable }
            return known == owner
        }
        _ = try await ask("HSET", key, ["owner", owner])
        let milliseconds =
            try await connection.lookUpUser(user, event: "", []).now.milliseconds + Int64(Self.claimDays)
            * 86_400_000
        _ = try await ask("PEXPIREAT", key, ["\(milliseconds)"])
        return true
    }

    private func ask(_ verb: StaticString, _ key: [UInt8], _ words: [String]) async throws(LedgerError)
        -> RedisReply
    {
        var arguments = RedisArguments()
        arguments.append(verb)
        arguments.append(key)
        for word in words { arguments.append(word) }
        return try await connection.sendCommand(arguments, "claim")
    }
}
