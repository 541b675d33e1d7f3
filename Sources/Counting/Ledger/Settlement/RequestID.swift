import Bytes
import Cryptography

/// The id under which a request is counted once.
///
/// Every request has an id, so its bytes are stored inline: making and copying an id allocates nothing.
package struct RequestID: Hashable, Sendable {
    private var storage = InlineArray<45, UInt8>(repeating: 0)
    private var count = 0
    /// Whether the caller chose the id (`Idempotency-Key`) and can send the message again under it. The id is
    /// remembered after its settlement for the time in `redis: { idempotency_span }`, by default 48 hours.
    package let isMessageID: Bool

    /// Makes an id from the message id that the caller chose, which can have any bytes. If it has more than
    /// 40 bytes, its SHA-256 is used.
    package init(messageID id: some Collection<UInt8>) {
        isMessageID = true
        guard id.count > 40 else {
            append(UInt8(ascii: "c"))
            for byte in id { append(byte) }
            return
        }
        append(UInt8(ascii: "h"))
        let hashed = Array(capacity: 43) { Base64URL.append(Digest.sha256(Array(id)).span, to: &$0) }
        for byte in hashed { append(byte) }
    }

    /// Makes an id from bytes that were read from Redis or the spool. Returns nil if there are more bytes
    /// than an id can have.
    init?(kept bytes: [UInt8], isMessageID: Bool) {
        guard bytes.count <= storage.count else { return nil }
        self.isMessageID = isMessageID
        for byte in bytes { append(byte) }
    }

    /// The prefix of the ids that an edge makes: a letter, and 64 random bits.
    fileprivate init(nonce: UInt64) {
        isMessageID = false
        append(UInt8(ascii: "e"))
        append(nonce, digits: 11)
    }

    private mutating func append(_ byte: UInt8) {
        storage[count] = byte
        count += 1
    }

    /// Appends the number in base 64, with at least `least` digits. The lowest six bits come first.
    fileprivate mutating func append(_ number: UInt64, digits least: Int = 1) {
        var (rest, left) = (number, least)
        repeat {
            append(Base64URL.digit(of: rest))
            rest >>= 6
            left -= 1
        } while rest > 0 || left > 0
    }

    /// The id in at most 45 bytes. If the caller chose the id, the first byte is `c`, or `h` for a hashed id.
    /// If the edge made the id, the first byte is `e`. So no caller can choose an id that an edge makes.
    package var bytes: [UInt8] {
        Array(capacity: count) { for index in 0..<count { $0.append(storage[index]) } }
    }

    var span: Span<UInt8> {
        @_lifetime(borrow self)
        get { storage.span.extracting(first: count) }
    }

    package static func == (left: RequestID, right: RequestID) -> Bool {
        guard left.count == right.count, left.isMessageID == right.isMessageID else { return false }
        for index in 0..<left.count where left.storage[index] != right.storage[index] { return false }
        return true
    }

    package func hash(into hasher: inout Hasher) {
        for index in 0..<count { hasher.combine(storage[index]) }
    }

    /// The id as text, for the header that reports it to the caller.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Makes new ids for requests and numbers for attempts. Each instance is bound to one loop. Each loop of each
/// process has a random prefix of its own (`nonce`).
package struct RequestNames {
    private let nonce: RequestID
    private var number: UInt64 = 0
    private var attempts: SplitMix64

    package init(nonce: UInt64 = .random(in: 0 ... .max), state: UInt64 = .random(in: 0 ... .max)) {
        self.nonce = RequestID(nonce: nonce)
        attempts = SplitMix64(seed: state)
    }

    /// Makes an id that no other request has.
    package mutating func next() -> RequestID {
        number += 1
        var name = nonce
        name.append(number)
        return name
    }

    /// Makes a number below 2^53 that no other attempt of the same request has.
    package mutating func nextAttempt() -> Int { Int(attempts.next() >> 11) }
}
