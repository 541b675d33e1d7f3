import Foundation
import Glibc
import Reactor

/// A running `usher`.
final class EdgeProcess {
    let port: UInt16
    private let control: EventLoop
    private var child: ChildProcess?
    private let exit: ProcessExit

    var url: String { "http://127.0.0.1:\(port)" }

    /// Starts it and waits until it serves.
    init(
        _ program: String, configuration: String, redis: String, upstream: String, log: String,
        on control: EventLoop
    ) async throws(ProofError) {
        self.control = control
        do throws(SystemError) {
            let output = try Files.append(to: log)
            let started = try ChildProcess(
                [
                    program, "--config", configuration, "--redis", redis, "--upstream", upstream, "--listen",
                    "127.0.0.1:0", "--admin-listen", "127.0.0.1:0",
                ], output: output)
            exit = try ProcessExit(started.id, on: control)
            child = consume started
        } catch {
            throw ProofError("\(program) cannot be started: \(error)")
        }
        let end = Clocks.monotonic() + 30_000_000_000
        while true {
            let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
            if let found = text.firstMatch(of: /listening on \S+:(\d+), operators/),
                let port = UInt16(found.1)
            {
                self.port = port
                return
            }
            if child?.ended() != nil {
                child = nil
                throw ProofError(
                    "usher did not start: \(text.trimmingCharacters(in: .whitespacesAndNewlines))")
            }
            guard Clocks.monotonic() < end else { throw ProofError("usher did not say that it listens") }
            await control.sleep(nanoseconds: 10_000_000)
        }
    }

    /// Ends it at once, as a crash would.
    func kill() async {
        child?.signal(SIGKILL)
        await gone()
    }

    func stop() async {
        child?.signal(SIGTERM)
        let deadline = Clocks.monotonic() + 5_000_000_000
        while child != nil, Clocks.monotonic() < deadline {
            if child?.ended() != nil { return child = nil }
            await control.sleep(nanoseconds: 5_000_000)
        }
        await kill()
    }

    private func gone() async {
        guard child != nil else { return }
        await exit.wait()
        _ = child?.ended()
        child = nil
    }
}
