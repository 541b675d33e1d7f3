import Commands

/// The exit codes of `usherctl`. Those above 1 have the numbers of sysexits.h.
package enum OperatorExit: Int32, ProgramExit {
    case fine = 0
    /// The result is negative: for example, two files differ, or the edge has refused a request.
    case failed = 1
    case usage = 64
    case data = 65
    case unavailable = 69
    case denied = 77
    case configuration = 78

    package var meaning: String {
        switch self {
        case .fine: "all is well"
        case .failed: "the answer is no: no such user, a refusal, a difference, a problem that doctor found"
        case .usage: "the command line cannot be understood, or a change was not confirmed"
        case .data: "a file to import has mistakes, or an answer cannot be read"
        case .unavailable: "no edge or no Redis answers"
        case .denied: "there is no token, or its scope is too small"
        case .configuration: "the configuration has mistakes"
        }
    }
}
