import Foundation
import Reactor
import Upstream

/// What a scenario stands on: a real Redis, edges of the real program on it, and the stand-in behind them,
/// in a folder that goes when it is over.
final class Workshop {
    let control: EventLoop
    let folder: String
    let upstream: UpstreamServer
    let redis: RedisProcess
    private(set) var edges: [EdgeProcess] = []
    private let program: String

    /// - Parameter program: the path of `usher`.
    init(
        _ program: String, answers: UpstreamPlan = UpstreamPlan(), on control: EventLoop
    ) async throws(ProofError) {
        self.control = control
        self.program = program
        folder = try Self.makeFolder()
        do throws(SystemError) {
            upstream = try await UpstreamServer.start(answers, on: .loopback(port: 0), loops: 1)
        } catch {
            throw ProofError("the stand-in cannot listen: \(error)")
        }
        redis = RedisProcess(in: folder, on: control)
    }

    /// Starts Redis and so many edges. Close the workshop also where this throws.
    func open(edges count: Int, configuration: String) async throws(ProofError) {
        guard
            FileManager.default.createFile(
                atPath: folder + "/edge.yaml", contents: Data(configuration.utf8))
        else { throw ProofError("\(folder) cannot be written to") }
        try await redis.start()
        for number in 0..<count { edges.append(try await openEdge(number)) }
    }

    private func openEdge(_ number: Int) async throws(ProofError) -> EdgeProcess {
        try await EdgeProcess(
            program, configuration: folder + "/edge.yaml", redis: redis.url,
            upstream: "http://127.0.0.1:\(upstream.port)", log: folder + "/edge-\(number).log", on: control)
    }

    private static func makeFolder() throws(ProofError) -> String {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(
            "usher-prove-\(UUID().uuidString.prefix(8))")
        do {
            try FileManager.default.createDirectory(
                at: place, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            return place.path
        } catch {
            throw ProofError("no temporary folder can be made: \(error.localizedDescription)")
        }
    }

    /// Ends everything. The folder stays where something is to be looked at.
    func close(keepingFolder: Bool) async {
        for edge in edges { await edge.stop() }
        await redis.kill()
        await upstream.stop()
        if !keepingFolder { try? FileManager.default.removeItem(atPath: folder) }
    }
}

/// Why a proof could not be held: no verdict on the count.
package struct ProofError: Error, CustomStringConvertible {
    package let description: String
    init(_ description: String) { self.description = description }
}
