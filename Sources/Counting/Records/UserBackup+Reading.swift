import Bytes
package import JSON
package import Ledger
import Limits

/// What is wrong with a user in the file of a backup, and where.
package struct BackupFault: Error, Hashable {
    package let text: String

    init(_ text: String) { self.text = text }
}

extension UserBackup {
    /// Figures that a double holds exactly, as Redis' Lua counts.
    private static let largest = PlanTable.largestAmount

    /// Reads a user and checks every name and figure, so that only what an edge writes is written.
    ///
    /// - Parameter tenant: the app whose user it must be; empty where the edge serves one.
    package init(_ record: borrowing JSONValue, tenant: String) throws(BackupFault) {
        guard record.kind == .object else { throw BackupFault("A user is a JSON object.") }
        self.init(user: try Self.user(record, tenant))
        var members = record.members
        while let member = members.next() {
            let (name, value) = (String(of: member.name), member.value)
            switch name {
            case "redis_key", "user_id", "count_from_books": break
            case "version": version = try Self.whole(value, name)
            case "partial":
                throw BackupFault(
                    "This user was written in part where the backup was made: their restore had begun and not ended."
                )
            case "open_messages": openMessages = try Self.whole(value, name)
            case "entitlement": entitlement = try Self.entitlement(value)
            case "counters":
                counters = try Self.figures(value, name).map { ($0.0, $0.1) }
                if let odd = counters.first(where: { !Self.isCounter($0.name) }) {
                    throw BackupFault("counters: \(odd.name) is no counter's name.")
                }
            case "bursts": bursts = try Self.figures(value, name).map { ($0.0, $0.1) }
            case "thresholds": thresholds = try Self.texts(value, name)
            case "check_ins": checkIns = try Self.texts(value, name)
            case "refusals": refusals = try Self.texts(value, name)
            case "books":
                var elements = value.elements
                while let element = elements.next() { books.append(try BookEntry(reading: element)) }
            case "events":
                var elements = value.elements
                while let element = elements.next() {
                    events.append(
                        (
                            try Self.text(element, "id"),
                            Moment(milliseconds: Int64(try Self.whole(element, "events", "at")))
                        ))
                }
            case "keys":
                var elements = value.elements
                while let element = elements.next() {
                    keys.append(try StoredKey(reading: element, tenant: tenant, user: user))
                }
            case "trail":
                var elements = value.elements
                while let element = elements.next() { trail.append(try TrailEntry(reading: element)) }
            default: throw BackupFault("\(name) is no part of a user of this version.")
            }
        }
        try checkThresholds()
    }

    private func checkThresholds() throws(BackupFault) {
        let isOdd = thresholds.contains { Int($0.value.prefix { $0 != ";" }) == nil }
        if isOdd { throw BackupFault("thresholds: a value begins with a number.") }
    }

    private static func user(_ record: borrowing JSONValue, _ tenant: String) throws(BackupFault) -> UserKey {
        let id = optionalText(record, "user_id").map { Array($0.utf8) }
        guard let stem = optionalText(record, "redis_key").map({ Array($0.utf8) }) else {
            guard let id, !id.isEmpty, id.count <= 1024 else {
                throw BackupFault("redis_key or user_id says whose record it is.")
            }
            return UserKey(tenant: Array(tenant.utf8), user: id)
        }
        guard let user = UserKey(found: stem + [UInt8(ascii: "s")], suffix: 1) else {
            throw BackupFault("redis_key is no user's.")
        }
        if let name = user.name, name.tenant != tenant {
            throw BackupFault(
                "redis_key is a user's of the app \(name.tenant.isEmpty ? "without a name" : name.tenant).")
        }
        return user
    }

    private static func entitlement(_ value: borrowing JSONValue) throws(BackupFault) -> [Field] {
        let fields = try texts(value, "entitlement")
        for (name, text) in fields {
            let part = EntitlementNames.part(of: name)
            guard let part else { throw BackupFault("entitlement: \(name) is no part of what a user has.") }
            guard
                !EntitlementNames.numbers.contains(part) || text.isEmpty || Int(text).map({ $0 >= 0 }) == true
            else { throw BackupFault("entitlement: \(name) is a whole number of 0 or more, as a text.") }
        }
        return fields.filter { !$0.value.isEmpty }
    }

    private static func isCounter(_ name: String) -> Bool {
        name.utf8.count <= 64 && name.contains(":") && !name.hasPrefix("n:") && !name.hasPrefix("g:")
            && name.utf8.allSatisfy { (33...126).contains($0) }
    }

    // MARK: Values

    static func whole(_ value: borrowing JSONValue, _ name: String) throws(BackupFault) -> Int {
        guard let number = value.integer, (0...largest).contains(number) else {
            throw BackupFault("\(name) is a whole number of 0 or more.")
        }
        return number
    }

    static func whole(_ object: borrowing JSONValue, _ place: String, _ name: StaticString)
        throws(BackupFault) -> Int
    {
        guard let value = object.member(name) else { throw BackupFault("\(place): \(name) is missing.") }
        return try whole(value, "\(place): \(name)")
    }

    static func text(_ object: borrowing JSONValue, _ name: StaticString) throws(BackupFault) -> String {
        guard let text = object.member(name)?.string else { throw BackupFault("\(name) is a text.") }
        return String(of: text)
    }

