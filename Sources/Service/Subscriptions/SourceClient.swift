package import HTTP
import Limits
package import Reactor
import Wire

/// The credential that proves to a service who asks. Bound to one loop.
package protocol SourceCredential: AnyObject {
    /// The value of `Authorization`.
    func fetchAuthorization() async throws(SourceFailure) -> String

    /// The service did not take the last value. Whether there may be another one now.
    func renew() -> Bool

    func drain()
}

/// A key that does not change.
package final class FixedKey: SourceCredential {
    private let value: String

    package init(_ key: String) { value = "Bearer \(key)" }

    package func fetchAuthorization() -> String { value }

    package func renew() -> Bool { false }

    package func drain() {}
}

/// Asks one service for JSON, on one loop.
package final class SourceClient {
    private let pool: UpstreamPool
    private let authority: [UInt8]
    /// The base URL's own path.
    private let path: String
    private let credential: any SourceCredential
    private var running = 0
    /// Called on its loop with the result of each question.
    package var report: ((SourceAnswer) -> Void)?

    /// Questions on their way at once; more are refused.
    private static let most = 32
    /// Bytes of an answer.
    private static let largest = 1 << 20

    package convenience init(
        _ origin: Origin, authority: String, path: String, key: String, on loop: EventLoop
    ) {
        self.init(origin, authority: authority, path: path, credential: FixedKey(key), on: loop)
    }

    package init(
        _ origin: Origin, authority: String, path: String, credential: any SourceCredential,
        on loop: EventLoop
    ) {
        pool = UpstreamPool(origin, on: loop)
        self.authority = Array(authority.utf8)
        self.path = path
        self.credential = credential
    }

    /// The fields of a request's head that prove who asks, each with its end of line.
    package static func makeFields(authorization: String) -> [UInt8] {
        Array("Authorization: \(authorization)\r\nAccept: application/json\r\n".utf8)
    }

    /// The body of a successful answer; nil if the service has no such object. The caller reads it by
    /// `understood`.
    ///
    /// - Parameter isOptional: some services do not have this, so that a refusal is not reported as a
    ///   trouble.
    func get(_ target: String, isOptional: Bool = false) async throws(SourceFailure) -> [UInt8]? {
        let answer = try await answer(to: FetchRequest(target: Array((path + target).utf8)))
        switch answer.status {
        case 200...299: return answer.body
        // 410: Google's word for a purchase that has ended long ago.
        case 404, 410:
            report?(.ok)
            return nil
        // Stripe's word for a customer that was deleted, or never was.
        case 400 where answer.body.contains(Array("\"resource_missing\"".utf8)):
            report?(.ok)
            return nil
        case 400...499 where isOptional: break
        default: report?(.status(answer.status))
        }
        throw SourceFailure(status: answer.status)
    }

    /// Tells the service something, with a JSON body.
    func sendRequest(_ method: Method, _ target: String, _ body: [UInt8]) async throws(SourceFailure) {
        var request = FetchRequest(method, target: Array((path + target).utf8))
        request.fields = Array("Content-Type: application/json\r\n".utf8)
        request.body = body
        let answer = try await answer(to: request)
        guard !(200...299).contains(answer.status) else {
            report?(.ok)
            return
        }
        report?(.status(answer.status))
        throw SourceFailure(status: answer.status)
    }

    private func answer(to request: FetchRequest) async throws(SourceFailure) -> FetchedDocument {
        guard running < Self.most else { throw .crowded }
        running += 1
        defer { running -= 1 }
        let answer = try await fetch(request)
        guard answer.status == 401, credential.renew() else { return answer }
        return try await fetch(request)
    }

    private func fetch(_ request: FetchRequest) async throws(SourceFailure) -> FetchedDocument {
        var request = request
        do throws(SourceFailure) {
            request.fields += Self.makeFields(authorization: try await credential.fetchAuthorization())
        } catch {
            if error == .denied { report?(.status(401)) }
            throw error
        }
        request.limit = Self.largest
        do throws(UpstreamFailure) {
            return try await pool.fetchAnswer(request, authority: authority)
        } catch {
            report?(.failed(error))
            throw error == .malformed || error == .tooLong ? .strange : .unreachable
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

    package func drain() {
        pool.drain()
        credential.drain()
    }
}

extension SourceFailure {
    /// The failure that a status outside 2xx means.
    init(status: Int) {
        self =
            switch status {
            case 401, 403: .denied
            case 400...428, 430...499: .strange
            default: .unreachable
            }
    }
}

/// The result of a question to a subscription service, for reports.
package enum SourceAnswer: Hashable, Sendable {
    case ok
    case failed(UpstreamFailure)
    /// The status is neither good nor "not found".
    case status(Int)
    /// A good status, and a body that is not understood.
    case strange
}
