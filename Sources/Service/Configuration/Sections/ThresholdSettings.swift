/// The settings of the events that the team receives when a user reaches 80 %, 95 % or all of a limit.
package struct ThresholdSettings: Hashable, Sendable {
    package let url: HTTPAddress
    package let secret: Secret
    /// The percentages of a limit at which an event is sent, chosen from 80, 95 and 100.
    package let percents: [Int]
    /// Whether events are sent only about users who have switched on check-ins.
    package let respectsCheckIns: Bool
    /// How long the edge tries to deliver an event before it drops the event.
    package let giveUpAfter: Duration
    /// The most undelivered events in the queue.
    package let queue: Int
}

extension ThresholdSettings {
    private static let keys = KeyList {
        Key("url", "The address to which the events are sent.")
        Key("secret", "The secret that signs them, as Stripe signs.")
        Key("percents", default: "[80, 95, 100]", "The shares that are reported.")
        Key("respect_check_ins", default: "false", "Only about people who said yes to check-ins.")
        Key("give_up_after", default: "24h", "The time for which an event is sent again.")
        Key("queue", default: "10_000", "The number of events that may wait.")
    }

    init?(_ value: Value, hasCheckIns: Bool) {
        guard let section = value.section(Self.keys) else { return nil }
        let url = section.requireValue("url", "where the events go, such as https://example.com/usher")?
            .serviceAddress()
        let secret = section.requireValue("secret", "{ env: USHER_EVENT_SECRET } or { file: PATH }")?
            .readSecret("the secret that events are signed with")
        percents = section.readValue("percents").readList("percents, such as [80, 95, 100]").compactMap(
            Self.percent)
        respectsCheckIns = section.readFlag("respect_check_ins")
        if respectsCheckIns && !hasCheckIns {
            section["respect_check_ins"]?.complain("nobody can say yes to check-ins; write check_ins: true")
        }
        giveUpAfter = section.readDuration("give_up_after", in: .seconds(1) ... .seconds(7 * 86_400))
        queue = section.readInt("queue", in: 1...1_000_000)
        guard let url, let secret else { return nil }
        self.url = url
        self.secret = secret
    }

    private static func percent(_ value: Value) -> Int? {
        value.readChoice(["80": 80, "95": 95, "100": 100])
    }
}
