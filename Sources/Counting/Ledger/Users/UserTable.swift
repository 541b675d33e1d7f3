/// Objects of users, in a table of fixed size: 1024 rows of four places. All objects of a user are in one
/// row, so a look-up reads one row. If the row is full, a new object replaces the oldest one.
///
/// A row also stores the hash of each object's user. A look-up compares the hashes and then reads only the
/// user's own object. With a thousand users at once, reading another user's object would be a cache miss.
struct UserTable<Value: AnyObject> {
    private struct Place {
        var mark: UInt64
        var value: Value?
    }

    static var rows: Int { 1024 }
    private static var width: Int { 4 }

    /// The places of all rows. The array is empty until an object is stored.
    private var places: [Place] = []

    /// The number of a user's row. If a caller chooses ids that share a row, objects are only dropped sooner.
    static func rowIndex(of user: UserKey) -> Int { Int(truncatingIfNeeded: user.mark >> 32) & (rows - 1) }

    private static func places(of user: UserKey) -> Range<Int> {
        let first = rowIndex(of: user) * width
        return first..<first + width
    }

    /// The newest object in the user's row for which `isMeant` is true. Only objects with the user's hash are
    /// tried. Hashes can collide, so `isMeant` must compare the users, too.
    func firstValue(of user: UserKey, where isMeant: (Value) -> Bool) -> Value? {
        guard !places.isEmpty else { return nil }
        for place in Self.places(of: user) where places[place].mark == user.mark {
            if let value = places[place].value, isMeant(value) { return value }
        }
        return nil
    }

    /// Stores an object of a user in place of the object for which `isReplaced` is true. If there is none,
    /// the new object takes an empty place in the row, or else the place of the oldest object.
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
