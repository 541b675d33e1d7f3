package import Bytes
package import Wire

/// A path of a provider's API at which stored objects are found. Redis records the owner of each object.
package struct StoredAddress: Hashable, Sendable {
    package let kind: StoredKind
    fileprivate let place: Int

    package static func all(of kind: StoredKind) -> [StoredAddress] {
        kind.row.addresses.indices.map { StoredAddress(kind: kind, place: $0) }
    }

    private var row: StoredKind.Address { kind.row.addresses[place] }
    package var action: StoredKind.Action { row.action }
    /// The kinds of stored objects whose ids the provider's answers contain.
    package var makes: [StoredKind.Made] { row.makes }
    /// The address as a pattern, such as `/v1/files/{id}/content`.
    package var pattern: String { String(decoding: row.pattern, as: UTF8.self) }
}

/// The path of a request that is for stored objects.
package struct StoredPath: Hashable, Sendable {
    package let address: StoredAddress
    /// The range of the stored object's id in the path; nil if the path contains no id.
    package let id: FieldRange?

    /// The longest accepted id of a stored object, in bytes.
    private static let longestID = 128

    /// The result is nil if the path is no address of stored objects, or is another spelling of one.
    ///
    /// - Parameter isFor: whether to search a provider's addresses. OpenAI and Anthropic share some paths.
    package init?(_ path: Span<UInt8>, _ method: Method, isFor: (DialectFamily) -> Bool) {
        for kind in StoredKind.all where isFor(kind.dialect.family) {
            let addresses = kind.row.addresses
            for index in addresses.indices where addresses[index].method == method {
                guard let place = Self.match(path, addresses[index].pattern) else { continue }
                address = StoredAddress(kind: kind, place: index)
                id = place.isEmpty ? nil : FieldRange(place)
                return
            }
        }
        return nil
    }

    /// The range of the id in a path. It is nil if the path does not match the pattern, and empty if the
    /// pattern has no id.
    private static func match(_ path: Span<UInt8>, _ pattern: [UInt8]) -> Range<Int>? {
        var (at, place) = (0, 0)
        var id = 0..<0
        while at < pattern.count {
            if isBeta(pattern, at), place < path.count, path[place] == UInt8(ascii: "/") {
                at += "beta".utf8.count
                continue
            }
            let isID = pattern[at] == UInt8(ascii: "{")
            if isID || pattern[at] == UInt8(ascii: "*") {
                let start = place
                while place < path.count, path[place] != UInt8(ascii: "/") { place += 1 }
                guard Self.isID(path.extracting(start..<place)) else { return nil }
                if isID { id = start..<place }
                at += isID ? "{id}".utf8.count : 1
                continue
            }
            guard place < path.count, path[place] == pattern[at] else { return nil }
            (at, place) = (at + 1, place + 1)
        }
        return place == path.count ? id : nil
    }

    /// Whether `at` is the position of `beta` in the `/v1beta/` of the pattern. Paths can omit `beta`: `/v1/`
    /// leads to the same objects, and google-genai uses it from version 3.6 on.
    private static func isBeta(_ pattern: [UInt8], _ at: Int) -> Bool {
        pattern[at] == UInt8(ascii: "b") && at > 1 && pattern[at - 1] == UInt8(ascii: "1")
    }

    /// Whether a text has the form of the providers' ids. All servers read such a text in the same way.
    package static func isID(_ text: Span<UInt8>) -> Bool {
        guard text.count > 0, text.count <= longestID, text[0] != UInt8(ascii: ".") else { return false }
        for index in text.indices {
            switch text[index] {
            case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "_"), UInt8(ascii: "-"),
                UInt8(ascii: "."):
                continue
            default: return false
            }
        }
        return true
    }
}
