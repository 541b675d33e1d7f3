import Limits
import Redis

/// The part of an admission's arguments that all requests under one schedule share, written down once for as
/// long as they also cost the same: 40 arguments of a plan with several limits become one copy.
struct ScheduleFormat {
    /// An object, so that a look at it copies nothing.
    private final class Written {
        let schedule: Schedule
        let estimate: Consumption
        let lease: Int
        let arguments: RedisArguments

        init(_ schedule: Schedule, _ estimate: Consumption, _ lease: Int, _ arguments: RedisArguments) {
            self.schedule = schedule
            self.estimate = estimate
            self.lease = lease
            self.arguments = arguments
        }
    }

    /// The few schedules that most requests want.
    private static let capacity = 8
    private var written: [Written] = []
    private var oldest = 0

    mutating func arguments(_ schedule: Schedule, _ estimate: Consumption, lease: Int) -> RedisArguments {
        for known in written where known.schedule === schedule && known.lease == lease {
            if Self.isEqual(known.estimate, estimate, in: schedule) { return known.arguments }
        }
        var arguments = RedisArguments()
        arguments.append(Int(schedule.validFrom.milliseconds))
        arguments.append(Int(schedule.validTo.milliseconds))
        arguments.append(lease)
        Self.append(schedule, estimate, to: &arguments)
        remember(Written(schedule, estimate, lease, arguments))
        return arguments
    }

    private mutating func remember(_ new: Written) {
        if written.count < Self.capacity { return written.append(new) }
        written[oldest] = new
        oldest = (oldest + 1) % Self.capacity
    }

    /// Whether two estimates cost the same on every limit of the schedule: tokens do not matter to a plan of
    /// messages.
    private static func isEqual(_ left: Consumption, _ right: Consumption, in schedule: Schedule) -> Bool {
        if left == right { return true }
        for entry in schedule.entries {
            if left.units(of: entry.limit.meter) != right.units(of: entry.limit.meter) { return false }
        }
        for burst in schedule.bursts where left.units(of: burst.unit) != right.units(of: burst.unit) {
            return false
        }
        return true
    }

    private static func append(
        _ schedule: Schedule, _ estimate: Consumption, to arguments: inout RedisArguments
    ) {
        arguments.append(schedule.maxOpen)
        arguments.append(schedule.entries.count)
        for entry in schedule.entries {
            arguments.append(entry.field)
            arguments.append(entry.amount)
            arguments.append(estimate.units(of: entry.limit.meter))
            append(entry.limit, to: &arguments)
        }
        for burst in schedule.bursts {
            let unit = burst.microsecondsPerUnit
            arguments.append(burst.name)
            arguments.append(unit)
            arguments.append(unit * burst.capacity)
            arguments.append(estimate.units(of: burst.unit))
        }
    }

    private static func append(_ limit: Limit, to arguments: inout RedisArguments) {
        let hard = limit.enforcement == .hard
        guard case .rolling(let seconds) = limit.window else {
            arguments.append(hard ? "h" : "s" as StaticString)
            return
        }
        arguments.append("\(hard ? "H" : "S")\(RollingWindow.slices(seconds: seconds))")
    }
}
