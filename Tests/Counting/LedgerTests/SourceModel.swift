import Ledger

/// A model of a user with several purchase services, by the contract of `lua/entitle`. The model stores the
/// report of each service. The best report decides the user's entitlement.
struct SourceModel {
    static let parts = RecordField.names { $0.isOfSource && $0 != .et && $0 != .ei }

    struct Event {
        var time: Int
        var id: String
        var given: [String: String]
    }

    /// The report of one service, and its last event.
    struct Source: Equatable {
        var last: (time: Int, id: String)?
        var parts: [String: String] = [:]

        func part(_ name: String) -> String { parts[name] ?? "" }

        func runs(at now: Int) -> Bool {
            guard !["free", "expired"].contains(part("status")) else { return false }
            guard !part("status").isEmpty || !part("plan").isEmpty else { return false }
            return Int(part("lapses")).map { now < $0 } ?? Int(part("to")).map { now < $0 } ?? true
        }

        func isBetter(than other: Source, at now: Int) -> Bool {
            guard runs(at: now) == other.runs(at: now) else { return runs(at: now) }
            if runs(at: now) {
                let (isTest, isOtherTest) = (!part("sandbox").isEmpty, !other.part("sandbox").isEmpty)
                if isTest != isOtherTest { return isOtherTest }
                let (rank, otherRank) = (Int(part("rank")) ?? .max, Int(other.part("rank")) ?? .max)
                if rank != otherRank { return rank < otherRank }
            }
            // A valid subscription without an end date never ends. An invalid one without an end date counts
            // as if it had ended before all others.
            let endless = runs(at: now) ? Int.max : -1
            return Int(part("to")) ?? endless > Int(other.part("to")) ?? endless
        }

        static func == (left: Source, right: Source) -> Bool {
            left.parts == right.parts && left.last?.time == right.last?.time
                && left.last?.id == right.last?.id
        }
    }

    private(set) var version = 0
    /// The report of each service, by the service's name. What an operator sets before any service has
    /// reported is stored under an empty name.
    private var sources: [String: Source] = [:]
    private var current = ""
    private var shared: [String: String] = [:]
    private(set) var trail: [String] = []

    /// Applies an event. Returns the reply that the script must give.
    mutating func take(_ event: Event, at now: Int) -> [Int] {
        let before = fields
        let reporter = event.given["store"].flatMap { $0.isEmpty ? nil : $0 } ?? current
        // The first service that reports takes over what is stored under the empty name.
        let place = current.isEmpty ? "" : reporter
        var source = sources[place] ?? Source()
        if let last = source.last, (event.time, event.id) <= (last.time, last.id) { return [0, version] }
        source.last = (event.time, event.id)
        let ends = ["free", "expired"].contains(event.given["status"])
        let isHeld = ends && event.given["hold"] == nil && now < Int(source.part("hold")) ?? 0
        if !isHeld {
            var given = event.given
            if given["to"] != nil, given["lapses"] == nil { given["lapses"] = "" }
            for (name, value) in given {
                switch name {
                case "customer":
                    var known: [Substring] = []
                    for id in value.split(separator: ",") + (shared[name] ?? "").split(separator: ",")
                    where !known.contains(id) { known.append(id) }
                    shared[name] = known.prefix(8).joined(separator: ",")
                case "zone", "overrides": shared[name] = value
                default: source.parts[name] = value.isEmpty ? nil : value
                }
            }
        }
        sources[place] = nil
        sources[isHeld ? place : place.isEmpty ? reporter : place] = source
        if current.isEmpty && !isHeld { current = reporter }
        let others = SubscriptionRecord.sources.filter { $0 != current && sources[$0]?.last != nil }
        for other in others {
            guard let one = sources[other], one.isBetter(than: sources[current] ?? Source(), at: now) else {
                continue
            }
            current = other
        }
        let after = fields
        let news = Self.order.filter { before[$0] != after[$0] && !$0.hasSuffix("et") && !$0.hasSuffix("ei") }
        guard !news.isEmpty else { return [2, version] }
        version += 1
        trail.append(
            news.filter { !$0.contains("manage") }.map { "\($0)=\(after[$0] ?? "")" }.joined(separator: " "))
        return [1, version]
    }

    /// The order in which an entry of the audit trail names the changed fields.
    private static let order =
        ["zone", "overrides", "customer"]
        + ([""] + SubscriptionRecord.sources.map { "\($0)." }).flatMap { at in
            (["et", "ei"] + parts).map { at + $0 }
        }

    /// The expected fields of the user's hash, except the version.
    var fields: [String: String] {
        var fields = shared.filter { !$0.value.isEmpty }
        for (store, source) in sources {
            let at = store == current ? "" : store + "."
            for (name, value) in source.parts { fields[at + name] = value }
            guard let last = source.last else { continue }
            (fields[at + "et"], fields[at + "ei"]) = ("\(last.time)", last.id)
        }
        return fields
    }
}
