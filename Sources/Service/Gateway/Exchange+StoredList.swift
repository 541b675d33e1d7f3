import Bytes
import Dialects
import HTTP
import JSON
import Ledger
import Limits
import Problems
import Telemetry
import Wire

/// Answers a request for a list of the caller's own objects. The provider's list would contain the objects of
/// all callers. The edge therefore reads the caller's ids from Redis and fetches each object by its id.
extension Exchange {
    func answerList(of kind: StoredKind, _ owner: UserKey) async throws(Problem) {
        guard let objects = gateway.objects, let endpoint = gateway.findTarget(of: [], on: route)?.upstream
        else {
            throw .keptByProvider
        }
        let page = StoredPage(query: call.head.query.map { call.bytes($0) } ?? [], kind)
        let ids: [[UInt8]]
        do throws(LedgerError) {
            ids = try await objects.listIDs(of: kind.word, owner)
        } catch {
            throw .storeAway
        }
        guard let rest = page.chooseIDs(from: ids) else { throw .unknownID }
        let fields = gateway.versionFields(of: call)
        var documents: [StoredPage.Item] = []
        var asked = 0
        var hasMore = false
        for id in rest {
            hasMore = documents.count == page.limit && !page.isFiltered || asked == StoredPage.mostAsked
            if hasMore { break }
            asked += 1
            guard let body = try await document(kind, id, at: endpoint, fields) else {
                // The object has expired or was deleted without Usher, so the record of its owner is deleted.
                try? await objects.removeObject(StoredObject(kind.word, id), of: owner)
                continue
            }
            guard gateway.admits(body, into: page) else { continue }
            hasMore = documents.count == page.limit
            if hasMore { break }
            documents.append(StoredPage.Item(id: id, body: body))
        }
        if page.isBackward { documents.reverse() }
        let body = page.makeBody(of: documents, at: kind, hasMore: hasMore)
        answerDocument(body)
    }

    /// Answers a request for one of Anthropic's batches. Anthropic's document contains the address of the
    /// batch's results. Clients open this address with credentials that Anthropic does not know. The edge
    /// therefore replaces it by an address of its own.
    func answerBatch(of kind: StoredKind, _ id: [UInt8], at endpoint: UpstreamEndpoint) async throws(Problem)
    {
        let found = try await document(kind, id, at: endpoint, gateway.versionFields(of: call))
        guard let found else { throw .unknownID }
        var body = ByteBuffer(capacity: found.count)
        body.append(found)
        answerDocument(body)
    }

    private func answerDocument(_ body: consuming ByteBuffer) {
        record.decision = .passed
        machine.answered()
        call.respond(status: 200, type: "application/json", body: body)
        endExchange()
    }

    /// Fetches the object's document; nil if the provider no longer has the object.
    private func document(
        _ kind: StoredKind, _ id: [UInt8], at endpoint: UpstreamEndpoint, _ fields: [UInt8]
    ) async throws(Problem) -> [UInt8]? {
        let answer: FetchedDocument
        do throws(UpstreamFailure) {
            answer = try await endpoint.fetchDocument(Array("\(kind.path)/".utf8) + id, fields)
        } catch {
            throw Problem(error)
        }
        if answer.status == 404 { return nil }
        var parser = JSONParser()
        guard (200..<300).contains(answer.status), Self.isObject(answer.body, &parser) else {
            throw .upstreamRefused
        }
        guard kind.isOfBatches, kind.dialect.family == .anthropic else { return answer.body }
        return gateway.readdressed(answer.body, to: Array("\(kind.path)/".utf8) + id + Array("/results".utf8))
    }

    private static func isObject(_ body: [UInt8], _ parser: inout JSONParser) -> Bool {
        guard let root = try? parser.parse(body.span) else { return false }
        return root.kind == .object
    }
}

extension Gateway {
    /// Whether an object matches all filters of the requested page.
    fileprivate func admits(_ document: [UInt8], into page: StoredPage) -> Bool {
        !page.isFiltered || Self.admits(document, page, &shared.parser)
    }

    private static func admits(_ document: [UInt8], _ page: StoredPage, _ parser: inout JSONParser) -> Bool {
        guard let root = try? parser.parse(document.span) else { return false }
        return page.admits(root)
    }

    /// The document of a batch. If the batch has results, `path` replaces their address in the document.
    fileprivate func readdressed(_ document: [UInt8], to path: [UInt8]) -> [UInt8] {
        guard let place = BatchText.resultsAddress(in: document.span, with: &shared.parser) else {
            return document
        }
        return document[..<place.lowerBound] + Array("\"".utf8) + path + Array("\"".utf8)
            + document[place.upperBound...]
    }

    /// The caller's fields `anthropic-version`, which Anthropic always requires, and `anthropic-beta`.
    func versionFields(of call: ServerCall) -> [UInt8] { Self.versionFields(call.head.fields, call.inbound) }

    private static func versionFields(_ fields: HeadFields, _ inbound: borrowing ByteBuffer) -> [UInt8] {
        let bytes = inbound.readable
        var lines = ByteBuffer()
        for index in 0..<fields.count {
            switch fields[index].known {
            case .anthropicVersion, .anthropicBeta: lines.appendField(fields[index], of: bytes)
            default: continue
            }
        }
        return [UInt8](lines.readable)
    }
}

/// The page of a list that the caller requests, and the form of the answer.
struct StoredPage {
    struct Item {
        let id: [UInt8]
        let body: [UInt8]
    }

