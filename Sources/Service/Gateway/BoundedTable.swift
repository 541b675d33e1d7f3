/// A table of objects by the hash of their name, with a bounded size. A new object evicts the least used one.
///
/// A caller who invents names uses each of them once or twice. Such names evict each other, and frequent
/// names stay. From time to time all use counts are halved, so that formerly frequent names are evicted, too.
struct BoundedTable<Value: AnyObject> {
    private let capacity: Int
    private let uses: (Value) -> Int
    private let age: (Value) -> Void
    private var values: [UInt64: Value] = [:]
    /// The number of evictions that remain until all use counts are halved.
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

    /// Evicts the least used object by a linear scan. The scan takes a third of a message's instructions, but
    /// only a new name in a full table needs it.
    private mutating func evict() {
        guard let least = values.min(by: { uses($0.value) < uses($1.value) }) else { return }
        values[least.key] = nil
        untilAging -= 1
        guard untilAging == 0 else { return }
        untilAging = capacity
        for value in values.values { age(value) }
    }
}
