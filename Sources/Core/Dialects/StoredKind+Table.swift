import Wire

/// The table of stored objects, from the references of openai 3.57, anthropic 2.14 and google-genai 3.6.
extension StoredKind {
    static let rows: [Row] = openAI + anthropic + gemini

    private static let openAI: [Row] = [
        Row(
            word: "responses", dialect: .openAIResponses, path: "/v1/responses",
            members: ["previous_response_id"],
            addresses: [
                Address(.get, "/v1/responses/{id}"), Address(.delete, "/v1/responses/{id}", .delete),
                Address(.post, "/v1/responses/{id}/cancel"), Address(.get, "/v1/responses/{id}/input_items"),
            ]),
        Row(
            word: "conversations", dialect: .openAIResponses, path: "/v1/conversations",
            members: ["conversation"],
            addresses: [
                Address(.post, "/v1/conversations", .create, makes: Made("conversations", "id")),
                Address(.get, "/v1/conversations/{id}"), Address(.post, "/v1/conversations/{id}"),
                Address(.delete, "/v1/conversations/{id}", .delete),
                Address(.get, "/v1/conversations/{id}/items"), Address(.post, "/v1/conversations/{id}/items"),
                Address(.get, "/v1/conversations/{id}/items/*"),
                Address(.delete, "/v1/conversations/{id}/items/*"),
            ]),
        Row(
            // To list files, the edge requests each file of a page from the provider. The edge's pages are
            // therefore shorter than OpenAI's (10,000 files).
            word: "files", dialect: .openAIChat, path: "/v1/files", list: .openAI, page: 100,
            filters: [Filter("purpose", "purpose")],
            members: ["file_id", "file_ids", "input_file_id"],
            addresses: [
                Address(.post, "/v1/files", .create, makes: Made("files", "id")),
                Address(.get, "/v1/files", .list), Address(.get, "/v1/files/{id}"),
                Address(.get, "/v1/files/{id}/content"), Address(.delete, "/v1/files/{id}", .delete),
            ]),
        Row(
            word: "uploads", dialect: .openAIChat, path: "/v1/uploads",
            addresses: [
                Address(.post, "/v1/uploads", .create, makes: Made("uploads", "id")),
                Address(.post, "/v1/uploads/{id}/parts"),
                // Completing an upload creates a file.
                Address(.post, "/v1/uploads/{id}/complete", makes: Made("files", "file", "id")),
                Address(.post, "/v1/uploads/{id}/cancel"),
            ]),
        Row(
            word: "vector_stores", dialect: .openAIChat, path: "/v1/vector_stores", list: .openAI,
            members: ["vector_store_ids", "vector_store_id"],
            addresses: [
                Address(.post, "/v1/vector_stores", .createLasting, makes: Made("vector_stores", "id")),
                Address(.get, "/v1/vector_stores", .list), Address(.get, "/v1/vector_stores/{id}"),
                Address(.post, "/v1/vector_stores/{id}"),
                Address(.delete, "/v1/vector_stores/{id}", .delete),
                Address(.post, "/v1/vector_stores/{id}/search"),
                Address(.get, "/v1/vector_stores/{id}/files"), Address(.post, "/v1/vector_stores/{id}/files"),
                Address(.get, "/v1/vector_stores/{id}/files/*"),
                Address(.post, "/v1/vector_stores/{id}/files/*"),
                Address(.delete, "/v1/vector_stores/{id}/files/*"),
                Address(.get, "/v1/vector_stores/{id}/files/*/content"),
                Address(.post, "/v1/vector_stores/{id}/file_batches"),
                Address(.get, "/v1/vector_stores/{id}/file_batches/*"),
                Address(.post, "/v1/vector_stores/{id}/file_batches/*/cancel"),
                Address(.get, "/v1/vector_stores/{id}/file_batches/*/files"),
            ]),
        Row(
            word: "containers", dialect: .openAIChat, path: "/v1/containers", list: .openAI,
            filters: [Filter("name", "name")],
            members: ["container", "container_id"],
            addresses: [
                Address(.post, "/v1/containers", .createLasting, makes: Made("containers", "id")),
                Address(.get, "/v1/containers", .list), Address(.get, "/v1/containers/{id}"),
                Address(.delete, "/v1/containers/{id}", .delete),
                Address(.get, "/v1/containers/{id}/files"), Address(.post, "/v1/containers/{id}/files"),
                Address(.get, "/v1/containers/{id}/files/*"),
                Address(.delete, "/v1/containers/{id}/files/*"),
                Address(.get, "/v1/containers/{id}/files/*/content"),
            ]),
        Row(
            word: "batches", dialect: .openAIChat, path: "/v1/batches", list: .openAI,
            addresses: [
                Address(.post, "/v1/batches", .createBatch, makes: Made("batches", "id")),
                Address(.get, "/v1/batches", .list),
                Address(.get, "/v1/batches/{id}", makes: results[0], results[1]),
                Address(.post, "/v1/batches/{id}/cancel", makes: results[0], results[1]),
            ]),
    ]

