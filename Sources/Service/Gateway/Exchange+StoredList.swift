import Bytes
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
    func answerList(of kind: StoredObject.Kind, _ owner: UserKey) async throws(Problem) {
        guard let objects = gateway.objects, let endpoint = gateway.target(of: [], on: route)?.upstream else {
            throw .keptByProvider
        }
        let page = StoredPage(query: call.head.query.map { call.bytes($0) } ?? [])
        var ids: [[UInt8]]
        do throws(LedgerError) {
            ids = try await objects.ids(of: kind, owner)
        } catch {
            throw .storeAway
        }
        if let after = page.after {
            guard let place = ids.firstIndex(of: after) else { throw .unknownID }
            ids = Array(ids.dropFirst(place + 1))
        }
        var documents: [(id: [UInt8], body: [UInt8])] = []
        for id in ids.prefix(page.limit) {
            guard let body = try await document(kind, id, at: endpoint) else {
                // Deleted elsewhere, or expired.
                try? await objects.remove(StoredObject(kind, id), of: owner)
                continue
            }
            documents.append((id, body))
        }
        answer(list: documents, hasMore: ids.count > page.limit)
    }

    /// Nil where the provider does not know it any more.
    private func document(_ kind: StoredObject.Kind, _ id: [UInt8], at endpoint: UpstreamEndpoint)
        async throws(Problem) -> [UInt8]?
    {
        let answer: FetchedDocument
        do throws(UpstreamFailure) {
            answer = try await endpoint.fetch(Array("/v1/\(kind.rawValue)/".utf8) + id)
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

    private func answer(list: [(id: [UInt8], body: [UInt8])], hasMore: Bool) {
        var body = ByteBuffer(capacity: 1024)
        body.append("{\"object\":\"list\",\"data\":[")
        for (index, item) in list.enumerated() {
            if index > 0 { body.append(UInt8(ascii: ",")) }
            body.append(item.body)
        }
        body.append("],\"first_id\":")
        Self.append(list.first?.id, to: &body)
        body.append(",\"last_id\":")
        Self.append(list.last?.id, to: &body)
        body.append(hasMore ? ",\"has_more\":true}" : ",\"has_more\":false}")
        record.decision = .passed
        machine.answered()
        call.respond(status: 200, type: "application/json", body: body)
        over()
    }

    private static func append(_ id: [UInt8]?, to body: inout ByteBuffer) {
        guard let id else { return body.append("null") }
        body.append(UInt8(ascii: "\""))
        body.append(id)
        body.append(UInt8(ascii: "\""))
    }
}

/// The part of a list that is wanted.
private struct StoredPage {
    /// Objects of one page, each of which is a request to the provider.
    private static let most = 100
    private static let usual = 20

    private(set) var limit = usual
    private(set) var after: [UInt8]?

    /// - Parameter query: `limit=20&after=file-abc`; what else it says is left out.
    init(query: [UInt8]) {
        for pair in query.split(separator: UInt8(ascii: "&")) {
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1)
            guard parts.count == 2 else { continue }
            if parts[0].elementsEqual("after".utf8) { after = Array(parts[1]) }
            if parts[0].elementsEqual("limit".utf8),
                let number = Int(String(decoding: parts[1], as: UTF8.self))
            {
                limit = min(max(number, 1), Self.most)
            }
        }
    }
}
