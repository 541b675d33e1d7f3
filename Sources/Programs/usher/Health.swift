import Commands
import Configuration
import Edge
import Reactor
import Terminal

/// The command `usher health`, which reports whether the edge on this machine is ready. With `--live` it
/// reports whether the edge runs. Health checks of containers need `--live`, since an edge that waits for
/// Redis must not be restarted.
enum Health {
    static func runHealth(_ invocation: Invocation) -> ExitCode {
        let text = invocation["admin-listen"]?.text ?? "127.0.0.1:9090"
        let loop = EventLoop(name: "usher")
        let probe = Probe(text, caFile: invocation["ca-file"]?.text, isOfLife: invocation.has("live"))
        loop.spawn(with: (probe, loop)) { probe, loop in
            await probe.askReadiness(on: loop)
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

    private let caFile: String?
    private let isOfLife: Bool

    init(_ address: String, caFile: String?, isOfLife: Bool) {
        self.address = address
        self.caFile = caFile
        self.isOfLife = isOfLife
    }

    func askReadiness(on loop: EventLoop) async {
        switch await ReadinessProbe.askEdge(address, isOfLife ? .livez : .readyz, caFile: caFile, on: loop) {
        case .ready:
            isReady = true
            sentence = isOfLife ? "live" : "ready"
        case .notReady: sentence = "not ready: Redis does not answer, or the edge is draining"
        case .away where caFile == nil:
            sentence =
                "nothing answers at \(address); if it speaks TLS (admin: { tls: … }), give --ca-file FILE"
        case .away:
            sentence =
                "nothing answers at \(address), or its certificate is not signed by one of \(caFile ?? "")"
        case .unusableFile: sentence = "\(caFile ?? "") holds no CA certificates in PEM"
        case .unreadable: sentence = "\(address) is not HOST:PORT, such as 127.0.0.1:9090"
        }
    }
}
