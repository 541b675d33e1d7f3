package import Reactor

/// A load run: the loops that send requests, and the control loop that collects their reports.
package final class LoadRun {
    private let options: LoadOptions
    private let control: EventLoop
    private var collector: Collector
    private var loops: [EventLoop] = []
    private var generators: [LoopBound<Generator>] = []
    private let end = Waiter()
    private var wasStopped = false

    /// - Parameters:
    ///   - control: the loop that collects the reports. Other loops send the requests.
    ///   - progress: called on the control loop after every interval.
    package init(
        _ options: LoadOptions, on control: EventLoop, progress: @escaping (LoadProgress) -> Void = { _ in }
    ) {
        self.options = options
        self.control = control
        collector = Collector(options, progress: progress)
    }

    private static func addresses(of options: LoadOptions, on control: EventLoop) async -> [SocketAddress] {
        let resolution = await Resolver.shared.addresses(
            of: options.target.host, port: options.target.port, on: control, within: 5_000)
        if case .found(let addresses) = resolution { return addresses }
        return []
    }

    package func runLoad() async -> LoadResult {
        let addresses = await Self.addresses(of: options, on: control)
        let start = Clocks.monotonic() + 20_000_000
        collector.beginCollecting(at: start, wallMilliseconds: Clocks.wallMilliseconds() + 20)
        let me = LoopBound(self, on: control)
        for index in 0..<options.loops {
            let loop = EventLoop(name: "load-\(index)", isPunctual: true)
            loop.start()
            loops.append(loop)
            let options = options
            let generator = await loop.makeValue { loop in
                let made = Generator(options, loop: index, start: start, addresses: addresses, on: loop) {
                    report in
                    me.tell { $0.take(report) }
                }
                made.runGenerator()
                return made
            }
            generators.append(generator)
        }
        if wasStopped { stopAll() }
        while !collector.isDone { await end.wait() }
        for loop in loops { await loop.end() }
        return collector.makeResult(wasStopped: wasStopped)
    }

    /// Begins no more requests. Those in progress get the drain time to end.
    package func stopLoad() {
        wasStopped = true
        stopAll()
    }

    private func stopAll() {
        for generator in generators { generator.tell { $0.breakOff() } }
    }

    private func take(_ report: LoopReport) {
        collector.takeReport(report)
        if collector.isDone { end.wake() }
    }
}

package struct LoadProgress: Sendable {
    /// In seconds: the time since the start of the run, and the time for which the run begins requests.
    package let elapsed: Double
    package let whole: Double
    /// All measurements so far, and those of the last interval.
    package let total: LoadCounts
    package let last: SeriesPoint
    package let isWarmingUp: Bool

    package init(elapsed: Double, whole: Double, total: LoadCounts, last: SeriesPoint, isWarmingUp: Bool) {
        self.elapsed = elapsed
        self.whole = whole
        self.total = total
        self.last = last
        self.isWarmingUp = isWarmingUp
    }
}
