import Bytes
package import Limits
import Synchronization

/// Recognises whether the store is still the one in which this edge has counted. All loops share one object.
///
/// The store has an id, in a key of its own (`us:{store:}:e`). A store that was emptied, or lost its file,
/// gets another id. The key also keeps the former id until an operator accepts the loss. So every edge learns
/// of the loss, even one that restarted together with the store and has no id in memory. A failover to an old
/// replica keeps the id.
package final class StoreIdentity: Sendable {
    private struct State {
        /// The id of the store in which this edge has counted so far; empty if there is none.
        var known: String
        /// The time at which the store was replaced by another store. It is nil if no store was replaced, or
        /// if an operator has accepted the loss.
        var dataLostSince: Moment?
    }

    private let state: Mutex<State>
    private let denies: Bool
    private let keep: @Sendable (String) -> Void
    private let log: @Sendable (String) -> Void

    /// - Parameters:
    ///   - known: the store's id that this edge kept before its restart; empty if there is none.
    ///   - denies: whether messages are refused until an operator accepts a store that was emptied.
    ///   - keep: called with an id that the edge must write to the disk, to know it after a restart.
    ///   - log: called with a sentence when another store replaces this one, and when an operator accepts it.
    package init(
        known: String = "", denies: Bool = false, keep: @escaping @Sendable (String) -> Void = { _ in },
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        state = Mutex(State(known: known))
        self.denies = denies
        self.keep = keep
        self.log = log
    }

    var known: String { state.withLock(\.known) }

    /// The time, by the store's clock, at which the store was replaced by another store. It is nil if no
    /// store was replaced, or if an operator has accepted the loss.
    package var dataLostSince: Moment? { state.withLock(\.dataLostSince) }

    /// Makes a new id of 128 random bits.
    static func make() -> String {
        var random = SystemRandomNumberGenerator()
        return Hexadecimal.text(random.next()) + Hexadecimal.text(random.next())
    }

    /// Compares the store's id that a probe has read with the id that this edge knows. Returns why no message
    /// can be counted in this store; nil if messages can be counted.
    func compareReading(_ reading: StoreProbe.Reading) -> StoreFault? {
        let (line, kept) = state.withLock { state -> (String?, String?) in
            let hadLost = state.dataLostSince != nil
            let isNew = reading.lostID.isEmpty ? state.known != reading.id : state.known.isEmpty
            if isNew { state.known = reading.id }
            state.dataLostSince = reading.lostID.isEmpty ? nil : Moment(milliseconds: Int64(reading.since))
            let kept = isNew ? reading.id : nil
            if !hadLost, state.dataLostSince != nil { return (alarm, kept) }
            return (hadLost && state.dataLostSince == nil ? Self.accepted : nil, kept)
        }
        if let kept { keep(kept) }
        if let line { log(line) }
        return denies && !reading.lostID.isEmpty ? .emptied : nil
    }

    private var alarm: String {
        "Redis has lost its counts: it was emptied, restarted without its file, or replaced by another one. "
            + (denies
                ? "Messages are refused (redis.when_emptied is deny)."
                : "All counts begin anew (redis.when_emptied is go_on).")
            + " What to do: restore its file and restart it, or accept the loss: usherctl store "
            + "accept."
    }

    private static let accepted =
        "Redis is again the store that this edge knows, or an operator has accepted it as it is."
}
