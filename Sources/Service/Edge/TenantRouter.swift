import Authentication
import Bytes
import Configuration
import Gateway
import HTTP
import Reactor
import Wire
import Words

/// Finds the app of a request by host name and path alone. An instance is bound to one event loop.
final class TenantRouter: Responder {
    struct Entry: Sendable {
        /// The host names in lower case. An empty list matches every host.
        let hosts: [[UInt8]]
        /// The path's prefix, such as `/coach`. An empty prefix matches every path.
        let prefix: [UInt8]

        init(_ tenant: Tenant) {
            hosts = tenant.hosts.map { Array($0.utf8) }
            prefix = Array((tenant.prefix ?? "").utf8)
        }

        fileprivate func admits(host: Span<UInt8>, path: Span<UInt8>) -> Bool {
            if !prefix.isEmpty {
                guard path.count > prefix.count, path.starts(with: prefix.span),
                    path[prefix.count] == UInt8(ascii: "/")
                else { return false }
            }
            if hosts.isEmpty { return true }
            for name in hosts where host.equalsIgnoringCase(name.span) { return true }
            return false
        }
    }

    private let entries: [Entry]
    private let apps: [EdgeApp]
    private let unidentified: UnidentifiedCallerLimit

    init(_ entries: [Entry], _ apps: [EdgeApp], _ unidentified: UnidentifiedCallerLimit) {
        precondition(entries.count == apps.count, "every app has its entry")
        self.entries = entries
        self.apps = apps
        self.unidentified = unidentified
    }

    func begin(_ call: ServerCall) {
        if let index = entry(call.head, in: call.inbound) { return apps[index].gateway.begin(call) }
        // No app matches, so the caller is not identified. One address gets a limited number of such answers.
        // Gateways are exempt, because they send the requests of many users.
        if apps.contains(where: { $0.isGateway(call) }) {
            call.respond(status: 404, type: "text/plain", body: Self.noApp)
        } else if let seconds = unidentified.takeTurn(call) {
            refuse(call, for: seconds)
        } else {
            call.respond(status: 404, type: "text/plain", body: Self.noApp)
        }
        call.finish()
    }

    private static let noApp: StaticString = "No app is served at this address."

    /// Answers 429 without a body, and closes the connection afterwards.
    private func refuse(_ call: ServerCall, for seconds: Int) {
        call.closeAfterAnswer()
        call.beginAnswer(status: 429)
        call.appendField("Content-Type", "text/plain")
        call.appendField("Retry-After", seconds)
        call.endAnswer(body: ByteBuffer().readable)
    }

    /// Finds the first app that matches the request, and removes the app's prefix from the path.
    private func entry(_ head: RequestHead, in inbound: borrowing ByteBuffer) -> Int? {
        let bytes = inbound.readable
        let host = Self.name(bytes[head.host])
        for index in entries.indices where entries[index].admits(host: host, path: bytes[head.path]) {
            head.dropFromPath(entries[index].prefix.count, in: bytes)
            return index
        }
        return nil
    }

    /// The host without its port and without the dot with which a fully qualified name ends.
    @_lifetime(copy host)
    private static func name(_ host: Span<UInt8>) -> Span<UInt8> {
        var end = host.count
        for index in host.indices.reversed() {
            if host[index] == UInt8(ascii: "]") { break }
            if host[index] == UInt8(ascii: ":") {
                end = index
                break
            }
        }
        if end > 0, host[end - 1] == UInt8(ascii: ".") { end -= 1 }
        // The brackets around an IPv6 address are removed.
        if end > 2, host[0] == UInt8(ascii: "["), host[end - 1] == UInt8(ascii: "]") {
            return host.extracting(1..<end - 1)
        }
        return host.extracting(0..<end)
    }
}
