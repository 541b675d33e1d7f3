import Redis

/// Checks whether the sentinels in the store's URL would replace a failed master.
enum SentinelDoctor {
    /// - Parameter inUse: the server to which the edges write.
    static func collectFindings(_ views: [SentinelView], countedAt inUse: RedisAddress?) -> [Finding] {
        guard !views.isEmpty else { return [] }
        let newest = views.max { $0.epoch < $1.epoch }
        var findings: [Finding] = []
        for view in views {
            guard let master = view.master else {
                let reason = view.contact.map { "\($0)" } ?? view.trouble.map { "\($0)" }
                findings.append(
                    .bad(
                        "sentinels", "\(view.address): \(reason ?? "it knows no such master")",
                        view.contact?.advice ?? "see its log, and sentinel monitor in its configuration"))
                continue
            }
            guard let named = newest?.master, named != master else { continue }
            findings.append(
                .warning(
                    "sentinels", "\(view.address) names \(master), and the newest of them \(named)",
                    "check that it reaches the others; SENTINEL RESET makes it ask again"))
        }
        let answering = views.filter { $0.master != nil }
        guard let newest, let master = newest.master, let quorum = newest.quorum, let others = newest.others
        else { return findings }
        if let inUse, inUse.host != master.host || inUse.port != master.port {
            findings.append(
                .warning(
                    "sentinels", "they name \(master), and \(inUse) takes the writes",
                    "somebody replaced the master without the sentinels, and they may undo that: use SENTINEL FAILOVER"
                ))
        }
        if findings.isEmpty {
            findings.append(.fine("sentinels", "all \(views.count) of the URL name \(master)"))
        }
        let needed = max(quorum, (others + 1) / 2 + 1)
        // The URL perhaps names only some of the sentinels. Too few replies are therefore a problem only if a
        // named sentinel does not reply, or if there are too few sentinels in all.
        if answering.count < needed, answering.count < views.count || others + 1 < needed {
            findings.append(
                .bad(
                    "quorum",
                    "\(answering.count) of \(others + 1) sentinels answer, and \(needed) must answer to "
                        + "replace a master",
                    "start the others; run three on machines of their own, with a quorum of 2"))
        }
        return findings
    }
}
