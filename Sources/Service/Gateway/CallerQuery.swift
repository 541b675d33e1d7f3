import Bytes
import Dialects

/// A request's query as it is forwarded: without parameters that are the caller's credentials.
///
/// Names are compared as the upstream will read them, decoded and in any case: `?k%65y=` and `?KEY=` are
/// `?key=`. Some servers part parameters at `;` as well as at `&`.
enum CallerQuery {
    /// - Parameter hasCredentials: whether the team's own key goes with the request, so that the caller may
    ///   not name the project that pays.
    static func appendQuery(
        _ query: Span<UInt8>, besideOurKey hasCredentials: Bool, to out: inout ByteBuffer
    ) {
        var start = 0
        var separator = UInt8(ascii: "?")
        var isFirst = true
        while start < query.count {
            var end = start
            while end < query.count, !isSeparator(query[end]) { end += 1 }
            let part = query.extracting(start..<end)
            if !isWithheld(part, hasCredentials) {
                out.append(isFirst ? UInt8(ascii: "?") : separator)
                out.append(part)
                isFirst = false
            }
            if end < query.count { separator = query[end] }
            start = end + 1
        }
    }

    /// The first member of a request's body that a query names and that is no plain one; nil for none.
    /// LiteLLM reads `?model=` before the body's, so whatever decides the model, the size or the price is
    /// refused there.
    static func findMember(in query: Span<UInt8>) -> RequestMember? {
        var start = 0
        for end in 0...query.count where end == query.count || isSeparator(query[end]) {
            let name = Name(of: query.extracting(start..<end))
            if let member = name.flatMap({ RequestMember(decidingIn: $0) }) { return member }
            start = end + 1
        }
        return nil
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "&") || byte == UInt8(ascii: ";")
    }

    private static func isWithheld(_ part: Span<UInt8>, _ hasCredentials: Bool) -> Bool {
        guard let name = Name(of: part) else { return false }
        // Google's key, its and RFC 6750's tokens (section 2.3), Azure's keys.
        if name.equals("key") || name.equals("access_token") || name.equals("oauth_token")
            || name.equals("api-key") || name.equals("subscription-key")
        {
            return true
        }
        // They name the Google project and the quota that pay.
        return hasCredentials && (name.equals("userproject") || name.equals("quotauser"))
    }

    /// A parameter's name, decoded, in lower case.
    fileprivate struct Name {
        /// A longer name is neither withheld nor a member of a body.
        private static let longest = 32

        private var bytes = InlineArray<32, UInt8>(repeating: 0)
        private var count = 0

        /// nil for a name that is empty or longer than any that is withheld.
        init?(of part: Span<UInt8>) {
            var at = 0
            while at < part.count, part[at] != UInt8(ascii: "="), part[at] != UInt8(ascii: "[") {
                // Heads with a broken escape have been refused.
                let escaped = PercentCoding.escapedByte(in: part, at: at)
                let byte = escaped ?? part[at]
                at += escaped == nil ? 1 : 3
                // Some readers skip spaces before a name; Google's names go with and without a dollar sign.
                if count == 0, [UInt8(ascii: " "), UInt8(ascii: "+"), UInt8(ascii: "$")].contains(byte) {
                    continue
                }
                guard count < Self.longest else { return nil }
                bytes[count] = ASCII.lowercased(byte)
                count += 1
            }
            if count == 0 { return nil }
        }

        func equals(_ word: StaticString) -> Bool { bytes.span.extracting(first: count).equals(word) }

        fileprivate var member: RequestMember? { RequestMember(spelled: bytes.span.extracting(first: count)) }
    }
}

extension RequestMember {
    fileprivate init?(decidingIn name: CallerQuery.Name) {
        guard let member = name.member, member.role != .plain else { return nil }
        self = member
    }
}
