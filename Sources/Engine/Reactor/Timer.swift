/// Calls its owner at a time of the monotonic clock, on the owner's loop.
///
/// Postponing a timer is one store into memory, because the timer moves in the heap only when its old time
/// has come. This matters, because every relayed chunk postpones a deadline.
package final class Timer {
    /// The time to fire, in nanoseconds of the monotonic clock. `.max` means never.
    package fileprivate(set) var due: UInt64 = .max
    /// The time by which the heap orders the timer. It is earlier than `due` after the timer was postponed.
    fileprivate var key: UInt64 = .max
    /// The timer's index in the heap, or -1 if it is not in the heap.
    fileprivate var place = -1

    private unowned let owner: any Timed
    /// While the timer is armed, this reference keeps the owner alive. Otherwise it is nil.
    private var kept: (any Timed)?

    package init(_ owner: any Timed) { self.owner = owner }

    fileprivate func keepOwner() { kept = owner }

    /// Releases the owner, whose `deinit` can cancel timers. So call this outside the methods of `TimerHeap`.
    func releaseOwner() { kept = nil }

    func fire() {
        let owner = kept
        kept = nil
        owner?.timePassed()
    }
}

/// The owner of a timer. An armed timer keeps its owner alive until it fires or is cancelled.
package protocol Timed: AnyObject {
    /// Is called once when the timer fires, on the loop. The timer is no longer armed then.
    func timePassed()
}

struct TimerHeap {
    private var timers: [Timer] = []

    /// The earliest time at which a timer can be due.
    var next: UInt64? { timers.first?.key }

    mutating func armTimer(_ timer: Timer, at due: UInt64) {
        timer.due = due
        if timer.place < 0 {
            guard due < .max else { return }
            timer.key = due
            timer.place = timers.count
            timer.keepOwner()
            timers.append(timer)
            rise(from: timer.place)
        } else if due < timer.key {
            timer.key = due
            rise(from: timer.place)
        }
    }

    mutating func cancelTimer(_ timer: Timer) {
        timer.due = .max
        guard timer.place >= 0 else { return }
        remove(at: timer.place)
    }

    mutating func removeAll() -> [Timer] {
        defer { timers = [] }
        return timers
    }

    /// Removes and returns a timer that is due, or nil if none is. Postponed timers move to their new places
    /// in the heap.
    mutating func popDue(at now: UInt64) -> Timer? {
        while let first = timers.first, first.key <= now {
            if first.due <= now {
                remove(at: 0)
                first.due = .max
                return first
            }
            if first.due == .max {
                remove(at: 0)
            } else {
                first.key = first.due
                sink(from: 0)
            }
        }
        return nil
    }

    private mutating func remove(at place: Int) {
        let timer = timers[place]
        timer.place = -1
        let last = timers.removeLast()
        guard last !== timer else { return }
        timers[place] = last
        last.place = place
        sink(from: place)
        rise(from: last.place)
    }

    private mutating func rise(from start: Int) {
        var place = start
        while place > 0 {
            let parent = (place - 1) / 2
            guard timers[place].key < timers[parent].key else { return }
            swap(place, parent)
            place = parent
        }
    }

    private mutating func sink(from start: Int) {
        var place = start
        while true {
            var least = place
            for child in [2 * place + 1, 2 * place + 2] where child < timers.count {
                if timers[child].key < timers[least].key { least = child }
            }
            guard least != place else { return }
            swap(place, least)
            place = least
        }
    }

    private mutating func swap(_ left: Int, _ right: Int) {
        timers.swapAt(left, right)
        timers[left].place = left
        timers[right].place = right
    }
}
