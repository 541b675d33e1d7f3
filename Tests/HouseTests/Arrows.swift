/// Who may import whom (docs/architecture.md, "Floors"): a room and the rooms that its files may name.
enum Arrows {
    /// The floors from the ground up. A room knows rooms of its own floor, as far as `rooms` says so, and of
    /// those below.
    static let floors = ["Shims", "Core", "Engine", "Counting", "Service", "Tools", "Programs"]

    /// Words that no type may bear.
    static let metaphors: Set<String> = [
        "Aftermath", "Asker", "Casebook", "Chores", "Courier", "Crowd", "Desk", "Diary", "Doorkeeper", "Door",
        "Dossier", "Errand", "Glimpse", "Guest", "Guests", "House", "Ledgerbook", "Letter", "Nursery",
        "Passage",
        "Pen", "Rota", "Seat", "Seats", "Slate", "Stranger", "Strangers", "Switchboard", "Talk", "Visitor",
        "Voice",
        "Workshop",
    ]

    static let rooms: [String: Set<String>] = [
        // Core
        "Commands": [],
        "Histogram": [],
        "Limits": [],
        "Usage": ["Limits"],
        "Wire": ["CSimdjson"],
        "Words": ["Limits", "Usage"],
        // Engine
        "Reactor": ["CLinux"],
        "TLS": ["COpenSSL", "Reactor"],
        "HTTP": ["Wire", "Reactor", "TLS"],
        "Redis": ["CHiredis", "Reactor", "TLS"],
        // Counting
        "LuaScripts": [],
        "Ledger": ["COpenSSL", "CSQLite", "Limits", "Reactor", "Redis", "LuaScripts"],
        "Records": ["Limits", "Wire", "Words", "Reactor", "Ledger"],
        // Service
        "Configuration": ["CYAML", "Commands", "Limits", "Words"],
        "Demo": ["Limits", "Wire", "HTTP", "Reactor", "Ledger"],
        "Identity": ["COpenSSL", "Wire"],
        "Subscriptions": ["Limits", "Usage", "Wire", "HTTP", "Reactor", "Ledger"],
        "Telemetry": ["Histogram", "Limits", "Wire", "HTTP", "Reactor", "Identity"],
        "Web": ["CWeb"],
        "Responses": ["Limits", "Usage", "Wire", "Words", "HTTP", "Reactor", "Ledger", "Identity", "Web"],
        "AppAPI": [
            "Limits", "Usage", "Wire", "Words", "HTTP", "Reactor", "Ledger", "Responses", "Subscriptions",
            "Web",
        ],
        "AdminAPI": [
            "Limits", "Usage", "Wire", "Words", "HTTP", "Reactor", "Redis", "Ledger", "Records", "AppAPI",
            "Configuration", "Identity", "Responses", "Telemetry", "Web",
        ],
        "Gateway": [
            "Limits", "Wire", "Words", "HTTP", "Reactor", "TLS", "Ledger", "Configuration", "Identity",
            "Responses", "Telemetry",
        ],
        "Edge": [
            "Limits", "Wire", "Words", "HTTP", "Reactor", "Redis", "TLS", "Ledger", "Records", "AdminAPI",
            "AppAPI", "Configuration", "Demo", "Gateway", "Identity", "Responses", "Subscriptions",
            "Telemetry",
        ],
        // Tools
        "Load": ["Histogram", "Wire", "Reactor", "TLS"],
        "MockProvider": ["Wire", "Reactor", "TLS"],
        "Proof": ["Wire", "HTTP", "Reactor", "Redis", "TLS", "Load", "MockProvider"],
        "Terminal": ["Commands"],
        "Operations": [
            "Commands", "Limits", "Wire", "HTTP", "Reactor", "Redis", "TLS", "Ledger", "Records",
            "Configuration", "Terminal",
        ],
        "Reports": ["Commands", "Histogram", "Wire", "Load", "Terminal"],
        "Capacity": ["Reports"],
        "Bench": [
            "Commands", "Wire", "Reactor", "TLS", "Capacity", "Load", "MockProvider", "Proof", "Reports",
            "Terminal",
        ],
        // Programs
        "usher": ["Commands", "Limits", "Reactor", "Configuration", "Edge", "Terminal"],
        "usherctl": ["Commands", "Reactor", "Operations", "Terminal"],
        "usher-bench": ["Commands", "Reactor", "Bench", "Terminal"],
        // for tests
        "TestSupport": ["COpenSSL", "Wire", "HTTP", "Reactor", "Redis", "TLS"],
    ]

    /// Modules of the system and the toolchain, which every room may use.
    static let system: Set<String> = ["Glibc", "Synchronization", "Dispatch"]

    /// Rooms on the path of every message, where Foundation's cost shows: none of them may import it.
    static let withoutFoundation: Set<String> = [
        "Reactor", "Wire", "TLS", "HTTP", "Redis", "Ledger", "Identity", "Responses", "Gateway", "Edge",
        "Telemetry", "Demo",
        "Terminal", "Histogram", "Load",
        "MockProvider",
    ]

    /// Where `unsafe` may stand: system calls, C libraries, and the codec's inner loops.
    static let unsafe: Set<String> = [
        "Sources/Counting/Ledger/Digest.swift", "Sources/Service/Identity/Cryptography/",
        "Sources/Counting/Ledger/Spool/Database.swift",
        "Sources/Engine/Reactor/Channel+Bytes.swift", "Sources/Engine/Reactor/EventLoop+Waiting.swift",
        "Sources/Engine/Reactor/EventLoop.swift", "Sources/Engine/Reactor/LoopBound.swift",
        "Sources/Engine/Reactor/Mailbox.swift",
        "Sources/Engine/Reactor/Names/SystemLookup.swift", "Sources/Engine/Reactor/SignalSource.swift",
        "Sources/Engine/Reactor/Syscall/",
        "Sources/Engine/Reactor/Waiter.swift", "Sources/Engine/Redis/", "Sources/Engine/TLS/",
        "Sources/Service/Configuration/Values/Files.swift",
        "Sources/Service/Configuration/YAML/YAMLEvents.swift", "Sources/Tools/Terminal/Console.swift",
        "Tests/TestSupport/",
        "Sources/Service/Web/", "Sources/Core/Wire/Bytes/", "Sources/Core/Wire/JSON/JSONValue.swift",
        "Sources/Programs/usher/",
    ]

    /// Rooms whose vocabulary other packages see.
    static let `public`: Set<String> = ["Usage"]
}
