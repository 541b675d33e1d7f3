import Limits
import Records

/// Converts the times in tables to the zone in which `--at` and `--until` are read. JSON and CSV contain the
/// times unchanged.
enum LocalTimes {
    /// The members that contain a time, besides those whose names end in `_at`.
    private static let names: Set<String> = ["at", "since", "now", "until", "period_start", "period_end"]

    static func isMoment(_ name: String) -> Bool { name.hasSuffix("_at") || names.contains(name) }

    static func localText(_ text: String, _ clock: ZonedTimestamp) -> String {
        Moment(rfc3339: text).map { clock.formatMoment($0) } ?? text
    }

    static func sentence(_ text: String, _ clock: ZonedTimestamp) -> String {
        let moments = #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)/#
        return text.replacing(moments) { localText(String($0.output.0), clock) }
    }
}

extension Document {
    func shown(by clock: ZonedTimestamp) -> Document {
        switch self {
        case .list(let items): .list(items.map { $0.shown(by: clock) })
        case .object(let members):
            .object(
                members.map { member in
                    switch member.value {
                    case .text(let text) where LocalTimes.isMoment(member.name):
                        Member(name: member.name, value: .text(LocalTimes.localText(text, clock)))
                    case .text(let text) where member.name == "summary":
                        Member(name: member.name, value: .text(LocalTimes.sentence(text, clock)))
                    default: Member(name: member.name, value: member.value.shown(by: clock))
                    }
                })
        default: self
        }
    }
}
