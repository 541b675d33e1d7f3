/// A bounded table of objects by their hash: what was used least is evicted for what is new.
///
/// Invented names are used once or twice, and so replace each other; names that are used often stay. Uses are
/// halved now and then, so that names which are no longer used are evicted in the end.
struct BoundedTable<Value: AnyObject> {
    private let capacity: Int
    private let uses: (Value) -> Int
    private let age: (Value) -> Void
    private var values: [UInt64: Value] = [:]
    /// Evictions until all uses are halved.
    private var untilAging: Int

    init(capacity: Int, uses: @escaping (Value) -> Int, aging: @escaping (Value) -> Void) {
        self.capacity = capacity
        self.uses = uses
        age = aging
        untilAging = capacity
    }

    subscript(hash: UInt64) -> Value? { values[hash] }

    var all: Dictionary<UInt64, Value>.Values { values.values }

    mutating func insert(_ value: Value, at hash: UInt64) {
        if values.count >= capacity && values[hash] == nil { evict() }
        values[hash] = value
    }

    /// A linear scan. It takes a third of a message's instructions, and only requests with a new name pay
    /// that.
    private mutating func evict() {
        guard let least = values.min(by: { uses($0.value) < uses($1.value) }) else { return }
        values[least.key] = nil
        untilAging -= 1
        guard untilAging == 0 else { return }
        untilAging = capacity
        for value in values.values { age(value) }
    }
}
