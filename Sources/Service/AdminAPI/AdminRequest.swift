import Bytes
import Cryptography
import HTTP
import JSON
import Ledger
import Limits
import Reactor
import Records
import Wire

/// A request to the admin interface, after its token, path and body were checked.
struct AdminRequest {
    /// The value of a member of the request's body. A list or an object becomes `other`.
    enum Field: Hashable {
        case text(String)
        case number(Int)
        case flag(Bool)
        case null
        case other
    }

    let bearer: AdminTokens.Bearer
    /// The decoded values of the parameters in the path, such as `{id}`.
    let parts: [[UInt8]]
    private let query: [String: String]
    private let body: [String: Field]
    /// The request's body as received; empty if the route takes no body.
    let document: [UInt8]
    private let headerID: String?
    private let freshID: String

    init(
        _ call: ServerCall, _ route: AdminRoute, _ bearer: AdminTokens.Bearer, parts: [[UInt8]]
    ) async throws(AdminProblem) {
        self.bearer = bearer
        self.parts = parts
        query = try Self.query(of: call, known: route.query)
        if let id = query["id"], id.isEmpty || parts.first != Array("_".utf8) {
            throw AdminProblem(.badRequest, "id names a user only after users/_, and must not be empty.")
        }
        let name = Array("idempotency-key".utf8)
        let found = call.head.fields.first(named: name.span, in: call.inbound.readable)
        headerID = found.map { String(decoding: call.bytes($0.value), as: UTF8.self) }
        freshID = "op-\(SecretDigest.makeSecret().prefix(16))"
        guard !route.body.isEmpty else {
            (body, document) = ([:], [])
            return
        }
        document = try await Self.document(of: call, route.largestBody)
        body = try Self.body(document, known: route.body)
    }

    // MARK: Address

    /// The id of the user whom the request names, either in the path or by the query parameter `id`. The ids
    /// `.` and `..` must be in the query. In a path, clients read them as dot segments even if they are
    /// escaped (RFC 3986, section 6.2.2.3), and the server refuses such a path.
    var user: [UInt8] { query["id"].map { Array($0.utf8) } ?? parts.first ?? [] }

    func readQuery(_ name: String) -> String? { query[name] }

