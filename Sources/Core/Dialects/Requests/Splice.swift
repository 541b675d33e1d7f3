import JSON

/// One change of a request's body: `text` replaces the bytes in `range`. All other bytes stay the same.
package struct Splice: Hashable, Sendable {
    package let range: Range<Int>
    package let text: [UInt8]
}

extension RequestFacts {
    /// The change that makes a stream report its tokens. OpenAI's chat and completions report tokens only if
    /// `stream_options.include_usage` is set.
    ///
    /// - Returns: nil if the request already asks for the tokens, or if the place to change was not found.
    package func askingForUsage(_ body: Span<UInt8>) -> Splice? {
        guard includesUsage != true, let root = JSONPlaces.findObject(in: body) else { return nil }
        guard let options = streamOptionsPlace else {
            return Splice(range: root + 1..<root + 1, text: Self.wholeOptions)
        }
        guard let value = JSONPlaces.findValue(options, of: root, in: body) else { return nil }
        if body[value.lowerBound] != UInt8(ascii: "{") { return Splice(range: value, text: Self.options) }
        guard let wish = includeUsagePlace else {
            let start = value.lowerBound + 1
            let isEmpty = JSONPlaces.isEmpty(value.lowerBound, in: body)
            return Splice(range: start..<start, text: isEmpty ? Self.onlyWish : Self.firstWish)
        }
        return JSONPlaces.findValue(wish, of: value.lowerBound, in: body).map {
            Splice(range: $0, text: Self.yes)
        }
    }

    private static let wholeOptions = Array("\"stream_options\":{\"include_usage\":true},".utf8)
    private static let options = Array("{\"include_usage\":true}".utf8)
    private static let firstWish = Array("\"include_usage\":true,".utf8)
    private static let onlyWish = Array("\"include_usage\":true".utf8)
    private static let yes = Array("true".utf8)

    /// The change that replaces the request's model; nil if the request names none.
    ///
    /// - Parameter model: a name from the configuration, which needs no escapes in JSON.
    package func makeSplice(for model: [UInt8], _ body: Span<UInt8>) -> Splice? {
        guard let modelPlace, let root = JSONPlaces.findObject(in: body) else { return nil }
        return JSONPlaces.findValue(modelPlace, of: root, in: body).map {
            Splice(range: $0, text: [UInt8(ascii: "\"")] + model + [UInt8(ascii: "\"")])
        }
    }
}
