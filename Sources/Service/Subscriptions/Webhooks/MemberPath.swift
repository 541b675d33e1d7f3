import Dates
import JSON
import Limits

/// The path to a member of a JSON document: names and list indices, such as `data.items.0.price.id`.
package struct MemberPath: Hashable, Sendable {
    private let steps: [String]

    package init(_ text: String) { steps = text.split(separator: ".").map(String.init) }

    private init(steps: [String]) { self.steps = steps }

    /// The rest of this path after the path `outer`; nil if this path does not begin with `outer`.
    func within(_ outer: MemberPath) -> MemberPath? {
        guard steps.starts(with: outer.steps) else { return nil }
        return MemberPath(steps: Array(steps.dropFirst(outer.steps.count)))
    }

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

/// The value of a JSON member, in the forms that a webhook mapping needs.
enum FoundMember: Hashable {
    /// The member is missing or null.
    case absent
    case text(String)
    case number(Int)
    case flag(Bool)
    /// The member is an object, a list, or a number with a fraction.
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

    /// The member as text, if it is a string or a whole number. Some shops number their products.
    var text: String? {
        switch self {
        case .text(let text): text.isEmpty ? nil : text
        case .number(let number): "\(number)"
        case .absent, .flag, .other: nil
        }
    }

    /// Whether the member counts as true. It does unless it is missing, false, 0 or an empty string.
    var isSet: Bool {
        switch self {
        case .absent: false
        case .flag(let flag): flag
        case .text(let text): !text.isEmpty
        case .number(let number): number != 0
        case .other: true
        }
    }

    /// The time that the member contains, in RFC 3339 or as seconds or milliseconds since 1970. An offset
    /// without a colon (ISO 8601) is accepted. Seconds and milliseconds cannot be confused, because their
    /// numbers are in different ranges for all present times.
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

    /// The largest number that is read as seconds (the year 5138). Read as milliseconds, it is in March 1973.
    private static let lastSecond = 100_000_000_000

    /// Changes an offset of the form `+0000` to `+00:00`.
    private static func withColon(_ text: String) -> String {
        let tail = text.suffix(5)
        guard let sign = tail.first, sign == "+" || sign == "-", tail.dropFirst().allSatisfy(\.isNumber)
        else {
            return text
        }
        return text.dropLast(2) + ":" + text.suffix(2)
    }
}
