package import HTTP
import Limits
package import Reactor

/// Asks one service for JSON, on one loop.
package final class SourceClient {
    private let pool: UpstreamPool
    private let authority: [UInt8]
    /// The base URL's own path.
    private let path: String
    /// `Authorization: Bearer …` and what else every request has.
    private let fields: [UInt8]
    private var running = 0
    /// Called on its loop with the result of each question.
    package var report: ((SourceAnswer) -> Void)?

    /// Questions on their way at once; more are refused.
    private static let most = 32
    /// Bytes of an answer.
    private static let largest = 1 << 20

    package init(_ origin: Origin, authority: String, path: String, key: String, on loop: EventLoop) {
        pool = UpstreamPool(origin, on: loop)
        self.authority = Array(authority.utf8)
        self.path = path
        fields = Self.fields(key: key)
    }

    /// The fields of a request's head that prove who asks, each with its end of line.
    package static func fields(key: String) -> [UInt8] {
        Array("Authorization: Bearer \(key)\r\nAccept: application/json\r\n".utf8)
    }

    /// The body of a successful answer; nil where the service has no such object. The caller reads it by
    /// `understood`.
    ///
    /// - Parameter isOptional: some services do not have this, so that a refusal is not reported as a
    ///   trouble.
    func get(_ target: String, isOptional: Bool = false) async throws(SourceFailure) -> [UInt8]? {
        guard running < Self.most else { throw .crowded }
        running += 1
        defer { running -= 1 }
        var request = FetchRequest(target: Array((path + target).utf8))
        request.fields = fields
        request.limit = Self.largest
        let answer: FetchedDocument
        do throws(UpstreamFailure) {
            answer = try await pool.fetch(request, authority: authority)
        } catch {
            report?(.failed(error))
            throw error == .malformed || error == .tooLong ? .strange : .unreachable
        }
        switch answer.status {
        case 200...299: return answer.body
        case 404:
            report?(.ok)
            return nil
        // Stripe's word for a customer that was deleted, or never was.
        case 400 where answer.body.contains(Array("\"resource_missing\"".utf8)):
            report?(.ok)
            return nil
        case 400...499 where isOptional: break
        default: report?(.status(answer.status))
        }
        switch answer.status {
        case 401, 403: throw .denied
        case 400...428, 430...499: throw .strange
        default: throw .unreachable
        }
    }

    /// Reads the body of a successful answer, and reports whether it had the documented form.
    func understood<Value>(_ read: () throws(SourceFailure) -> Value) throws(SourceFailure) -> Value {
        do throws(SourceFailure) {
            let value = try read()
            report?(.ok)
            return value
        } catch {
            report?(.strange)
            throw error
        }
    }

    package func drain() { pool.drain() }
}

/// The result of a question to a subscription service, for reports.
package enum SourceAnswer: Hashable, Sendable {
    case ok
    case failed(UpstreamFailure)
    /// Neither good nor "not found".
    case status(Int)
    /// A good status, and a body that is not understood.
    case strange
}
