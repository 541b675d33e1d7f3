/// Where events are sent when a user has reached 80 %, 95 % or all of a limit.
package struct ThresholdSettings: Hashable, Sendable {
    package let url: HTTPAddress
    /// What the events are signed with.
    package let secret: Secret
    /// Of 80, 95 and 100.
    package let percents: [Int]
    /// Only about people who said yes to check-ins.
    package let respectsCheckIns: Bool
    /// After which an undelivered event is given up.
    package let giveUpAfter: Duration
    /// Events that may wait.
    package let queue: Int
}

extension ThresholdSettings {
    private static let keys = ["url", "secret", "percents", "respect_check_ins", "give_up_after", "queue"]

    init?(_ value: Value, hasCheckIns: Bool) {
        guard let section = value.section(Self.keys) else { return nil }
        let url = section.required("url", "where the events go, such as https://example.com/usher")?
            .serviceAddress()
        let secret = section.required("secret", "{ env: USHER_EVENT_SECRET } or { file: PATH }")?
            .secret("the secret that events are signed with")
        let written = section["percents"]?.list("percents, such as [80, 95, 100]").compactMap(Self.percent)
        percents = written ?? [80, 95, 100]
        respectsCheckIns = section["respect_check_ins"]?.bool() ?? false
        if respectsCheckIns && !hasCheckIns {
            section["respect_check_ins"]?.complain("nobody can say yes to check-ins; write check_ins: true")
        }
        giveUpAfter =
            section["give_up_after"]?.duration(in: .seconds(1) ... .seconds(7 * 86_400)) ?? .seconds(86_400)
        queue = section["queue"]?.int(in: 1...1_000_000) ?? 10_000
        guard let url, let secret else { return nil }
        self.url = url
        self.secret = secret
    }

    private static func percent(_ value: Value) -> Int? {
        value.choice(["80": 80, "95": 95, "100": 100])
    }
}
