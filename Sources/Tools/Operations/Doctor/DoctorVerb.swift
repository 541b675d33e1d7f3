import Commands

enum DoctorVerb {
    static let verb = Verb(
        "doctor", "Examines edge, Redis, spool, certificates and files, and says what to do",
        options: [
            Option(
                "redis", .value(placeholder: "URL"),
                help: "Examine this Redis without an edge (password: USHER_REDIS_PASSWORD)")
        ] + SettingsOptions.all,
        notes: [
            "It asks the edge (--admin) and Redis: that of --redis, of --config FILE or --preset NAME, else the one",
            "that the edge names (its password: USHER_REDIS_PASSWORD), or, if no edge answers, the embedded one of",
            "the data directory. It changes nothing: it removes whatever it writes to Redis.",
            "The exit code is 1 if there is a problem; a warning alone leaves it 0.",
        ]
    ) { session async throws(CommandError) in
        let edge = EdgeDoctor(session)
        var findings = await edge.collectFindings()
        findings += await RedisDoctor(session, of: await edge.readStore()).collectFindings()
        findings += try FileDoctor.collectFindings(session)
        session.showDocument(["findings": .list(findings.map(\.document))]) { _ in
            let bad = findings.count { $0.verdict == .bad }
            let warnings = findings.count { $0.verdict == .warning }
            let summary =
                bad == 0 && warnings == 0
                ? session.palette.green("Nothing is wrong.")
                : "\(Figure.count(bad, "problem")), \(Figure.count(warnings, "warning"))."
            return Finding.findingLines(findings, session.palette) + ["", summary]
        }
        return findings.contains { $0.verdict == .bad } ? .failed : .fine
    }
}
