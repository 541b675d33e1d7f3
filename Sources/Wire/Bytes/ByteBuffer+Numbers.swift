extension ByteBuffer {
    /// Appends the number in decimal digits, with a minus sign if it is negative.
    package mutating func append(decimal number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        if number >= 0 && number < 10 { return append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)) }
        var digits = InlineArray<20, UInt8>(repeating: 0)
        var first = 20
        var rest = number.magnitude
        repeat {
            first -= 1
            digits[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        } while rest > 0
        append(digits.span.extracting(first..<20))
    }

    /// Appends a number of 0 or more in lower-case hexadecimal digits.
    package mutating func append(hex number: Int) {
        precondition(number >= 0, "only numbers of 0 or more are written in hexadecimal")
        var digits = InlineArray<16, UInt8>(repeating: 0)
        var first = 16
        var rest = number
        repeat {
            first -= 1
            digits[first] = Self.hexDigit(UInt8(truncatingIfNeeded: rest & 15))
            rest >>= 4
        } while rest > 0
        append(digits.span.extracting(first..<16))
    }

    /// Appends the number in exactly `width` decimal digits, with leading zeros.
    package mutating func append(decimal number: Int, width: Int) {
        var scale = 1
        for _ in 1..<width { scale *= 10 }
        var rest = number
        while scale > 0 {
            append(UInt8(ascii: "0") + UInt8(rest / scale % 10))
            rest %= scale
            scale /= 10
        }
    }
}
