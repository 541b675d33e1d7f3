import Ledger
import Reactor

/// Reads the kill switches every two seconds, so that all edges apply a change within five seconds. It also
/// reads the results of the last comparisons with providers' bills. It runs on the control loop.
final class KillSwitchPoller: Timed {
    private static let pause: UInt64 = 2_000_000_000

    private let records: RecordStore
    private let killSwitches: KillSwitches
    private let comparisons: BillComparisons
    private let loop: EventLoop
    private var isStopped = false
    private lazy var timer = Timer(self)

    init(
        _ records: RecordStore, _ killSwitches: KillSwitches, _ comparisons: BillComparisons,
        on loop: EventLoop
    ) {
        self.records = records
        self.killSwitches = killSwitches
        self.comparisons = comparisons
        self.loop = loop
    }

    func start() async {
        await readSwitches()
        timePassedLater()
    }

    func stop() {
        isStopped = true
        loop.cancel(timer)
    }

    /// Reads the kill switches and the compared bills. If Redis does not respond, the last known values stay.
    func readSwitches() async {
        if let settings = try? await records.operators.readSwitches() { killSwitches.takeSettings(settings) }
        if let found = try? await records.bills.billComparisons() { comparisons.takeComparisons(found) }
    }

    func timePassed() {
        loop.spawn(with: self) { poller in
            await poller.readSwitches()
            poller.timePassedLater()
        }
    }

    private func timePassedLater() {
        guard !isStopped else { return }
        loop.arm(timer, at: loop.now + Self.pause)
    }
}
