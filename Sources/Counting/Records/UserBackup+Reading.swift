import Bytes
package import JSON
package import Ledger
import Limits

/// A mistake in a user's entry in a backup's file. The text says what is wrong and where it is.
package struct BackupFault: Error, Hashable {
    package let text: String

    init(_ text: String) { self.text = text }
}

extension UserBackup {
    /// The largest figure that a backup can have. The doubles of Redis' Lua store it exactly.
    static let largest = PlanTable.largestAmount

    /// Reads a user and checks every name and figure, so that only valid data reaches the store.
    ///
    /// - Parameter tenant: the app that the user must belong to; empty if the edge serves one app.
    package init(_ record: borrowing JSONValue, tenant: String) throws(BackupFault) {
        guard record.kind == .object else { throw BackupFault("A user is a JSON object.") }
        self.init(user: try Self.user(record, tenant))
        var members = record.members
        while let member = members.next() {
            let (name, value) = (String(of: member.name), member.value)
            switch name {
            case "redis_key", "user_id", "count_from_books": break
            // The version must be able to rise later, so it is at most half of the largest figure.
            case "version": version = min(try Self.readWhole(value, name), Self.largest / 2)
            case "partial":
                throw BackupFault(
                    "This user was written in part when the backup was made: a restore had begun and not ended."
                )
            case "open_messages": openMessages = try Self.readWhole(value, name)
            case "entitlement": entitlement = try Self.entitlement(value)
            case "counters": counters = try Self.figures(value, name).map { ($0.0, $0.1) }
            case "bursts": bursts = try Self.figures(value, name).map { ($0.0, $0.1) }
            case "thresholds": thresholds = try Self.texts(value, name)
            case "check_ins": checkIns = try Self.texts(value, name)
            case "refusals": refusals = try Self.texts(value, name)
            case "books", "events", "keys", "objects", "trail": try readList(name, value, tenant)
            default: throw BackupFault("\(name) is not a part of a user in this version.")
            }
        }
        try check()
    }

    private mutating func readList(_ name: String, _ value: borrowing JSONValue, _ tenant: String)
        throws(BackupFault)
    {
        var elements = value.elements
        var count = 0
        while let element = elements.next() {
            count += 1
            guard count <= Self.mostElements else {
                throw BackupFault("\(name) has more than \(Self.mostElements) elements.")
            }
            switch name {
            case "books": books.append(try BookEntry(reading: element))
            case "events":
                events.append(
                    (try Self.readText(element, "id"), try Self.readMoment(element, "events", "at")))
            case "objects":
                objects.append(
                    (try Self.readText(element, "id"), try Self.readMoment(element, "objects", "at")))
            case "keys": keys.append(try StoredKey(reading: element, tenant: tenant, user: user))
            default: trail.append(try TrailEntry(reading: element))
            }
        }
    }

    private static func user(_ record: borrowing JSONValue, _ tenant: String) throws(BackupFault) -> UserKey {
        let id = optionalText(record, "user_id").map { Array($0.utf8) }
        guard let stem = optionalText(record, "redis_key").map({ Array($0.utf8) }) else {
            guard let id, !id.isEmpty, id.count <= 1024 else {
                throw BackupFault("redis_key and user_id are missing: one of them must name the user.")
            }
            return UserKey(tenant: Array(tenant.utf8), user: id)
        }
        guard let user = UserKey(found: stem + [UInt8(ascii: "s")], suffix: 1) else {
            throw BackupFault("redis_key is not the key of a user.")
        }
        if let name = user.name, name.tenant != tenant {
            throw BackupFault(
                "redis_key belongs to a user of the app "
                    + "\(name.tenant.isEmpty ? "without a name" : name.tenant).")
        }
        if let id, let name = user.name, name.id != id {
            throw BackupFault("redis_key and user_id name two different users.")
        }
        return user
    }

    private static func entitlement(_ value: borrowing JSONValue) throws(BackupFault) -> [Field] {
        let fields = try texts(value, "entitlement")
        for (name, text) in fields where !text.isEmpty {
            guard let part = EntitlementNames.part(of: name) else {
                throw BackupFault("entitlement: \(name) is not a part of what a user has.")
            }
            if let rule = EntitlementNames.findFault(in: text, of: part) {
                throw BackupFault("entitlement: \(name) is \(rule), as a text.")
            }
        }
        return withoutMerge(fields.filter { !$0.value.isEmpty })
    }

    // MARK: Values

    static func readWhole(_ value: borrowing JSONValue, _ name: String) throws(BackupFault) -> Int {
        guard let number = value.integer, (0...largest).contains(number) else {
            throw BackupFault("\(name) must be a whole number from 0 to \(largest).")
        }
        return number
    }

    static func readWhole(_ object: borrowing JSONValue, _ place: String, _ name: StaticString)
        throws(BackupFault) -> Int
    {
        guard let value = object.member(name) else { throw BackupFault("\(place): \(name) is missing.") }
        return try readWhole(value, "\(place): \(name)")
    }

    static func readText(_ object: borrowing JSONValue, _ name: StaticString) throws(BackupFault) -> String {
        guard let text = object.member(name)?.string else { throw BackupFault("\(name) must be a text.") }
        return String(of: text)
    }

    /// The text of a member; nil if the member is missing or is no text.
    static func optionalText(_ object: borrowing JSONValue, _ name: StaticString) -> String? {
        guard let text = object.member(name)?.string else { return nil }
        return String(of: text)
    }

