package import Commands
import Terminal

package enum BenchCommand {
    package static let declaration = Command(
        name: "usher-bench",
        summary: "Load tests with figures that hold up, and proofs that the count is right",
        subcommands: [
            run, CompareCommand.declaration, ProveCommand.declaration, UpstreamCommand.declaration,
        ] + Command.documentCommands,
        notes: [
            "Examples:",
            "  usher-bench run http://127.0.0.1:8080 --rate 2000/s --duration 30s --threshold 'p99<20ms'",
            "  usher-bench run http://127.0.0.1:8080 --workload W3",
            "  usher-bench prove",
            "",
        ] + BenchExit.notes)

    private static let run = Command(
        name: "run", summary: "Sends load to an endpoint and measures its answers",
        options: paceOptions + requestOptions + machineOptions + outputOptions,
        operands: [
            Operand("URL", help: "The endpoint: http://HOST:PORT, with a path if it is not the usual one")
        ],
        notes: [
            "Quantities: 20ms 1.5s 2m · 1KB 16KiB · 2000/s 120/m · 5% 0.05 · 10k 1M",
            "Several values with weights: --model small=3,large=1   --body 512=9,16KB=1",
            "Thresholds: p50 p99 p99.9 mean max, also of first_chunk, gap, relay and stream (gap.p99<50ms),",
            "  rate chunk_rate token_rate, errors 2xx 4xx 5xx with a share; < <= > >=",
            "",
        ] + BenchExit.notes)

    private static let paceOptions = [
        Option("workload", .choice(Workload.names), help: "A named workload; other flags change parts of it"),
        Option(
            "rate", .value(placeholder: "N/s"),
            help: "Open loop: this many requests a second, whatever the answers do"),
        Option(
            "arrivals", .choice(["even", "poisson"]), help: "Open loop: evenly spaced (default) or at random"),
        Option(
            "connections", .value(placeholder: "N"),
            help: "Closed loop: the number of connections (default 32); open loop: the most (1000)"),
        Option("duration", .value(placeholder: "TIME"), help: "How long to start requests (default 10s)"),
        Option("requests", .value(placeholder: "N"), help: "At most this many requests"),
        Option(
            "ramp", .value(placeholder: "TIME"),
            help: "Reach the rate or the connections evenly within this time"),
        Option(
            "stages", .value(placeholder: "TIME:LEVEL,…"),
            help: "Go to one level after the other: 10s:100,30s:500,5s:0"),
        Option(
            "warm-up", .value(placeholder: "TIME"), help: "The time at the beginning that is not measured"),
    ]

    private static let requestOptions = [
        Option(
            "dialect", .value(placeholder: "NAME"),
            help: "openai (default) or anthropic, or both with weights"),
        Option("stream", .value(placeholder: "SHARE"), help: "The share of streamed answers: 100%, 30%"),
        Option("model", .value(placeholder: "NAME"), help: "The model to ask for, or several with weights"),
        Option(
            "body", .value(placeholder: "SIZE"),
            help: "The body's size (default 1024), or several with weights"),
        Option(
            "max-tokens", .value(placeholder: "N"), help: "The bound on tokens in each request (default 256)"),
        Option("users", .value(placeholder: "N"), help: "How many users send (default 10000)"),
        Option("user-prefix", .value(placeholder: "TEXT"), help: "The beginning of their names (default u)"),
        Option(
            "users-file", .value(placeholder: "FILE"),
            help: "A file with the users' names, one a line (- is standard input)"
        ),
        Option(
            "draw", .value(placeholder: "WAY"),
            help: "The order of users: turn (everyone once, the default), uniform, zipf or zipf:EXPONENT"),
        Option(
            "header", .list(placeholder: "LINE"),
            help: "A field of each request, {user} being the user (default 'x-user-id: {user}')"),
        Option(
            "hang-up", .value(placeholder: "SHARE"),
            help: "The share of users who hang up before the answer is whole"),
        Option(
            "hang-up-chunks", .value(placeholder: "N"),
            help: "The most chunks of a stream that such a user reads before hanging up (20)"),
        Option(
            "repeat", .value(placeholder: "SHARE"),
            help: "The share of requests sent again with the same Idempotency-Key"),
        Option("idempotency-keys", .toggle, help: "An Idempotency-Key of its own for each request"),
        Option(
            "timeout", .value(placeholder: "TIME"),
            help: "An answer counts as lost after this time without a byte (30s)"
        ),
        Option(
            "grace", .value(placeholder: "TIME"), help: "The time for answers in progress at the end (10s)"),
    ]

    private static let machineOptions = [
        Option("loops", .value(placeholder: "N"), help: "Threads that send (default 1)"),
        Option(
            "seed", .value(placeholder: "N"), help: "The same seed draws the same requests (default: new)"),
        Option("source", .list(placeholder: "ADDRESS"), help: "The local addresses of connections, in turn"),
        Option(
            "trust", .value(placeholder: "FILE"), help: "The authorities (PEM) whose certificates are good"),
        Option("interval", .value(placeholder: "TIME"), help: "The time between two points of the curves"),
        Option(
            "watch", .list(placeholder: "PID"),
            help: "Report what this process and its children use meanwhile"),
        Option(
            "max-late", .value(placeholder: "TIME"),
            help: "A run is valid only if requests start at most this late (p99, 5ms)"),
        Option(
            "max-lag", .value(placeholder: "TIME"),
            help: "A run is valid only if the generator's loops lag at most this much (p99, 10ms)"),
    ]

    static let output = Option(
        "output", .choice(["table", "json"]), help: "The form of standard output", letter: "o")

    private static let outputOptions = [
        Option("threshold", .list(placeholder: "BOUND"), help: "A bound that the run must hold: 'p99<20ms'"),
        output,
        Option(
            "save", .value(placeholder: "FILE"),
            help: "Write the JSON to a file, for compare (- is standard output)"),
        Option("report", .value(placeholder: "FILE"), help: "Write a page with plots, for a browser (-)"),
        Option("no-live", .toggle, help: "No live view, also on a terminal"),
    ]
}

package enum BenchExit: Int32, ProgramExit {
    case fine = 0
    case failed = 1
    case invalid = 2
    case usage = 64
    case unavailable = 69

    package var meaning: String {
        switch self {
        case .fine: "all is well"
        case .failed: "a threshold or a proof does not hold, or there is a change beyond noise"
        case .invalid: "the generator was saturated: do not use the figures"
        case .usage: "the command line cannot be understood"
        case .unavailable: "something that it needs is missing"
        }
    }
}

extension BenchCommand {
    package static func runCommand(
        _ invocation: Invocation, _ environment: [String: String]
    ) throws(ArgumentMistake) -> BenchExit {
        switch invocation.path.first {
        case "run": return try RunCommand.runLoad(invocation, environment)
        case "compare": return try CompareCommand.runComparison(invocation, environment)
        case "prove": return try ProveCommand.runProofs(invocation, environment)
        case "upstream": return try UpstreamCommand.runUpstream(invocation)
        case "man", "completions":
            Console.output.write(declaration.documentText(invocation, version: Release.version) ?? "")
            return .fine
        default:
            Console.output.write(declaration.page)
            return .usage
        }
    }
}
