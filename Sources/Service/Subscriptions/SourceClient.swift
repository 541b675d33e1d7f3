package import HTTP
import Limits
package import Reactor
import Wire

/// The credential that the edge sends to a subscription service. An instance is bound to one event loop.
package protocol SourceCredential: AnyObject {
    /// Returns the value of the `Authorization` field. Fetches a new one if necessary.
    func fetchAuthorization() async throws(SourceFailure) -> String

    /// Called if the last `Authorization` value was refused. Returns whether a new value can be fetched.
    func renew() -> Bool

    func drain()
}

package final class FixedKey: SourceCredential {
    private let value: String

    package init(_ key: String) { value = "Bearer \(key)" }

    package func fetchAuthorization() -> String { value }

    package func renew() -> Bool { false }

    package func drain() {}
}

package final class SourceClient {
    private let pool: UpstreamPool
    private let authority: [UInt8]
    /// The path of the subscription service's base URL.
    private let path: String
    private let credential: any SourceCredential
    private var running = 0
    /// Called on the client's event loop with the result of each request.
    package var report: ((SourceAnswer) -> Void)?

    /// The most requests to the subscription service at once. Further requests are refused.
    private static let most = 32
    /// The largest body of a subscription service's answer, in bytes.
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

    /// The header fields that prove the sender to a subscription service. Each ends with a line break.
    package static func makeFields(authorization: String) -> [UInt8] {
        Array("Authorization: \(authorization)\r\nAccept: application/json\r\n".utf8)
    }

    /// Returns the body of a successful answer; nil if the service has no such object. The body must be
    /// parsed with `understood`.
    ///
    /// - Parameter isOptional: whether some accounts cannot get this object. If true, a refusal is not
    ///   reported as a problem.
    func get(_ target: String, isOptional: Bool = false) async throws(SourceFailure) -> [UInt8]? {
        let answer = try await answer(to: FetchRequest(target: Array((path + target).utf8)))
        switch answer.status {
        case 200...299: return answer.body
        // Google answers 410 for a purchase that ended long ago. It counts as not found.
        case 404, 410:
            report?(.ok)
            return nil
        // Stripe answers 400 with `resource_missing` for an unknown customer. It counts as not found.
        case 400 where answer.body.contains(Array("\"resource_missing\"".utf8)):
            report?(.ok)
            return nil
        case 400...499 where isOptional: break
        default: report?(.status(answer.status))
        }
        throw SourceFailure(status: answer.status)
    }

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

    /// Parses the body of a successful answer. Reports to operators whether the body has the documented form.
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
    init(status: Int) {
        self =
            switch status {
            case 401, 403: .denied
            case 400...428, 430...499: .strange
            default: .unreachable
            }
    }
}

/// The result of a request to a subscription service, as it is reported to operators.
package enum SourceAnswer: Hashable, Sendable {
    case ok
    case failed(UpstreamFailure)
    /// The HTTP status was neither a success nor "not found".
    case status(Int)
    /// The HTTP status was a success, but the body could not be parsed.
    case strange
}
