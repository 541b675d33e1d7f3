import Bytes
import Wire

/// Finds credentials in the header fields that official clients use: `Authorization: Bearer` (OpenAI),
/// `x-api-key` (Anthropic), `x-goog-api-key` (Gemini).
enum Credential {
    /// Returns the first credential of a request, or `ambiguous` if a field for credentials occurs twice.
    static func findCredential(in fields: HeadFields, _ bytes: Span<UInt8>) -> Caller {
        if fields.isRepeated(.xAPIKey) || fields.isRepeated(.xGoogAPIKey) || fields.isRepeated(.authorization)
        {
            return .ambiguous
        }
        if let bearer = bearer(in: fields, bytes) { return .credential(bearer) }
        for known in [KnownField.xAPIKey, .xGoogAPIKey] {
            if let range = fields[known], !range.isEmpty { return .credential(range) }
        }
        return .unknown
    }

    /// All different credentials of a request, in the order in which they are tried: `Authorization`,
    /// `x-api-key`, `x-goog-api-key`. Claude Code sends two, of which only one need be valid.
    static func all(in fields: HeadFields, _ bytes: Span<UInt8>) -> [FieldRange] {
        var found = bearer(in: fields, bytes).map { [$0] } ?? []
        for known in [KnownField.xAPIKey, .xGoogAPIKey] {
            guard let range = fields[known], !range.isEmpty else { continue }
            if !found.contains(where: { isEqual(bytes[$0], bytes[range]) }) { found.append(range) }
        }
        return found
    }

    /// The bearer token in `Authorization`. The scheme's name is case-insensitive (RFC 9110, section 11.1).
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
