/// Chooses one of the catalogue's languages by the header `Accept-Language` (RFC 9110 §12.5.4). By the method
/// "lookup" (RFC 4647 §3.4), a tag is shortened until it names an available language. Of these languages, the
/// one with the highest weight is chosen.
package struct LanguageChoice: Sendable {
    /// The largest number of bytes of the header that are read, and the largest number of languages in it.
    /// The rest is ignored.
    package static let longestHeader = 512
    package static let mostWishes = 16

    private let names: [String]
    private let tags: [[UInt8]]
    private let fallback: String

    /// - Parameter fallback: the language for requests that accept none of the available languages.
    package init(available: [String], fallback: String = Catalogue.fallbackLanguage) {
        names = available
        tags = available.map { Array($0.utf8).map(Self.lowered) }
        self.fallback = fallback
    }

    package init(_ catalogue: Catalogue) { self.init(available: catalogue.languages) }

    /// The languages that are written from right to left in their usual script (CLDR, `characterOrder`).
    private static let rightToLeft: Set<String> = [
        "ar", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "syr", "ug", "ur", "yi",
    ]

    package static func isRightToLeft(_ language: String) -> Bool {
        rightToLeft.contains(language.lowercased().split(separator: "-").first.map(String.init) ?? "")
    }

    /// The available language that the header prefers. If the header accepts none, it is the fallback.
    package func language(accepting header: String?) -> String {
        guard let header else { return fallback }
        return language(accepting: header.utf8Span.span)
    }

    /// The available language that the header's bytes prefer. If the header accepts none, it is the fallback.
    package func language(accepting header: Span<UInt8>) -> String {
        let end = min(header.count, Self.longestHeader)
        var best: (weight: Int, index: Int)?
        var start = 0
        for _ in 0..<Self.mostWishes where start < end {
            var comma = start
            while comma < end, header[comma] != UInt8(ascii: ",") { comma += 1 }
            // If only the beginning of a tag is within the bound, the tag is ignored, since the beginning
            // could be another tag.
            guard comma < end || end == header.count else { break }
            let wish = LanguagePreference(header.extracting(start..<comma))
            if wish.weight > (best?.weight ?? 0), let index = lookup(wish.tag) { best = (wish.weight, index) }
            start = comma + 1
        }
        return best.map { names[$0.index] } ?? fallback
    }

    /// The index of the available language for a tag. The tag is shortened from its end until one matches.
    private func lookup(_ wish: [UInt8]) -> Int? {
        var wish = wish[...]
        while !wish.isEmpty {
            if let index = tags.firstIndex(where: { $0.elementsEqual(wish) }) { return index }
            guard let hyphen = wish.lastIndex(of: UInt8(ascii: "-")) else { return nil }
            wish = wish[..<hyphen]
            // A single letter, such as `x`, only introduces the removed subtag, so it is removed too.
            if wish.dropLast().last == UInt8(ascii: "-") { wish = wish.dropLast(2) }
        }
        return nil
    }

    fileprivate static func lowered(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}

/// A language in the header with its weight, such as `de-AT;q=0.8`.
private struct LanguagePreference {
    /// The language tag in lower case. It is empty for `*`, so that `*` chooses no language.
    var tag: [UInt8] = []
    /// The weight in thousandths, 0–1000. A weight of 0 excludes the language. An unreadable one counts as 0.
    var weight = 1000

    init(_ member: Span<UInt8>) {
        var semicolon = 0
        while semicolon < member.count, member[semicolon] != UInt8(ascii: ";") { semicolon += 1 }
        for index in 0..<semicolon where !Self.isSpace(member[index]) {
            tag.append(LanguageChoice.lowered(member[index]))
        }
        if tag == [UInt8(ascii: "*")] { tag = [] }
        if semicolon < member.count {
            weight = Self.weight(member.extracting((semicolon + 1)..<member.count)) ?? 0
        }
    }

    /// The weight in a parameter `q=`, which is from 0 to 1 with at most three decimals (RFC 9110 §12.4.2).
    private static func weight(_ parameter: Span<UInt8>) -> Int? {
        var bytes: [UInt8] = []
        for index in parameter.indices where !isSpace(parameter[index]) {
            bytes.append(LanguageChoice.lowered(parameter[index]))
        }
        guard bytes.starts(with: [UInt8(ascii: "q"), UInt8(ascii: "=")]) else { return nil }
        let number = bytes.dropFirst(2)
        guard let whole = number.first, whole == UInt8(ascii: "0") || whole == UInt8(ascii: "1") else {
            return nil
        }
        let rest = number.dropFirst()
        guard rest.isEmpty || rest.first == UInt8(ascii: "."), rest.count <= 4 else { return nil }
        var weight = Int(whole - UInt8(ascii: "0")) * 1000
        var unit = 100
        for digit in rest.dropFirst() {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            weight += Int(digit - UInt8(ascii: "0")) * unit
            unit /= 10
        }
        return weight <= 1000 ? weight : nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }
}
