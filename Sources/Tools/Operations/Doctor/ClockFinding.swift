/// Findings of `usherctl doctor` about the clocks of this machine and of the Redis servers.
enum ClockFinding {
    /// By how many milliseconds a server's clock is ahead of this machine's.
    struct Skew {
        let place: String
        let milliseconds: Int64
    }

    /// Compares the clocks of several servers. With fewer than two servers there is no finding.
    static func between(_ skews: [Skew]) -> [Finding] {
        guard skews.count > 1, let first = skews.min(by: { $0.milliseconds < $1.milliseconds }),
            let last = skews.max(by: { $0.milliseconds < $1.milliseconds })
        else { return [] }
        let apart = last.milliseconds - first.milliseconds
        if apart < 500 {
            return [.fine("clocks", "the clocks of all \(skews.count) servers agree (\(apart) ms)")]
        }
        let text = "\(last.place) is \(apart) ms ahead of \(first.place): periods begin at different times"
        let advice = "let all servers, replicas too, follow one NTP source (chrony, systemd-timesyncd)"
        return [apart < 5000 ? .warning("clocks", text, advice) : .bad("clocks", text, advice)]
    }

    /// - Parameter skew: by how many milliseconds Redis' clock is ahead.
    static func of(skew: Int64) -> Finding {
        let text = "Redis' clock is \(abs(skew)) ms \(skew < 0 ? "behind" : "ahead of") this machine's"
        switch abs(skew) {
        case ..<500: return .fine("clock", "Redis and this machine agree (\(abs(skew)) ms)")
        case ..<5000:
            return .warning(
                "clock", text,
                "let both follow NTP: near the beginning of a period edges need a second round trip")
        default:
            return .bad(
                "clock", text,
                "let both follow NTP (chrony, systemd-timesyncd): periods begin by Redis' clock"
            )
        }
    }
}
