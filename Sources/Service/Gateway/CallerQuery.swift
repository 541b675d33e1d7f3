import Bytes
import Dialects

/// Builds the query with which a request is forwarded, without the caller's credentials.
///
/// Parameter names are compared as upstreams read them, percent-decoded and without regard to case: `?k%65y=`
/// and `?KEY=` are the same as `?key=`. A query is split at `&`, and also at `;`, because some servers do so.
enum CallerQuery {
    /// - Parameter hasCredentials: whether the forwarded request carries the team's provider key. If so, the
    ///   caller must not choose the billed project, because the team pays.
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

    /// Returns the first member in the query that decides the model, size or price; nil if there is none.
    /// Such a query is refused. The edge counts the body's model, but LiteLLM, for example, prefers
    /// `?model=`.
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
        // The caller's credentials: Google's API key, access tokens (RFC 6750, section 2.3) and Azure's keys.
        if name.equals("key") || name.equals("access_token") || name.equals("oauth_token")
            || name.equals("api-key") || name.equals("subscription-key")
        {
            return true
        }
        // For Google, these parameters choose the billed project and the user whose quota counts.
        return hasCredentials && (name.equals("userproject") || name.equals("quotauser"))
    }

    /// The name of a query parameter, percent-decoded and in lower case.
    fileprivate struct Name {
        /// The longest parameter name that is compared, in bytes. All credentials' names are shorter.
        private static let longest = 32

        private var bytes = InlineArray<32, UInt8>(repeating: 0)
        private var count = 0

        /// Returns nil if the name is empty or longer than `longest`.
        init?(of part: Span<UInt8>) {
            var at = 0
            while at < part.count, part[at] != UInt8(ascii: "="), part[at] != UInt8(ascii: "[") {
                // Every escape is valid here, because requests with a broken escape were refused earlier.
                let escaped = PercentCoding.escapedByte(in: part, at: at)
                let byte = escaped ?? part[at]
                at += escaped == nil ? 1 : 3
                // Some servers skip leading spaces, and Google's parameter names can begin with a dollar
                // sign. These characters are skipped here, too, so that `?$key=` counts as `?key=`.
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
