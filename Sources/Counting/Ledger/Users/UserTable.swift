/// Objects of users, in a table of fixed size: 1024 rows of four, each user in one row. Bounded and without
/// searching; a new object takes the place of the oldest in its row.
///
/// A row holds its users' hashes beside the objects, so that only the user's own object is read: with a
/// thousand users at once each read of another one would be a cache miss.
struct UserTable<Value: AnyObject> {
    private struct Place {
        var mark: UInt64
        var value: Value?
    }

    static var rows: Int { 1024 }
    private static var width: Int { 4 }

    /// Empty until something is kept.
    private var places: [Place] = []

    /// Ids that are chosen to collide are only forgotten sooner.
    static func rowIndex(of user: UserKey) -> Int { Int(truncatingIfNeeded: user.mark >> 32) & (rows - 1) }

    private static func places(of user: UserKey) -> Range<Int> {
        let first = rowIndex(of: user) * width
        return first..<first + width
    }

    /// The newest of those that seem to be the user's and that `isMeant` holds of: only their keys show for
    /// sure whose they are.
    func firstValue(of user: UserKey, where isMeant: (Value) -> Bool) -> Value? {
        guard !places.isEmpty else { return nil }
        for place in Self.places(of: user) where places[place].mark == user.mark {
            if let value = places[place].value, isMeant(value) { return value }
        }
        return nil
    }

    /// Stores a value of a user. It replaces the value for which `isReplaced` is true; if there is none, it
    /// takes an empty place, or else the place of the oldest value.
    mutating func keepValue(_ value: Value, of user: UserKey, replacing isReplaced: (Value) -> Bool) {
        if places.isEmpty {
            places = Array(repeating: Place(mark: 0, value: nil), count: Self.rows * Self.width)
        }
        let range = Self.places(of: user)
        let like = range.first { places[$0].value.map(isReplaced) ?? false }
        let old = like ?? range.first { places[$0].value == nil } ?? range.upperBound - 1
        for place in stride(from: old, to: range.lowerBound, by: -1) { places[place] = places[place - 1] }
        places[range.lowerBound] = Place(mark: user.mark, value: value)
    }

    mutating func removeValues(of user: UserKey, where isMeant: (Value) -> Bool) {
        guard !places.isEmpty else { return }
        for place in Self.places(of: user) where places[place].value.map(isMeant) ?? false {
            places[place].value = nil
        }
    }

    mutating func removeAll() { places = [] }
}
