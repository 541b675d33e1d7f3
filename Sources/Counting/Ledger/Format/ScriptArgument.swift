/// The items of a script's argument, in order. For each case, a file of `lua/lib` has a constant with the
/// item's position, such as `MOST_OPEN` for `mostOpen`. `ScriptArgumentTests` writes these files and compares
/// them with the cases.
protocol ScriptArgument: CaseIterable, RawRepresentable where RawValue == Int {}

extension ScriptArgument {
    /// Calls `body` with each item in order. It allocates no array, because it is called for every message.
    @inline(__always)
    static func forEach(from first: Self, _ body: (Self) -> Void) {
        var place = first.rawValue
        while let item = Self(rawValue: place) {
            body(item)
            place += 1
        }
    }
}

/// The items of the plan in an admission's argument. The first item has the number 1.
enum PlanItem: Int, ScriptArgument {
    case from = 1
    case to, lease, mostOpen, limits, bursts, rolls, request, packing, keep
    /// The name of the field with the entitlement's version in the user's hash. After this item follow:
    ///   - the names of the counters, then of the burst clocks
    ///   - for each limit, its amount and its rule
    ///   - for each burst, its capacity and whether it is in shadow
    ///   - the long rules (`RuleItem`)
    case version
}

/// The items that describe the request in an admission's argument. The first item has the number 0.
enum RequestItem: Int, ScriptArgument {
    case name = 0
    case flags, ev, row, fingerprint, clock, steady
    /// The request's costs on all limits, followed by its charges on all bursts.
    case costs
}

/// The items of a long rule. The first item has the number 0. A limit has a long rule if it is soft, in
/// shadow or rolling, or if it has a courtesy.
enum RuleItem: Int, ScriptArgument {
    case ceiling = 0
    case mode, counts, slice, slices
}

/// The items of `settle`'s packed argument. The first item has the number 1.
enum SettlementItem: Int, ScriptArgument {
    case name = 1
    case ending, fingerprint, changes, corrections, watches
    /// The position of the first of these lists, which follow each other:
    ///   - the names of the counters that change
    ///   - the names of the burst clocks that change
    ///   - for each counter, its change: used units minus estimated units
    ///   - for each burst clock, the unused part of its charge, and its time after the charge
    ///   - the limits whose thresholds can be reached (`WatchItem`)
    ///   - the bill: the name of its line, and its figures (`BookFigure`)
    case fields
}

/// The items that describe a limit whose threshold a settlement can reach. The first item has the number 1.
enum WatchItem: Int, ScriptArgument {
    case index = 1
    case counter, amount, soft, slices
}
