/// A plural category. The raw value is its name in CLDR.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    case zero, one, two, few, many, other
}

/// The rule by which a language chooses the plural form for a whole number (Unicode CLDR, "Language Plural
/// Rules", cardinals). A language that is not listed uses `one` and `other`, as most languages do.
package enum PluralRule: Hashable, Sendable {
    case none, oneOther, oneUpToOne, hebrew, arabic, eastSlavic, polish, czech, southSlavic,
        slovenian
    case romanian, lithuanian, latvian

    /// - Parameter language: a BCP 47 tag. Only its first subtag is used.
    package init(language: String) {
        self =
            switch language.split(separator: "-").first?.lowercased() {
            case "ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo", "yue": .none
            case "fr", "hy", "hi", "bn", "fa", "gu", "kn", "zu", "am", "pt": .oneUpToOne
            case "he", "iw": .hebrew
            case "ar": .arabic
            case "ru", "uk", "be": .eastSlavic
            case "pl": .polish
            case "cs", "sk": .czech
            case "hr", "sr", "bs": .southSlavic
            case "sl": .slovenian
            case "ro": .romanian
            case "lt": .lithuanian
            case "lv": .latvian
            default: .oneOther
            }
    }

    /// The plural categories for which a sentence needs templates in the language. Counts are whole numbers,
    /// so categories that only fractions use are left out.
    package var categories: [PluralCategory] {
        switch self {
        case .none: [.other]
        case .oneOther, .oneUpToOne: [.one, .other]
        case .hebrew: [.one, .two, .other]
        case .arabic: [.zero, .one, .two, .few, .many, .other]
        case .eastSlavic, .polish: [.one, .few, .many]
        case .czech, .southSlavic, .romanian, .lithuanian: [.one, .few, .other]
        case .slovenian: [.one, .two, .few, .other]
        case .latvian: [.zero, .one, .other]
        }
    }

    /// The plural category for a count. The sign is ignored.
    package func findCategory(_ count: Int) -> PluralCategory {
        let n = count.magnitude
        let (lastDigit, lastTwoDigits) = (n % 10, n % 100)
        let endsIn11To14 = (11...14).contains(lastTwoDigits)
        switch self {
        case .none: return .other
        case .oneOther: return n == 1 ? .one : .other
        case .oneUpToOne: return n <= 1 ? .one : .other
        case .hebrew: return n == 1 ? .one : n == 2 ? .two : .other
        case .arabic: return Self.arabic(n, lastTwoDigits)
        case .eastSlavic:
            return endsIn11To14 ? .many : lastDigit == 1 ? .one : (2...4).contains(lastDigit) ? .few : .many
        case .polish: return n == 1 ? .one : !endsIn11To14 && (2...4).contains(lastDigit) ? .few : .many
        case .czech: return n == 1 ? .one : (2...4).contains(n) ? .few : .other
        case .southSlavic:
            return endsIn11To14 ? .other : lastDigit == 1 ? .one : (2...4).contains(lastDigit) ? .few : .other
        case .slovenian:
            return lastTwoDigits == 1
                ? .one : lastTwoDigits == 2 ? .two : (3...4).contains(lastTwoDigits) ? .few : .other
        case .romanian: return n == 1 ? .one : n == 0 || (1...19).contains(lastTwoDigits) ? .few : .other
        case .lithuanian:
            return (11...19).contains(lastTwoDigits) || lastDigit == 0 ? .other : lastDigit == 1 ? .one : .few
        case .latvian:
            return lastDigit == 0 || (11...19).contains(lastTwoDigits)
                ? .zero : lastDigit == 1 ? .one : .other
        }
    }

    private static func arabic(_ n: UInt, _ lastTwoDigits: UInt) -> PluralCategory {
        switch (n, lastTwoDigits) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...): .many
        default: .other
        }
    }
}
