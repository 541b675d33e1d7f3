import Reactor
import TestSupport
import Testing

@testable import Ledger

@Suite struct `A periodic job` {
    private static let hour: UInt64 = 3_600_000_000_000

    @Test func `A periodic job runs at once when asked to, and once more if it was running`()
        async throws
    {
        try await onLoop { loop in
            let job = PeriodicJob(every: Self.hour...Self.hour, on: loop)
            defer { job.stop() }
            var (begun, mayEnd) = (0, false)
            job.start {
                begun += 1
                while !mayEnd { await loop.sleep(nanoseconds: 1_000_000) }
            }
            job.runNow()
            #expect(await eventually(on: loop) { begun == 1 })
            // `runNow` is called three times while the job runs. The job then runs only once more.
            for _ in 0..<3 { job.runNow() }
            mayEnd = true
            #expect(await eventually(on: loop) { begun == 2 })
            await loop.sleep(nanoseconds: 5_000_000)
            #expect(begun == 2)
        }
    }

    @Test func `A periodic job that was stopped does not run when asked to`() async throws {
        try await onLoop { loop in
            let job = PeriodicJob(every: Self.hour...Self.hour, on: loop)
            var begun = 0
            job.start { begun += 1 }
            job.stop()
            job.runNow()
            await loop.sleep(nanoseconds: 5_000_000)
            #expect(begun == 0)
        }
    }
}
