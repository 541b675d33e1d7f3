extension ByteBuffer {
    /// Appends the number in decimal digits, with a minus sign if it is negative.
    package mutating func append(decimal number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        append(digits: number.magnitude, width: Self.decimalDigits(number.magnitude))
    }

    /// How many decimal digits an `Int`'s magnitude has.
    @inline(__always)
    private static func decimalDigits(_ number: UInt) -> Int {
        var (digits, power): (Int, UInt) = (1, 10)
        while digits < 19, number >= power {
            digits += 1
            power *= 10
        }
        return digits
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

    /// Appends all 64 bits as 16 lower-case hexadecimal digits.
    package mutating func append(hexDigits number: UInt64) {
        var digits = InlineArray<16, UInt8>(repeating: 0)
        for digit in 0..<16 {
            digits[digit] = Self.hexDigit(UInt8(truncatingIfNeeded: number >> UInt64(60 - 4 * digit)) & 15)
        }
        append(digits.span)
    }

    /// Appends the number, which is 0 or more, in exactly `width` decimal digits, with leading zeros.
    package mutating func append(decimal number: Int, width: Int) {
        append(digits: UInt(number), width: width)
    }
}
