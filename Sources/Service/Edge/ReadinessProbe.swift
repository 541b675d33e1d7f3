import Bytes
import Configuration
import HTTP
package import Reactor
import TLS
import Wire

/// Whether a running edge is ready, for `usher health`. The edge answers with
/// `AdminResponder.answerReadiness`.
package enum ReadinessProbe: Sendable {
    case ready, notReady
    case away
    case unreadable
    case unusableFile

    /// `livez` asks whether the edge responds at all, and `readyz` whether it can serve messages.
    package enum Question: String, Sendable { case livez, readyz }

    /// Sends a request to an edge's admin listener, and waits for at most two seconds.
    ///
    /// - Parameter caFile: the file with trusted authorities; nil if the listener uses plain HTTP.
    package static func askEdge(
        _ text: String, _ question: Question = .readyz, caFile: String?, on loop: EventLoop
    ) async -> ReadinessProbe {
        guard let endpoint = HostPort(text) else { return .unreadable }
        let security: TLSContext?
        do throws(EdgeError) {
            security = try caFile.map { file throws(EdgeError) in try EdgeTLS.clientContext(caFile: file) }
        } catch {
            return .unusableFile
        }
        var origin = Origin(host: endpoint.host, port: UInt16(endpoint.port), security: security)
        origin.limits.connectMilliseconds = 2_000
        origin.limits.firstByteMilliseconds = 2_000
        let pool = UpstreamPool(origin, on: loop)
        do throws(UpstreamFailure) {
            let connection = try await pool.connect(for: nil)
            defer { connection.finish(isWhole: false) }
            connection.outbound.append(
                utf8: "GET /\(question.rawValue) HTTP/1.1\r\nHost: \(endpoint)\r\nConnection: close\r\n\r\n")
            try await connection.sendRequest()
            try await connection.receiveHead(answering: .get)
            return connection.head.status == 200 ? .ready : .notReady
        } catch {
            return .away
        }
    }
}
