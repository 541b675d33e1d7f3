import Bytes
import Reactor
package import Wire

/// A request for a small document that the edge itself needs, such as an identity provider's public keys.
package struct FetchRequest: Sendable {
    package var method: Method
    /// The path and query.
    package var target: [UInt8]
    /// Further header lines, each with its line end. `fetchAnswer` writes `Host` and `Content-Length`.
    package var fields: [UInt8] = []
    package var body: [UInt8] = []
    /// The most bytes of the answer's body. A longer body fails as `tooLong`.
    package var limit = 1 << 20

    package init(_ method: Method = .get, target: [UInt8]) {
        self.method = method
        self.target = target
    }
}

package struct FetchedDocument: Sendable {
    package let status: Int
    package let body: [UInt8]
}

extension UpstreamPool {
    /// Sends the request and reads the complete answer. Redirects are not followed.
    ///
    /// A GET is sent again if its pooled connection broke. Other requests are sent once. The origin's limits
    /// apply to the time to connect and to the first byte. The origin's idle time limits the whole body.
    ///
    /// - Parameter authority: the value of the field `Host`.
    package func fetchAnswer(
        _ request: FetchRequest, authority: [UInt8]
    ) async throws(UpstreamFailure) -> FetchedDocument {
        // The caller has perhaps read a large file in this turn, so the loop's clock can be late. With the
        // old time, the deadlines would pass too early.
        loop.readClock()
        while let waiting = pooled() {
            do throws(UpstreamFailure) {
                return try await fetch(request, authority, on: waiting)
            } catch .broken where request.method == .get {
                continue
            }
        }
        return try await fetch(request, authority, on: try await connect(for: nil))
    }

    private func fetch(
        _ request: FetchRequest, _ authority: [UInt8], on connection: UpstreamConnection
    ) async throws(UpstreamFailure) -> FetchedDocument {
        var isWhole = false
        defer { connection.finish(isWhole: isWhole) }
        request.write(authority: authority, to: &connection.outbound)
        try await connection.sendRequest()
        try await connection.receiveHead(answering: request.method)
        let status = connection.head.status
        let body = try await connection.readBody(limit: request.limit)
        isWhole = true
        return FetchedDocument(status: status, body: body)
    }
}

extension FetchRequest {
    fileprivate func write(authority: [UInt8], to out: inout ByteBuffer) {
        out.append(method.name ?? "GET")
        out.append(" ")
        out.append(target)
        out.append(" HTTP/1.1\r\nHost: ")
        out.append(authority)
        out.append("\r\n")
        out.append(fields)
        if method != .get { out.appendField("Content-Length", body.count) }
        out.appendEndOfHead()
        out.append(body)
    }
}

extension UpstreamConnection {
    /// Reads and decodes the answer's body after `receiveHead`.
    fileprivate func readBody(limit: Int) async throws(UpstreamFailure) -> [UInt8] {
        var decoder = BodyDecoder(framing, from: .upstream, limit: limit)
        var body: [UInt8] = []
        releaseHead()
        channel.setDeadline(afterMilliseconds: idleMilliseconds)
        while true {
            if try decode(&decoder, into: &body) { return body }
            switch channel.receive(into: &inbound) {
            case .moved: continue
            case .wouldBlock: await channel.waitUntilReadable()
            case .ended:
                guard (try? decoder.closeBody()) != nil else { throw .broken }
            case .broken: throw channel.timedOut ? .timedOut : .broken
            }
        }
    }

    /// Moves the decoded payload from `inbound` to `body`. Returns true at the body's end.
    private func decode(_ decoder: inout BodyDecoder, into body: inout [UInt8]) throws(UpstreamFailure)
        -> Bool
    {
        var offset = 0
        defer { inbound.consume(offset) }
        do throws(HTTPFault) {
            while !decoder.isFinished {
                switch try decoder.next(in: inbound, from: &offset) {
                case .payload(let range): Self.append(inbound, range, to: &body)
                case .needMore: return false
                case .finished: return true
                }
            }
            return true
        } catch {
            throw error.reason == .bodyTooLong ? .tooLong : .malformed
        }
    }

    private static func append(_ inbound: borrowing ByteBuffer, _ range: Range<Int>, to body: inout [UInt8]) {
        let bytes = inbound.readable
        for index in range { body.append(bytes[index]) }
    }
}