    static func readMoment(_ object: borrowing JSONValue, _ place: String, _ name: StaticString)
        throws(BackupFault) -> Moment
    {
        let number = Int64(try readWhole(object, place, name))
        let moment = Moment(milliseconds: number)
        guard moment.milliseconds == number else {
            throw BackupFault("\(place): \(name) is a time before 10000.")
        }
        return moment
    }

    private static func texts(_ value: borrowing JSONValue, _ place: String) throws(BackupFault) -> [Field] {
        var (fields, seen): ([Field], Set<String>) = ([], [])
        var members = value.members
        while let member = members.next() {
            let name = String(of: member.name)
            try checkRoom(fields.count, place)
            guard let text = member.value.string, seen.insert(name).inserted else {
                throw BackupFault("\(place): \(name) must be a text, and be there once.")
            }
            fields.append((name, String(of: text)))
        }
        return fields
    }

    private static func figures(_ value: borrowing JSONValue, _ place: String) throws(BackupFault) -> [(
        String, Int
    )] {
        var (fields, seen): ([(String, Int)], Set<String>) = ([], [])
        var members = value.members
        while let member = members.next() {
            let name = String(of: member.name)
            try checkRoom(fields.count, place)
            guard seen.insert(name).inserted else {
                throw BackupFault("\(place): \(name) is there twice.")
            }
            fields.append((name, try readWhole(member.value, "\(place): \(name)")))
        }
        return fields
    }

    private static func checkRoom(_ count: Int, _ place: String) throws(BackupFault) {
        guard count < mostMembers else { throw BackupFault("\(place) has more than \(mostMembers) members.") }
    }
}

extension UserBackup.BookEntry {
    fileprivate init(reading value: borrowing JSONValue) throws(BackupFault) {
        let digits = try UserBackup.readText(value, "month")
        guard let month = BookMonth(named: digits) else {
            throw BackupFault("books: month is a month such as 2611.")
        }
        let day = try UserBackup.readWhole(value, "books", "day")
        guard (1...31).contains(day) else { throw BackupFault("books: day is 1 to 31.") }
        let model: [UInt8]
        if let hex = value.member("model_hex")?.string {
            guard let bytes = Hexadecimal.bytes(String(of: hex)) else {
                throw BackupFault("books: model_hex is hexadecimal.")
            }
            model = bytes
        } else {
            model = Array(try UserBackup.readText(value, "model").utf8)
        }
        guard model.count <= 64, !model.isEmpty else { throw BackupFault("books: model has 1 to 64 bytes.") }
        var line = BookLine(day: day, model: String(decoding: model, as: UTF8.self))
        for member in BookMember.all + BookMember.pieces {
            guard let number = value.member(member.name), !number.isNull else { continue }
            line[keyPath: member.path] = try UserBackup.readWhole(number, "books: \(member.name)")
        }
        self.init(month: month, name: Array("\(day) ".utf8) + model, line: line)
    }
}

extension UserBackup.TrailEntry {
    fileprivate init(reading value: borrowing JSONValue) throws(BackupFault) {
        let place = try UserBackup.readText(value, "place")
        let parts = place.split(separator: "-", omittingEmptySubsequences: false)
        let isPlace =
            parts.count == 2
            && parts.allSatisfy { $0.utf8.count < 16 && $0.utf8.allSatisfy(ASCII.isDigit) && !$0.isEmpty }
            && Moment.isStored(parts[0]) && parts != ["0", "0"]
        guard isPlace else {
            throw BackupFault("trail: place is milliseconds since 1970, a dash and a number, and not 0-0.")
        }
        self.init(
            place: place,
            entry: StoredUser.AuditEntry(
                action: try UserBackup.readText(value, "deed"),
                id: try UserBackup.readText(value, "request_id"),
                actor: try UserBackup.readText(value, "actor"),
                reason: try UserBackup.readText(value, "reason"),
                what: try UserBackup.readText(value, "what")))
    }
}

extension StoredKey {
    fileprivate init(reading value: borrowing JSONValue, tenant: String, user: UserKey) throws(BackupFault) {
        guard let digest = Hexadecimal.bytes(try UserBackup.readText(value, "sha256")), digest.count == 32
        else {
            throw BackupFault("keys: sha256 is 64 hexadecimal digits.")
        }
        let id = Array(try UserBackup.readText(value, "id").utf8)
        guard (1...64).contains(id.count), id.allSatisfy(Self.isIDByte) else {
            throw BackupFault("keys: id has 1 to 64 letters, digits, dashes and underscores.")
        }
        // If the user's id is long, the Redis key of the record contains only a hash. The backup then has
        // the id in `user_id`.
        let named = UserBackup.optionalText(value, "user_id").map { Array($0.utf8) }
        guard let owner = user.name?.id ?? named, UserKey(tenant: Array(tenant.utf8), user: owner) == user
        else { throw BackupFault("keys: user_id is not the user of this record.") }
        func moment(_ name: StaticString) throws(BackupFault) -> Moment? {
            guard value.member(name)?.isNull == false else { return nil }
            return try UserBackup.readMoment(value, "keys", name)
        }
        self.init(
            id: id, digest: digest, tenant: Array(tenant.utf8), user: owner,
            plan: UserBackup.optionalText(value, "plan"),
            label: try UserBackup.readText(value, "label"),
            created: try moment("created") ?? Moment(milliseconds: 0), expires: try moment("expires"),
            revoked: try moment("revoked"))
    }

    private static func isIDByte(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
}

extension String {
    fileprivate init(of bytes: Span<UInt8>) { self.init(decoding: [UInt8](bytes), as: UTF8.self) }
}
