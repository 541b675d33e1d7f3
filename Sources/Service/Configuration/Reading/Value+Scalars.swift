import Commands

extension Value {
    /// Reads a whole number in a range. Its digits can be separated by `_`.
    func readInt(in range: ClosedRange<Int>) -> Int? {
        guard let text = text("a whole number") else { return nil }
        note(range, of: "a whole number", shown: { String($0) })
        let digits = text.replacing("_", with: "")
        guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "-") }), let number = Int(digits) else {
            complain("\(Printable.quoted(text)) is not a whole number")
            return nil
        }
        return checked(number, in: range, shown: { String($0) })
    }

    func readBool() -> Bool? {
        guard let text = text("true or false") else { return nil }
        switch text {
        case "true": return true
        case "false": return false
        default:
            let meant = ["yes": "true", "on": "true", "no": "false", "off": "false"][text.lowercased()]
            complain(
                "\(Printable.quoted(text)) is neither true nor false",
                suggestion: meant ?? NearestWord.of(text, in: ["true", "false"]))
            return nil
        }
    }

    /// Reads one of these words and returns its meaning. Any other word is a mistake.
    func readChoice<Meaning>(_ words: KeyValuePairs<String, Meaning>) -> Meaning? {
        choice(among: words.map { ($0.key, $0.value) })
    }

    /// Reads the name of one of an enumeration's cases. Any other name is a mistake.
    func readChoice<Word: CaseIterable & RawRepresentable<String>>() -> Word? {
        choice(among: Word.allCases.map { ($0.rawValue, $0) })
    }

    private func choice<Meaning>(among words: [(word: String, meaning: Meaning)]) -> Meaning? {
        let known = words.map(\.word)
        let list = known.joined(separator: ", ")
        guard let text = text("one of \(list)") else { return nil }
        if let match = words.first(where: { $0.word == text }) { return match.meaning }
        complain(
            "\(Printable.quoted(text)) is not one of \(list)", suggestion: NearestWord.of(text, in: known))
        return nil
    }

    /// Reads a duration such as `150ms`, `10s`, `5m`, `5h` or `2d`.
    func readDuration(in range: ClosedRange<Duration>) -> Duration? {
        guard let text = text("a time such as 10s") else { return nil }
        note(range, of: "a time", shown: \.written)
        guard let duration = Duration(written: text) else {
            let number = Int(text)
            complain(
                number == nil
                    ? "\(Printable.quoted(text)) is not a time; write a whole number with a unit: ms, s, "
                        + "m, h or d"
                    : "\(text) has no unit; add ms, s, m, h or d",
                suggestion: number.map { "\($0)s" })
            return nil
        }
        return checked(duration, in: range, shown: \.written)
    }

    func readBytes(in range: ClosedRange<Int>) -> Int? {
        guard let text = text("a size such as 1MiB") else { return nil }
        note(range, of: "a size", shown: ByteCount.formatCount)
        guard let bytes = ByteCount.parseCount(text) else {
            complain(
                "\(Printable.quoted(text)) is not a size; write a whole number with a unit: B, KiB, MiB or "
                    + "GiB",
                suggestion: ByteCount.meant(by: text))
            return nil
        }
        return checked(bytes, in: range, shown: ByteCount.formatCount)
    }

    /// Reads a name that is valid in header fields, logs and Redis fields: `a–z`, `0–9`, `_` and `-`.
    func readName(_ what: String, longest: Int = 40) -> String? {
        guard let text = text(what) else { return nil }
        guard Self.isName(text, longest: longest) else {
            complain(
                "\(Printable.quoted(text)) cannot be a \(what): use 1 to \(longest) of the characters "
                    + "a-z, 0-9, _ and -",
                suggestion: Self.madeName(text, longest: longest))
            return nil
        }
        return text
    }

    static func isName(_ text: String, longest: Int) -> Bool {
        (1...longest).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
            }
    }

    private static func madeName(_ text: String, longest: Int) -> String? {
        let made = String(text.lowercased().map { $0 == " " || $0 == "." ? "-" : $0 })
        return isName(made, longest: longest) ? made : nil
    }

    private func note<Number>(_ range: ClosedRange<Number>, of what: String, shown: (Number) -> String) {
        let bounds = "\(shown(range.lowerBound)) to \(shown(range.upperBound))"
        reading.record?.note(kind: "\(what), \(bounds)", at: path)
    }

    private func checked<Number: Comparable>(
        _ number: Number, in range: ClosedRange<Number>, shown: (Number) -> String
    ) -> Number? {
        if range.contains(number) {
            recordText(shown(number))
            return number
        }
        let isLow = number < range.lowerBound
        complain(
            isLow
                ? "this is too small: at least \(shown(range.lowerBound))"
                : "this is too large: at most \(shown(range.upperBound))")
        return nil
    }
}
