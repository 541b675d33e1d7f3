/// A grammatical number, by its CLDR name.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    case zero, one, two, few, many, other
}

/// How a language chooses among its plural forms for a whole number (Unicode CLDR, "Language Plural Rules",
/// cardinals). A language that is not listed goes by `one` and `other`, as most do.
package enum PluralRule: Hashable, Sendable {
    case none, oneOther, zeroOneOther, french, hebrew, arabic, eastSlavic, polish, czech, southSlavic,
        slovenian
    case romanian, lithuanian, latvian

    /// - Parameter language: a BCP 47 tag; only its first subtag counts.
    package init(language: String) {
        self =
            switch language.split(separator: "-").first?.lowercased() {
            case "ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo", "yue": .none
            case "fr", "hy": .french
            case "hi", "bn", "fa", "gu", "kn", "zu", "am": .zeroOneOther
            case "pt": .zeroOneOther
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

    /// The forms that a sentence needs in the language. Forms for fractions alone are left out: counts are
    /// whole.
    package var categories: [PluralCategory] {
        switch self {
        case .none: [.other]
        case .oneOther, .zeroOneOther, .french: [.one, .other]
        case .hebrew: [.one, .two, .other]
        case .arabic: [.zero, .one, .two, .few, .many, .other]
        case .eastSlavic, .polish: [.one, .few, .many]
        case .czech, .southSlavic, .romanian, .lithuanian: [.one, .few, .other]
        case .slovenian: [.one, .two, .few, .other]
        case .latvian: [.zero, .one, .other]
        }
    }

    /// The form for a count; negative counts go by their magnitude.
    package func category(_ count: Int) -> PluralCategory {
        let n = count.magnitude
        let (ten, hundred) = (n % 10, n % 100)
        let teens = (11...14).contains(hundred)
        switch self {
        case .none: return .other
        case .oneOther: return n == 1 ? .one : .other
        case .zeroOneOther, .french: return n <= 1 ? .one : .other
        case .hebrew: return n == 1 ? .one : n == 2 ? .two : .other
        case .arabic: return Self.arabic(n, hundred)
        case .eastSlavic:
            return teens ? .many : ten == 1 ? .one : (2...4).contains(ten) ? .few : .many
        case .polish: return n == 1 ? .one : !teens && (2...4).contains(ten) ? .few : .many
        case .czech: return n == 1 ? .one : (2...4).contains(n) ? .few : .other
        case .southSlavic: return teens ? .other : ten == 1 ? .one : (2...4).contains(ten) ? .few : .other
        case .slovenian:
            return hundred == 1 ? .one : hundred == 2 ? .two : (3...4).contains(hundred) ? .few : .other
        case .romanian: return n == 1 ? .one : n == 0 || (1...19).contains(hundred) ? .few : .other
        case .lithuanian:
            return (11...19).contains(hundred) || ten == 0 ? .other : ten == 1 ? .one : .few
        case .latvian:
            return ten == 0 || (11...19).contains(hundred) ? .zero : ten == 1 ? .one : .other
        }
    }

    private static func arabic(_ n: UInt, _ hundred: UInt) -> PluralCategory {
        switch (n, hundred) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...): .many
        default: .other
        }
    }
}
