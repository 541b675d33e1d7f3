import Edge
import Reactor
import Settings
import Terminal

/// `usher health`: whether the edge on this machine is ready, for a container's health check.
enum Health {
    static func run(_ invocation: Invocation) -> ExitCode {
        let text = invocation["admin-listen"]?.text ?? "127.0.0.1:9090"
        let loop = EventLoop(name: "usher")
        let probe = Probe(text)
        loop.spawn(with: (probe, loop)) { probe, loop in
            await probe.ask(on: loop)
            loop.stop()
        }
        loop.run()
        Console.output.write(probe.sentence)
        return probe.isReady ? .fine : .failed
    }
}

private final class Probe {
    private let address: String
    private(set) var isReady = false
    private(set) var sentence = ""

    init(_ address: String) { self.address = address }

    func ask(on loop: EventLoop) async {
        switch await Readiness.ask(address, on: loop) {
        case .ready:
            isReady = true
            sentence = "ready"
        case .notReady: sentence = "not ready: Redis does not answer, or the edge is draining"
        case .away: sentence = "nothing answers at \(address)"
        case .unreadable: sentence = "\(address) is not HOST:PORT, such as 127.0.0.1:9090"
        }
    }
}
