/// What a request is counted under, once.
package struct RequestID: Hashable, Sendable {
    /// At most 45 bytes. The first byte tells whose choice it was, so that neither kind can pass for the
    /// other.
    package let bytes: [UInt8]
    /// Whether the caller chose it (Idempotency-Key): it may come again, and is remembered for 48 hours.
    package let recurs: Bool

    /// A caller's own id, any bytes; over 40 bytes its SHA-256 stands for it.
    package init(chosen id: some Collection<UInt8>) {
        recurs = true
        guard id.count > 40 else {
            bytes = [UInt8(ascii: "c")] + id
            return
        }
        let digest = Digest.sha256(Array(id))
        bytes = Array(capacity: 1 + Base64URL.length(of: digest.count)) { hashed in
            hashed.append(UInt8(ascii: "h"))
            Base64URL.append(digest.span, to: &hashed)
        }
    }

    /// An id as it was kept.
    init(kept bytes: [UInt8], recurs: Bool) {
        self.bytes = bytes
        self.recurs = recurs
    }

    fileprivate init(nonce: [UInt8], number: UInt64) {
        recurs = false
        var name: [UInt8] = []
        name.append(addingCapacity: nonce.count + 11) { name in
            for byte in nonce { name.append(byte) }
            Base64URL.append(number, to: &name)
        }
        bytes = name
    }

    /// The id as text, for the header that names a request to its caller.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Fresh names for requests and their tries. Bound to one loop; no two loops or processes share a nonce.
package struct RequestNames {
    /// The beginning of every name: the letter of ids that nobody chose, and 64 random bits.
    private let nonce: [UInt8]
    private var number: UInt64 = 0
    private var state: UInt64

    package init() {
        var random = SystemRandomNumberGenerator()
        self.init(using: &random)
    }

    package init(using random: inout some RandomNumberGenerator) {
        let bits: UInt64 = random.next()
        nonce = Array(capacity: 12) { nonce in
            nonce.append(UInt8(ascii: "e"))
            Base64URL.append(bits, to: &nonce)
        }
        state = random.next()
    }

    /// An id that no request ever bore.
    package mutating func next() -> RequestID {
        number += 1
        return RequestID(nonce: nonce, number: number)
    }

    /// A number below 2^53 that no other try of the same request bears (SplitMix64, by Vigna).
    package mutating func nextAttempt() -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) >> 11)
    }
}
