import Wire

/// Where the official clients put their key or token: `Authorization: Bearer` (OpenAI), `x-api-key`
/// (Anthropic), `x-goog-api-key` (Gemini).
enum Credential {
    /// The one credential of a request. Two that differ are ambiguous, as is one field that came twice.
    static func range(in fields: HeadFields, _ bytes: Span<UInt8>) -> Caller {
        if fields.isRepeated(.xAPIKey) || fields.isRepeated(.xGoogAPIKey) || fields.isRepeated(.authorization)
        {
            return .ambiguous
        }
        let bearer = bearer(in: fields, bytes)
        guard fields.contains(.xAPIKey) || fields.contains(.xGoogAPIKey) else {
            return bearer.map { .credential($0) } ?? .unknown
        }
        var found = bearer
        for known in [KnownField.xAPIKey, .xGoogAPIKey] {
            guard let range = fields[known], !range.isEmpty else { continue }
            if let found, !isEqual(bytes[found], bytes[range]) { return .ambiguous }
            found = range
        }
        return found.map { .credential($0) } ?? .unknown
    }

    /// A scheme's name is read in any case (RFC 9110, section 11.1).
    private static func bearer(in fields: HeadFields, _ bytes: Span<UInt8>) -> FieldRange? {
        guard let field = fields[.authorization], field.count > 7,
            bytes[field].extracting(first: 7).equalsIgnoringCase("Bearer ")
        else { return nil }
        return FieldRange(field.lowerBound + 7..<field.upperBound)
    }

    private static func isEqual(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
        one.count == other.count && one.starts(with: other)
    }
}
