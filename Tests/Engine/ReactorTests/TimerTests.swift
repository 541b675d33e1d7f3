import Bytes
import TestSupport
import Testing

@testable import Reactor

@Suite struct `A heap of timers` {
    private final class Owner: Timed {
        var fired = 0
        func timePassed() { fired += 1 }
    }

    @Test func `A heap of timers returns them in order of time`() {
        var heap = TimerHeap()
        let owner = Owner()
        let dues: [UInt64] = [50, 10, 40, 10, 30, 20]
        let timers = dues.map { due in
            let timer = Timer(owner)
            heap.armTimer(timer, at: due)
            return timer
        }
        var order: [UInt64] = []
        for moment in stride(from: UInt64(5), through: 60, by: 5) {
            while let timer = heap.popDue(at: moment) {
                let place = timers.firstIndex { $0 === timer }
                order.append(place.map { dues[$0] } ?? 0)
                #expect(timer.due == .max, "a timer that fired is disarmed")
            }
        }
        #expect(order == dues.sorted())
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `A heap of timers agrees with a plain list under random use`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var heap = TimerHeap()
        let owner = Owner()
        let timers = (0..<60).map { _ in Timer(owner) }
        var model: [Int: UInt64] = [:]
        var now: UInt64 = 0
        for step in 0..<5000 {
            let place = Int.random(in: 0..<60, using: &random)
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<6:
                let due = now + UInt64.random(in: 1...500, using: &random)
                heap.armTimer(timers[place], at: due)
                model[place] = due
            case 6:
                heap.armTimer(timers[place], at: .max)
                model[place] = nil
            case 7:
                heap.cancelTimer(timers[place])
                model[place] = nil
            default:
                now += UInt64.random(in: 0...80, using: &random)
                var fired: Set<Int> = []
                while let timer = heap.popDue(at: now) {
                    if let place = timers.firstIndex(where: { $0 === timer }) { fired.insert(place) }
                }
                let expected = Set(model.filter { $0.value <= now }.keys)
                #expect(fired == expected, "seed \(seed), step \(step)")
                for place in expected { model[place] = nil }
            }
            if let earliest = model.values.min() {
                #expect(
                    heap.next.map { $0 <= earliest } == true,
                    "seed \(seed), step \(step): its next time is too late"
                )
            }
        }
    }
}

@Suite struct `A timer on a loop` {
    private final class Alarm: Timed {
        let loop: EventLoop
        let done: Waiter
        var moments: [UInt64] = []
        init(_ loop: EventLoop, _ done: Waiter = Waiter()) { (self.loop, self.done) = (loop, done) }
        func timePassed() {
            moments.append(loop.now)
            done.wake()
        }
    }

    @Test func `A timer on a loop fires once, and not before the time it was postponed to`() async throws {
        let span = try await onLoop { loop in
            let alarm = Alarm(loop)
            let timer = Timer(alarm)
            let start = loop.now
            loop.arm(timer, at: start + 5_000_000)
            loop.arm(timer, at: start + 20_000_000)
            await alarm.done.wait()
            await loop.sleep(nanoseconds: 10_000_000)
            return alarm.moments.map { $0 - start }
        }
        try #require(span.count == 1)
        #expect(span[0] >= 20_000_000)
    }

    @Test func `A timer keeps its owner alive until it has fired, and then lets it go`() async throws {
        let (isAlive, isFreed) = try await onLoop { loop in
            let done = Waiter()
            weak var seen: Alarm?
            do {
                let alarm = Alarm(loop, done)
                seen = alarm
                loop.arm(Timer(alarm), at: loop.now + 1_000_000)
            }
            let isAlive = seen != nil
            await done.wait()
            await loop.sleep(nanoseconds: 1)
            return (isAlive, seen == nil)
        }
        #expect(isAlive && isFreed)
    }

    @Test func `A timer on a loop does not fire once it is cancelled`() async throws {
        let moments = try await onLoop { loop in
            let alarm = Alarm(loop)
            let timer = Timer(alarm)
            loop.arm(timer, at: loop.now + 2_000_000)
            loop.cancel(timer)
            await loop.sleep(nanoseconds: 10_000_000)
            return alarm.moments
        }
        #expect(moments.isEmpty)
    }
}
