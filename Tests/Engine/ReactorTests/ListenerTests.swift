import Glibc
import Reactor
import TestSupport
import Testing

@Suite struct `A listener` {
    @Test func `A listener pauses when no descriptor is left, and accepts again when some are free`() async {
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder()
            let outcome = try await onLoop { loop in
                let address = SocketAddress.unix(folder.file("l.sock"))
                let accepted = Accepted()
                let socket = try Sockets.listen(on: address, shared: false)
                let listener = Listener(socket, on: loop) { channel, _ in accepted.channels.append(channel) }
                // Lowers the limit of descriptors so that only a few more can be opened.
                let used = unsafe open("/dev/null", O_RDONLY)
                close(used)
                var limit = rlimit(rlim_cur: rlim_t(used) + 20, rlim_max: rlim_t(used) + 20)
                unsafe setrlimit(__rlimit_resource_t(7), &limit)
                var clients: [Channel] = []
                while let client = try? Sockets.connect(to: address) {
                    clients.append(Channel(client, on: loop, connected: true))
                }
                // There is no free descriptor, so every accept fails until clients leave.
                let before = spent()
                await loop.sleep(nanoseconds: 300_000_000)
                let busy = spent() - before
                let first = accepted.channels.count
                clients[0].close()
                clients[1].close()
                let isBack = await eventually(on: loop) { accepted.channels.count > first }
                listener.close()
                for channel in clients + accepted.channels { channel.close() }
                return (wanted: clients.count, first: first, busy: busy, isBack: isBack)
            }
            precondition(outcome.first < outcome.wanted, "the fault must happen")
            precondition(outcome.busy < 15_000_000, "the loop spins: \(outcome.busy) ns")
            precondition(outcome.isBack, "the listener never came back")
        }
    }

    @Test func `A listener accepts pending connections when closed, and none afterwards`() async throws {
        let folder = try TemporaryFolder()
        let counts = try await onLoop { loop in
            let address = SocketAddress.unix(folder.file("l.sock"))
            let log = Accepted()
            let socket = try Sockets.listen(on: address, shared: false)
            let listener = Listener(socket, on: loop) { channel, _ in log.channels.append(channel) }
            let early = Channel(try Sockets.connect(to: address), on: loop, connected: true)
            listener.close()
            let atClose = log.channels.count
            let late = Channel(try Sockets.connect(to: address), on: loop, connected: true)
            await loop.sleep(nanoseconds: 2_000_000)
            for channel in log.channels + [early, late] { channel.close() }
            return [atClose, log.channels.count]
        }
        #expect(counts == [1, 1])
    }

    @Test(arguments: [("::", ["127.0.0.1", "::1"]), ("::1", ["::1"]), ("0.0.0.0", ["127.0.0.1"])])
    func `A listener on every address takes both families`(host: String, reached: [String]) async throws {
        let found = try await onLoop { loop in
            let any = try #require(SocketAddress(numeric: host, port: 0))
            let socket = try Sockets.listen(on: any, shared: false)
            let port = try #require(Sockets.localAddress(of: socket.number)?.port)
            let log = Accepted()
            let listener = Listener(socket, on: loop) { channel, _ in log.channels.append(channel) }
            defer { listener.close() }
            var found: [String] = []
            for host in ["127.0.0.1", "::1"] {
                let count = log.channels.count
                guard let address = SocketAddress(numeric: host, port: port),
                    let client = try? Sockets.connect(to: address)
                else { continue }
                let channel = Channel(client, on: loop, connected: true)
                if await eventually(on: loop, within: 1, { log.channels.count > count }) {
                    found.append(host)
                }
                channel.close()
            }
            for channel in log.channels { channel.close() }
            return found
        }
        #expect(found == reached)
    }

    @Test func `Listeners share their port evenly, and not with one that joins later`() async throws {
        let counts = try await onLoop { loop in
            var address = try #require(SocketAddress(numeric: "127.0.0.1", port: 0))
            let logs = [Accepted(), Accepted(), Accepted()]
            var listeners: [Listener] = []
            for (place, log) in logs.enumerated() {
                let socket = try Sockets.listen(on: address, shared: true)
                address = Sockets.localAddress(of: socket.number) ?? address
                if place == 1 { Sockets.keepShare(among: 2, socket) }
                listeners.append(Listener(socket, on: loop) { channel, _ in log.channels.append(channel) })
            }
            var clients: [Channel] = []
            for _ in 0..<400 {
                clients.append(Channel(try Sockets.connect(to: address), on: loop, connected: true))
            }
            #expect(await eventually(on: loop) { logs.reduce(0) { $0 + $1.channels.count } == 400 })
            for listener in listeners { listener.close() }
            for channel in logs.flatMap(\.channels) + clients { channel.close() }
            return logs.map(\.channels.count)
        }
        // Two listeners get 200 connections each on average (standard deviation 10), and the later one none.
        #expect(counts[0] > 120 && counts[1] > 120 && counts[2] == 0, "\(counts)")
    }
}

private func spent() -> UInt64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

private final class Accepted { var channels: [Channel] = [] }
