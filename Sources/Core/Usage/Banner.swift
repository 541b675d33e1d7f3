/// The one banner that an app shows (docs/specification.md §3): offline comes before usage, usage before the
/// trial. Never two.
public enum Banner: String, Hashable, Sendable, CaseIterable, Codable {
    /// The app has no connection: nothing else that it could say is sure.
    case offline
    /// The banner says how much of a plan is left, from 80 % on, or that nothing is left.
    case usage
    /// A trial's days and messages, in one.
    case trial

    /// The banner that applies now; nil if nothing calls for one.
    ///
    /// - Parameter isOffline: what only the app itself can know.
    public init?(isOffline: Bool = false, display: DisplayState) {
        switch (isOffline, display) {
        case (true, _): self = .offline
        case (false, .compact), (false, .blocked): self = .usage
        case (false, .trial): self = .trial
        case (false, .hidden): return nil
        }
    }
}
