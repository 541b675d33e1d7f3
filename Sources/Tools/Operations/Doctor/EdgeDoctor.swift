import Commands
import Configuration

/// Examines a running edge by its admin interface.
struct EdgeDoctor {
    private let session: Session

    init(_ session: Session) { self.session = session }

    func collectFindings() async -> [Finding] {
        guard !session.isDirect else { return [] }
        do throws(CommandError) {
            let admin = try session.admin()
            let ready = try await admin.fetchStatus("readyz")
            guard let document = ready.document, document["status"] != nil else {
                return [
                    .bad("edge", "the server at \(admin.place) is not an edge", "name another by --admin URL")
                ]
            }
            return [readiness(document, admin)] + (await statistics(admin)) + (await peers(admin))
        } catch {
            let text = Self.makeText(of: error)
            return [
                .bad("edge", text, "start it, or name another by --admin URL (--redis looks at Redis alone)")
            ]
        }
    }

    /// The Redis that the edge reports. The result is nil if the command line names a Redis or a
    /// configuration, or if no edge reports a Redis.
    func readStore() async -> EdgeStore? {
        guard !session.isDirect, session["config"] == nil, session["preset"] == nil,
            let admin = try? session.admin(),
            let settings = try? await admin.get("settings", isOfApp: false)
        else { return nil }
        return EdgeStore(settings, isHere: admin.isHere)
    }

    static func makeText(of trouble: CommandError) -> String {
        switch trouble {
        case .usage(let mistake): mistake.description
        case .unavailable(let text), .denied(let text), .refused(let text), .data(let text): text
        case .configuration: "the configuration has mistakes"
        }
    }

    private func readiness(_ document: Document, _ admin: AdminClient) -> Finding {
        if document.text("status") == "ready" { return .fine("edge", "\(admin.place) is ready") }
        if document["draining"]?.flag == true {
            return .warning("edge", "\(admin.place) is draining", "nothing, if it is meant to stop")
        }
        if document.text("redis") == "down" {
            let reason = document.text("redis_fault").replacing("_", with: " ")
            return .bad(
                "edge", "\(admin.place) is not ready: it cannot count in Redis (\(reason))",
                "repair Redis: see the edge's log, and the findings below")
        }
        let fault = document.text("spool")
        return .bad(
            "edge", "\(admin.place) is not ready: its spool cannot be written (\(fault))",
            "free the disk, or move the damaged spool.db away and restart the edge")
    }

    private func statistics(_ admin: AdminClient) async -> [Finding] {
        do throws(CommandError) {
            let stats = try await admin.get("stats", isOfApp: false)
            let stuck = try await admin.get("reservations", query: [("state", "stuck"), ("limit", "100")])
            return [
                spool(stats), switches(stats), Self.refusalFinding(stats), Self.checkPrices(stats),
                lag(stats),
                reservations(stuck),
            ]
            .compactMap { $0 }
                + CertificateFinding.ofEdge(stats)
                + (try configuration(stats).map { [$0] } ?? [])
        } catch {
            return [.skipped("figures", Self.makeText(of: error))]
        }
    }

    /// Checks upstreams, key sets and subscription services. The edge itself calls them for this check. If a
    /// check succeeds although messages have failed before, a warning mentions the earlier failures.
    private func peers(_ admin: AdminClient) async -> [Finding] {
        let found: Document
        do throws(CommandError) {
            found = try await admin.get("peers", isOfApp: false).shown(by: session.clock)
        } catch {
            return [.skipped("upstreams", Self.makeText(of: error))]
        }
        let peers = found["peers"]?.items ?? []
        let asked = peers.map { peer in
            peer["ok"]?.flag == true
                ? Finding.fine(peer.text("name"), peer.text("text"))
                : .bad(peer.text("name"), peer.text("text"), peer.text("advice"))
        }
        let bad = Set(peers.filter { $0["ok"]?.flag != true }.map { $0.text("name") })
        let met = (found["troubles"]?.items ?? []).filter { trouble in
            !bad.contains { trouble.text("name").hasSuffix($0) }
        }
        return asked
            + met.map {
                .warning(
                    $0.text("name"), $0.text("text"), "messages have been affected since \($0.text("since"))")
            }
    }

