/// Numbers and texts as MessagePack, which Redis' Lua reads by one call into C: as arguments of their own
/// they cost the server twice as much.
///
/// Empty it with `removeAll` to reuse its room.
struct Pack {
    private(set) var bytes: [UInt8] = []

    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Begins a list of so many items, which follow.
    mutating func list(_ count: Int) {
        precondition(count < 1 << 16, "a list of \(count) items was never meant")
        guard count > 15 else { return bytes.append(0x90 | UInt8(count)) }
        bytes.append(0xDC)
        append(UInt64(count), bytes: 2)
    }

    mutating func put(_ number: Int) {
        switch number {
        case 0..<128: bytes.append(UInt8(number))
        case 128..<(1 << 16): put(UInt64(number), mark: 0xCD, bytes: 2)
        case (1 << 16)..<(1 << 32): put(UInt64(number), mark: 0xCE, bytes: 4)
        case (1 << 32)...: put(UInt64(number), mark: 0xCF, bytes: 8)
        default: put(UInt64(bitPattern: Int64(number)), mark: 0xD3, bytes: 8)
        }
    }

    mutating func put(_ text: String) {
        begin(textOf: text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func put(_ text: [UInt8]) {
        begin(textOf: text.count)
        bytes.append(contentsOf: text)
    }

    /// Begins a text of so many bytes, which follow by `append`.
    mutating func begin(textOf count: Int) {
        precondition(count < 1 << 16, "a text of \(count) bytes was never meant")
        switch count {
        case 0..<32: bytes.append(0xA0 | UInt8(count))
        case 32..<256:
            bytes.append(0xD9)
            bytes.append(UInt8(count))
        default:
            bytes.append(0xDA)
            append(UInt64(count), bytes: 2)
        }
    }

    /// Bytes as they stand: packed items, or the rest of a text.
    mutating func append(_ more: [UInt8]) { bytes.append(contentsOf: more) }

    mutating func append(_ byte: UInt8) { bytes.append(byte) }

    mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// A number in decimal, as part of a text.
    mutating func append(decimal number: Int) {
        var digits = InlineArray<20, UInt8>(repeating: 0)
        var first = 20
        var rest = number.magnitude
        repeat {
            first -= 1
            digits[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        } while rest > 0
        // Asks for room once: byte by byte that costs 19 instructions each.
        bytes.append(addingCapacity: 21) { text in
            if number < 0 { text.append(UInt8(ascii: "-")) }
            for index in first..<20 { text.append(digits[index]) }
        }
    }

    private mutating func put(_ number: UInt64, mark: UInt8, bytes count: Int) {
        bytes.append(addingCapacity: 9) { packed in
            packed.append(mark)
            for place in stride(from: 8 * (count - 1), through: 0, by: -8) {
                packed.append(UInt8(truncatingIfNeeded: number >> UInt64(place)))
            }
        }
    }

    private mutating func append(_ number: UInt64, bytes count: Int) {
        bytes.append(addingCapacity: 8) { packed in
            for place in stride(from: 8 * (count - 1), through: 0, by: -8) {
                packed.append(UInt8(truncatingIfNeeded: number >> UInt64(place)))
            }
        }
    }
}
