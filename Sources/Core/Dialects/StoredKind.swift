import Bytes
import Wire

/// A kind of object that providers store for the owner of a key. This is the one table of them: by it
/// addresses, references in requests, ids in answers and lists are read.
package struct StoredKind: Hashable, Sendable {
    let place: Int

    /// The word for it in an owner's set, and in a backup.
    package var word: String { row.word }
    /// The shape in which its addresses answer.
    package var dialect: Dialect { row.dialect }
    /// The address below which its objects lie.
    package var path: StaticString { row.path }
    package var list: ListShape { row.list }
    package var page: Int { row.page }
    package var filters: [Filter] { row.filters }
    /// The text before the id in a name: `files/` in `files/abc`.
    package var prefix: StaticString { row.prefix }

    /// Whether objects of this kind consist of requests that are settled after they have ended.
    package var isOfBatches: Bool { row.addresses.contains { $0.action == .createBatch } }

    var row: Row { Self.rows[place] }

    package static let all = rows.indices.map { StoredKind(place: $0) }

    /// The kind of this word; there must be one.
    package static func named(_ word: String) -> StoredKind {
        guard let place = rows.firstIndex(where: { $0.word == word }) else {
            preconditionFailure("no row of the table of stored kinds is called \(word)")
        }
        return StoredKind(place: place)
    }

    /// The shape of a page of objects.
    package enum ListShape: Hashable, Sendable {
        /// Pages by `after`, `before`, `order` and `limit`.
        case openAI
        /// Pages by `after_id`, `before_id` and `limit`, or by `page`.
        case anthropic
        /// Pages by `pageToken` and `pageSize`; the objects stand under the last segment of the path.
        case gemini
        /// Nobody can list them.
        case none
    }

    /// A parameter that only lets objects into a list whose member has its value.
    package struct Filter: Sendable {
        package let parameter: String
        /// The names on the way to the member.
        package let names: [StaticString]

        init(_ parameter: String, _ names: StaticString...) {
            (self.parameter, self.names) = (parameter, names)
        }
    }

    /// An object that an answer tells of: its kind, and the names on the way to its id. A `*` stands for
    /// every element of a list.
    package struct Made: Hashable, Sendable {
        package let kind: String
        package let names: [String]

        init(_ kind: String, _ names: String...) {
            self.kind = kind
            self.names = names
        }
    }

    /// The caller's action at an address.
    package enum Action: Hashable, Sendable {
        case create
        /// Makes an object that is billed as long as it is kept.
        case createLasting
        /// Makes one of these out of a prompt, whose tokens are counted as a message.
        case createCache
        /// Makes an object whose requests are counted when it is made, and settled once it has ended.
        case createBatch
        case list
        /// Reads an object or what is in it, changes it, or cancels it.
        case use
        case delete
    }

    /// An address: `/v1/files/{id}/content`. `*` stands for the id of something within the object.
    struct Address: Sendable {
        let method: Method
        let pattern: [UInt8]
        let action: Action
        let makes: [Made]

        init(_ method: Method, _ pattern: String, _ action: Action = .use, makes: Made...) {
            (self.method, self.pattern, self.action, self.makes) = (
                method, Array(pattern.utf8), action, makes
            )
        }
    }

    struct Row: Sendable {
        let word: String
        let dialect: Dialect
        let path: StaticString
        var prefix: StaticString = ""
        var list = ListShape.none
        /// Objects of a page where nobody says how many.
        var page = 20
        var filters: [Filter] = []
        /// The members of requests that hold its ids, in the requests of its provider.
        var members: [StaticString] = []
        let addresses: [Address]
    }

    /// The objects that an answer to a message may tell of, by the dialect.
    package static func made(by dialect: Dialect) -> [Made] {
        switch dialect {
        case .openAIResponses:
            // The code interpreter's containers come with the calls that used them.
            [Made("responses", "id"), Made("containers", "output", "*", "container_id")]
        case .anthropicMessages: [Made("anthropic_containers", "container", "id")]
        case .geminiInteractions: [Made("interactions", "id")]
        default: []
        }
    }

    /// The kind that a member of a request refers to; nil for a member that refers to what has no owner here.
    static func kind(of member: Span<UInt8>, in dialect: Dialect) -> StoredKind? {
        for place in rows.indices where rows[place].dialect.family == dialect.family {
            for name in rows[place].members where member.equalsIgnoringCase(name) {
                return StoredKind(place: place)
            }
        }
        return nil
    }
}
