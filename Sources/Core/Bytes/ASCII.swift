/// The kinds of text in which a byte can occur, such as a method or a host. They are flags in a lookup table.
package struct ByteClass: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The bytes of methods and field names (RFC 9110, section 5.6.2): letters, digits and
    /// ``!#$%&'*+-.^_`|~``.
    package static let token = ByteClass(rawValue: 1)
    /// The bytes of request targets: those of RFC 3986, appendix A, except `#`, which begins a fragment.
    /// ``"^`{|}`` are added. Browsers (WHATWG URL, section 1.3) and curl send them unescaped, and to parsers
    /// they have no special meaning.
    package static let target = ByteClass(rawValue: 2)
    /// The bytes of host names and IPv4 addresses: letters, digits, `-`, `.`, `_` and `=`. RFC 3986 (section
    /// 3.2.2) allows `=`, and no parser ends a host name at this sign.
    package static let hostName = ByteClass(rawValue: 4)
    /// The bytes `.`, `%` and `?`. They can begin dot segments, escapes or a query, which must be checked.
    package static let special = ByteClass(rawValue: 8)

    @inline(__always)
    package static func of(_ byte: UInt8) -> ByteClass { ByteClass(rawValue: table[Int(byte)]) }

    private static let table: InlineArray<256, UInt8> = [
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 3, 2, 1, 3, 11, 3, 3, 2, 2, 3, 3, 2, 7, 15, 2,
        7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 2, 2, 0, 6, 0, 10,
        2, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
        7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 2, 0, 2, 3, 7,
        3, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
        7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 2, 3, 2, 3, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]
}

/// ASCII characters, and a search for the first byte outside a class of bytes.
package enum ASCII {
    package static let tab: UInt8 = 0x09
    package static let lineFeed: UInt8 = 0x0a
    package static let carriageReturn: UInt8 = 0x0d
    package static let space: UInt8 = 0x20

    @inline(__always)
    package static func lowercased(_ byte: UInt8) -> UInt8 {
        byte &- 0x41 < 26 ? byte | 0x20 : byte
    }

    /// The index of the first byte in `from..<to` that is not of the class `kind`; `to` if there is none.
    @inline(__always)
    package static func end(of kind: ByteClass, in bytes: Span<UInt8>, from: Int, to: Int) -> Int {
        precondition(from >= 0 && to <= bytes.count, "a scan outside of its bytes")
        var at = from
        while at < to, ByteClass.of(bytes[at]).contains(kind) { at += 1 }
        return at
    }

    @inline(__always)
    package static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    /// The value of a hexadecimal digit in upper or lower case; nil for any other byte.
    @inline(__always)
    package static func hexValue(_ byte: UInt8) -> UInt8? {
        if byte &- 0x30 < 10 { return byte &- 0x30 }
        let letter = (byte | 0x20) &- 0x61
        return letter < 6 ? letter + 10 : nil
    }
}

extension Span<UInt8> {
    @inline(__always)
    package func equals(_ word: StaticString) -> Bool {
        count == word.utf8CodeUnitCount && starts(with: word)
    }

    /// Whether the bytes are those of `word`, ignoring the case of ASCII letters.
    package func equalsIgnoringCase(_ word: StaticString) -> Bool {
        equalsIgnoringCase(unsafe Span(_unsafeStart: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    package func equalsIgnoringCase(_ other: Span<UInt8>) -> Bool {
        guard count == other.count else { return false }
        for index in indices where ASCII.lowercased(self[index]) != ASCII.lowercased(other[index]) {
            return false
        }
        return true
    }

    /// Whether the bytes are the header name `name`. Case is ignored, and `_` counts as `-`, since CGI
    /// programs cannot tell the two apart (RFC 3875, section 4.1.18).
    ///
    /// - Parameter name: the name in lower case, with `-` and without `_`.
    package func equalsHeaderName(_ name: Span<UInt8>) -> Bool {
        count == name.count && hasHeaderNamePrefix(name)
    }

    package func equalsHeaderName(_ name: StaticString) -> Bool {
        count == name.utf8CodeUnitCount && hasHeaderNamePrefix(name)
    }

    /// Whether the bytes begin with `prefix`. Case is ignored, and `_` counts as `-`.
    package func hasHeaderNamePrefix(_ prefix: StaticString) -> Bool {
        hasHeaderNamePrefix(unsafe Span(_unsafeStart: prefix.utf8Start, count: prefix.utf8CodeUnitCount))
    }

    private func hasHeaderNamePrefix(_ prefix: Span<UInt8>) -> Bool {
        guard count >= prefix.count else { return false }
        for index in prefix.indices {
            let byte = self[index] == UInt8(ascii: "_") ? UInt8(ascii: "-") : ASCII.lowercased(self[index])
            if byte != prefix[index] { return false }
        }
        return true
    }

    package func starts(with word: StaticString) -> Bool {
        starts(with: unsafe Span(_unsafeStart: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    package func starts(with other: Span<UInt8>) -> Bool {
        guard count >= other.count else { return false }
        if other.count >= 8 {
            // The loop compares eight bytes at a time. The last eight can overlap the previous eight.
            let last = other.count - 8
            var at = 0
            while at < last {
                if ByteScan.word(in: self, at: at) != ByteScan.word(in: other, at: at) { return false }
                at += 8
            }
            return ByteScan.word(in: self, at: last) == ByteScan.word(in: other, at: last)
        }
        for index in other.indices where self[index] != other[index] { return false }
        return true
    }

    /// Whether the bytes at `offset` begin with `word`.
    package func has(_ word: StaticString, at offset: Int) -> Bool {
        let size = word.utf8CodeUnitCount
        return offset >= 0 && count - offset >= size && extracting(offset..<offset + size).equals(word)
    }
}
