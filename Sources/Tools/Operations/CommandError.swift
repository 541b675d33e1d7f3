import Commands
import Configuration
import Ledger
import Redis

enum CommandError: Error {
    case usage(ArgumentMistake)
    /// The edge does not answer, or not in time.
    case unavailable(String)
    /// The token is missing or wrong, or its scope is too small.
    case denied(String)
    /// The edge or Redis refuses the request. The text is its reason.
    case refused(String)
    case data(String)
    case configuration(SettingsMistakes)

    static func usage(_ text: String, suggestion: String? = nil) -> CommandError {
        .usage(ArgumentMistake(text: text, suggestion: suggestion))
    }

    var exit: OperatorExit {
        switch self {
        case .usage: .usage
        case .unavailable: .unavailable
        case .denied: .denied
        case .refused: .failed
        case .data: .data
        case .configuration: .configuration
        }
    }

    /// The text that is written to standard error.
    func renderText(_ palette: Palette) -> String {
        switch self {
        case .usage(let mistake): palette.red("usherctl: ") + mistake.description
        case .unavailable(let text), .denied(let text), .refused(let text), .data(let text):
            palette.red("usherctl: ") + Printable.line(text)
        case .configuration(let mistakes): mistakes.reportText(palette)
        }
    }
}

extension CommandError {
    /// Converts an error of a direct connection to Redis.
    init(_ error: RedisError, at address: StoreAddress) {
        switch error {
        case .denied(let code):
            self = .denied(
                "Redis at \(address) denies this (\(code)): give its user's name in --redis and the password in "
                    + "USHER_REDIS_PASSWORD, or see usherctl redis-acl.")
        case .unavailable, .overloaded, .unknownOutcome, .loading, .moving, .unserved, .busy:
            self = .unavailable("Redis at \(address): \(error).")
        default: self = .refused("Redis at \(address): \(error).")
        }
    }

    init(_ error: LedgerError, at address: StoreAddress) {
        switch error {
        case .unavailable: self.init(RedisError.unavailable, at: address)
        case .overloaded: self.init(RedisError.overloaded, at: address)
        case .unknownOutcome: self.init(RedisError.unknownOutcome, at: address)
        case .moving: self.init(RedisError.moving, at: address)
        case .merging: self = .refused("A merge of this user is under way. Nothing was changed; try again.")
        case .degraded: self = .unavailable("Redis at \(address) accepts no calls now.")
        case .denied: self.init(RedisError.denied(code: "NOPERM"), at: address)
        case .wrongType(let script):
            self = .refused(
                "Redis at \(address) holds a key of another type than the script \(script) writes.")
        case .faulty(let script): self = .refused("Redis at \(address) failed at the script \(script).")
        }
    }
}
