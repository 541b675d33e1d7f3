import TestSupport
import Testing

@testable import Operations

@Suite struct `A finding` {
    private func verdicts(_ fields: [String: String]) -> [String: Finding.Verdict] {
        let findings = ServerFacts(fields).collectFindings(version: "7.0.15")
        return Dictionary(uniqueKeysWithValues: findings.map { ($0.check, $0.verdict) })
    }

    @Test func `A finding is bad or a warning if counts could be evicted or lost`() {
        #expect(verdicts(["maxmemory_policy": "allkeys-lru"])["eviction"] == .bad)
        #expect(verdicts(["maxmemory_policy": "noeviction"])["eviction"] == .fine)
        #expect(verdicts(["aof_enabled": "0"])["persistence"] == .warning)
        #expect(verdicts(["aof_enabled": "1", "aof_last_write_status": "err"])["persistence"] == .bad)
        #expect(verdicts(["aof_enabled": "1", "aof_last_write_status": "ok"])["persistence"] == .fine)
        #expect(verdicts(["role": "slave"])["role"] == .bad)
        #expect(verdicts([:])["version"] == .fine)
        #expect(ServerFacts([:]).collectFindings(version: "6.0.16").first?.verdict == .bad)
        #expect(verdicts(["used_memory": "900", "maxmemory": "1000"])["memory"] == .warning)
    }

    @Test func `A finding reports refusals that were not noted, and how many`() {
        let stats: Document = ["parts": ["refusal_notes_dropped": .whole(8)]]
        #expect(EdgeDoctor.refusalFinding(stats)?.verdict == .warning)
        #expect(EdgeDoctor.refusalFinding(stats)?.text.hasPrefix("8 were not recorded") == true)
        #expect(EdgeDoctor.refusalFinding(["parts": ["refusal_notes_dropped": .whole(0)]]) == nil)
    }

    @Test func `A finding names what answers used without a price`() throws {
        let rows = (1...7).map { number -> Document in
            ["model": .text("m-\(number)"), "kind": .text("tier"), "count": .whole(number)]
        }
        let finding = try #require(EdgeDoctor.checkPrices(["unpriced": .list(rows)]))
        #expect(finding.verdict == .warning && finding.check == "prices")
        #expect(
            finding.text.hasSuffix(
                "m-1 (tier, 1), m-2 (tier, 2), m-3 (tier, 3), m-4 (tier, 4), m-5 (tier, 5) and 2 more"))
        #expect(EdgeDoctor.checkPrices(["unpriced": .list([])]) == nil)
    }

    @Test(arguments: [(Int64(3), Finding.Verdict.fine), (-1200, .warning), (9000, .bad), (-86_400_000, .bad)])
    func `A finding reports how far the clocks are apart`(skew: Int64, verdict: Finding.Verdict) {
        #expect(ClockFinding.of(skew: skew).verdict == verdict)
    }

    @Test(arguments: [(Int64(90), Finding.Verdict.fine), (700, .warning), (6000, .bad)])
    func `A finding reports which of several servers' clocks differ, and by how much`(
        apart: Int64, verdict: Finding.Verdict
    ) {
        let skews = [("a:1", 10), ("b:2", 10 - apart), ("c:3", 0)].map {
            ClockFinding.Skew(place: $0.0, milliseconds: $0.1)
        }
        let finding = ClockFinding.between(skews)[0]
        #expect(finding.verdict == verdict)
        #expect(verdict == .fine || finding.text.hasPrefix("a:1 is \(apart) ms ahead of b:2"))
        #expect(ClockFinding.between([skews[0]]).isEmpty)
    }

    @Test func `A finding names the server if there are several`() {
        let finding = Finding.fine("eviction", "noeviction")
        #expect(finding.of("a:1").text == "a:1: noeviction")
        #expect(finding.of("a:1").of("a:1").text == "a:1: noeviction")
    }

    @Test(arguments: [
        ("redis_version", "7.2.4", "Redis 7.2.4, and its master is Redis 7.0.15"),
        ("valkey_version", "9.1.2", "Valkey 9.1.2, and its master is Redis 7.0.15"),
    ])
    func `A finding names a replica's version if its master has another`(
        field: String, version: String, text: String
    ) {
        let master = ServerFacts(["redis_version": "7.0.15"])
        // Valkey reports its own version and one of Redis. The finding must name the version of Valkey.
        let replica = ServerFacts(["redis_version": "7.0.15"].merging([field: version]) { $1 })
        let findings = ReplicaDoctor.findDifferences(replica, master)
        #expect(findings.map(\.text) == [text] && findings.map(\.verdict) == [.warning])
        #expect(ReplicaDoctor.findDifferences(master, master).isEmpty)
    }

    @Test func `A finding always says what to do if something is wrong`() {
        let fields = [
            "maxmemory_policy": "volatile-ttl", "aof_enabled": "0", "role": "slave", "used_memory": "9",
            "maxmemory": "10",
        ]
        for finding in ServerFacts(fields).collectFindings(version: "7.0.15")
        where [.warning, .bad].contains(finding.verdict) {
            #expect(finding.advice != nil, "\(finding.check)")
        }
    }

    @Test(.needsOpenSSL, arguments: [(400, Finding.Verdict.fine), (5, .warning), (-1, .bad)])
    func `A finding reports when a certificate expires`(days: Int, verdict: Finding.Verdict) async throws {
        let certificates = try await Certificates()
        let pair = try await certificates.issue("DNS:usher.test", days: days)
        #expect(CertificateFinding.ofFile(pair.chain, of: "the listener").verdict == verdict)
        #expect(CertificateFinding.ofFile(pair.key, of: "the listener").verdict == .bad)
        #expect(CertificateFinding.ofFile("/nowhere.pem", of: "the listener").verdict == .bad)
    }

    @Test func `Every right has a probe`() {
        #expect(RightsProbe.unknown == [])
    }
}