    /// The most objects on one page, and the most objects that are fetched to fill one page.
    private static let most = 100
    fileprivate static let mostAsked = 500

    private let shape: StoredKind.ListShape
    fileprivate private(set) var limit: Int
    private var (after, before): ([UInt8]?, [UInt8]?) = (nil, nil)
    private var isAscending = false
    /// The ids to which the caller restricts the list; empty if all are wanted.
    private var only: Set<[UInt8]> = []
    private var filters: [(names: [StaticString], value: [UInt8])] = []

    fileprivate var isFiltered: Bool { !filters.isEmpty }
    /// Whether the caller requests the objects before a given id. The page is then filled backwards and
    /// reversed in the answer.
    fileprivate var isBackward: Bool { before != nil }

    /// - Parameter query: the query, such as `limit=20&after=file-abc`. Unknown parameters are ignored.
    init(query: [UInt8], _ kind: StoredKind) {
        (shape, limit) = (kind.list, kind.page)
        let names: (limit: String, after: String, before: String) =
            switch shape {
            case .openAI, .none: ("limit", "after", "before")
            case .anthropic: ("limit", "after_id", "before_id")
            case .gemini: ("pageSize", "pageToken", "")
            }
        for pair in query.split(separator: UInt8(ascii: "&")) {
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1).map(Self.decoded)
            guard parts.count == 2 else { continue }
            let (name, value) = (String(decoding: parts[0], as: UTF8.self), parts[1])
            let text = String(decoding: value, as: UTF8.self)
            switch name {
            case names.after: after = value
            case names.before where !names.before.isEmpty: before = value
            case names.limit: if let number = Int(text) { limit = min(max(number, 1), Self.most) }
            case "order": isAscending = shape == .openAI && text == "asc"
            case "page" where shape == .anthropic: after = Array(text.trimmingPrefix(Self.cursor).utf8)
            case "ids" where shape == .anthropic, "ids[]" where shape == .anthropic: only.insert(value)
            default:
                guard let filter = kind.filters.first(where: { $0.parameter == name }) else { continue }
                filters.append((filter.names, value))
            }
        }
        if !only.isEmpty { limit = Self.most }
    }

    /// The prefix of the id in Anthropic's `next_page`.
    private static let cursor = "page_"

    /// Decodes a part of a query, in which a plus sign stands for a space (HTML,
    /// "application/x-www-form-urlencoded").
    private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
        let plain = text.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
        return PercentCoding.decode(plain[...]) ?? plain
    }

    /// The ids with which the page is filled, in order; nil if the id at which the page begins is unknown.
    ///
    /// - Parameter ids: the ids of all the caller's objects, the newest first.
    func chooseIDs(from ids: [[UInt8]]) -> [[UInt8]]? {
        var rest = (isAscending ? ids.reversed() : ids)[...]
        if let after {
            guard let place = rest.firstIndex(of: after) else { return nil }
            rest = rest[(place + 1)...]
        }
        if let before {
            guard let place = rest.firstIndex(of: before) else { return nil }
            rest = rest[..<place]
        }
        let wanted = only.isEmpty ? Array(rest) : rest.filter(only.contains)
        return isBackward ? wanted.reversed() : wanted
    }

    func admits(_ document: borrowing JSONValue) -> Bool {
        for filter in filters where !Self.has(document, filter.names[...], filter.value) { return false }
        return true
    }

    private static func has(_ value: borrowing JSONValue, _ names: ArraySlice<StaticString>, _ text: [UInt8])
        -> Bool
    {
        if let name = names.first {
            guard let member = value.member(name) else { return false }
            return has(member, names.dropFirst(), text)
        }
        guard let found = value.string else { return false }
        return found.count == text.count && found.starts(with: text.span)
    }

    func makeBody(of items: [Item], at kind: StoredKind, hasMore: Bool) -> ByteBuffer {
        var body = ByteBuffer(capacity: 1024)
        if shape == .gemini {
            let name = "\(kind.path)".split(separator: "/").last ?? ""
            body.append(Array("{\"\(name)\":[".utf8))
            Self.append(items, to: &body)
            body.append(UInt8(ascii: "]"))
            if hasMore, let last = items.last {
                body.append(",\"nextPageToken\":")
                Self.append(last.id, to: &body)
            }
            body.append(UInt8(ascii: "}"))
            return body
        }
        body.append(shape == .anthropic ? "{\"data\":[" : "{\"object\":\"list\",\"data\":[")
        Self.append(items, to: &body)
        body.append("],\"first_id\":")
        Self.append(items.first?.id, to: &body)
        body.append(",\"last_id\":")
        Self.append(items.last?.id, to: &body)
        body.append(hasMore ? ",\"has_more\":true" : ",\"has_more\":false")
        if shape == .anthropic {
            body.append(",\"next_page\":")
            Self.append(hasMore ? items.last.map { Array(Self.cursor.utf8) + $0.id } : nil, to: &body)
        }
        body.append(UInt8(ascii: "}"))
        return body
    }

    private static func append(_ items: [Item], to body: inout ByteBuffer) {
        for (index, item) in items.enumerated() {
            if index > 0 { body.append(UInt8(ascii: ",")) }
            body.append(item.body)
        }
    }

    private static func append(_ id: [UInt8]?, to body: inout ByteBuffer) {
        guard let id else { return body.append("null") }
        body.append(UInt8(ascii: "\""))
        body.append(id)
        body.append(UInt8(ascii: "\""))
    }
}
