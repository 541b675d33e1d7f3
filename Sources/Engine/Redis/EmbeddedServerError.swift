package import Reactor

package enum EmbeddedServerError: Error, Equatable, Sendable, CustomStringConvertible {
    case noProgram
    /// Another process uses the data directory.
    case owned(String)
    case longPath(String, surplus: Int)
    case system(SystemError)
    /// The server ended during its start. `code` is its exit code, or 128 plus the number of a signal.
    case ended(code: Int32, log: String)
    case noAnswer(seconds: Int, log: String)

    package var description: String {
        switch self {
        case .noProgram:
            "redis-server was not found in PATH. Install it (apt install redis-server) or name a Redis with --redis."
        case .owned(let path):
            "The data directory \(path) is in use by another usher. Stop that one or choose another --data-dir."
        case .longPath(let path, let surplus):
            "The data directory's path is \(surplus) bytes too long for the Redis socket in it: \(path). "
                + "Choose a shorter one by --data-dir."
        case .system(let error): "The embedded Redis could not be started: \(error)"
        case .ended(let code, let log):
            "The embedded Redis ended with code \(code) while it started. Its log says why: \(log)"
        case .noAnswer(let seconds, let log):
            "The embedded Redis did not answer within \(seconds) s. Its log may say why: \(log)"
        }
    }
}
