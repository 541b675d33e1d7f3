import Dates
import Limits

/// Encodes the parts of an admission's argument that many requests have in common: the plan and the costs. It
/// keeps the last encoded schedules, so that most requests need no new encoding.
struct ScheduleFormat {
    /// The number of encoded schedules that are kept. It is small, because most requests use a few schedules.
    private static let capacity = 8
    private var written: [WrittenSchedule] = []
    private var oldest = 0

    mutating func written(_ schedule: Schedule, lease: Int) -> WrittenSchedule {
        for known in written where known.schedule === schedule && known.lease == lease { return known }
        let new = WrittenSchedule(schedule, lease: lease)
        if written.count < Self.capacity {
            written.append(new)
        } else {
            written[oldest] = new
            oldest = (oldest + 1) % Self.capacity
        }
        return new
    }
}

/// A schedule, encoded for `lua/admit.lua`. It is a class, so passing it on copies nothing.
final class WrittenSchedule {
    /// A request's costs, encoded for the script.
    final class Costs {
        let estimate: Consumption
        /// The costs as text, for the reservation's row in Redis (`lua/lib/row.lua`): the kind `;n`, then
        /// `;field=cost` for each counter and `;g:name@charge` for each burst limit.
        let row: [UInt8]
        /// The costs and the burst charges as packed numbers.
        let packed: [UInt8]

        fileprivate init(_ estimate: Consumption, _ schedule: Schedule) {
            self.estimate = estimate
            var row = MessagePackWriter()
            var packed = MessagePackWriter()
            row.appendText(";n")
            for (index, entry) in schedule.entries.enumerated() {
                let units = estimate.units(of: entry.limit.meter)
                packed.putNumber(units)
                // Two limits of one plan can share a counter. The reservation's row names it only once.
                if schedule.entries[..<index].contains(where: { $0.field == entry.field }) { continue }
                row.appendText(";\(entry.field)=")
                row.append(decimal: units)
            }
            for burst in schedule.bursts {
                let charge = burst.charge(estimate.units(of: burst.unit))
                packed.putNumber(charge)
                guard charge > 0 else { continue }
                row.appendText(";g:\(burst.name)@")
                row.append(decimal: charge)
            }
            self.row = row.bytes
            self.packed = packed.bytes
        }
    }

    let schedule: Schedule
    let lease: Int
    /// The packed plan, which is a part of the argument of `lua/admit.lua`.
    let plan: [UInt8]
    private var last: Costs?

    fileprivate init(_ schedule: Schedule, lease: Int) {
        self.schedule = schedule
        self.lease = lease
        plan = Self.packed(schedule, lease: lease)
    }

    func computeCosts(of estimate: Consumption) -> Costs {
        if let last, isEqual(last.estimate, estimate) { return last }
        let costs = Costs(estimate, schedule)
        last = costs
        return costs
    }

    /// Whether two estimates cost the same on every limit of the schedule. For example, tokens do not matter
    /// to a plan that limits only messages.
    private func isEqual(_ left: Consumption, _ right: Consumption) -> Bool {
        if left == right { return true }
        for entry in schedule.entries {
            if left.units(of: entry.limit.meter) != right.units(of: entry.limit.meter) { return false }
        }
        for burst in schedule.bursts where left.units(of: burst.unit) != right.units(of: burst.unit) {
            return false
        }
        return true
    }

