import Testing

@testable import Ledger

@Suite struct `The fingerprint of a payload` {
    private static func make(_ path: String, _ body: String, _ secret: String) -> UInt64 {
        let (path, body) = (Array(path.utf8), Array(body.utf8))
        return PayloadFingerprint.makeFingerprint(path.span, body.span, secret: Array(secret.utf8))
    }

    @Test func `The fingerprint of a payload differs with the key of the store, the path and the body`() {
        let payloads = [
            ("/a", "b", "key"), ("/a", "b", "other"), ("/a", "c", "key"), ("/b", "b", "key"),
            ("/ab", "", "key"), ("/a", "b", ""),
        ]
        let fingerprints = payloads.map { Self.make($0, $1, $2) }
        #expect(Set(fingerprints).count == payloads.count)
        #expect(fingerprints == payloads.map { Self.make($0, $1, $2) })
    }
}
