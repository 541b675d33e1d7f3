/// The banner that an app shows, one at a time (docs/specification.md §3). The offline banner comes first,
/// then usage, then the trial.
public enum Banner: String, Hashable, Sendable, CaseIterable, Codable {
    /// The app has no connection, so that no other state is certain.
    case offline
    /// From 80 % on, the banner shows how much of the plan is left.
    case usage
    /// The banner shows the trial's days and its remaining messages.
    case trial

    /// The banner that applies now; nil if the app should show none.
    ///
    /// - Parameter isOffline: whether the app has no connection.
    public init?(isOffline: Bool = false, display: DisplayState) {
        switch (isOffline, display) {
        case (true, _): self = .offline
        case (false, .compact), (false, .blocked): self = .usage
        case (false, .trial): self = .trial
        case (false, .hidden): return nil
        }
    }
}
