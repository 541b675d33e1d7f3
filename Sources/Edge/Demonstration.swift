import Demo
import Ledger
import Limits
import Reactor
import Redis
import Settings

/// What `--demo` adds: users who stand at every kind of answer, and a stand-in for a language model where the
/// settings name no upstream.
final class Demonstration {
    let settings: Settings
    /// The users' ids, by which they may also be named as a client's key.
    let users: [String]
    private let standIn: StandInServer?

    init(_ settings: Settings, _ store: Store, on control: EventLoop) async throws(EdgeError) {
        let redis = store.connection.patientClient(on: control)
        defer { redis.close() }
        do throws(LedgerError) {
            let now = Moment(milliseconds: Clocks.wallMilliseconds())
            users = try await DemoUser.seed(RedisLedger(redis), settings.book, now: now).map(\.id)
        } catch {
            throw EdgeError("The demo users could not be written to Redis (\(error)).")
        }
        guard settings.upstreams.isEmpty else {
            self.settings = settings
            standIn = nil
            return
        }
        do throws(SystemError) {
            let standIn = try StandInServer(on: control)
            let endpoint = HostPort(host: "127.0.0.1", port: Int(standIn.port))
            self.standIn = standIn
            self.settings = settings.forwarding(everythingTo: HTTPAddress(isTLS: false, endpoint: endpoint))
        } catch {
            throw EdgeError("The stand-in for a language model could not listen: \(error).")
        }
    }

    func stop() { standIn?.drain() }
}