    private static let results = [Made("files", "output_file_id"), Made("files", "error_file_id")]

    private static let anthropic: [Row] = [
        Row(
            word: "anthropic_files", dialect: .anthropicMessages, path: "/v1/files", list: .anthropic,
            filters: [Filter("scope_id", "scope", "id")],
            members: ["file_id"],
            addresses: [
                Address(.post, "/v1/files", .create, makes: Made("anthropic_files", "id")),
                Address(.get, "/v1/files", .list), Address(.get, "/v1/files/{id}"),
                Address(.get, "/v1/files/{id}/content"), Address(.delete, "/v1/files/{id}", .delete),
            ]),
        Row(
            word: "message_batches", dialect: .anthropicMessages, path: "/v1/messages/batches",
            list: .anthropic,
            addresses: [
                Address(
                    .post, "/v1/messages/batches", .createBatch, makes: Made("message_batches", "id")),
                Address(.get, "/v1/messages/batches", .list), Address(.get, "/v1/messages/batches/{id}"),
                Address(.get, "/v1/messages/batches/{id}/results"),
                Address(.post, "/v1/messages/batches/{id}/cancel"),
                Address(.delete, "/v1/messages/batches/{id}", .delete),
            ]),
        // If code ran for an answer, the answer names the code's container. A later message can use it again.
        Row(
            word: "anthropic_containers", dialect: .anthropicMessages, path: "", members: ["container"],
            addresses: []),
    ]

    private static let gemini: [Row] = [
        Row(
            word: "gemini_files", dialect: .geminiGenerate, path: "/v1beta/files", prefix: "files/",
            list: .gemini, page: 10, members: ["fileUri", "file_uri"],
            addresses: [
                Address(.post, "/upload/v1beta/files", .create, makes: Made("gemini_files", "file", "name")),
                Address(.get, "/v1beta/files", .list), Address(.get, "/v1beta/files/{id}"),
                Address(.delete, "/v1beta/files/{id}", .delete),
            ]),
        Row(
            word: "cached_contents", dialect: .geminiGenerate, path: "/v1beta/cachedContents",
            prefix: "cachedContents/", list: .gemini, members: ["cachedContent", "cached_content"],
            addresses: [
                Address(
                    .post, "/v1beta/cachedContents", .createCache, makes: Made("cached_contents", "name")),
                Address(.get, "/v1beta/cachedContents", .list), Address(.get, "/v1beta/cachedContents/{id}"),
                Address(.patch, "/v1beta/cachedContents/{id}"),
                Address(.delete, "/v1beta/cachedContents/{id}", .delete),
            ]),
        Row(
            word: "interactions", dialect: .geminiInteractions, path: "/v1beta/interactions",
            members: ["previous_interaction_id"],
            addresses: [
                Address(.get, "/v1beta/interactions/{id}"),
                Address(.post, "/v1beta/interactions/{id}/cancel"),
                Address(.delete, "/v1beta/interactions/{id}", .delete),
            ]),
    ]
}
