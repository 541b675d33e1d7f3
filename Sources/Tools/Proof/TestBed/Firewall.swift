import Foundation
import Reactor

/// Firewall rules that separate two loopback addresses. They need a network namespace that no other process
/// uses.
struct Firewall {
    private let control: EventLoop
    private let folder: String

    init(in folder: String, on control: EventLoop) {
        self.control = control
        self.folder = folder
    }

    /// Whether this process has its own network, as after `unshare --net`. In a shared network, the rules
    /// would affect others.
    static var isPermitted: Bool {
        let table = (try? String(contentsOfFile: "/proc/self/net/dev", encoding: .utf8)) ?? ""
        let interfaces = table.split(separator: "\n").dropFirst(2).compactMap { line in
            line.split(separator: ":").first.map { $0.trimmingCharacters(in: .whitespaces) }
        }
        return interfaces == ["lo"]
    }

    static var hasProgram: Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/iptables") }
    }

    /// Drops the packets between two addresses in both directions, or lets them pass again.
    func setCut(_ isCut: Bool, _ one: String, _ other: String) async throws(ProofError) {
        for (source, target) in [(one, other), (other, one)] {
            let words = ["iptables", isCut ? "-A" : "-D", "INPUT", "-s", source, "-d", target, "-j", "DROP"]
            let code: Int32
            do throws(SystemError) {
                let output = try Files.openForAppend(to: folder + "/iptables.log")
                var child = try ChildProcess(words, output: output)
                await (try ProcessExit(child.id, on: control)).wait()
                code = child.ended() ?? -1
            } catch {
                throw ProofError("iptables cannot be run: \(error)")
            }
            guard code == 0 else { throw ProofError("iptables refused the rule; run it as root") }
        }
    }
}
