package import Reactor
import Synchronization

/// Says whether the loops of an edge can count messages in one server, for `/readyz` and the log. Each loop's
/// `NodeWatch` reports to this object what it found over its own connection.
package final class StoreHealth: Sendable {
    /// The result of one loop's last probe.
    private struct Finding {
        /// Why the probe found that no message can be counted; nil if messages can be counted.
        var fault: StoreFault?
        /// When this was reported, in nanoseconds of the monotonic clock; 0 before the first report.
        var time: UInt64 = 0
    }

    private struct State {
        var findings: [Finding] = []
        /// The fault that was last logged. It is nil if the log last said that messages can be counted.
        var told: StoreFault?
        /// The time at which messages could no longer be counted, in nanoseconds of the monotonic clock.
        var since: UInt64 = 0
    }

    private let state = Mutex(State())
    private let log: @Sendable (String) -> Void
    /// The name of the server, with which each log sentence about it begins.
    private let name: String
    /// Shows whether the server is still the store in which this edge has counted so far.
    package let identity: StoreIdentity

    /// - Parameters:
    ///   - place: the server's address, if the store has several servers; nil for a single server.
    ///   - log: called with a sentence when the server goes away, with the reason, and when it is back.
    package init(
        identity: StoreIdentity = StoreIdentity(), place: String? = nil,
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.identity = identity
        name = place.map { "Redis at \($0)" } ?? "Redis"
        self.log = log
    }

    /// Adds a loop that will report its faults. Returns the loop's number.
    func addLoop() -> Int {
        state.withLock { state in
            state.findings.append(Finding())
            return state.findings.count - 1
        }
    }

    func removeLoop(_ loop: Int) {
        let isUnwatched = state.withLock { state in
            state.findings[loop] = Finding(fault: nil, time: .max)
            guard state.told != nil, state.findings.allSatisfy({ $0.time == .max }) else { return false }
            state.told = nil
            return true
        }
        if isUnwatched { log("\(name) no longer has users: other servers count them.") }
    }

    var isWatched: Bool { state.withLock { $0.findings.contains { $0.time < .max } } }

    /// - Parameters:
    ///   - fault: why no message could be counted; nil if messages could be counted.
    ///   - now: nanoseconds of the monotonic clock.
    func noteFault(_ fault: StoreFault?, of loop: Int, at now: UInt64) {
        let line = state.withLock { state in
            state.findings[loop] = Finding(fault: fault, time: now)
            return news(&state, at: now)
        }
        if let line { log(line) }
    }

    private func news(_ state: inout State, at now: UInt64) -> String? {
        guard let fault = state.findings.lazy.compactMap(\.fault).first else {
            guard state.told != nil else { return nil }
            state.told = nil
            let seconds = Double((now - min(state.since, now)) / 1_000_000) / 1000
            return "\(name) is back after \(seconds) s: messages are counted again."
        }
        if state.told == nil { state.since = now }
        // A server that comes back has one fault after another (away, then loading). The log reports only the
        // first of them. But if the first had no reason, the log reports the reason when it is known.
        if let told = state.told, told == fault || fault.isPassing && told.isPassing {
            guard case .away = fault, fault.hasReason, !told.hasReason else { return nil }
        }
        state.told = fault
        return
            "\(name) cannot count now: \(fault). Messages \(name == "Redis" ? "" : "of its users ")are refused "
            + "until it can. What to do: \(fault.advice)."
    }

    /// For each kind of fault (`word`), the number of loops on which no message could be counted.
    package var faults: [String: Int] {
        state.withLock { state in
            state.findings.reduce(into: [:]) { faults, finding in
                if let fault = finding.fault { faults[fault.word, default: 0] += 1 }
            }
        }
    }

    /// The fault of a loop that cannot count messages; nil if the last probe of every loop found no fault and
    /// is at most `NodeWatch.longestSilence` old. If a loop's probe is late, this call waits up to two
    /// seconds for the result, and then reports a time-out.
    package func findFault(on loop: EventLoop) async -> StoreFault? {
        let last = Clocks.monotonic() + 2_000_000_000
        while true {
            let now = Clocks.monotonic()
            let (fault, isPending) = state.withLock { state in
                (
                    state.findings.lazy.compactMap(\.fault).first,
                    state.findings.contains { now - min($0.time, now) > NodeWatch.longestSilence }
                )
            }
            if let fault { return fault }
            if !isPending { return nil }
            if now >= last { return .timedOut }
            await loop.sleep(nanoseconds: 2_000_000)
        }
    }
}
