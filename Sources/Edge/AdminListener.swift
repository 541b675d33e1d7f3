import Desk
import HTTP
import Ledger
import Reactor
import Reception
import Redis
import Settings

/// The operators' listener, on the control loop: it answers while the other loops are busy.
final class AdminListener {
    let address: SocketAddress
    /// Read by `/readyz`: nobody should send a draining edge anything new.
    var isDraining = false
    private let server: Server
    private let redis: RedisClient

    init(
        _ settings: Settings, _ store: Store, _ spool: Spool, checkIns: [CheckIns], on control: EventLoop
    ) throws(EdgeError) {
        let redis = store.connection.client(on: control)
        let state = State()
        let voice = Voice(
            settings.catalogue, book: settings.book, language: settings.language,
            upgradeURL: settings.upgradeURL)
        let health = Health(
            redisAnswers: { await Self.answers(redis) }, isDraining: { state.listener?.isDraining ?? true },
            spoolFault: { spool.fault?.word })
        server = Server(
            on: control, limits: ServerLimits(),
            responder: AdminDesk(health, voice: voice, checkIns: checkIns))
        self.redis = redis
        let sockets = try ListeningSockets(settings.adminListen, count: 1)
        address = sockets.address
        for number in sockets.numbers { server.listen(on: Descriptor(owning: number)) }
        state.listener = self
    }

    func stop() {
        server.drain()
        server.abandon()
        redis.close()
    }

    private final class State {
        weak var listener: AdminListener?
    }

    /// Whether Redis can do what every admission needs: run a script.
    private static func answers(_ redis: RedisClient) async -> Bool {
        var ping = RedisArguments()
        ping.append("PING" as StaticString)
        return (try? await redis.command(ping)) != nil
    }
}