    private static func packed(_ schedule: Schedule, lease: Int) -> [UInt8] {
        let (limits, bursts) = (schedule.entries.count, schedule.bursts.count)
        precondition(limits <= 20 && bursts <= 8, "Settings allows a plan fewer limits than that")
        let special = schedule.entries.filter(\.needsRule)
        // The position of the first rule (`RuleItem`) in the argument. Lua counts positions from 1.
        let firstRule = PlanItem.version.rawValue + 1 + 3 * (limits + bursts)
        var packer = MessagePackWriter()
        PlanItem.forEach(from: .lease) { item in
            switch item {
            // Each user has another span, so `AdmitCall` writes the span, and this shared plan lacks it.
            case .from, .to: break
            case .lease: packer.putNumber(lease)
            case .mostOpen: packer.putNumber(schedule.plan.isShadow ? -schedule.maxOpen : schedule.maxOpen)
            case .limits: packer.putNumber(limits)
            case .bursts: packer.putNumber(bursts)
            case .rolls: packer.putNumber(schedule.entries.contains { $0.limit.window.slice != nil } ? 1 : 0)
            case .request: packer.putNumber(firstRule + RuleItem.allCases.count * special.count)
            case .packing: packer.putText(AdmissionFormat.packingFormat(limits: limits, bursts: bursts))
            case .keep: packer.putText(schedule.entries.map(\.purge).joined(separator: " "))
            case .version: packer.putText("ev")
            }
        }
        for entry in schedule.entries { packer.putText(entry.field) }
        for burst in schedule.bursts { packer.putText("g:\(burst.name)") }
        var rule = firstRule
        for entry in schedule.entries {
            packer.putNumber(entry.amount)
            packer.putNumber(entry.needsRule ? rule : entry.limit.meter.countsRequests ? 0 : 1)
            if entry.needsRule { rule += RuleItem.allCases.count }
        }
        for burst in schedule.bursts {
            packer.putNumber(burst.capacityMicroseconds)
            packer.putNumber(burst.isShadow ? 1 : 0)
        }
        for entry in special { entry.appendRule(to: &packer) }
        return packer.bytes
    }
}

extension Window {
    /// For how many milliseconds Redis' clock must have run without a step before old counters of this window
    /// are deleted (L16): twice the window's greatest length. It is nil if the window has no periods.
    var evenMilliseconds: Int? { facts.longest.map { 2 * $0 * 1000 } }

    /// The length of a rolling window's slice in milliseconds; nil for any other window.
    var slice: Int? {
        if case .rolling(let seconds) = self { RollingWindow.sliceLength(seconds: seconds) } else { nil }
    }
}

extension Schedule.Entry {
    /// The counter field at a moment. For a rolling window, its name ends with the slice's number.
    func field(at now: Moment) -> String {
        limit.window.slice.map { "\(field):\(Int(now.milliseconds) / $0)" } ?? field
    }

    /// The rule by which a script deletes old counters when a new period begins: `code;period;oldest;even`. A
    /// counter is kept if its period sorts after `oldest`, because that period can still be running. (A
    /// subscriber's own month is named by its first day.) `even` is `evenMilliseconds`.
    fileprivate var purge: String {
        let parts = field.split(separator: ":")
        guard let even = limit.window.evenMilliseconds, parts.count > 2 else { return "-;;;0" }
        return "\(parts[0]);\(parts[1]);\(oldestKept(parts[1]));\(even)"
    }

    private func oldestKept(_ period: Substring) -> String {
        let digits = Array(period)
        func number(_ place: Int) -> Int? {
            digits.count > place + 1 ? Int(String(digits[place...place + 1])) : nil
        }
        func name(_ parts: Int...) -> String { parts.map { $0.padded(2) }.joined() }
        guard let year = number(0), let month = number(2), let day = number(4) else { return "~" }
        switch limit.window.facts.calendar {
        case .anchoredMonth:
            let before = (year * 12 + month - 3 + 1200) % 1200
            return "\(name(before / 12, before % 12 + 1, day))~"
        case .anchoredWeek:
            let begin = CivilDate(year: 2000 + year, month: month, day: day).dayNumber
            let before = CivilDate(dayNumber: begin - 14)
            return "\(name(before.year % 100, before.month, before.day))~"
        case .clock, .day, .week, .month, .rolling, .lifetime: return "~"
        }
    }

    fileprivate var needsRule: Bool {
        limit.enforcement != .hard || limit.courtesy > 0 || limit.window.slice != nil
    }

    fileprivate func appendRule(to packer: inout MessagePackWriter) {
        let most = PlanTable.largestAmount
        let isOpen = limit.enforcement == .soft || ceiling > most
        RuleItem.forEach(from: .ceiling) { item in
            switch item {
            case .ceiling: packer.putNumber(isOpen ? most : ceiling)
            case .mode: packer.putNumber(limit.enforcement == .hard ? 0 : limit.enforcement == .soft ? 1 : 2)
            case .counts: packer.putNumber(limit.meter.countsRequests ? 1 : 0)
            case .slice: packer.putNumber(limit.window.slice ?? 0)
            case .slices: packer.putNumber(limit.window.slice == nil ? 0 : RollingWindow.count)
            }
        }
    }
}
