/// A list of the items of a script's argument, in their order. Each case names a constant of `lua/lib`, in
/// capitals, which is the item's place: `mostOpen` is `MOST_OPEN`. `ScriptArgumentTests` writes those files
/// and holds them against these lists.
protocol ScriptArgument: CaseIterable, RawRepresentable where RawValue == Int {}

extension ScriptArgument {
    /// Calls `body` with each item in its order. Without an array of them, since each message does it.
    @inline(__always)
    static func forEach(from first: Self, _ body: (Self) -> Void) {
        var place = first.rawValue
        while let item = Self(rawValue: place) {
            body(item)
            place += 1
        }
    }
}

/// An admission's plan: what all requests under one schedule share. Counted from 1, as in Lua.
enum PlanItem: Int, ScriptArgument {
    case from = 1
    case to, lease, mostOpen, limits, bursts, rolls, request, packing, keep
    /// The name of the entitlement's version in the user's hash. Fields and clocks follow, then what each
    /// limit and each burst allows, then the rules.
    case version
}

/// The items of an admission's request, counted from its beginning.
enum RequestItem: Int, ScriptArgument {
    case name = 0
    case flags, ev, row, fingerprint, clock, steady
    /// The first of the costs; the charges follow.
    case costs
}

/// The items of a rule for a limit that is not simply hard, counted from where its rule begins.
enum RuleItem: Int, ScriptArgument {
    case ceiling = 0
    case mode, counts, slice, slices
}

/// The items of one settlement in `settle`'s arguments, counted from 1.
enum SettlementItem: Int, ScriptArgument {
    case name = 1
    case ending, fingerprint, changes, corrections, watches
    /// The first of the fields that change. Clocks, changes, corrections and watches follow, then the bill.
    case fields
}

/// A limit whose threshold a settlement may reach, counted from the item before it.
enum WatchItem: Int, ScriptArgument {
    case index = 1
    case counter, amount, soft, slices
}