    /// nil where it is missing or no text.
    static func optionalText(_ object: borrowing JSONValue, _ name: StaticString) -> String? {
        guard let text = object.member(name)?.string else { return nil }
        return String(of: text)
    }

    private static func texts(_ value: borrowing JSONValue, _ place: String) throws(BackupFault) -> [Field] {
        var (fields, seen): ([Field], Set<String>) = ([], [])
        var members = value.members
        while let member = members.next() {
            let name = String(of: member.name)
            guard let text = member.value.string, seen.insert(name).inserted, fields.count < 1000 else {
                throw BackupFault("\(place): \(name) is a text, and stands there once.")
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
            guard seen.insert(name).inserted, fields.count < 1000 else {
                throw BackupFault("\(place): \(name) stands there twice.")
            }
            fields.append((name, try whole(member.value, "\(place): \(name)")))
        }
        return fields
    }
}

/// The fields of a record that say what a user has (`lua/entitle.lua`).
enum EntitlementNames {
    private static let parts: Set<String> = [
        "et", "ei", "plan", "status", "from", "to", "anchor", "product", "phase", "store", "rank",
        "unsubscribed", "billing", "paused", "sandbox", "manage", "manage2", "manage3", "manage4", "hold",
    ]
    private static let others: Set<String> = [
        "zone", "overrides", "customer", "grants", "block", "at", "merging",
    ]
    static let numbers: Set<String> = [
        "et", "from", "to", "anchor", "rank", "unsubscribed", "billing", "paused", "hold", "block", "at",
    ]

    /// The part that a field holds, of the user's own or of a store that waits (`stripe.plan`); nil for any
    /// other name.
    static func part(of field: String) -> String? {
        for store in ["revenuecat.", "stripe."] where field.hasPrefix(store) {
            let part = String(field.dropFirst(store.count))
            return parts.contains(part) ? part : nil
        }
        return parts.contains(field) || others.contains(field) ? field : nil
    }
}

extension UserBackup.BookEntry {
    fileprivate init(reading value: borrowing JSONValue) throws(BackupFault) {
        let digits = try UserBackup.text(value, "month")
        guard let month = BookMonth(named: digits) else {
            throw BackupFault("books: month is a month such as 2611.")
        }
        let day = try UserBackup.whole(value, "books", "day")
        guard (1...31).contains(day) else { throw BackupFault("books: day is 1 to 31.") }
        let model: [UInt8]
        if let hex = value.member("model_hex")?.string {
            guard let bytes = Hexadecimal.bytes(String(of: hex)) else {
                throw BackupFault("books: model_hex is hexadecimal.")
            }
            model = bytes
        } else {
            model = Array(try UserBackup.text(value, "model").utf8)
        }
        guard model.count <= 64, !model.isEmpty else { throw BackupFault("books: model has 1 to 64 bytes.") }
        var line = BookLine(day: day, model: String(decoding: model, as: UTF8.self))
        for figure in BookFigure.all {
            guard let number = value.member(figure.name), !number.isNull else { continue }
            line[keyPath: figure.path] = try UserBackup.whole(number, "books: \(figure.name)")
        }
        self.init(month: month, name: Array("\(day) ".utf8) + model, line: line)
    }
}

extension UserBackup.TrailEntry {
    fileprivate init(reading value: borrowing JSONValue) throws(BackupFault) {
        let place = try UserBackup.text(value, "place")
        let parts = place.split(separator: "-")
        guard parts.count == 2, parts.allSatisfy({ part in Int(part).map { $0 >= 0 } ?? false }) else {
            throw BackupFault("trail: place is milliseconds since 1970, a dash and a number.")
        }
        self.init(
            place: place,
            entry: StoredUser.AuditEntry(
                action: try UserBackup.text(value, "deed"), id: try UserBackup.text(value, "request_id"),
                actor: try UserBackup.text(value, "actor"), reason: try UserBackup.text(value, "reason"),
                what: try UserBackup.text(value, "what")))
    }
}

extension StoredKey {
    fileprivate init(reading value: borrowing JSONValue, tenant: String, user: UserKey) throws(BackupFault) {
        guard let digest = Hexadecimal.bytes(try UserBackup.text(value, "sha256")), digest.count == 32 else {
            throw BackupFault("keys: sha256 is 64 hexadecimal digits.")
        }
        let id = Array(try UserBackup.text(value, "id").utf8)
        guard (1...64).contains(id.count), id.allSatisfy(Self.isIDByte) else {
            throw BackupFault("keys: id has 1 to 64 letters, digits, dashes and underscores.")
        }
        // Of a long name the record's own key holds a hash alone.
        let named = UserBackup.optionalText(value, "user_id").map { Array($0.utf8) }
        guard let owner = user.name?.id ?? named, UserKey(tenant: Array(tenant.utf8), user: owner) == user
        else { throw BackupFault("keys: user_id is not whose record this is.") }
        func moment(_ name: StaticString) throws(BackupFault) -> Moment? {
            guard let number = value.member(name), !number.isNull else { return nil }
            return Moment(milliseconds: Int64(try UserBackup.whole(number, "keys: \(name)")))
        }
        self.init(
            id: id, digest: digest, tenant: Array(tenant.utf8), user: owner,
            plan: UserBackup.optionalText(value, "plan"),
            label: try UserBackup.text(value, "label"),
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
