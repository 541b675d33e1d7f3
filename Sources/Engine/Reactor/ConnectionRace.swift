/// Connects to several addresses and takes the first that accepts (RFC 8305, "Happy Eyeballs", sections 4 and
/// 5). The addresses keep their order, but families alternate. The next attempt starts after 250 ms, or as
/// soon as one has failed.
///
/// `prepare` makes the product that the race returns, such as a connection after its TLS handshake. So an
/// address that accepts and then sends nothing does not win.
package final class ConnectionRace<Product, Failure: Error>: Timed {
    /// Waits until the channel is connected, and makes the connection object that the race returns (the
    /// product). If it throws, the channel is closed.
    package typealias Preparation = (Channel, SocketAddress) async throws(Failure) -> Product

    /// The delay between two attempts that RFC 8305, section 8, recommends.
    private static var delay: UInt64 { 250_000_000 }

    private let loop: EventLoop
    private let addresses: [SocketAddress]
    private let due: UInt64
    /// The client that needs the connection. If it hangs up, every attempt ends.
    private let client: (any ClientPresence)?
    private let prepare: Preparation
    private let failure: (SystemError) -> Failure
    private let discard: (Product) -> Void
    private var next = 0
    private var running: [(address: SocketAddress, channel: Channel)] = []
    private var lastFailure: Failure
    private var result: Result<Product, Failure>?
    private let waiter = Waiter()
    private lazy var timer = Timer(self)
    /// The tried addresses that failed or were slower than the winner.
    package private(set) var slowerAddresses: [SocketAddress] = []

    /// - Parameters:
    ///   - due: the deadline of all attempts, in nanoseconds of the loop's clock.
    ///   - client: the client that needs the connection. If it hangs up, the race ends.
    ///   - none: the failure that `run` throws if there is no address.
    ///   - failure: converts the error of a socket that could not be created.
    ///   - discard: closes a connection that was ready only after another one had won.
    package init(
        _ addresses: [SocketAddress], on loop: EventLoop, due: UInt64,
        for client: (any ClientPresence)? = nil,
        none: Failure, failure: @escaping (SystemError) -> Failure, discard: @escaping (Product) -> Void,
        prepare: @escaping Preparation
    ) {
        self.addresses = addresses.alternatingFamilies
        self.loop = loop
        self.due = due
        self.client = client
        lastFailure = none
        self.failure = failure
        self.discard = discard
        self.prepare = prepare
    }

    /// Runs the race. If no attempt succeeds, it throws the failure of the last one. Call this only once.
    package func run() async throws(Failure) -> Product {
        beginNext()
        if result == nil { await waiter.wait() }
        loop.cancel(timer)
        guard let result else { preconditionFailure("a race has ended without a result") }
        return try result.get()
    }

    package func abort() { end(.failure(lastFailure)) }

    /// The latest attempt has taken longer than `delay`, so the next one begins.
    package func timePassed() { beginNext() }

    private func beginNext() {
        if client?.clientLeft == true { return end(.failure(lastFailure)) }
        while result == nil, next < addresses.count, loop.now < due {
            let address = addresses[next]
            next += 1
            do {
                begin(Channel(try Sockets.connect(to: address), on: loop, connected: false), address)
                if next < addresses.count { loop.arm(timer, at: loop.now + Self.delay) }
                return
            } catch {
                lastFailure = failure(error)
            }
        }
        if running.isEmpty { end(.failure(lastFailure)) }
    }

    private func begin(_ channel: Channel, _ address: SocketAddress) {
        running.append((address, channel))
        channel.setDeadline(at: due)
        client?.partner = channel
        loop.spawn(with: (self, channel)) { race, channel in await race.connect(channel, at: address) }
    }

    private func connect(_ channel: Channel, at address: SocketAddress) async {
        do throws(Failure) {
            won(channel, try await prepare(channel, address))
        } catch {
            let isCancelled = channel.isAborted && !channel.timedOut
            channel.close()
            attemptFailed(channel, error, isCancelled: isCancelled)
        }
    }

    private func won(_ channel: Channel, _ product: Product) {
        guard result == nil else { return discard(product) }
        let winner = running.first { $0.channel === channel }?.address
        running.removeAll { $0.channel === channel }
        slowerAddresses = addresses[..<next].filter { $0 != winner }
        end(.success(product))
    }

    /// - Parameter isCancelled: whether the attempt was aborted from outside, for example because the client
    ///   hung up. The race then ends.
    private func attemptFailed(_ channel: Channel, _ failure: Failure, isCancelled: Bool) {
        running.removeAll { $0.channel === channel }
        guard result == nil else { return }
        lastFailure = failure
        if isCancelled { return end(.failure(failure)) }
        client?.partner = running.last?.channel
        loop.cancel(timer)
        beginNext()
    }

    private func end(_ result: Result<Product, Failure>) {
        guard self.result == nil else { return }
        self.result = result
        client?.partner = nil
        for connect in running { connect.channel.abort() }
        waiter.wake()
    }
}

extension [SocketAddress] {
    /// The same addresses with alternating families. Within a family the order stays. The first address stays
    /// first (RFC 8305, section 4, with a First Address Family Count of 1).
    package var alternatingFamilies: [SocketAddress] {
        guard let first else { return [] }
        var same = filter { $0.family == first.family }[...]
        var other = filter { $0.family != first.family }[...]
        var ordered: [SocketAddress] = []
        while !same.isEmpty || !other.isEmpty {
            if let address = same.popFirst() { ordered.append(address) }
            if let address = other.popFirst() { ordered.append(address) }
        }
        return ordered
    }
}
