import Testing

@testable import Ledger

@Suite struct `A table of users` {
    private final class Note {
        let user: UserKey
        let kind: Int

        init(_ user: UserKey, kind: Int = 0) {
            self.user = user
            self.kind = kind
        }
    }

    private var table = UserTable<Note>()

    /// Users whose keys fall into the same row of the hash table.
    private static let neighbours: [UserKey] = {
        let users = (0..<20_000).lazy.map { UserKey(user: "user \($0)") }
        let row = UserTable<Note>.rowIndex(of: UserKey(user: "user 0"))
        return Array(users.filter { UserTable<Note>.rowIndex(of: $0) == row }.prefix(5))
    }()

    private func note(of user: UserKey, kind: Int = 0) -> Note? {
        table.firstValue(of: user) { $0.user == user && $0.kind == kind }
    }

    @Test mutating func `A table of users finds a user's entries, the newest first`() {
        let user = UserKey(user: "ada")
        #expect(note(of: user) == nil)
        let notes = (0..<3).map { Note(user, kind: $0) }
        for note in notes { table.keepValue(note, of: user) { _ in false } }
        #expect(table.firstValue(of: user) { _ in true } === notes[2])
        for kind in 0..<3 { #expect(note(of: user, kind: kind) === notes[kind]) }
        #expect(note(of: UserKey(user: "eve")) == nil)
    }

    @Test mutating func `A table of users keeps one of several entries that replace each other`() {
        let user = UserKey(user: "ada")
        for _ in 0..<9 { table.keepValue(Note(user), of: user) { $0.user == user } }
        let other = Note(user, kind: 1)
        table.keepValue(other, of: user) { _ in false }
        var seen: [Int] = []
        _ = table.firstValue(of: user) { note in
            seen.append(note.kind)
            return false
        }
        #expect(seen == [1, 0])
    }

    @Test mutating func `A table of users keeps one entry even if an earlier place is empty`() throws {
        let users = Self.neighbours
        try #require(users.count == 5)
        for user in users[..<2] { table.keepValue(Note(user), of: user) { $0.user == user } }
        table.removeValues(of: users[1]) { $0.user == users[1] }
        let new = Note(users[0])
        table.keepValue(new, of: users[0]) { $0.user == users[0] }
        table.removeValues(of: users[0]) { $0 === new }
        #expect(note(of: users[0]) == nil, "only one was kept")
    }

    @Test mutating func `A full row of users drops its oldest entry, and never mixes up users`() throws {
        let users = Self.neighbours
        try #require(users.count == 5)
        for user in users { table.keepValue(Note(user), of: user) { $0.user == user } }
        #expect(note(of: users[0]) == nil)
        for user in users[1...] {
            #expect(note(of: user) != nil)
            #expect(
                table.firstValue(of: user) { $0.user != user } == nil, "entries of other users are not shown")
        }
    }

    @Test mutating func `A table of users reuses a removed entry's place before it drops another`() throws {
        let users = Self.neighbours
        try #require(users.count == 5)
        for user in users[..<4] { table.keepValue(Note(user), of: user) { $0.user == user } }
        table.removeValues(of: users[2]) { $0.user == users[2] }
        #expect(note(of: users[2]) == nil)
        table.keepValue(Note(users[4]), of: users[4]) { $0.user == users[4] }
        for user in [users[0], users[1], users[3], users[4]] { #expect(note(of: user) != nil) }
        table.removeAll()
        for user in users { #expect(note(of: user) == nil) }
    }
}
