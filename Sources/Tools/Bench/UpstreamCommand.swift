import Commands
import Glibc
import MockProvider
import Reactor
import Reports
import TLS
import Terminal

enum UpstreamCommand {
    static let declaration = Command(
        name: "upstream", summary: "Answers as a language model does, as fast as the machine allows",
        options: [
            Option(
                "listen", .value(placeholder: "ADDRESS:PORT"),
                help: "The address to listen on (default 127.0.0.1:8090)"),
            Option("loops", .value(placeholder: "N"), help: "Threads that answer (default 1)"),
            Option("delay", .value(placeholder: "SPREAD"), help: "Time to the first byte (default 0s)"),
            Option("chunks", .value(placeholder: "SPREAD"), help: "Pieces of a stream (default 200)"),
            Option("gap", .value(placeholder: "SPREAD"), help: "Time between two pieces (default 20ms)"),
            Option(
                "chunk-bytes", .value(placeholder: "SIZE"), help: "Text in a piece, at least (default 20)"),
            Option("answer-bytes", .value(placeholder: "SIZE"), help: "Text in a plain answer (default 340)"),
            Option(
                "input-tokens", .value(placeholder: "N"),
                help: "The input tokens that every answer reports (default 200)"
            ),
            Option(
                "output-tokens", .value(placeholder: "N"),
                help: "The output tokens that an answer without streaming reports (default 60)"),
            Option(
                "seed", .value(placeholder: "N"), help: "The same seed draws the same answers (default 1)"),
            Option(
                "certificate", .value(placeholder: "FILE"),
                help: "Serves TLS with this certificate chain (PEM) …"),
            Option("key", .value(placeholder: "FILE"), help: "… and its key"),
        ]
            + InjectedFault.allCases.map {
                Option(
                    $0.rawValue, .value(placeholder: "SHARE"), help: "Answers with this fault: \($0.meaning)")
            },
        notes: [
            "Spreads: 20ms · 10ms-50ms (uniform) · exp:20ms (mean) · lognormal:200ms/2s (median/p99)",
            "The headers x-mock-chunks, x-mock-interval-ms and x-mock-delay-ms of a request win over these",
            "options. A request with x-mock-fail: 1 gets the fault --fail.",
            "POST /v1/messages is answered in Anthropic's shape, any other POST in OpenAI's.",
        ])

    static func runUpstream(_ invocation: Invocation) throws(ArgumentMistake) -> BenchExit {
        let options = try options(RunOptionParser(invocation))
        let reading = RunOptionParser(invocation)
        let loops = try reading.readOption("loops", "a whole number from 1 on", reading.positiveNumber) ?? 1
        let address = try reading.readOption("listen", "ADDRESS:PORT", address) ?? .loopback(port: 8090)
        SignalSource.blockSignals([SIGTERM, SIGINT])
        let control = EventLoop(name: "usher-bench")
        let life = UpstreamController(
            options, address, loops: min(loops, 64), security: try security(reading), on: control)
        control.spawn(with: life) { await $0.serveUntilStopped() }
        control.run()
        return life.exit
    }

    private static func security(_ reading: RunOptionParser) throws(ArgumentMistake) -> TLSContext? {
        guard reading["certificate"] != nil || reading["key"] != nil else { return nil }
        do throws(TLSError) {
            return try TLSContext.server(chain: reading["certificate"] ?? "", key: reading["key"] ?? "")
        } catch {
            throw ArgumentMistake(
                text: "--certificate and --key must be a chain and its key in PEM (\(error))")
        }
    }

    private static func options(_ reading: RunOptionParser) throws(ArgumentMistake) -> MockProviderOptions {
        var options = MockProviderOptions()
        func spread(
            _ name: String, _ form: String, _ read: (String) -> Double?
        ) throws(ArgumentMistake) -> Spread? {
            try reading.readOption(name, form) { Spread($0, read) }
        }
        options.delay =
            try spread("delay", "a time or a spread such as 10ms-50ms", Quantity.parseSeconds)
            ?? options.delay
        options.gap =
            try spread("gap", "a time or a spread such as exp:20ms", Quantity.parseSeconds) ?? options.gap
        options.chunks =
            try spread("chunks", "a number or a spread such as 50-400", Quantity.parseNumber)
            ?? options.chunks
        options.chunkBytes =
            try reading.readOption("chunk-bytes", "a size", Quantity.parseBytes) ?? options.chunkBytes
        options.answerBytes =
            try reading.readOption("answer-bytes", "a size", Quantity.parseBytes) ?? options.answerBytes
        options.inputTokens =
            try reading.readOption("input-tokens", "a number", Quantity.parseWhole) ?? options.inputTokens
        options.outputTokens =
            try reading.readOption("output-tokens", "a number", Quantity.parseWhole) ?? options.outputTokens
        options.seed =
            try reading.readOption("seed", "a whole number of 0 or more") { UInt64($0) } ?? options.seed
        for fault in InjectedFault.allCases {
            guard
                let share = try reading.readOption(fault.rawValue, "a share such as 1%", Quantity.parseShare)
            else {
                continue
            }
            options.faults[fault] = share
        }
        guard options.faults.values.reduce(0, +) <= 1 else {
            throw ArgumentMistake(text: "The shares of the faults add up to more than 100 %")
        }
        return options
    }

    private static func address(_ text: String) -> SocketAddress? {
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
            return nil
        }
        let host = text[..<colon].filter { $0 != "[" && $0 != "]" }
        return SocketAddress(numeric: host == "localhost" ? "127.0.0.1" : host, port: port)
    }
}

private final class UpstreamController {
    private let options: MockProviderOptions
    private let address: SocketAddress
    private let loops: Int
    private let security: TLSContext?
    private let control: EventLoop
    private(set) var exit = BenchExit.fine
    private var signals: SignalSource?
    private let told = Waiter()
    private var isTold = false

    init(
        _ options: MockProviderOptions, _ address: SocketAddress, loops: Int, security: TLSContext?,
        on control: EventLoop
    ) {
        self.options = options
        self.address = address
        self.loops = loops
        self.security = security
        self.control = control
    }

    func serveUntilStopped() async {
        defer { control.stop() }
        signals = SignalSource([SIGTERM, SIGINT], on: control) { [unowned self] _ in
            isTold = true
            told.wake()
        }
        do throws(SystemError) {
            let server = try await MockProviderServer.startServer(
                options, on: address, loops: loops, security: security)
            Console.talk.write("usher-bench upstream: listening on port \(server.port)")
            if !isTold { await told.wait() }
            let figures = await server.readFigures()
            await server.stopServer()
            Console.talk.write(
                "messages \(figures.messages), plain \(figures.unstreamed), streams \(figures.streams), "
                    + "chunks \(figures.chunks), broken off by clients \(figures.clientsLeft)")
        } catch {
            Console.talk.write("usher-bench cannot listen there: \(error)")
            exit = .unavailable
        }
    }
}