    private func spool(_ stats: Document) -> Finding? {
        let parts = stats["parts"]
        if parts?["spool_fault"]?.flag == true {
            return .bad(
                "spool", "settlements cannot be written to the spool",
                "free the disk; /readyz and the log say more")
        }
        if let damaged = parts?["spool_damaged"]?.whole, damaged > 0 {
            return .bad(
                "spool", "damaged or missing settlements in the spool, which are not counted: \(damaged)",
                "check the disk; usherctl spool list shows them, and spool drop deletes them")
        }
        if let parked = parts?["spool_parked"]?.whole, parked > 0 {
            return .bad(
                "spool", "settlements that Redis did not accept, so their use is not counted: \(parked)",
                "usherctl spool list shows why; correct the cause, then usherctl spool retry all, or drop")
        }
        if let delayed = parts?["spool_delayed"]?.whole, delayed > 0 {
            return .warning(
                "spool", "settlements that Redis answers with an error, which are tried again: \(delayed)",
                "usherctl spool list shows why; compare the rights of Redis' user with usherctl redis-acl")
        }
        guard let waiting = parts?["spool_depth"]?.whole else { return nil }
        if waiting == 0 { return .fine("spool", "empty: Redis has accepted every settlement") }
        return .warning(
            "spool", "settlements that wait for Redis: \(waiting)",
            "nothing, if Redis was away just now; if the number does not fall, see the edge's log")
    }

    private func switches(_ stats: Document) -> Finding? {
        guard stats["kill_switch"]?.flag == true else { return nil }
        return .warning(
            "kill switch", "it is on: messages are refused",
            "usherctl kill-switch show says why; usherctl kill-switch off when the cause is gone")
    }

    static func refusalFinding(_ stats: Document) -> Finding? {
        guard let dropped = stats["parts"]?["refusal_notes_dropped"]?.whole, dropped > 0 else { return nil }
        return .warning(
            "refusals",
            "\(dropped) were not recorded since the start: too many users were refused within a minute",
            "nothing: the limits hold, but usherctl user explain lacks these refusals")
    }

    static func checkPrices(_ stats: Document) -> Finding? {
        let rows = stats["unpriced"]?.items ?? []
        guard !rows.isEmpty else { return nil }
        let shown = rows.prefix(5).map { "\($0.text("model")) (\($0.text("kind")), \($0.whole("count")))" }
        let rest = rows.count > shown.count ? " and \(rows.count - shown.count) more" : ""
        return .warning(
            "prices",
            "answers were charged at the dearest known price: \(shown.joined(separator: ", "))\(rest)",
            "add what is missing to prices: (usherctl prices import writes rows; usher check names the gaps)")
    }

    private func lag(_ stats: Document) -> Finding? {
        guard let lag = stats["parts"]?["loop_lag_ms"]?.items.compactMap(\.real).max() else { return nil }
        if lag < 50 { return .fine("loops", "p99 lag \(Int(lag.rounded())) ms") }
        return .warning(
            "loops", "the event loops are late by \(Int(lag.rounded())) ms (p99)",
            "give the edge more cores (--loops), or more edges")
    }

    private func reservations(_ stuck: Document) -> Finding? {
        let count = stuck["reservations"]?.items.count ?? 0
        if count == 0 { return .fine("open messages", "none is stuck") }
        return .warning(
            "open messages", "\(count) are past their lease",
            "the sweeper gives them back within a minute; if not, see usherctl reservations --state stuck")
    }

    /// Compares the running configuration of the edge with the file.
    private func configuration(_ stats: Document) throws(CommandError) -> Finding? {
        guard let settings = try session.readSettings() else { return nil }
        if settings.digest == stats.text("settings") {
            return .fine("configuration", "the edge runs this configuration (\(settings.digest))")
        }
        return .warning(
            "configuration",
            "the edge runs another configuration (\(stats.text("settings")), not \(settings.digest))",
            "usherctl config diff FILE shows the differences")
    }
}
