extension ByteBuffer {
    /// Appends the number in decimal digits, with a minus sign if it is negative.
    package mutating func append(decimal number: Int) {
        if number >= 0 && number < 10_000 {
            let digits = Self.fourDigits(UInt64(number))
            let zeros = min(digits.trailingZeroBitCount >> 3, 3)
            return append(word: (digits | 0x3030_3030) >> UInt64(8 * zeros), first: 4 - zeros)
        }
        if number < 0 { append(UInt8(ascii: "-")) }
        let (rest, last) = number.magnitude.quotientAndRemainder(dividingBy: 10_000)
        append(decimal: Int(rest == 0 ? last : rest))
        // Four digits are written at a time, which is faster than single digits for long numbers.
        if rest > 0 { append(word: Self.fourDigits(UInt64(last)) | 0x3030_3030, first: 4) }
    }

    /// The four decimal digits of a number below 10,000, with the first digit in the lowest byte.
    @inline(__always)
    private static func fourDigits(_ number: UInt64) -> UInt64 {
        // The number is split into two pairs of digits, and each pair into two digits. Multiplications
        // replace the divisions: for n < 100, n / 10 == (n * 103) >> 10.
        let hundreds = (number &* 5243) >> 19
        let pairs = hundreds | (number &- hundreds &* 100) << 16
        let tens = ((pairs &* 103) >> 10) & 0x000f_000f
        return tens | (pairs &- tens &* 10) << 8
    }

    /// Appends a number in lower-case hexadecimal digits, without leading zeros.
    package mutating func append(hex number: UInt32) {
        let zeros = min(number.leadingZeroBitCount / 4, 7)
        append(word: (Self.hexDigits(of: number) << (zeros * 8)).byteSwapped, first: 8 - zeros)
    }

    /// Appends all 64 bits as 16 lower-case hexadecimal digits.
    package mutating func append(hexDigits number: UInt64) {
        append(word: Self.hexDigits(of: UInt32(truncatingIfNeeded: number >> 32)).byteSwapped, first: 8)
        append(word: Self.hexDigits(of: UInt32(truncatingIfNeeded: number)).byteSwapped, first: 8)
    }

    /// The eight hexadecimal digits of 32 bits, computed together. The first digit is in the highest byte.
    @inline(__always)
    private static func hexDigits(of number: UInt32) -> UInt64 {
        // Each group of four bits is moved to a byte of its own.
        var halves = UInt64(number)
        halves = (halves | halves << 16) & 0x0000_ffff_0000_ffff
        halves = (halves | halves << 8) & 0x00ff_00ff_00ff_00ff
        halves = (halves | halves << 4) & 0x0f0f_0f0f_0f0f_0f0f
        // Digits from ten on are letters. In ASCII, `a` is 39 places after `:`, which follows `9`.
        let letters = (halves &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
        return halves &+ 0x3030_3030_3030_3030 &+ letters &* 39
    }

    /// Appends a number of thousandths as a decimal with three digits after the point.
    package mutating func append(thousandths number: UInt64) {
        if number < 10_000 {
            // The number is written as one digit, the decimal point and three digits.
            let digits = Self.fourDigits(number)
            return append(word: digits & 0xff | (digits & ~0xff) << 8 | 0x30_3030_2e30, first: 5)
        }
        let (whole, part) = number.quotientAndRemainder(dividingBy: 1000)
        append(decimal: Int(whole))
        // The first of the four digits is 0. The addition turns this digit into the decimal point.
        append(word: Self.fourDigits(part) &+ 0x3030_302e, first: 4)
    }

    /// Appends a number of 0 or more in exactly `width` decimal digits, with leading zeros.
    package mutating func append(decimal number: Int, width: Int) {
        append(digits: UInt(number), width: width)
    }
}
