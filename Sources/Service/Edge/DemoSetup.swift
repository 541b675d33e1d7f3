import Configuration
import Demo
import Ledger
import Limits
import Reactor
import Redis

/// The additions of `--demo`: users for every kind of answer, and a stand-in model if there is no upstream.
final class DemoSetup {
    /// The ids of the demo users. Clients can also send an id as their key.
    let users: [String]
    private let standIn: DemoProviderServer?
    /// The stand-in's address, to which messages are forwarded; nil if the settings name an upstream.
    private let address: HTTPAddress?

    init(_ settings: Settings, _ store: Store, on control: EventLoop) async throws(EdgeError) {
        let redis = store.connection.patientRouter(on: control)
        defer { redis.close() }
        do throws(LedgerError) {
            let now = Moment(milliseconds: Clocks.wallMilliseconds())
            users = try await DemoUser.seedUsers(RedisLedger(redis), settings.planTable, now: now).map(\.id)
        } catch {
            throw EdgeError("The demo users could not be written to Redis (\(error)).")
        }
        guard settings.upstreams.isEmpty else {
            (standIn, address) = (nil, nil)
            return
        }
        do throws(SystemError) {
            let standIn = try DemoProviderServer(on: control)
            let endpoint = HostPort(host: "127.0.0.1", port: Int(standIn.port))
            self.standIn = standIn
            address = HTTPAddress(isTLS: false, endpoint: endpoint)
        } catch {
            throw EdgeError("The stand-in for a language model could not listen: \(error).")
        }
    }

    /// Adds the stand-in as an upstream if there is none. Also adds a link for subscribing. Without the link,
    /// the account page would have no button for users whose plan has ended.
    func adaptSettings(_ settings: Settings) -> Settings {
        let settings = settings.addingUpgradeLink(at: "https://example.com/upgrade")
        guard settings.upstreams.isEmpty, let address else { return settings }
        return settings.forwarding(everythingTo: address)
    }

    func stop() { standIn?.drain() }
}
