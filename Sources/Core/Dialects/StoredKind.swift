import Bytes
import Wire

/// A kind of object that providers store for the owner of an API key. Its row in the table describes its
/// addresses, references in requests, ids in answers and lists.
package struct StoredKind: Hashable, Sendable {
    let place: Int

    /// The kind's name in Redis' set of an owner's objects and in backups.
    package var word: String { row.word }
    /// The dialect of the answers about objects of this kind.
    package var dialect: Dialect { row.dialect }
    /// The path below which objects of this kind are found.
    package var path: StaticString { row.path }
    package var list: ListShape { row.list }
    package var page: Int { row.page }
    package var filters: [Filter] { row.filters }
    /// The text before the id in an object's name, such as `files/` in `files/abc`.
    package var prefix: StaticString { row.prefix }

    /// Whether the objects are batches, whose requests are settled after the batch has ended.
    package var isOfBatches: Bool { row.addresses.contains { $0.action == .createBatch } }

    var row: Row { Self.rows[place] }

    package static let all = rows.indices.map { StoredKind(place: $0) }

    /// The kind with this name, which must exist.
    package static func named(_ word: String) -> StoredKind {
        guard let place = rows.firstIndex(where: { $0.word == word }) else {
            preconditionFailure("no row of the table of stored kinds is called \(word)")
        }
        return StoredKind(place: place)
    }

    /// The format of a page in a list of objects.
    package enum ListShape: Hashable, Sendable {
        /// Pages are selected by `after`, `before`, `order` and `limit`.
        case openAI
        /// Pages are selected by `after_id`, `before_id` and `limit`, or by `page`.
        case anthropic
        /// Pages are selected by `pageToken` and `pageSize`. The list is named like the path's last segment.
        case gemini
        /// The provider has no list of these objects.
        case none
    }

    /// A query parameter that filters a list by the value of a member.
    package struct Filter: Sendable {
        package let parameter: String
        /// The names of the nested members that lead to the value.
        package let names: [StaticString]

        init(_ parameter: String, _ names: StaticString...) {
            (self.parameter, self.names) = (parameter, names)
        }
    }

    /// A kind of object that an answer names, with the names of the nested members that lead to its id. A `*`
    /// means every element of a list.
    package struct Made: Hashable, Sendable {
        package let kind: String
        package let names: [String]

        init(_ kind: String, _ names: String...) {
            self.kind = kind
            self.names = names
        }
    }

    /// What a caller does at an address.
    package enum Action: Hashable, Sendable {
        case create
        /// Creates an object that is billed as long as it exists.
        case createLasting
        /// Creates a cache from a prompt. The prompt's tokens are counted as a message.
        case createCache
        /// Creates a batch. Its requests are counted at once and settled after the batch has ended.
        case createBatch
        case list
        /// Reads, changes or cancels an object, or reads its content.
        case use
        case delete
    }

    /// An address such as `/v1/files/{id}/content`. A `*` stands for the id of a part of the object.
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
        /// The number of objects on a page if the caller names no number.
        var page = 20
        var filters: [Filter] = []
        /// The members in requests to the provider that contain ids of such objects.
        var members: [StaticString] = []
        let addresses: [Address]
    }

    /// The stored objects that an answer to a message can name, by dialect.
    package static func made(by dialect: Dialect) -> [Made] {
        switch dialect {
        case .openAIResponses:
            // In the output, each call of the code interpreter names its container.
            [Made("responses", "id"), Made("containers", "output", "*", "container_id")]
        case .anthropicMessages: [Made("anthropic_containers", "container", "id")]
        case .geminiInteractions: [Made("interactions", "id")]
        default: []
        }
    }

    /// The kind that a member of a request refers to. It is nil if the member refers to no kind in the table.
    static func kind(of member: Span<UInt8>, in dialect: Dialect) -> StoredKind? {
        for place in rows.indices where rows[place].dialect.family == dialect.family {
            for name in rows[place].members where member.equalsIgnoringCase(name) {
                return StoredKind(place: place)
            }
        }
        return nil
    }
}
