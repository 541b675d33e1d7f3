import Foundation
import Glibc
import Reactor

final class EdgeProcess {
    let port: UInt16
    let adminPort: UInt16
    private let dataFolder: String
    private let control: EventLoop
    private var child: ChildProcess?
    private let exit: ProcessExit

    /// The id of the process. It is 0 after the process has ended.
    var id: Int32 { child?.id ?? 0 }

    var url: String { "http://127.0.0.1:\(port)" }

    /// The token that the edge has created for operators on its machine. It is nil if there is none.
    var token: String? {
        let text = try? String(contentsOfFile: dataFolder + "/admin.token", encoding: .utf8)
        return text?.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    struct Start {
        /// The path of the program, perhaps after a command that runs it.
        let command: [String]
        let configuration: String
        let redis: String
        let upstream: String
        /// The folder for the edge's data and log. Their names contain `number`.
        let folder: String
        let number: Int
    }

    init(_ start: Start, on control: EventLoop) async throws(ProofError) {
        self.control = control
        dataFolder = "\(start.folder)/data-\(start.number)"
        let log = "\(start.folder)/edge-\(start.number).log"
        let program = start.command.last ?? "usher"
        do throws(SystemError) {
            let output = try Files.openForAppend(to: log)
            let started = try ChildProcess(
                start.command + [
                    "--config", start.configuration, "--redis", start.redis, "--upstream", start.upstream,
                    "--listen", "127.0.0.1:0", "--admin-listen", "127.0.0.1:0", "--data-dir", dataFolder,
                ], output: output)
            exit = try ProcessExit(started.id, on: control)
            child = consume started
        } catch {
            throw ProofError("\(program) cannot be started: \(error)")
        }
        let end = Clocks.monotonic() + 30_000_000_000
        while true {
            let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
            if let found = text.firstMatch(of: /listening on \S+:(\d+), operators on \S+:(\d+)/),
                let port = UInt16(found.1), let adminPort = UInt16(found.2), port > 0, adminPort > 0
            {
                self.port = port
                self.adminPort = adminPort
                return
            }
            if child?.ended() != nil {
                child = nil
                throw ProofError(
                    "usher did not start: \(text.trimmingCharacters(in: .whitespacesAndNewlines))")
            }
            guard Clocks.monotonic() < end else { throw ProofError("usher has not reported that it listens") }
            await control.sleep(nanoseconds: 10_000_000)
        }
    }

    func killProcess() async {
        child?.sendSignal(SIGKILL)
        await gone()
    }

    /// Stops the process with SIGSTOP. `thawProcess` continues it.
    func freezeProcess() { child?.sendSignal(SIGSTOP) }
    func thawProcess() { child?.sendSignal(SIGCONT) }

    func stopProcess() async {
        thawProcess()
        child?.sendSignal(SIGTERM)
        let deadline = Clocks.monotonic() + 5_000_000_000
        while child != nil, Clocks.monotonic() < deadline {
            if child?.ended() != nil { return child = nil }
            await control.sleep(nanoseconds: 5_000_000)
        }
        await killProcess()
    }

    private func gone() async {
        guard child != nil else { return }
        await exit.wait()
        _ = child?.ended()
        child = nil
    }
}