    func readQuery(_ name: String, in range: ClosedRange<Int>, else fallback: Int) throws(AdminProblem) -> Int
    {
        guard let text = query[name] else { return fallback }
        guard let number = Int(text), range.contains(number) else {
            throw AdminProblem(
                .badRequest,
                "\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }

    /// The value of a query parameter; nil if it is missing. A value that is not one of `words` is refused.
    func readQuery(_ name: String, of words: [String]) throws(AdminProblem) -> String? {
        guard let text = query[name] else { return nil }
        guard words.contains(text) else {
            throw AdminProblem(.badRequest, "\(name) must be one of \(words.joined(separator: ", ")).")
        }
        return text
    }

    var isDryRun: Bool {
        get throws(AdminProblem) { try readQuery("dry_run", of: ["true", "false"]) == "true" }
    }

    private static func query(of call: ServerCall, known: [String]) throws(AdminProblem) -> [String: String] {
        guard let range = call.head.query else { return [:] }
        var found: [String: String] = [:]
        for pair in call.bytes(range).split(separator: UInt8(ascii: "&")) {
            let parts = pair.split(
                separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = PercentCoding.decode(parts[0]),
                let value = PercentCoding.decode(parts.count > 1 ? parts[1] : [])
            else { throw AdminProblem(.badRequest, "The query is not correctly percent-encoded.") }
            let word = String(decoding: name, as: UTF8.self)
            guard known.contains(word) else {
                let list = known.isEmpty ? "none" : known.joined(separator: ", ")
                throw AdminProblem(
                    .badRequest, "The query has an unknown parameter; known: \(list).")
            }
            guard found.updateValue(String(decoding: value, as: UTF8.self), forKey: word) == nil else {
                throw AdminProblem(.badRequest, "\(word) is in the query twice.")
            }
        }
        return found
    }

    // MARK: Body

    func hasMember(_ name: String) -> Bool { body[name] != nil }

    func isNull(_ name: String) -> Bool { body[name] == .null }

    /// A text of the body with at most `longest` bytes; nil if the member is missing or null.
    func readText(_ name: String, longest: Int = 200) throws(AdminProblem) -> String? {
        switch body[name] {
        case nil, .null: return nil
        case .text(let text) where !text.isEmpty && text.utf8.count <= longest: return text
        default: throw AdminProblem(.badRequest, "\(name) must be a text of 1 to \(longest) bytes.")
        }
    }

    func readNumber(_ name: String, in range: ClosedRange<Int>) throws(AdminProblem) -> Int? {
        switch body[name] {
        case nil, .null: return nil
        case .number(let number) where range.contains(number): return number
        default:
            throw AdminProblem(
                .badRequest,
                "\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound).")
        }
    }

    func readFlag(_ name: String) throws(AdminProblem) -> Bool? {
        switch body[name] {
        case nil, .null: return nil
        case .flag(let flag): return flag
        default: throw AdminProblem(.badRequest, "\(name) must be true or false.")
        }
    }

    func readMoment(_ name: String) throws(AdminProblem) -> Moment? {
        guard let text = try readText(name, longest: 40) else { return nil }
        return try Self.readMoment(text, name)
    }

    static func readMoment(_ text: String, _ name: String) throws(AdminProblem) -> Moment {
        guard let moment = Moment(rfc3339: text) else {
            throw AdminProblem(
                .badRequest, "\(name) must be a time with its offset, such as 2026-11-20T09:00:00+01:00.")
        }
        let (first, last) = (Moment.distantPast, Moment.distantFuture)
        guard moment >= first else {
            throw AdminProblem(
                .badRequest, "\(name) must be a time from \(first.timestamp) to \(last.timestamp).")
        }
        return moment
    }

    static func missingMember(_ name: String) -> AdminProblem {
        AdminProblem(.badRequest, "\(name) is missing.")
    }

    private static func document(of call: ServerCall, _ largest: Int) async throws(AdminProblem) -> [UInt8] {
        do throws(ServerCallFault) {
            try await call.readBody(limit: largest)
        } catch {
            throw AdminProblem(
                .tooLarge, "The body is longer than \(largest >> 10) KiB, or did not come whole.")
        }
        return call.bytes(FieldRange(call.body))
    }

    private static func body(_ bytes: [UInt8], known: [String]) throws(AdminProblem) -> [String: Field] {
        var parser = JSONParser(maxBytes: bytes.count, maxDepth: 8)
        let root: JSONValue
        do throws(JSONFault) {
            root = try parser.parse(bytes.span)
        } catch {
            throw AdminProblem(.badRequest, "The body is not a JSON object.")
        }
        guard root.kind == .object else { throw AdminProblem(.badRequest, "The body is not a JSON object.") }
        var found: [String: Field] = [:]
        var members = root.members
        while let member = members.next() {
            let name = String(copying: member.name)
            guard known.contains(name) else {
                throw AdminProblem(
                    .badRequest,
                    "The body has an unknown member; known: \(known.joined(separator: ", ")).")
            }
            guard found.updateValue(Field(member.value), forKey: name) == nil else {
                throw AdminProblem(.badRequest, "\(name) is in the body twice.")
            }
        }
        return found
    }

    // MARK: Acts

    /// Reads the actor, the reason and the request id of a change. Every change needs a reason.
    func makeAct() throws(AdminProblem) -> OperatorAct {
        let id = try requestID()
        guard let reason = try readText("reason"), reason.count <= 200, Self.isLine(reason) else {
            throw AdminProblem(
                .badRequest,
                "reason is missing, or is not one line of 1 to 200 characters: say why this is done.")
        }
        let actor = try readText("actor", longest: 64)
        guard actor.map(Self.isLine) ?? true else {
            throw AdminProblem(.badRequest, "actor must be one line.")
        }
        return OperatorAct(
            id: id, actor: actor.map { "\(bearer.name)/\($0)" } ?? bearer.name, reason: reason)
    }

    /// The request id in the body or the header. If the request has none, the edge makes one.
    func requestID() throws(AdminProblem) -> String {
        let id = try readText("request_id", longest: 64)
        if let id, let headerID, id != headerID {
            throw AdminProblem(.badRequest, "request_id and Idempotency-Key differ: send one of them.")
        }
        let chosen = id ?? headerID
        guard chosen.map(Self.isID) ?? true else {
            throw AdminProblem(
                .badRequest, "A request id must have 1 to 64 letters, digits and signs, and no space.")
        }
        return chosen ?? freshID
    }

    /// The members that the body of every change can have.
    static let actMembers = ["request_id", "actor", "reason"]

    private static func isID(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count) && text.utf8.allSatisfy { (33...126).contains($0) }
    }

    private static func isLine(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 }
    }
}

extension AdminRequest.Field {
    fileprivate init(_ value: JSONValue) {
        if value.isNull {
            self = .null
        } else if let number = value.integer {
            self = .number(number)
        } else if let flag = value.bool {
            self = .flag(flag)
        } else if let text = value.string {
            self = .text(String(copying: text))
        } else {
            self = .other
        }
    }
}

extension String {
    init(copying bytes: Span<UInt8>) {
        self.init(decoding: [UInt8](bytes), as: UTF8.self)
    }
}
