import Bytes
package import JSON

/// Finds the requests of a batch, or the answers to them, as ranges of a text. The text is one of these:
/// - lines of JSON (OpenAI, "Batch API", and Anthropic, "Message Batches")
/// - a JSON list (Anthropic's member `requests`)
package enum BatchText {
    /// A batch with more requests than this is refused. OpenAI accepts 50,000, Anthropic 100,000.
    package static let mostRequests = 50_000

    package struct Request: Hashable, Sendable {
        package let dialect: Dialect
        /// The range of the request's body in the text.
        package let body: Range<Int>

        package init(dialect: Dialect, body: Range<Int>) { (self.dialect, self.body) = (dialect, body) }
    }

    /// The requests in the input file of one of OpenAI's batches.
    package static func requests(inFile text: Span<UInt8>, with parser: inout JSONParser) throws(BatchFault)
        -> [Request]
    {
        var requests: [Request] = []
        for line in lines(of: text) {
            let number = requests.count + 1
            guard number <= mostRequests else { throw BatchFault(.tooMany, number) }
            let part = text.extracting(line)
            guard let root = try? parser.parse(part),
                let places = places(of: ["method", "url", "body"], in: root),
                let url = root.member("url")?.string, root.member("method")?.string?.equals("POST") == true,
                let body = member(places[2], of: part)
            else { throw BatchFault(.unclear, number) }
            guard let dialect = Dialect(path: url), dialect.isOpenAI, dialect.piece == nil else {
                throw BatchFault(.otherAddress, number)
            }
            requests.append(Request(dialect: dialect, body: shifted(body, by: line.lowerBound)))
        }
        return requests
    }

    /// The requests in the body of a call that creates one of Anthropic's batches.
    package static func requests(inBody text: Span<UInt8>, with parser: inout JSONParser) throws(BatchFault)
        -> [Request]
    {
        guard let list = list(of: "requests", in: text, with: &parser) else { throw BatchFault(.unclear, 1) }
        var requests: [Request] = []
        for element in JSONPlaces.elements(of: list.lowerBound, in: text) {
            let number = requests.count + 1
            guard number <= mostRequests else { throw BatchFault(.tooMany, number) }
            let part = text.extracting(element)
            guard let root = try? parser.parse(part), let places = places(of: ["params"], in: root),
                let body = member(places[0], of: part)
            else { throw BatchFault(.unclear, number) }
            requests.append(
                Request(dialect: .anthropicMessages, body: shifted(body, by: element.lowerBound)))
        }
        return requests
    }

    private static func list(of name: String, in text: Span<UInt8>, with parser: inout JSONParser)
        -> Range<Int>?
    {
        guard let root = try? parser.parse(text), let places = places(of: [name], in: root),
            let list = member(places[0], of: text), text[list.lowerBound] == UInt8(ascii: "[")
        else { return nil }
        return list
    }

    /// The models' answers in a batch's file of results. Failed requests are left out.
    package static func answers(in text: Span<UInt8>, of dialect: Dialect, with parser: inout JSONParser)
        -> [Range<Int>]
    {
        let names = dialect.family == .anthropic ? ["result", "message"] : ["response", "body"]
        var answers: [Range<Int>] = []
        for line in lines(of: text) {
            var place: Range<Int>? = line
            for name in names {
                guard let outer = place else { break }
                place = value(of: name, in: text.extracting(outer), with: &parser)
                    .map { shifted($0, by: outer.lowerBound) }
            }
            if let place { answers.append(place) }
        }
        return answers
    }

    /// The range of the member `results_url` in a batch of Anthropic; nil if there is none.
    package static func resultsAddress(in document: Span<UInt8>, with parser: inout JSONParser)
        -> Range<Int>?
    {
        guard let place = value(of: "results_url", in: document, with: &parser),
            document[place.lowerBound] == UInt8(ascii: "\"")
        else { return nil }
        return place
    }

    private static func value(of name: String, in text: Span<UInt8>, with parser: inout JSONParser)
        -> Range<Int>?
    {
        guard let root = try? parser.parse(text), let places = places(of: [name], in: root) else {
            return nil
        }
        return member(places[0], of: text)
    }

    private static func member(_ place: Int, of object: Span<UInt8>) -> Range<Int>? {
        guard let start = JSONPlaces.findObject(in: object) else { return nil }
        return JSONPlaces.findValue(place, of: start, in: object)
    }

    private static func shifted(_ range: Range<Int>, by offset: Int) -> Range<Int> {
        range.lowerBound + offset..<range.upperBound + offset
    }

    /// The indices of the members of `root` with these names; nil if one is missing or repeated.
    private static func places(of names: [String], in root: JSONValue) -> [Int]? {
        var places = names.map { _ in -1 }
        var members = root.members
        var place = -1
        while let member = members.next() {
            place += 1
            for (index, name) in names.enumerated()
            where member.name.equalsIgnoringCase(name.utf8Span.span) {
                guard places[index] < 0, member.name.starts(with: name.utf8Span.span) else { return nil }
                places[index] = place
            }
        }
        return places.contains(-1) ? nil : places
    }

    /// The ranges of all lines that are not blank.
    private static func lines(of text: Span<UInt8>) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        for at in 0...text.count where at == text.count || text[at] == 0x0a {
            if !text.extracting(start..<at).isBlank { lines.append(start..<at) }
            start = at + 1
        }
        return lines
    }
}

/// Why a batch is refused, and the number of the request that caused this, counted from 1.
package struct BatchFault: Error, Hashable {
    package enum Reason: Hashable, Sendable {
        case unclear, otherAddress, tooMany, otherModel, empty
    }

    package let reason: Reason
    package let number: Int

    package init(_ reason: Reason, _ number: Int) { (self.reason, self.number) = (reason, number) }

    package var advice: String {
        switch reason {
        case .unclear:
            "request \(number) of the batch must be an object that has its address and its body, each once"
        case .otherAddress:
            "request \(number) of the batch has an address that no model answers, or that is not counted in "
                + "batches: chat/completions, responses, completions and embeddings are"
        case .tooMany: "a batch has \(BatchText.mostRequests) requests at most"
        case .otherModel: "all requests of a batch must name one model; request \(number) names another"
        case .empty: "the batch has no requests"
        }
    }
}
