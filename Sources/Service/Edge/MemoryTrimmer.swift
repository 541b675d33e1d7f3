import Reactor

/// Makes the allocator return memory to the system after many requests, large bodies or many reloads.
/// Otherwise the process would keep free blocks between used ones.
///
/// Reading the allocator's statistics locks the allocator for a moment. They are therefore read only while
/// the process is larger than its smallest size so far.
final class MemoryTrimmer {
    /// The time between two checks, in nanoseconds. Freed memory is returned within a minute.
    private static let pause: UInt64 = 20_000_000_000
    /// The least number of free bytes for which memory is returned to the system.
    private static let slack = 8 << 20

    private let control: EventLoop
    /// The smallest size of the process so far, in bytes.
    private var smallest = ProcessMemory.anonymousBytes
    /// The number of free bytes that the process still had after memory was last returned to the system. They
    /// cannot be returned, because they are in partly used pages or in stacks.
    private var remainder = 0
    private var isLooking = false
    private lazy var timer = Timer(self)

    init(on control: EventLoop) {
        self.control = control
        control.arm(timer, at: control.now + Self.pause)
    }

    func stop() { control.cancel(timer) }

    private func look() async {
        isLooking = true
        let known = remainder
        let left: Int? = await control.offloadWork {
            guard Self.excess > known + Self.slack else { return nil }
            ProcessMemory.returnToSystem()
            return Self.excess
        }
        remainder = left ?? remainder
        isLooking = false
    }

    private static var excess: Int { ProcessMemory.anonymousBytes - ProcessMemory.allocatedBytes }
}

extension MemoryTrimmer: Timed {
    func timePassed() {
        control.arm(timer, at: control.now + Self.pause)
        let now = ProcessMemory.anonymousBytes
        smallest = min(smallest, now)
        guard !isLooking, now > smallest + Self.slack else { return }
        control.spawn(with: self) { await $0.look() }
    }
}
