import Glibc
import Reactor
import TLS

extension RedisNode: ConnectionOwner {
    func connectionAnswered(_ connection: Connection) {
        if failures != 0 { failures = 0 }
    }

    func connectionEnded(_ connection: Connection) {
        guard case .ready(let current) = state, current === connection else { return }
        defer { troubled?() }
        failures += 1
        trouble = connection.isRetiring ? .readOnly : .unavailable
        // A replica can still answer reads, and each answer sets `failures` to 0. With one failure, the node
        // would connect to the replica again and again without a pause. Two failures cause a pause.
        if connection.isRetiring { failures = max(failures, 2) }
        connect()
    }

    func connectionRedirected() { troubled?() }

    /// Starts a task that makes the connection. After failures, the task first waits.
    func connect() {
        state = .connecting
        loop.spawn(with: self) { node in await node.connectUntilReady() }
    }

    private func connectUntilReady() async {
        while case .connecting = state {
            await loop.sleep(nanoseconds: Self.rest(after: failures, trouble))
            guard case .connecting = state else { return }
            do throws(RedisError) {
                let connection = try await makeConnection()
                guard case .connecting = state else { return connection.close() }
                // The connection can have ended directly after its greeting, without having informed this
                // node yet. A call that the connection accepted now would never end.
                guard !connection.isClosed else { throw .unavailable }
                contact = nil
                adoptConnection(connection)
            } catch {
                failures += 1
                trouble = error
                failWaiting(error)
            }
        }
    }

    /// The pause before the node connects again, in nanoseconds. After one failure there is no pause. After
    /// two it is 10 ms, and each further failure doubles it. The pause is then shortened at random, by up to
    /// half, so that many edges do not reconnect at once.
    ///
    /// The longest pause is 50 ms for a server that is away or loads its data, because messages are refused
    /// until it is back. It is 150 ms for a replica, and 1 s for a server that denies access.
    private static func rest(after failures: Int, _ trouble: RedisError) -> UInt64 {
        guard failures > 1 else { return 0 }
        let longest: UInt64 =
            switch trouble {
            case .denied: 1_000_000_000
            case .readOnly: 150_000_000
            default: 50_000_000
            }
        let whole = min(10_000_000 << UInt64(min(failures - 2, 7)), longest)
        return UInt64.random(in: whole / 2...whole)
    }

    private func makeConnection() async throws(RedisError) -> Connection {
        guard let locator else { return try await connectToAddress() }
        var candidates = try await candidates(of: locator)
        var trouble = RedisError.unavailable
        var place = 0
        while place < candidates.count {
            guard case .connecting = state else { throw .unavailable }
            address = candidates[place]
            place += 1
            ownMaster = nil
            do throws(RedisError) {
                return try await connectToAddress()
            } catch {
                // The error is kept but not thrown, because the next candidate can still be the master.
                trouble = error
            }
            // After a manual FAILOVER, sentinels name the old master, now a replica, for another 20 to 25 s.
            // The sentinels ask a replica for its role every ten seconds, and accept a change at the second
            // report. The replica itself names its new master at once, so that server is tried next. It must
            // confirm that it is the master.
            if let next = ownMaster.map(locator.resolveAddress(of:)), !candidates.contains(next) {
                candidates.append(next)
            }
        }
        throw trouble
    }

    private func candidates(of locator: any ServerLocator) async throws(RedisError) -> [RedisAddress] {
        defer { contact = locator.contact }
        return try await locator.locateMaster(within: options.connectDeadline)
    }

    /// Connects to the addresses of the server's name, and takes the first one that answers within
    /// `connectDeadline`.
    private func connectToAddress() async throws(RedisError) -> Connection {
        let due = loop.now + UInt64(options.connectDeadline) * 1_000_000
        let resolution = await Resolver.shared.addresses(
            of: address.host, port: address.port, on: loop, within: options.connectDeadline)
        let places: [SocketAddress]
        switch resolution {
        case .found(let found): places = found
        case .failed(let reason):
            contact = .unknownName(address.host, reason: reason.text)
            throw .unavailable
        case .timedOut:
            contact = .unknownName(address.host, reason: LookupFailure.timedOut.text)
            throw .unavailable
        }
        guard case .connecting = state else { throw .unavailable }
        let race = ConnectionRace<Connection, RedisError>(
            places, on: loop, due: due, none: .unavailable,
            failure: { [unowned self] error in
                self.contact = Self.contact(error, at: "\(self.address)")
                return .unavailable
            },
            discard: { $0.close() }
        ) { [unowned self] channel, place throws(RedisError) in
            try await self.prepare(channel, at: self.named(place))
        }
        connecting = race
        defer { connecting = nil }
        let connection = try await race.run()
        connection.owner = self
        return connection
    }

