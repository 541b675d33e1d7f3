/// The banner that an app shows (docs/specification.md §3). If several apply, only the first one is shown:
/// the offline banner, then usage, then the trial.
public enum Banner: String, Hashable, Sendable, CaseIterable, Codable {
    /// The app has no connection. This banner comes first, because all other figures can be outdated.
    case offline
    /// The banner shows how much of the plan is left. It appears when 80 % is used.
    case usage
    /// The banner shows the day of the trial and the remaining messages.
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
