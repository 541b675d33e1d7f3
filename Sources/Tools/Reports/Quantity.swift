package enum Quantity {
    /// Reads a time such as `20ms`, `1.5s`, `2m` or `500us`. The result is in seconds. A unit is required.
    package static func parseSeconds(_ text: String) -> Double? {
        let units: [(String, Double)] = [
            ("ns", 1e-9), ("us", 1e-6), ("µs", 1e-6), ("ms", 1e-3), ("s", 1), ("m", 60), ("h", 3600),
        ]
        return scaled(text, units)
    }

    /// Reads a share from 0 to 1, such as `5%` or `0.05`.
    package static func parseShare(_ text: String) -> Double? {
        let value =
            text.hasSuffix("%") ? parseNumber(String(text.dropLast())).map { $0 / 100 } : parseNumber(text)
        return value.flatMap { $0 <= 1 ? $0 : nil }
    }

    package static func parseBytes(_ text: String) -> Int? {
        let units: [(String, Double)] = [
            ("kib", 1024), ("mib", 1_048_576), ("kb", 1000), ("mb", 1_000_000), ("b", 1), ("", 1),
        ]
        return scaled(text.lowercased(), units).map { Int($0.rounded()) }
    }

    /// Reads a rate such as `2000/s`, `120/m` or `2000`. The result is in units a second.
    package static func parseRate(_ text: String) -> Double? {
        if text.hasSuffix("/s") { return parseNumber(String(text.dropLast(2))) }
        if text.hasSuffix("/m") { return parseNumber(String(text.dropLast(2))).map { $0 / 60 } }
        return parseNumber(text)
    }

    package static func parseNumber(_ text: String) -> Double? {
        let plain = text.replacing("_", with: "")
        let units: [Character: Double] = ["k": 1e3, "K": 1e3, "M": 1e6, "G": 1e9]
        let factor = plain.last.flatMap { units[$0] }
        let digits = factor == nil ? plain : String(plain.dropLast())
        guard digits.first?.isNumber == true, digits.allSatisfy({ $0.isNumber || $0 == "." }),
            let value = Double(digits), value.isFinite
        else { return nil }
        return value * (factor ?? 1)
    }

    package static func parseWhole(_ text: String) -> Int? {
        parseNumber(text).flatMap { $0 == $0.rounded() && $0 < 1e15 ? Int($0) : nil }
    }

    /// Reads one value, or several with weights, such as `gpt=3,claude=1`.
    package static func parseWeighted<Value>(
        _ text: String, _ read: (String) -> Value?
    ) -> [(value: Value, weight: Double)]? {
        var entries: [(value: Value, weight: Double)] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let equals = part.lastIndex(of: "=")
            let weight = equals.map { parseNumber(String(part[part.index(after: $0)...])) } ?? 1
            guard let weight, let value = read(String(part[..<(equals ?? part.endIndex)])) else { return nil }
            entries.append((value, weight))
        }
        return entries.contains { $0.weight > 0 } ? entries : nil
    }

    private static func scaled(_ text: String, _ units: [(String, Double)]) -> Double? {
        for (unit, factor) in units where text.hasSuffix(unit) {
            if let value = parseNumber(String(text.dropLast(unit.count))) { return value * factor }
        }
        return nil
    }
}
