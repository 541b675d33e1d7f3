import Bytes

/// Finds the known members of one part of a request by name. It hashes a name's length and three letters.
///
/// Names are also compared as the most tolerant parsers do. Go's `encoding/json` ignores case, and treats the
/// long s (U+017F) and the Kelvin sign (U+212A) as s and k. Parsers in C end a name at its first NUL.
final class RequestMemberTable: Sendable {
    enum Match: Equatable {
        case member(RequestMember)
        /// The name is another spelling of this member's name.
        case otherSpelling(RequestMember)
        case unknown
    }

    static let body = RequestMemberTable(of: .body)
    static let streamOptions = RequestMemberTable(of: .streamOptions)
    static let generation = RequestMemberTable(of: .generation)
    static let tool = RequestMemberTable(of: .tool)
    static let part = RequestMemberTable(of: .part)

    private static let caseBit: UInt8 = 0x20
    private static let none = UInt8.max

    private let names: [StaticString]
    private let readings: [RequestMember.Reading]
    /// - `first`: the first row in each slot of the hash table.
    /// - `next`: for each row, the next row in the same slot.
    private let first: InlineArray<256, UInt8>
    private let next: InlineArray<256, UInt8>

    private init(of scope: RequestMember.Scope) {
        let rows = RequestMember.rows
        precondition(rows.count < Int(Self.none), "a row's place is a byte")
        names = rows.map(\.name)
        readings = rows.map(\.reading)
        var first = InlineArray<256, UInt8>(repeating: Self.none)
        var next = InlineArray<256, UInt8>(repeating: Self.none)
        for (place, row) in rows.enumerated() where row.scope == scope {
            let name = Array("\(row.name)".utf8)
            let slot = Self.slot(of: name.span)
            next[place] = first[slot]
            first[slot] = UInt8(place)
        }
        (self.first, self.next) = (first, next)
    }

    func reading(of member: RequestMember) -> RequestMember.Reading { readings[Int(member.place)] }

    /// - Parameter name: a member's unescaped name.
    @inline(__always)
    func findMatch(_ name: Span<UInt8>) -> Match {
        guard name.count > 0 else { return .unknown }
        var place = first[Self.slot(of: name)]
        while place != Self.none {
            if name.equals(names[Int(place)]) { return .member(RequestMember(place: place)) }
            place = next[Int(place)]
        }
        return matchLoosely(name)
    }

    /// The known member with this name in any spelling; nil if no known member has the name.
    func member(spelled name: Span<UInt8>) -> RequestMember? {
        switch findMatch(name) {
        case .member(let member), .otherSpelling(let member): member
        case .unknown: nil
        }
    }

    @inline(never)
    private func matchLoosely(_ name: Span<UInt8>) -> Match {
        for index in name.indices where name[index] >= 0x80 || name[index] == 0 {
            let folded = Self.folded(name)
            return folded.isEmpty ? .unknown : matchIgnoringCase(folded.span)
        }
        return matchIgnoringCase(name)
    }

    private func matchIgnoringCase(_ name: Span<UInt8>) -> Match {
        var place = first[Self.slot(of: name)]
        while place != Self.none {
            if name.equalsIgnoringCase(names[Int(place)]) {
                return .otherSpelling(RequestMember(place: place))
            }
            place = next[Int(place)]
        }
        return .unknown
    }

    /// The name as a careless JSON reader could see it. Such a reader stops at a NUL. If it ignores case, it
    /// takes the long s for s, and the Kelvin sign for k.
    private static func folded(_ name: Span<UInt8>) -> [UInt8] {
        var folded: [UInt8] = []
        var at = 0
        while at < name.count, name[at] != 0 {
            if name.has("\u{17F}", at: at) {
                folded.append(UInt8(ascii: "s"))
                at += 2
            } else if name.has("\u{212A}", at: at) {
                folded.append(UInt8(ascii: "k"))
                at += 3
            } else {
                folded.append(name[at])
                at += 1
            }
        }
        return folded
    }

    @inline(__always)
    private static func slot(of name: Span<UInt8>) -> Int {
        let last = name.count - 1
        let letters =
            UInt32(name[0] | caseBit) &* 7 ^ UInt32(name[last] | caseBit) &* 31
            ^ UInt32(name[last >> 1] | caseBit) &* 101
        return Int((letters &+ UInt32(truncatingIfNeeded: name.count) &* 17) & 0xFF)
    }
}
