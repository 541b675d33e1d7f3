/// Whether the data of a view model (``UsageModel`` …) is loaded. In every phase the last data stays shown.
public enum LoadingPhase: Sendable, Hashable {
    /// The edge has not answered yet.
    case loading
    /// The data is the edge's last answer.
    case ready
    /// The device has no connection.
    case offline
    /// No user is signed in.
    case signedOut
    /// The edge returned no data. `sentence` tells the user why.
    case failed(sentence: String)

    /// - Parameter sentence: the text to show if the edge sent no sentence with the error.
    init(_ error: UsherError, else sentence: String) {
        self =
            switch error {
            case .offline: .offline
            case .signedOut: .signedOut
            case .refused, .unreachable, .unreadable: .failed(sentence: error.sentence ?? sentence)
            }
    }
}
