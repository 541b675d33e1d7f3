import Bytes
import JSON

/// The claims of a token before they are checked (RFC 7519, section 4.1).
struct WrittenClaims {
    private var issuer: [UInt8]?
    private var audiences: [[UInt8]]?
    private var expires: Int?
    private var notBefore: Int?
    private var issued: Int?
    private let user: [UInt8]?
    private let plan: [UInt8]?

    /// `longestUser` is the longest user id in a token, in bytes. `longestPlan` is the longest plan name.
    private static let longestUser = 512
    private static let longestPlan = 100
    private static let mostAudiences = 64

    init(_ root: JSONValue, _ rules: TokenRules) throws(TokenFault) {
        guard root.kind == .object else { throw .malformed }
        user = try Self.text(at: rules.user.names[...], in: root)
        plan = try rules.plan.flatMap { path throws(TokenFault) in
            try Self.text(at: path.names[...], in: root)
        }
        var members = root.members
        while let member = members.next() {
            if member.name.equals("iss") {
                guard issuer == nil, let text = member.value.string else { throw .malformed }
                issuer = [UInt8](text)
            } else if member.name.equals("aud") {
                guard audiences == nil else { throw .malformed }
                audiences = try Self.audiences(member.value)
            } else if member.name.equals("exp") {
                expires = try Self.time(member.value, .down, butNot: expires)
            } else if member.name.equals("nbf") {
                notBefore = try Self.time(member.value, .up, butNot: notBefore)
            } else if member.name.equals("iat") {
                issued = try Self.time(member.value, .up, butNot: issued)
            }
        }
    }

    func isOf(_ issuer: String) -> Bool { self.issuer?.elementsEqual(issuer.utf8) == true }

    func checkClaims(against rules: TokenRules, at now: Int) throws(TokenFault) -> TokenClaims {
        guard isOf(rules.issuer) else { throw .issuer }
        let isMeant = audiences?.contains { audience in
            rules.audiences.contains { audience.elementsEqual($0.utf8) }
        }
        guard isMeant == true else { throw .audience }
        guard let expires else { throw .endless }
        guard now < expires + rules.leeway else { throw .expired }
        guard (notBefore ?? now) <= now + rules.leeway, (issued ?? now) <= now + rules.leeway else {
            throw .early
        }
        guard let user, (1...Self.longestUser).contains(user.count) else { throw .user }
        guard plan?.count ?? 0 <= Self.longestPlan else { throw .malformed }
        return TokenClaims(
            user: user, plan: plan.map { String(decoding: $0, as: UTF8.self) },
            expires: expires + rules.leeway)
    }

    private static func audiences(_ value: JSONValue) throws(TokenFault) -> [[UInt8]] {
        if let text = value.string { return [[UInt8](text)] }
        guard value.kind == .array else { throw .malformed }
        var found: [[UInt8]] = []
        var elements = value.elements
        while let element = elements.next() {
            guard let text = element.string, found.count < mostAudiences else { throw .malformed }
            found.append([UInt8](text))
        }
        return found
    }

    /// Reads a time in seconds since 1970. It can have a fraction (RFC 7519, section 2: NumericDate). Values
    /// near an overflow are refused.
    ///
    /// - Parameter rounding: how to round to whole seconds. The rounding never lengthens the token's life.
    private static func time(
        _ value: JSONValue, _ rounding: FloatingPointRoundingRule, butNot known: Int?
    ) throws(TokenFault) -> Int {
        // A JSON number is read as a double, which is exact to the second up to 2⁵³.
        guard known == nil, let seconds = value.real, (0...0x1p53).contains(seconds) else {
            throw .malformed
        }
        return Int(seconds.rounded(rounding))
    }

    /// The text or whole number of the claim at a path; nil if there is none.
    private static func text(at path: ArraySlice<String>, in object: JSONValue) throws(TokenFault) -> [UInt8]?
    {
        guard let name = path.first.map({ Array($0.utf8) }) else { return nil }
        var found: [UInt8]?
        var isFound = false
        var members = object.members
        while let member = members.next() {
            guard member.name.count == name.count, member.name.starts(with: name.span) else { continue }
            guard !isFound else { throw .malformed }
            isFound = true
            if path.count > 1 {
                found = try text(at: path.dropFirst(), in: member.value)
            } else if let text = member.value.string {
                found = [UInt8](text)
            } else if let number = member.value.integer {
                found = Array(String(number).utf8)
            } else if !member.value.isNull {
                throw .malformed
            }
        }
        return found
    }
}
