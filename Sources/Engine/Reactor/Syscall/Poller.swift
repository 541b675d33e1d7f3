import CLinux
import Glibc

/// The operations for which a descriptor is ready.
package struct Readiness: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let reading = Readiness(rawValue: EPOLLIN.rawValue)
    package static let writing = Readiness(rawValue: EPOLLOUT.rawValue)
    /// The peer has stopped sending. The edge treats such a peer as one that has left.
    package static let peerClosed = Readiness(rawValue: EPOLLRDHUP.rawValue)
    package static let broken = Readiness(rawValue: EPOLLERR.rawValue | EPOLLHUP.rawValue)
    static let edge = Readiness(rawValue: EPOLLET.rawValue)
    /// If several loops watch the same socket, an event wakes only some of them (`EPOLLEXCLUSIVE`).
    static let exclusive = Readiness(rawValue: EPOLLEXCLUSIVE.rawValue)
}

/// The epoll descriptor on which a loop waits. The loop waits nowhere else.
@safe struct Poller: ~Copyable {
    private let epoll: Descriptor
    private let events: UnsafeMutableBufferPointer<epoll_event>

    init() {
        let number = epoll_create1(Int32(EPOLL_CLOEXEC))
        precondition(number >= 0, "the system gives no epoll descriptor: errno \(errno)")
        epoll = Descriptor(owning: number)
        unsafe events = .allocate(capacity: 256)
    }

    deinit { unsafe events.deallocate() }

    borrowing func addDescriptor(_ number: Int32, token: UInt64, for readiness: Readiness) throws(SystemError)
    {
        var event = unsafe epoll_event()
        unsafe event.events = readiness.rawValue
        unsafe event.data.u64 = token
        guard unsafe epoll_ctl(epoll.number, EPOLL_CTL_ADD, number, &event) == 0 else {
            throw SystemError.lastError("epoll_ctl")
        }
    }

    borrowing func removeDescriptor(_ number: Int32) {
        _ = epoll_ctl(epoll.number, EPOLL_CTL_DEL, number, nil)
    }

    /// Waits for at most `milliseconds`, or without a limit if it is -1. Returns the number of ready
    /// descriptors.
    borrowing func waitForEvents(milliseconds: Int32) -> Int {
        Self.found(unsafe linux_wait(epoll.number, events.baseAddress, Int32(events.count), milliseconds))
    }

    /// Waits with a resolution of nanoseconds, which Linux 5.11 and later support.
    borrowing func waitForEvents(nanoseconds: UInt64) -> Int {
        Self.found(
            unsafe linux_wait_for_events(epoll.number, events.baseAddress, Int32(events.count), nanoseconds))
    }

    private static func found(_ count: Int32) -> Int {
        if count >= 0 { return Int(count) }
        precondition(errno == EINTR, "epoll_wait fails only by a signal: errno \(errno)")
        return 0
    }

    borrowing func readEvent(_ index: Int) -> (token: UInt64, readiness: Readiness) {
        let event = unsafe events[index]
        return unsafe (event.data.u64, Readiness(rawValue: event.events))
    }
}
