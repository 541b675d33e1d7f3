import Commands
import Limits

/// The flags of `usherctl user entitle`, and their form in the admin interface.
enum EntitlementOptions {
    static let all = [
        Option("plan", .value(placeholder: "PLAN"), help: "The plan's id, or none for the default plan"),
        Option(
            "status", .choice(["active", "cancelled", "billing_issue", "expired", "free", "none"]),
            help: "The status, as a subscription service reports it"),
        Option("from", .value(placeholder: "TIME"), help: "When the paid period began, or none"),
        Option("until", .value(placeholder: "TIME"), help: "When the paid period ends, or none"),
        Option(
            "anchor-day", .value(placeholder: "DAY"), help: "1 to 31: when the billing month begins, or none"),
        Option(
            "time-zone", .value(placeholder: "ZONE"),
            help: "The user's own time zone, such as Europe/Berlin, or none"),
    ]

    static func readMembers(_ session: Session) async throws(CommandError) -> [(String, Document)] {
        var members: [(String, Document)] = []
        for (option, name) in [("plan", "plan"), ("status", "status"), ("time-zone", "time_zone")] {
            if let text = session[option] { members.append((name, text == "none" ? .null : .text(text))) }
        }
        for (option, name) in [("from", "period_start"), ("until", "period_end")] where session[option] != nil
        {
            let isNone = session[option] == "none"
            let moment = isNone ? nil : try await session.readMoment(option)
            members.append((name, .text(orNull: moment?.timestamp)))
        }
        if let text = session["anchor-day"] {
            let day = text == "none" ? nil : try session.readWhole("anchor-day", in: 1...31)
            members.append(("anchor_day", .whole(orNull: day)))
        }
        return members
    }
}
