import Commands
import Load

/// The named workloads, which the comparison of edges in docs/performance.md uses.
enum Workload: String, CaseIterable {
    /// As many admitted requests as possible: 32 connections, bodies of 1 KB, 10,000 users.
    case w1 = "W1"
    /// The users and bodies of W1, with 2000 requests a second, whether answers have arrived or not.
    case w1p = "W1p"
    /// Refused requests: 1000 users, whose limits are used up before the run.
    case w2 = "W2"
    /// 500 streams of 200 chunks, all started within a second.
    case w3 = "W3"

    static var names: [String] { allCases.map(\.rawValue) }

    /// The flags that the workload sets. Flags on the command line have priority.
    var flags: [String: String] {
        switch self {
        case .w1:
            ["connections": "32", "users": "10000", "body": "1024", "duration": "4s", "warm-up": "1.5s"]
        case .w1p:
            ["rate": "2000/s", "connections": "64", "users": "10000", "body": "1024", "duration": "4s"]
        case .w2:
            [
                "connections": "32", "users": "1000", "user-prefix": "d", "body": "1024", "duration": "3s",
            ]
        case .w3:
            [
                "connections": "500", "requests": "500", "ramp": "1s", "duration": "40s", "stream": "100%",
                "users": "10000", "body": "1024",
            ]
        }
    }

    var headers: [String] {
        let users = ["x-user-id: {user}", "Authorization: Bearer sk-{user}"]
        return self == .w3 ? users + ["x-mock-chunks: 200", "x-mock-interval-ms: 20"] : users
    }

    var model: String { "mock-1" }

    /// How many requests each user sends before the measurement, so that a limit of 1 is used up.
    var preludes: Int { self == .w2 ? 3 : 0 }
}
