import Dates
import JSON
import Limits

/// The place of a member in a document: names and places in lists with dots between, as in
/// `data.items.0.price.id`.
package struct MemberPath: Hashable, Sendable {
    private let steps: [String]

    package init(_ text: String) { steps = text.split(separator: ".").map(String.init) }

    private init(steps: [String]) { self.steps = steps }

    /// This path from a member of the document on; nil if it does not lead through that member.
    func within(_ outer: MemberPath) -> MemberPath? {
        guard steps.starts(with: outer.steps) else { return nil }
        return MemberPath(steps: Array(steps.dropFirst(outer.steps.count)))
    }

    /// Finds the member at the path.
    func findMember(in root: borrowing JSONValue) -> FoundMember { Self.find(steps[...], in: root) }

    private static func find(_ steps: ArraySlice<String>, in value: borrowing JSONValue) -> FoundMember {
        guard let step = steps.first else { return FoundMember(value) }
        if value.kind == .array, let place = Int(step) {
            var (elements, index) = (value.elements, 0)
            while let element = elements.next() {
                if index == place { return find(steps.dropFirst(), in: element) }
                index += 1
            }
            return .absent
        }
        guard value.kind == .object else { return .absent }
        var members = value.members
        while let member = members.next() {
            if String(member.name) == step { return find(steps.dropFirst(), in: member.value) }
        }
        return .absent
    }
}

/// A member's value, as far as a mapping needs it.
enum FoundMember: Hashable {
    /// The member is not there, or null.
    case absent
    case text(String)
    case number(Int)
    case flag(Bool)
    /// An object, a list, or a number with a fraction.
    case other

    fileprivate init(_ value: borrowing JSONValue) {
        switch value.kind {
        case .null: self = .absent
        case .string: self = value.text.map { .text($0) } ?? .other
        case .integer: self = value.integer.map { .number($0) } ?? .other
        case .bool: self = .flag(value.bool ?? false)
        case .object, .array, .number: self = .other
        }
    }

    /// A text that is not empty, or a whole number's digits: some stores number their products.
    var text: String? {
        switch self {
        case .text(let text): text.isEmpty ? nil : text
        case .number(let number): "\(number)"
        case .absent, .flag, .other: nil
        }
    }

    /// Whether it says yes: true, or there at all and not false, 0 or empty.
    var isSet: Bool {
        switch self {
        case .absent: false
        case .flag(let flag): flag
        case .text(let text): !text.isEmpty
        case .number(let number): number != 0
        case .other: true
        }
    }

    /// RFC 3339, also with an offset without a colon as ISO 8601 has it; or seconds or milliseconds of the
    /// epoch, which no two stores of today could mean by the same number.
    var moment: Moment? {
        switch self {
        case .text(let text): Moment(rfc3339: text) ?? Moment(rfc3339: Self.withColon(text))
        case .number(let number):
            if (1...Self.lastSecond).contains(number) {
                Moment(seconds: Int64(number))
            } else if number > 0, Int64(number) <= Moment.distantFuture.milliseconds {
                Moment(milliseconds: Int64(number))
            } else {
                nil
            }
        case .absent, .flag, .other: nil
        }
    }

    /// Seconds until the year 5138, which are milliseconds until March 1973.
    private static let lastSecond = 100_000_000_000

    /// `…+0000` as `…+00:00`.
    private static func withColon(_ text: String) -> String {
        let tail = text.suffix(5)
        guard let sign = tail.first, sign == "+" || sign == "-", tail.dropFirst().allSatisfy(\.isNumber)
        else {
            return text
        }
        return text.dropLast(2) + ":" + text.suffix(2)
    }
}
