import Redis

/// Writes numbers and texts as MessagePack, one after the other. Lua in Redis decodes all of them with one
/// call into C. Separate arguments would take twice as long, and a MessagePack array three times as long.
struct MessagePackWriter {
    private(set) var bytes: [UInt8] = []

    /// Lets `write` append at most `room` bytes.
    @inline(__always)
    mutating func write(room: Int, _ write: (inout UncheckedWriter) -> Void) {
        UncheckedWriter.write(to: &bytes, room: room, write)
    }

    mutating func putNumber(_ number: Int) {
        write(room: UncheckedWriter.numberRoom) { $0.put(packed: number) }
    }

    mutating func putText(_ text: String) {
        write(room: UncheckedWriter.textRoom + text.utf8.count) { $0.put(packed: text.utf8Span.span) }
    }

    // MARK: Unpacked text

    mutating func appendText(_ text: String) {
        write(room: text.utf8.count) { $0.put(text.utf8Span.span) }
    }

    /// Appends the name `attempt;id`, under which Redis stores the user's open reservation.
    mutating func append(name request: RequestID, attempt: Int) {
        write(room: UncheckedWriter.nameRoom + request.span.count) { writer in
            writer.put(decimal: attempt)
            writer.put(UInt8(ascii: ";"))
            writer.put(request.span)
        }
    }

    mutating func append(decimal number: Int) { write(room: 20) { $0.put(decimal: number) } }
}

extension UncheckedWriter {
    /// The largest number of bytes of a packed number, and of the header of a packed text.
    static var numberRoom: Int { 9 }
    static var textRoom: Int { 3 }
    /// The largest number of bytes of a packed name `attempt;id` without its id.
    static var nameRoom: Int { textRoom + 21 }

    @inline(__always)
    mutating func put(packed number: Int) {
        switch number {
        case 0..<128: put(UInt8(truncatingIfNeeded: number))
        case 128..<(1 << 16):
            put(0xCD)
            put(bigEndian: UInt64(truncatingIfNeeded: number), count: 2)
        case (1 << 16)..<(1 << 32):
            put(0xCE)
            put(bigEndian: UInt64(truncatingIfNeeded: number), count: 4)
        case (1 << 32)...:
            put(0xCF)
            put(bigEndian: UInt64(truncatingIfNeeded: number), count: 8)
        default:
            put(0xD3)
            put(bigEndian: UInt64(truncatingIfNeeded: number), count: 8)
        }
    }

    @inline(__always)
    mutating func put(packed text: Span<UInt8>) {
        begin(textOf: text.count)
        put(text)
    }

    /// Writes the header of a text whose bytes follow.
    @inline(__always)
    mutating func begin(textOf count: Int) {
        precondition(count < 1 << 16, "a text of \(count) bytes was never meant")
        if count < 32 { return put(0xA0 | UInt8(truncatingIfNeeded: count)) }
        if count < 256 {
            put(0xD9)
            return put(UInt8(truncatingIfNeeded: count))
        }
        put(0xDA)
        put(bigEndian: UInt64(truncatingIfNeeded: count), count: 2)
    }

    /// Writes a number of 0 or more in decimal, as part of a text.
    @inline(__always)
    mutating func put(decimal number: Int) {
        put(number.magnitude, digits: Self.digits(of: number.magnitude))
    }

    @inline(__always)
    mutating func put(packedName request: RequestID, attempt: Int) {
        let digits = Self.digits(of: attempt.magnitude)
        begin(textOf: digits + 1 + request.span.count)
        put(attempt.magnitude, digits: digits)
        put(UInt8(ascii: ";"))
        put(request.span)
    }

    // MARK: A payload's fingerprint

    static var fingerprintRoom: Int { 16 }

    /// The number of bytes that a fingerprint has as text: sixteen hexadecimal digits, or a single `0` if the
    /// caller chose no message id.
    static func room(of fingerprint: UInt64) -> Int { fingerprint == 0 ? 1 : fingerprintRoom }

    mutating func put(fingerprint: UInt64) {
        guard fingerprint != 0 else { return put(UInt8(ascii: "0")) }
        for shift in stride(from: 60, through: 0, by: -4) {
            let digit = UInt8(truncatingIfNeeded: fingerprint >> UInt64(shift) & 15)
            put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
        }
    }

    mutating func put(packedFingerprint fingerprint: UInt64) {
        begin(textOf: Self.room(of: fingerprint))
        put(fingerprint: fingerprint)
    }
}
