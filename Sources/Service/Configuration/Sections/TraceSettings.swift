/// The settings of traces: their receiver, and the share of requests that are traced.
package struct TraceSettings: Hashable, Sendable {
    /// The receiver's complete URL for OTLP over HTTP, such as `http://127.0.0.1:4318/v1/traces`.
    package let url: HTTPAddress
    /// The share of requests that are traced, from 0 to 1. A caller's `traceparent` field has precedence.
    package let sample: Double
    /// Additional header fields for the receiver, such as its key. Their names are in lower case.
    package let headers: [String: Secret]
    package let service: String

    private static let keys = KeyList {
        Key("url", "The receiver's address.")
        Key(
            "sample", default: "0.01",
            "The share that is traced if the caller's `traceparent` does not decide.")
        Key("headers", "Fields that are sent along, such as a key.")
        Key("service", default: "usher", "The name of the service.")
    }

    init?(_ value: Value) {
        guard let section = value.section(Self.keys) else { return nil }
        let address = section.requireValue(
            "url", "where the traces go, such as http://127.0.0.1:4318/v1/traces")?.httpAddress()
        sample = section.readValue("sample").share() ?? 0
        service = section.readValue("service").readName("name of the service") ?? ""
        headers = section["headers"].map(Self.headers) ?? [:]
        if !headers.isEmpty, let address, !address.isTLS, !address.isPrivateLiteral {
            section["url"]?.complain("a key would travel in the clear; write https://")
        }
        guard let address else { return nil }
        url =
            address.path.isEmpty
            ? HTTPAddress(isTLS: address.isTLS, endpoint: address.endpoint, path: "/v1/traces") : address
    }

    private static func headers(_ value: Value) -> [String: Secret] {
        var headers: [String: Secret] = [:]
        let entries = value.readEntries("header fields, such as authorization: { env: OTLP_KEY }")
        for entry in entries {
            let name = entry.name.lowercased()
            guard isFree(name) else {
                entry.key.complain(
                    "this header field cannot be set; write one that the receiver asks for, such as "
                        + "authorization")
                continue
            }
            guard let secret = entry.value.readSecret("a header's value") else { continue }
            guard secret.reveal().utf8.allSatisfy({ (0x20...0x7e).contains($0) }) else {
                entry.value.complain("a header's value holds plain characters only", hidesValue: true)
                continue
            }
            headers[name] = secret
        }
        return headers
    }

    /// Whether the configuration can contain this header field. Its name must be a token (RFC 9110, section
    /// 5.1). A field that the exporter writes itself is not allowed.
    private static func isFree(_ name: String) -> Bool {
        let own = ["host", "content-length", "content-type", "connection", "transfer-encoding"]
        return !own.contains(name) && (1...64).contains(name.utf8.count)
            && name.utf8.allSatisfy { byte in
                (97...122).contains(byte) || (48...57).contains(byte) || byte == UInt8(ascii: "-")
            }
    }
}

extension Value {
    /// Reads a share from 0 to 1, such as `0.01` or `1`.
    fileprivate func share() -> Double? {
        guard let text = text("a share from 0 to 1, such as 0.01") else { return nil }
        let isPlain = text.utf8.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
        guard isPlain, let share = Double(text), (0...1).contains(share) else {
            let percent = text.hasSuffix("%") ? Double(text.dropLast()) : nil
            complain(
                "this is not a share from 0 to 1; write 0.01 for one in a hundred",
                suggestion: percent.flatMap { (0...100).contains($0) ? "\($0 / 100)" : nil })
            return nil
        }
        return share
    }
}
