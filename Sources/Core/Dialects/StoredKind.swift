import Bytes
import Wire

/// A kind of object that providers store for the owner of an API key. The kind's row in the table contains:
/// - the addresses of such objects
/// - the members of requests that refer to them
/// - the members of answers that contain their ids
/// - the format of the provider's lists of such objects
package struct StoredKind: Hashable, Sendable {
    let place: Int

    /// The kind's name in backups and in Redis, in the set of an owner's objects.
    package var word: String { row.word }
    /// The dialect of the answers about objects of this kind.
    package var dialect: Dialect { row.dialect }
    /// The path in the provider's API below which all objects of this kind are found.
    package var path: StaticString { row.path }
    package var list: ListShape { row.list }
    package var page: Int { row.page }
    package var filters: [Filter] { row.filters }
    /// The text before the id in an object's name, such as `files/` in `files/abc`.
    package var prefix: StaticString { row.prefix }

    /// Whether the objects are batches. The requests of a batch are settled after the batch has ended.
    package var isOfBatches: Bool { row.addresses.contains { $0.action == .createBatch } }

    var row: Row { Self.rows[place] }

    package static let all = rows.indices.map { StoredKind(place: $0) }

    /// The kind of objects with this name. The table must contain the name.
    package static func named(_ word: String) -> StoredKind {
        guard let place = rows.firstIndex(where: { $0.word == word }) else {
            preconditionFailure("no row of the table of stored kinds is called \(word)")
        }
        return StoredKind(place: place)
    }

    /// The query parameters and the format of a provider's list of stored objects.
    package enum ListShape: Hashable, Sendable {
        /// The parameters `after`, `before`, `order` and `limit` select a page.
        case openAI
        /// The parameters `after_id`, `before_id` and `limit`, or `page`, select a page.
        case anthropic
        /// The parameters `pageToken` and `pageSize` select a page. The path's last segment names the list.
        case gemini
        /// The provider has no list of these objects.
        case none
    }

    /// A query parameter that filters a list by the value of a member.
    package struct Filter: Sendable {
        package let parameter: String
        /// The names of the nested members of an object that lead to the value.
        package let names: [StaticString]

        init(_ parameter: String, _ names: StaticString...) {
            (self.parameter, self.names) = (parameter, names)
        }
    }

    /// A kind of object that an answer names, and the names of the nested members that lead to the object's
    /// id. The name `*` stands for every element of a list.
    package struct Made: Hashable, Sendable {
        package let kind: String
        package let names: [String]

        init(_ kind: String, _ names: String...) {
            self.kind = kind
            self.names = names
        }
    }

    /// The effect of a request to an address of stored objects.
    package enum Action: Hashable, Sendable {
        case create
        /// Creates an object for which the provider charges as long as the object exists.
        case createLasting
        /// Creates a cache from a prompt. The tokens of the prompt are counted like those of a message.
        case createCache
        /// Creates a batch. Its requests are counted at its creation, and settled after it has ended.
        case createBatch
        case list
        /// Reads, changes or cancels an object, or reads its content.
        case use
        case delete
    }

    /// A path such as `/v1/files/{id}/content`. A `*` in it stands for the id of something within the object.
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
        /// The number of objects on a page, if the caller requests no other number.
        var page = 20
        var filters: [Filter] = []
        /// The members in requests to the provider that can contain the id of an object of this kind.
        var members: [StaticString] = []
        let addresses: [Address]
    }

    /// The kinds of stored objects that an answer to a message can name. They depend on the dialect.
    package static func made(by dialect: Dialect) -> [Made] {
        switch dialect {
        case .openAIResponses:
            // Each call of the code interpreter is an element of `output` that names its container.
            [Made("responses", "id"), Made("containers", "output", "*", "container_id")]
        case .anthropicMessages: [Made("anthropic_containers", "container", "id")]
        case .geminiInteractions: [Made("interactions", "id")]
        default: []
        }
    }

    /// The kind of object that a member of a request refers to; nil if it refers to no kind in the table.
    static func kind(of member: Span<UInt8>, in dialect: Dialect) -> StoredKind? {
        for place in rows.indices where rows[place].dialect.family == dialect.family {
            for name in rows[place].members where member.equalsIgnoringCase(name) {
                return StoredKind(place: place)
            }
        }
        return nil
    }
}
