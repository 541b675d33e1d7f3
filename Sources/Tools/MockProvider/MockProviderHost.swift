import Bytes
package import Reactor
package import TLS
import Wire

package final class MockProviderHost {
    let loop: EventLoop
    let options: MockProviderOptions
    let head = RequestHead()
    package internal(set) var figures = MockProviderFigures()
    /// How many messages this host is answering now.
    private var atOnce = 0
    private let openAI: AnswerScript
    private let anthropic: AnswerScript
    /// The complete answers to requests that are no messages, by path.
    let documents: [String: [UInt8]]
    private var random: SplitMix64
    private var listener: Listener?
    private var connections: [ObjectIdentifier: MockProviderConnection] = [:]

    /// The TLS settings. If they are nil, the mock provider uses plain HTTP.
    private let security: TLSContext?

    /// Creates the host, which listens at once.
    package init(
        _ options: MockProviderOptions, loop index: Int, socket: consuming Descriptor, security: TLSContext?,
        on loop: EventLoop
    ) {
        self.options = options
        self.loop = loop
        self.security = security
        openAI = AnswerScript(options, isAnthropic: false)
        anthropic = AnswerScript(options, isAnthropic: true)
        documents = options.documents.mapValues(AnswerScript.wholeAnswer)
        random = SplitMix64(seed: options.seed &+ UInt64(index) &* 0x9E37_79B9)
        listener = Listener(socket, on: loop) { [unowned self] channel, _ in
            guard let security else { return welcome(channel) }
            loop.spawn(with: (self, channel, security)) { host, channel, security in
                await host.shakeHands(channel, security)
            }
        }
    }

    private func shakeHands(_ channel: Channel, _ security: TLSContext) async {
        channel.setDeadline(afterMilliseconds: 10_000)
        do throws(TLSError) {
            _ = try await SecureLayer.accept(channel, security)
        } catch {
            return channel.close()
        }
        channel.clearDeadline()
        welcome(channel)
    }

    private func welcome(_ channel: Channel) {
        guard listener != nil else { return channel.close() }
        let connection = MockProviderConnection(channel, self)
        figures.connections += 1
        connections[ObjectIdentifier(connection)] = connection
        channel.pump = connection
        connection.channelReady()
    }

    package func closeHost() {
        listener?.close()
        listener = nil
        for connection in connections.values { connection.shutConnection() }
    }

    func tookMessage() {
        atOnce += 1
        figures.mostAtOnce = max(figures.mostAtOnce, atOnce)
    }

    func endedMessage() { atOnce -= 1 }

    func connectionLeft(_ connection: MockProviderConnection) {
        connections[ObjectIdentifier(connection)] = nil
    }

    func chooseScript(isAnthropic: Bool) -> AnswerScript { isAnthropic ? anthropic : openAI }

    // MARK: Chance

    func drawDelay() -> UInt64 { UInt64(options.delay.drawValue(&random) * 1e9) }
    func drawGap() -> UInt64 { UInt64(options.gap.drawValue(&random) * 1e9) }
    func drawChunks() -> Int { max(1, Int(options.chunks.drawValue(&random).rounded())) }

    /// Draws the fault of the next answer. nil means no fault.
    func drawFault() -> InjectedFault? {
        guard !options.faults.isEmpty else { return nil }
        var share = Spread.drawShare(&random)
        for fault in InjectedFault.allCases {
            let bound = options.faults[fault] ?? 0
            if share < bound {
                figures.faults[fault, default: 0] += 1
                return fault
            }
            share -= bound
        }
        return nil
    }

    /// Counts a fault `fail` that the request demands (header `x-mock-fail`), and returns it.
    func failOnce() -> InjectedFault {
        figures.faults[.fail, default: 0] += 1
        return .fail
    }

    func nextFailure() -> Int { [500, 502, 503][(figures.faults[.fail] ?? 0) % 3] }
}
