import Dates
package import Ledger
package import Limits

extension UserBackup {
    /// Adds the use in the books to the counters of the plan's limits, for a backup that another system wrote
    /// without counters. A day of the books is counted at its noon, in the time zone of the plans.
    ///
    /// - Parameter now: the current time. A day whose noon is later is counted at this time.
    package mutating func countFromBooks(_ planTable: PlanTable, at now: Moment) {
        let clock = LocalTime(planTable.knownTimeZone)
        for entry in books where !entry.line.isUnanswered {
            guard let number = Int(entry.month.name) else { continue }
            let date = CivilDate(year: 2000 + number / 100, month: number % 100, day: entry.line.day)
            let noon = Moment(seconds: Int64(clock.start(of: date)) + 43_200)
            count(entry.line, at: min(noon, now), planTable)
        }
    }

    private mutating func count(_ line: BookLine, at moment: Moment, _ planTable: PlanTable) {
        var entitlement = self.entitlementHeld
        entitlement.isSandbox = line.isSandbox
        let model = line.isSandbox ? String(line.model.dropFirst("sandbox:".count)) : line.model
        let modelClass = planTable.modelClasses.modelClass(provider: nil, model: model)
        let used = Consumption(
            messages: line.messages, calls: line.messages, inputTokens: line.inputTokens,
            outputTokens: line.outputTokens, cachedTokens: line.cachedTokens,
            reasoningTokens: line.reasoningTokens,
            totalTokens: line.inputTokens.addingSaturating(line.outputTokens), cost: line.cost,
            images: line.images, audioSeconds: line.audioSeconds, characters: line.characters)
        for entry in planTable.schedule(for: entitlement, modelClass: modelClass, at: moment).entries {
            add(used.units(of: entry.limit.meter), to: entry.counter(at: moment))
        }
    }

    private mutating func add(_ units: Int, to field: String) {
        guard units > 0 else { return }
        if let place = counters.firstIndex(where: { $0.name == field }) {
            counters[place].units = min(
                counters[place].units.addingSaturating(units), PlanTable.largestAmount)
        } else {
            counters.append((field, units))
        }
    }

    private var entitlementHeld: Entitlement {
        let byName = Dictionary(
            entitlement.map { ($0.name, Array($0.value.utf8)) }, uniquingKeysWith: { first, _ in first })
        return Entitlement(found: Entitlement.foundFields.map { byName[$0] }) ?? .none
    }
}
