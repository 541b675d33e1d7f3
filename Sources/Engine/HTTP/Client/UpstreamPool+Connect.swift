import Glibc
package import Reactor
import TLS

/// Makes connections in three steps: name look-up, choice of the allowed addresses, and a race between them.
/// The race includes the TLS handshake. All steps share one deadline.
extension UpstreamPool {
    /// An address that failed or was slower in a race is tried last for these nanoseconds.
    private static let slowSpan: UInt64 = 60_000_000_000
    /// The pause in nanoseconds between two attempts while the process has no descriptor left.
    private static let descriptorPause: UInt64 = 20_000_000

    /// Makes a new connection. If `client` hangs up, the attempt ends.
    package func connect(for client: (any ClientPresence)?) async throws(UpstreamFailure)
        -> UpstreamConnection
    {
        guard await takePlace() else { throw .crowded }
        openCount += 1
        do throws(UpstreamFailure) {
            let connection = UpstreamConnection(try await channel(for: client), pool: self)
            if isInTrouble { tell(.connected) }
            return connection
        } catch {
            openCount -= 1
            origin.connections.releaseConnection()
            guard client?.clientLeft != true else { throw .clientLeft }
            // These two errors were already reported where they occurred, so they are not reported again.
            if error != .forbiddenAddress, error != .noDescriptors { tell(.failed(trouble(error))) }
            throw error
        }
    }

    /// If the limit of connections is reached, `takePlace` tries `placeLooks` times to count a new
    /// connection. It waits `placePause` nanoseconds after each try.
    private static let placePause: UInt64 = 1_000_000
    private static let placeLooks = 50

    /// Counts a new connection. If all loops together have reached the limit, each loop closes an idle
    /// connection. Returns false if the limit stays reached.
    private func takePlace() async -> Bool {
        let connections = origin.connections
        for _ in 0..<Self.placeLooks {
            if connections.takeConnection(limit: origin.limits.connections) { return true }
            guard connections.hasIdle else { return false }
            IdleConnections.closeOldest(sharing: connections)
            await loop.sleep(nanoseconds: Self.placePause)
        }
        return false
    }

    private func trouble(_ failure: UpstreamFailure) -> ConnectTrouble {
        let known = lastTrouble?.failure == failure ? lastTrouble : nil
        return known ?? ConnectTrouble(failure: failure, address: nil, reason: nil)
    }

    /// Connects before the deadline. If no descriptor is free, it closes idle connections and tries again.
    private func channel(for client: (any ClientPresence)?) async throws(UpstreamFailure) -> Channel {
        let due = loop.now + UInt64(origin.limits.connectMilliseconds) * 1_000_000
        lastTrouble = nil
        let addresses = try await addresses()
        while true {
            do throws(UpstreamFailure) {
                return try await race(addresses, until: due, for: client)
            } catch {
                guard error == .noDescriptors else { throw error }
                tell(.noDescriptors)
                guard client?.clientLeft != true, loop.now + Self.descriptorPause < due else { throw error }
                IdleConnections.closeAll()
                await loop.sleep(nanoseconds: Self.descriptorPause)
            }
        }
    }

    /// The allowed addresses of the host. Those that were slow recently come last.
    private func addresses() async throws(UpstreamFailure) -> [SocketAddress] {
        let resolution = await origin.resolver.addresses(
            of: origin.host, port: origin.port, on: loop, within: origin.limits.connectMilliseconds)
        switch resolution {
        case .found(let all): return inOrder(try permitted(all))
        case .failed(let reason):
            lastTrouble = ConnectTrouble(failure: .unknownName, address: nil, reason: reason.text)
            throw .unknownName
        case .timedOut: throw .connectTimedOut
        }
    }

    private func permitted(_ all: [SocketAddress]) throws(UpstreamFailure) -> [SocketAddress] {
        guard let accepts = origin.accepts else { return all }
        let permitted = all.filter(accepts)
        if permitted.isEmpty, let first = all.first {
            tell(.refused(first))
            throw .forbiddenAddress
        }
        return permitted
    }

    private func inOrder(_ addresses: [SocketAddress]) -> [SocketAddress] {
        let ordered = addresses.alternatingFamilies
        if slowAddresses.isEmpty { return ordered }
        slowAddresses = slowAddresses.filter { $0.value > loop.now }
        return ordered.filter { slowAddresses[$0] == nil } + ordered.filter { slowAddresses[$0] != nil }
    }

    private func race(
        _ addresses: [SocketAddress], until due: UInt64, for client: (any ClientPresence)?
    ) async throws(UpstreamFailure) -> Channel {
        let race = ConnectionRace<Channel, UpstreamFailure>(
            addresses, on: loop, due: due, for: client, none: .connectTimedOut,
            failure: UpstreamFailure.init(of:), discard: { $0.close() }
        ) { channel, address throws(UpstreamFailure) in
            do throws(ConnectFault) {
                try await self.prepare(channel)
            } catch {
                let failure = channel.timedOut ? .connectTimedOut : error.failure
                let reason = channel.timedOut ? nil : error.reason
                self.lastTrouble = ConnectTrouble(failure: failure, address: address, reason: reason)
                throw failure
            }
            return channel
        }
        let channel = try await race.run()
        for address in race.slowerAddresses { slowAddresses[address] = loop.now + Self.slowSpan }
        channel.clearDeadline()
        return channel
    }

    /// Waits until the channel is connected. If the origin uses TLS, the handshake follows.
    private func prepare(_ channel: Channel) async throws(ConnectFault) {
        do throws(SystemError) {
            try await channel.finishConnecting()
        } catch {
            throw .system(error)
        }
        guard let security = origin.security else { return }
        do throws(TLSError) {
            try await SecureLayer.connect(channel, security, host: origin.host)
        } catch {
            throw .security(error)
        }
    }

    private func tell(_ news: OriginNews) {
        if case .connected = news { isInTrouble = false } else { isInTrouble = true }
        origin.report?(news)
    }
}

extension UpstreamFailure {
    /// Converts the error of a socket that could not be created or connected.
    fileprivate init(of error: SystemError) {
        self =
            switch error.number {
            case EMFILE, ENFILE: .noDescriptors
            // A unix socket that does not exist (`ENOENT`) counts as refused.
            case ECONNREFUSED, ENOENT: .refused
            case ETIMEDOUT: .connectTimedOut
            default: .unreachable
            }
    }
}

private enum ConnectFault: Error {
    case system(SystemError)
    case security(TLSError)

    var failure: UpstreamFailure {
        switch self {
        case .system(let error): UpstreamFailure(of: error)
        case .security(.timedOut): .connectTimedOut
        case .security(.noTLS): .noTLS
        case .security(let error): error.isVerdict ? .untrusted : .handshake
        }
    }

    var reason: String {
        switch self {
        case .system(let error): error.reason
        case .security(.noTLS(let reason)): reason
        case .security(let error): "\(error)"
        }
    }
}
