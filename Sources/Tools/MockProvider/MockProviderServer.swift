package import Reactor
package import TLS

/// A mock provider with several loops, which listen on one address.
package final class MockProviderServer: Sendable {
    package let address: SocketAddress
    private let loops: [EventLoop]
    private let hosts: [LoopBound<MockProviderHost>]

    /// Starts to listen. If the port is 0, the kernel chooses one.
    /// - Parameter security: the TLS settings. If it is nil, the server uses plain HTTP.
    package static func startServer(
        _ options: MockProviderOptions, on address: SocketAddress, loops count: Int,
        security: TLSContext? = nil
    ) async throws(SystemError) -> MockProviderServer {
        var bound = address
        var loops: [EventLoop] = []
        var hosts: [LoopBound<MockProviderHost>] = []
        for index in 0..<count {
            let socket = try Sockets.listen(on: bound, shared: count > 1)
            bound = Sockets.localAddress(of: socket.number) ?? bound
            let number = socket.release()
            let loop = EventLoop(name: "upstream-\(index)", isPunctual: true)
            loop.start()
            loops.append(loop)
            hosts.append(
                await loop.makeValue { loop in
                    MockProviderHost(
                        options, loop: index, socket: Descriptor(owning: number), security: security, on: loop
                    )
                })
        }
        return MockProviderServer(bound, loops, hosts)
    }

    private init(_ address: SocketAddress, _ loops: [EventLoop], _ hosts: [LoopBound<MockProviderHost>]) {
        self.address = address
        self.loops = loops
        self.hosts = hosts
    }

    package var port: UInt16 { address.port ?? 0 }

    package func readFigures() async -> MockProviderFigures {
        var sum = MockProviderFigures()
        for host in hosts { sum = sum + (await host.ask { $0.figures }) }
        return sum
    }

    package func stopServer() async {
        for host in hosts { await host.ask { $0.closeHost() } }
        for loop in loops { await loop.end() }
    }
}
