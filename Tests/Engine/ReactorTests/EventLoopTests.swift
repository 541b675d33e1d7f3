import Dispatch
import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Reactor

private let endedThreads = Atomic(0)

@Suite struct `An event loop` {
    @Test func `An event loop runs all work that other threads post, on its own thread`() async throws {
        let loop = EventLoop(name: "test")
        loop.start()
        let ran = Atomic<Int>(0)
        let elsewhere = Atomic<Int>(0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<2000 {
                loop.postWork {
                    ran.add(1, ordering: .relaxed)
                    if !loop.isCurrent { elsewhere.add(1, ordering: .relaxed) }
                }
            }
        }
        let isDone = try await run(on: loop) { loop in
            await eventually(on: loop) { ran.load(ordering: .relaxed) == 16_000 }
        }
        #expect(isDone)
        #expect(elsewhere.load(ordering: .relaxed) == 0)
        loop.stop()
    }

    @Test func `An event loop wakes from an indefinite wait when work is posted`() async throws {
        let loop = EventLoop(name: "test")
        loop.start()
        for _ in 0..<200 {
            await withCheckedContinuation { continuation in loop.postWork { continuation.resume() } }
        }
        loop.stop()
    }

    @Test func `An event loop has run its last turn when end() returns`() async throws {
        let loop = EventLoop(name: "test")
        loop.start()
        let isOver = Atomic<Bool>(false)
        await withCheckedContinuation { continuation in
            loop.postWork {
                continuation.resume()
                usleep(50_000)
                isOver.store(true, ordering: .releasing)
            }
        }
        await loop.end()
        let wasOver = isOver.load(ordering: .acquiring)
        #expect(wasOver)
        await loop.end()
    }

    @Test func `An event loop has no thread left when end() returns`() async throws {
        // When a thread ends, the system calls a function that was set for a `pthread_key_t`. Libraries such
        // as OpenSSL free their memory in such a function.
        var key = pthread_key_t()
        let made = unsafe pthread_key_create(&key) { _ in
            usleep(50_000)
            endedThreads.add(1, ordering: .releasing)
        }
        #expect(made == 0)
        defer { pthread_key_delete(key) }
        let loop = EventLoop(name: "test")
        loop.start()
        await withCheckedContinuation { [key] continuation in
            loop.postWork {
                _ = unsafe pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1))
                continuation.resume()
            }
        }
        await loop.end()
        let ended = endedThreads.load(ordering: .acquiring)
        #expect(ended == 1)
    }

    @Test(arguments: [(true, "1"), (false, "50000")])
    func `A punctual loop has a timer slack of 1 ns, another one of 50 µs`(isPunctual: Bool, slack: String)
        async throws
    {
        let loop = EventLoop(name: "test", isPunctual: isPunctual)
        loop.start()
        let found = try await run(on: loop) { _ in
            // The file `timerslack_ns` exists only under the thread's own number.
            let thread = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
            let number = thread.split(separator: "/").last ?? ""
            return try String(contentsOfFile: "/proc/\(number)/timerslack_ns", encoding: .utf8)
        }
        #expect(found == slack + "\n")
        loop.stop()
    }

    @Test func `An event loop keeps its tasks on its thread, whatever they wait for`() async throws {
        let places = try await onLoop { loop in
            var places = [loop.isCurrent]
            await loop.sleep(nanoseconds: 1_000_000)
            places.append(loop.isCurrent)
            let number = await loop.offloadWork { 42 }
            places.append(loop.isCurrent && number == 42)
            _ = await Resolver.shared.addresses(of: "localhost", port: 1, on: loop, within: 5_000)
            places.append(loop.isCurrent)
            let waiter = Waiter()
            DispatchQueue.global().async { [box = Handle(waiter)] in loop.postWork { box.value.wake() } }
            await waiter.wait()
            places.append(loop.isCurrent)
            return places
        }
        #expect(places == [true, true, true, true, true])
    }

    @Test func `An event loop does not switch tasks at an await that does not suspend`() async throws {
        let order = try await onLoop { loop in
            let log = Log()
            loop.spawn(with: log) { log in log.lines.append("other") }
            log.lines.append("before")
            await doesNotWait()
            log.lines.append("after")
            await loop.sleep(nanoseconds: 1)
            return log.lines
        }
        #expect(order == ["before", "after", "other"])
    }

    @Test func `An event loop flushes once, after all ready tasks have run`() async throws {
        let order = try await onLoop { loop in
            let log = Log()
            let flush = Flush(log)
            for number in 0..<3 {
                loop.spawn(with: (log, flush)) { log, flush in
                    log.lines.append("task \(number)")
                    if number == 0 { loop.flushLater(flush) }
                }
            }
            await loop.sleep(nanoseconds: 1)
            return log.lines
        }
        #expect(order == ["task 0", "task 1", "task 2", "flush"])
    }

    @Test func `An event loop passes a signal to its handler`() async throws {
        let caught = try await onLoop { loop in
            // Blocks the signal for this thread, because it would otherwise end the process.
            var set = sigset_t()
            unsafe sigemptyset(&set)
            unsafe sigaddset(&set, SIGUSR2)
            unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
            let waiter = Waiter()
            let log = Log()
            let source = SignalSource([SIGUSR2], on: loop) { number in
                log.lines.append("\(number)")
                waiter.wake()
            }
            raise(SIGUSR2)
            await waiter.wait()
            return withExtendedLifetime(source) { log.lines }
        }
        #expect(caught == ["\(SIGUSR2)"])
    }
}

@Suite struct `A table of polled sources` {
    private final class Source: PolledSource {
        var token: UInt64 = 0
        func ready(_ readiness: Readiness) {}
    }

    @Test func `A table of polled sources finds no source under the token of a removed one`() {
        var table = SourceTable()
        let first = Source()
        let second = Source()
        let old = table.insert(first)
        #expect(table.findSource(old) === first)
        table.remove(old)
        #expect(table.findSource(old) == nil)
        let new = table.insert(second)
        #expect(UInt32(truncatingIfNeeded: new) == UInt32(truncatingIfNeeded: old), "the slot is reused")
        #expect(table.findSource(old) == nil)
        #expect(table.findSource(new) === second)
        #expect(table.count == 1)
    }
}

private func doesNotWait() async {}

private final class Log { var lines: [String] = [] }

private final class Flush: Flushing {
    private let log: Log
    init(_ log: Log) { self.log = log }
    func flush() { log.lines.append("flush") }
}

/// Lets another thread hold an object of a loop, to bring it back to this loop.
private struct Handle: @unchecked Sendable {
    let value: Waiter
    init(_ value: Waiter) { self.value = value }
}
