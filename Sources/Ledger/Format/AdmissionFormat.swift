import Limits
import Redis

/// The arguments and the answer of `lua/admit.lua`, whose contract stands on top of it.
struct AdmissionFormat {
    private var schedules = ScheduleFormat()
    private var pack = Pack()

    mutating func append(_ ask: AdmissionAsk, to arguments: inout RedisArguments) {
        pack.removeAll()
        pack.append(name: ask.request, attempt: ask.attempt)
        arguments.append(pack.bytes.span)
        let written = schedules.written(ask.schedule, lease: ask.lease)
        let costs = written.costs(of: ask.estimate)
        let print = ask.fingerprint & 0x3FFFF
        pack.removeAll()
        pack.list(4 + ask.schedule.entries.count + ask.schedule.bursts.count)
        pack.put(Self.flags(ask))
        pack.put(decimal: ask.version)
        pack.begin(textOf: Pack.digits(of: print) + costs.row.count)
        pack.append(decimal: print)
        pack.append(costs.row)
        pack.put(print)
        pack.append(costs.packed)
        arguments.append(pack.bytes.span)
        arguments.append(contentsOf: written.plan)
    }

    private static func flags(_ ask: AdmissionAsk) -> String {
        if ask.peeks { return "p" }
        if ask.request.recurs { return ask.isAnonymous ? "ca" : "c" }
        return ask.isAnonymous ? "a" : ""
    }

    /// nil for what the script never answers.
    static func verdict(_ reply: RedisReply, _ schedule: Schedule) -> Verdict? {
        guard let items = reply.array, items.count >= 2, let code = items[0].integer,
            let micros = items[1].integer
        else { return nil }
        let moment = Moment(milliseconds: Int64(micros / 1000))
        switch code {
        case 3: return entitlement(items, moment)
        case 4: return .outside(now: moment)
        case 6: return .otherPayload
        case 7: return .spent
        case 8: return .abandoned
        default: break
        }
        guard items.count > 2, let slot = items[2].integer else { return nil }
        if code == 0 { return refusal(mask: slot, items, schedule, micros) }
        switch code {
        case 1: return tally(items, schedule, micros, told: slot).map { .admitted($0) }
        case 2: return tally(items, schedule, micros, told: 0).map { .open(attempt: slot, $0) }
        case 5: return tally(items, schedule, micros, told: slot / 4).map { .replayed(left: slot % 4, $0) }
        default: return nil
        }
    }

    private static func tally(_ items: [RedisReply], _ schedule: Schedule, _ micros: Int, told: Int) -> Tally?
    {
        let (limits, bursts) = (schedule.entries.count, schedule.bursts.count)
        guard items.count == 4 + limits + bursts, let crossed = items[3 + limits].integer else { return nil }
        var figures: [Int] = []
        figures.reserveCapacity(2 * (limits + bursts))
        for index in 0..<limits {
            guard let used = items[3 + index].integer else { return nil }
            figures.append(used)
        }
        for index in 0..<limits { figures.append(levels[crossed >> (2 * index) & 3]) }
        guard append(clocks: items[(4 + limits)...], schedule, micros, to: &figures) else { return nil }
        return Tally(
            now: Moment(milliseconds: Int64(micros / 1000)), limits: limits, figures: figures, told: told)
    }

    /// Percent, as the script writes them with two bits.
    private static let levels: InlineArray<4, Int> = [0, 80, 95, 100]

    /// What is left of each burst limit, then the clocks themselves.
    private static func append(
        clocks items: ArraySlice<RedisReply>, _ schedule: Schedule, _ micros: Int, to figures: inout [Int]
    ) -> Bool {
        for (burst, item) in zip(schedule.bursts, items) {
            guard let clock = item.integer else { return false }
            figures.append(burst.left(at: micros, clock: clock))
        }
        for item in items.prefix(schedule.bursts.count) { figures.append(item.integer ?? 0) }
        return true
    }

    private static func refusal(mask: Int, _ items: [RedisReply], _ schedule: Schedule, _ micros: Int)
        -> Verdict?
    {
        let (limits, bursts) = (schedule.entries.count, schedule.bursts.count)
        let waits = 3 + limits + bursts
        guard items.count == waits + limits + bursts else { return nil }
        // As a tally has it: used, no threshold told, then what is left of the bursts.
        var figures: [Int] = []
        figures.reserveCapacity(2 * (limits + bursts))
        var causes: [Refusal.Cause] = []
        for index in 0..<limits {
            guard let used = items[3 + index].integer, let wait = items[waits + index].integer else {
                return nil
            }
            figures.append(used)
            if mask & 1 << index != 0 { causes.append(.limit(index, wait: wait)) }
        }
        for _ in 0..<limits { figures.append(0) }
        guard append(clocks: items[(3 + limits)..<waits], schedule, micros, to: &figures) else { return nil }
        for index in 0..<bursts {
            guard let wait = items[waits + limits + index].integer else { return nil }
            if mask & 1 << (limits + index) != 0 { causes.append(.burst(index, wait: wait)) }
        }
        if mask & 1 << (limits + bursts) != 0 { causes.append(.concurrency) }
        guard !causes.isEmpty else { return nil }
        let now = Moment(milliseconds: Int64(micros / 1000))
        return .refused(Refusal(causes: causes, tally: Tally(now: now, limits: limits, figures: figures)))
    }

    private static func entitlement(_ items: [RedisReply], _ now: Moment) -> Verdict? {
        guard items.count == 3 + EntitlementFields.names.count, let version = items[2].integer else {
            return nil
        }
        let values = items.dropFirst(3).compactMap { $0.bytes.map { String(decoding: $0, as: UTF8.self) } }
        return EntitlementFields.decode(version: version, values).map { .entitlement($0, now: now) }
    }
}

extension Pack {
    /// What a try of a request is called in the user's open reservations: `attempt;id`.
    mutating func append(name request: RequestID, attempt: Int) {
        append(decimal: attempt)
        append(UInt8(ascii: ";"))
        append(request.bytes)
    }

    /// A number as a text.
    mutating func put(decimal number: Int) {
        begin(textOf: Self.digits(of: number))
        append(decimal: number)
    }

    /// Characters of a number that is 0 or more.
    static func digits(of number: Int) -> Int {
        var (count, rest) = (1, number / 10)
        while rest > 0 { (count, rest) = (count + 1, rest / 10) }
        return count
    }
}

extension Burst {
    /// Rounded up, so that a rate that divides no minute evenly is never passed (law 11).
    var microsecondsPerUnit: Int { (60_000_000 + perMinute - 1) / perMinute }

    /// Microseconds in which a full bucket rests.
    var capacityMicroseconds: Int { microsecondsPerUnit * capacity }

    /// What so many units take of the bucket. A single request larger than the bucket takes all of it, rather
    /// than wait for ever.
    func charge(_ units: Int) -> Int { microsecondsPerUnit * min(units, capacity) }

    /// Units that would pass at once, by the bucket's clock.
    func left(at micros: Int, clock: Int) -> Int {
        let room = capacityMicroseconds - (clock - micros)
        return room >= 0 ? room / microsecondsPerUnit : 0
    }
}

/// How a rolling window is cut: its counter is one field per slice.
enum RollingWindow {
    /// The window may refuse up to one twelfth of its length too long, and never lets more through.
    static let count = 12

    static func slice(seconds: Int) -> Int { (seconds * 1000 + count - 1) / count }

    /// `<slice ms>x<slices>`, as the script `reset` reads it.
    static func slices(seconds: Int) -> String { "\(slice(seconds: seconds))x\(count)" }
}
