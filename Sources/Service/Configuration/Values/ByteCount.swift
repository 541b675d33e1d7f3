extension Duration {
    private static let units: KeyValuePairs<String, Int64> = [
        "ms": 1, "s": 1000, "m": 60_000, "h": 3_600_000, "d": 86_400_000,
    ]

    /// Reads a duration such as `150ms`, `10s`, `5m`, `5h` or `2d`; nil for any other text.
    init?(written text: String) {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let unit = text.dropFirst(digits.count)
        guard let number = Int64(digits), number <= 1_000_000_000,
            let match = Self.units.first(where: { $0.key == unit })
        else { return nil }
        self = .milliseconds(number * match.value)
    }

    package var wholeMilliseconds: Int {
        let (seconds, attoseconds) = components
        return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    }

    /// The duration in the largest unit that divides it, such as `5h` or `150ms`.
    var written: String {
        let milliseconds = Int64(wholeMilliseconds)
        let unit = Self.units.reversed().first { milliseconds != 0 && milliseconds % $0.value == 0 }
        return unit.map { "\(milliseconds / $0.value)\($0.key)" } ?? "\(milliseconds)ms"
    }
}

/// Reads sizes in bytes. Every unit is a power of 1024. `MB` is refused, because it is ambiguous.
enum ByteCount {
    private static let units: KeyValuePairs<String, Int> = [
        "B": 1, "KiB": 1 << 10, "MiB": 1 << 20, "GiB": 1 << 30,
    ]

    static func parseCount(_ text: String) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let unit = text.dropFirst(digits.count)
        guard let number = Int(digits), number <= 1 << 32, let match = units.first(where: { $0.key == unit })
        else { return nil }
        return number * match.value
    }

    /// The size that the author probably meant: `1MiB` for `1MB` and for `1M`. A bare number means bytes.
    static func meant(by text: String) -> String? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let unit = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
        guard !digits.isEmpty else { return nil }
        if unit.isEmpty { return digits + "B" }
        let match = units.first { known in
            known.key.lowercased().first == unit.first && unit.count <= 3
        }
        return match.map { digits + $0.key }
    }

    static func formatCount(_ bytes: Int) -> String {
        let unit = units.reversed().first { bytes != 0 && bytes % $0.value == 0 }
        return unit.map { "\(bytes / $0.value)\($0.key)" } ?? "\(bytes)B"
    }
}
