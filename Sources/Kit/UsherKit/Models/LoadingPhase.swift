/// How far a model has come. What it showed before stays shown in every phase.
public enum LoadingPhase: Sendable, Hashable {
    /// The edge has not answered yet.
    case loading
    /// The edge's last answer is shown.
    case ready
    /// The device has no connection.
    case offline
    /// Nobody is signed in.
    case signedOut
    /// The edge gave no figures; what the person may read about it.
    case failed(sentence: String)

    /// - Parameter sentence: for an edge that said nothing itself.
    init(_ error: UsherError, else sentence: String) {
        self =
            switch error {
            case .offline: .offline
            case .signedOut: .signedOut
            case .refused, .unreachable, .unreadable: .failed(sentence: error.sentence ?? sentence)
            }
    }
}