    /// The address as it is written in the configuration, and the IP address that was found for its name.
    private func named(_ place: SocketAddress) -> String {
        "\(place)".hasPrefix(address.host) ? "\(place)" : "\(address) (\(place))"
    }

    private static func contact(_ error: SystemError, at place: String) -> ContactFault {
        switch error.number {
        // A unix socket that does not exist (`ENOENT`) counts as refused.
        case ECONNREFUSED, ENOENT: .refused(place)
        case ETIMEDOUT: .timedOut(place)
        default: .noWay(place, reason: error.reason)
        }
    }

    private func prepare(_ channel: Channel, at place: String) async throws(RedisError) -> Connection {
        try await secure(channel, at: place)
        let connection = Connection(channel)
        do {
            try await greet(connection)
        } catch {
            contact =
                switch error {
                case .unavailable where channel.timedOut: .timedOut(place)
                case .unavailable where connection.isGarbled: .notRedis(place)
                case .unavailable: .hungUp(place)
                // This error is Redis' own reply, so the contact with the server has no fault.
                default: nil
                }
            connection.close()
            throw error
        }
        channel.clearDeadline()
        return connection
    }

    private func secure(_ channel: Channel, at place: String) async throws(RedisError) {
        do throws(SystemError) {
            try await channel.finishConnecting()
        } catch {
            contact = Self.contact(error, at: place)
            throw .unavailable
        }
        guard let tls else { return }
        do {
            try await SecureLayer.connect(channel, tls, host: address.host)
        } catch {
            contact =
                switch error {
                case .timedOut, .aborted: .timedOut(place)
                case .noTLS(let reason): .insecure(place, reason: "it does not speak TLS (\(reason))")
                default: .insecure(place, reason: "\(error)")
                }
            switch error {
            case .hungUp, .timedOut, .aborted: throw .unavailable
            // The server is perhaps forged, so no message may pass by grace (`.denied`).
            default: throw .denied(code: "TLS")
            }
        }
    }

    /// Signs in and selects the database, in one write. PING checks that the server replies, because a
    /// stopped process accepts connections, too.
    private func greet(_ connection: Connection) async throws(RedisError) {
        var signIn: RedisCall?
        var selection: RedisCall?
        if let password = address.password {
            signIn = send(["AUTH"] + (address.user.map { [$0] } ?? []) + [password], over: connection)
        }
        if address.database != 0 { selection = send(["SELECT", String(address.database)], over: connection) }
        let role = locator == nil ? nil : send(["ROLE"], over: connection)
        let ping = send(["PING"], over: connection)
        await ping.waitForReply()
        if let error = signIn?.failure { throw Self.refusal(error, of: "AUTH") }
        if let error = selection?.failure { throw Self.refusal(error, of: "SELECT") }
        if let role { try expectMaster(role) }
        switch ping.failure {
        // The server is usable even if the Redis user may not call PING or the disk is full.
        case nil, .denied(code: "NOPERM"), .misconfigured: return
        // Only the greeting was sent, so no command can have been executed.
        case .unknownOutcome?: throw .unavailable
        case let error?: throw error
        }
    }

    /// Checks by ROLE that the server is the master, because the sentinels' view can be old.
    private func expectMaster(_ role: RedisCall) throws(RedisError) {
        if let error = role.failure { throw error == .unknownOutcome ? .unavailable : error }
        guard case .success(.array(let items)) = role.takeOutcome(), let word = items.first?.bytes else {
            throw .readOnly
        }
        guard !word.elementsEqual("master".utf8) else { return }
        // A replica's reply to ROLE begins with `slave` and its master's host and port.
        if items.count > 2, let host = items[1].bytes,
            let port = items[2].integer.flatMap({ UInt16(exactly: $0) })
        {
            ownMaster = RedisPlace(host: String(decoding: host, as: UTF8.self), port: port)
        }
        throw .readOnly
    }

    private func send(_ words: [String], over connection: Connection) -> RedisCall {
        var arguments = RedisArguments()
        for word in words { arguments.append(word) }
        let call = RedisCall(self)
        call.mostReply = RedisCall.mostOfMessage
        connection.submitCall(call) { $0.writeCall(arguments, keys: nil, RedisArguments()) }
        return call
    }

    /// A refused greeting means a wrong setting (`.denied`), except for errors that end by themselves.
    private static func refusal(_ error: RedisError, of command: String) -> RedisError {
        switch error {
        case .unavailable, .unknownOutcome: .unavailable
        case .loading, .busy, .denied: error
        default: .denied(code: command)
        }
    }
}
