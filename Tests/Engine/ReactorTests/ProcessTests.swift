import Glibc
import Reactor
import TestSupport
import Testing

@Suite struct `A child process` {
    private func outcome(of arguments: [String], killing: Bool = false, in folder: TemporaryFolder)
        async throws -> Int32?
    {
        try await run(on: ChildProcessLoop.loop) { loop in
            let output = try Files.openForAppend(to: folder.file("out"))
            var child = try ChildProcess(arguments, output: output)
            let exit = try ProcessExit(child.id, on: loop)
            if killing { child.sendSignal(SIGKILL) }
            await exit.wait()
            return child.ended()
        }
    }

    @Test(arguments: [0, 3] as [Int32])
    func `A child process reports its exit code`(code: Int32) async throws {
        #expect(try await outcome(of: ["sh", "-c", "exit \(code)"], in: TemporaryFolder()) == code)
    }

    @Test func `A child process reports the signal that ended it`() async throws {
        #expect(
            try await outcome(of: ["sleep", "100"], killing: true, in: TemporaryFolder()) == 128 + SIGKILL)
    }

    @Test func `A child process writes to its given output, and inherits no other descriptor`() async throws {
        let folder = try TemporaryFolder()
        let secret = try Files.openForAppend(to: folder.file("secret"))
        #expect(try await outcome(of: ["sh", "-c", "ls -l /proc/$$/fd; echo done >&2"], in: folder) == 0)
        withExtendedLifetime(secret.number) {}
        let text = try #require(folder.read("out"))
        #expect(text.contains("done"))
        #expect(!text.contains("secret"))
        #expect(!text.contains("eventpoll"))
    }

    @Test func `A child process whose program does not exist is an error at once`() async throws {
        let folder = try TemporaryFolder()
        let error = await #expect(throws: SystemError.self) {
            try await outcome(of: ["usher-no-such-program"], in: folder)
        }
        #expect(error?.number == ENOENT)
    }
}

@Suite struct `A file's lock` {
    @Test func `A file's lock has one holder at a time`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("lock")
        var holders: [Bool] = []
        do {
            let first = try Files.lockFile(path)
            holders.append(first != nil)
            let second = try Files.lockFile(path)
            holders.append(second != nil)
        }
        #expect(holders == [true, false])
        // Another test can be starting a child process. Until the child runs its program, it has copies of
        // all descriptors, so it can still hold the lock.
        let isFree = try await onLoop { loop in
            await eventually(on: loop) { canLock(path) }
        }
        #expect(isFree)
    }
}

private func canLock(_ path: String) -> Bool {
    do {
        let lock = try Files.lockFile(path)
        return lock != nil
    } catch {
        return false
    }
}

@Suite struct `A socket address` {
    @Test(arguments: [
        ("127.0.0.1", SocketAddress.v4(0x7F00_0001, port: 80)), ("::1", .v6(0, 1, port: 80)),
        ("2001:db8::ff", .v6(0x2001_0DB8_0000_0000, 0xFF, port: 80)),
    ])
    func `A socket address is read from a numeric address`(text: String, address: SocketAddress) {
        #expect(SocketAddress(numeric: text, port: 80) == address)
    }

    @Test(arguments: ["localhost", "256.0.0.1", "1.2.3", "::1%lo", ""])
    func `A socket address is not read from anything else`(text: String) {
        #expect(SocketAddress(numeric: text, port: 80) == nil)
    }

    @Test func `A socket address is unchanged after a round trip through the kernel`() throws {
        let socket = try Sockets.listen(on: .loopback(port: 0), shared: true)
        let address = try #require(Sockets.localAddress(of: socket.number))
        #expect(address.port.map { $0 > 0 } == true)
        #expect(address.with(port: 0) == .loopback(port: 0))
    }

    @Test func `A socket address is resolved from a name, number or path, if that is known`() async throws {
        let found = try await onLoop { loop in
            var found: [Resolution] = []
            for host in ["localhost", "127.0.0.1", "/run/x.sock", "usher.invalid"] {
                found.append(await Resolver.shared.addresses(of: host, port: 9, on: loop, within: 15_000))
            }
            return found
        }
        guard case .found(let local) = found[0] else { throw NotFound() }
        #expect(local.contains(.loopback(port: 9)) || local.contains(.v6(0, 1, port: 9)))
        #expect(found[1] == .found([.loopback(port: 9)]))
        #expect(found[2] == .found([.unix("/run/x.sock")]))
        guard case .failed = found[3] else { throw NotFound() }
    }

    @Test func `A socket address gives its bytes in network order`() {
        #expect(SocketAddress.v4(0x7F00_0001, port: 1).bytes == [127, 0, 0, 1])
        let six = SocketAddress(numeric: "2001:db8::ff", port: 1)?.bytes
        #expect(six == [0x20, 0x01, 0x0D, 0xB8] + [UInt8](repeating: 0, count: 11) + [0xFF])
        #expect(SocketAddress.unix("/x").bytes == nil)
    }

    private struct NotFound: Error {}
}
