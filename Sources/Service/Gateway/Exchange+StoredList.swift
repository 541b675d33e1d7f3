import Bytes
import Dialects
import HTTP
import JSON
import Ledger
import Limits
import Problems
import Telemetry
import Wire

/// A list of a caller's own objects. The provider's own list is everybody's, so that this one is made of what
/// is noted here, each object asked for by its id.
extension Exchange {
    func answerList(of kind: StoredKind, _ owner: UserKey) async throws(Problem) {
        guard let objects = gateway.objects, let endpoint = gateway.target(of: [], on: route)?.upstream else {
            throw .keptByProvider
        }
        let page = StoredPage(query: call.head.query.map { call.bytes($0) } ?? [], kind.list)
        let ids: [[UInt8]]
        do throws(LedgerError) {
            ids = try await objects.ids(of: kind.word, owner)
        } catch {
            throw .storeAway
        }
        guard let chosen = page.choose(from: ids) else { throw .unknownID }
        let fields = gateway.versionFields(of: call)
        var documents: [StoredPage.Item] = []
        for id in chosen.ids {
            guard let body = try await document(kind, id, at: endpoint, fields) else {
                // Deleted elsewhere, or expired.
                try? await objects.remove(StoredObject(kind.word, id), of: owner)
                continue
            }
            documents.append(StoredPage.Item(id: id, body: body))
        }
        let body = page.body(of: documents, at: kind, hasMore: chosen.hasMore)
        record.decision = .passed
        machine.answered()
        call.respond(status: 200, type: "application/json", body: body)
        over()
    }

    /// Nil where the provider does not know it any more.
    private func document(
        _ kind: StoredKind, _ id: [UInt8], at endpoint: UpstreamEndpoint, _ fields: [UInt8]
    ) async throws(Problem) -> [UInt8]? {
        let answer: FetchedDocument
        do throws(UpstreamFailure) {
            answer = try await endpoint.fetch(Array("\(kind.path)/".utf8) + id, fields)
        } catch {
            throw Problem(error)
        }
        if answer.status == 404 { return nil }
        var parser = JSONParser()
        guard (200..<300).contains(answer.status), Self.isObject(answer.body, &parser) else {
            throw .upstreamRefused
        }
        return answer.body
    }

    private static func isObject(_ body: [UInt8], _ parser: inout JSONParser) -> Bool {
        guard let root = try? parser.parse(body.span) else { return false }
        return root.kind == .object
    }
}

extension Gateway {
    /// The caller's `anthropic-version` and `anthropic-beta`, without which Anthropic answers nothing.
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

/// The part of a list that is wanted, and the form of the answer.
struct StoredPage {
    struct Item {
        let id: [UInt8]
        let body: [UInt8]
    }

    /// Objects of one page, each of which is a request to the provider.
    private static let most = 100
    private static let usual = 20

    private let shape: StoredKind.ListShape
    private var limit = usual
    private var (after, before): ([UInt8]?, [UInt8]?) = (nil, nil)
    private var isAscending = false

    /// - Parameter query: `limit=20&after=file-abc`; what else it says is left out.
    init(query: [UInt8], _ shape: StoredKind.ListShape) {
        self.shape = shape
        let names: (limit: String, after: String, before: String) =
            switch shape {
            case .openAI, .none: ("limit", "after", "before")
            case .anthropic: ("limit", "after_id", "before_id")
            case .gemini: ("pageSize", "pageToken", "")
            }
        for pair in query.split(separator: UInt8(ascii: "&")) {
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1)
            guard parts.count == 2 else { continue }
            let value = String(decoding: parts[1], as: UTF8.self)
            switch String(decoding: parts[0], as: UTF8.self) {
            case names.after: after = Array(parts[1])
            case names.before where !names.before.isEmpty: before = Array(parts[1])
            case names.limit: if let number = Int(value) { limit = min(max(number, 1), Self.most) }
            case "order": isAscending = shape == .openAI && value == "asc"
            default: continue
            }
        }
    }

    /// The ids of the page; nil if it begins at one that is not there.
    ///
    /// - Parameter ids: the newest first.
    func choose(from ids: [[UInt8]]) -> (ids: ArraySlice<[UInt8]>, hasMore: Bool)? {
        var rest = (isAscending ? ids.reversed() : ids)[...]
        if let after {
            guard let place = rest.firstIndex(of: after) else { return nil }
            rest = rest[(place + 1)...]
        }
        if let before {
            guard let place = rest.firstIndex(of: before) else { return nil }
            rest = rest[..<place]
        }
        let page = before == nil ? rest.prefix(limit) : rest.suffix(limit)
        return (page, rest.count > limit)
    }

    func body(of items: [Item], at kind: StoredKind, hasMore: Bool) -> ByteBuffer {
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
        body.append(hasMore ? ",\"has_more\":true}" : ",\"has_more\":false}")
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
