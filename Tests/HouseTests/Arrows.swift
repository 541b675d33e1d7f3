/// Who may import whom (DESIGN, "The house"): a room and the rooms that its files may name.
enum Arrows {
    static let rooms: [String: Set<String>] = [
        // pure
        "Limits": [],
        "Usage": ["Limits"],
        "Words": ["Limits", "Usage"],
        "Wire": ["CSimdjson"],
        "Histogram": [],
        "Terminal": [],
        // engine
        "Web": ["CWeb"],
        "Reactor": ["CLinux"],
        "TLS": ["Reactor", "COpenSSL"],
        "HTTP": ["Wire", "Reactor", "TLS"],
        "Redis": ["Reactor", "TLS", "CHiredis"],
        // adapt
        "LuaScripts": [],
        "Ledger": ["Limits", "Redis", "Reactor", "LuaScripts", "COpenSSL", "CSQLite"],
        "Settings": ["Limits", "Words", "Terminal", "CYAML"],
        "Identity": ["Wire", "COpenSSL"],
        "Observe": ["Histogram", "HTTP", "Identity", "Limits", "Reactor", "TLS", "Wire"],
        "Subscriptions": ["Limits", "Usage", "Wire", "Reactor", "TLS", "HTTP", "Ledger"],
        "Reception": ["Web", "Limits", "Usage", "Words", "Wire", "Reactor", "HTTP", "Ledger", "Identity"],
        "Gateway": [
            "Reception", "Limits", "Usage", "Words", "Wire", "Reactor", "TLS", "HTTP", "Ledger", "Identity",
            "Observe", "Settings",
        ],
        "Desk": [
            "Reception", "Web", "Limits", "Usage", "Words", "Wire", "Reactor", "HTTP", "Ledger", "Identity",
            "Settings", "Subscriptions",
        ],
        "Admin": [
            "Casebook", "Desk", "Observe", "Web", "Reception", "Limits", "Usage", "Words", "Wire", "Reactor",
            "HTTP",
            "Redis",
            "Ledger", "Identity", "Settings",
        ],
        "Casebook": ["Limits", "Words", "Wire", "Reactor", "Ledger"],
        "Load": ["Histogram", "Wire", "Reactor", "TLS"],
        "Upstream": ["Wire", "Reactor", "TLS"],
        "Report": ["Histogram", "Load", "Wire", "Terminal"],
        "Demo": ["Wire", "Reactor", "HTTP", "Limits", "Ledger"],
        "Edge": [
            "Gateway", "Admin", "Casebook", "Desk", "Demo", "Reception", "Ledger", "Limits", "Redis", "HTTP",
            "TLS", "Reactor",
            "Identity", "Observe",
            "Settings", "Subscriptions", "Words", "Wire",
        ],
        "Proof": [
            "Load", "Upstream", "Histogram", "HTTP", "TLS", "Wire", "Reactor", "Redis", "Ledger", "Limits",
        ],
        "Capacity": ["Report"],
        "Bench": [
            "Load", "Upstream", "Proof", "Capacity", "Report", "Histogram", "Wire", "TLS", "Reactor",
            "Terminal",
        ],
        "Operator": [
            "Settings", "Limits", "Casebook", "Ledger", "Redis", "HTTP", "TLS", "Reactor", "Wire", "Terminal",
        ],
        // doors
        "usherctl": ["Operator", "Reactor", "Terminal"],
        "usher-bench": ["Bench", "Reactor", "Terminal"],
        "usher": ["Edge", "Settings", "Terminal", "Limits", "Reactor"],
        // tests
        "TestSupport": ["Reactor", "HTTP", "Redis", "TLS", "Wire", "COpenSSL"],
    ]

    /// Modules of the system and the toolchain, which every room may use.
    static let system: Set<String> = ["Glibc", "Synchronization", "Dispatch"]

    /// Rooms on the path of every message, where Foundation's cost shows: none of them may import it.
    static let withoutFoundation: Set<String> = [
        "Reactor", "Wire", "TLS", "HTTP", "Redis", "Ledger", "Identity", "Reception", "Gateway", "Edge",
        "Observe", "Demo",
        "Terminal", "Histogram", "Load",
        "Upstream",
    ]

    /// Where `unsafe` may stand: system calls, C libraries, and the codec's inner loops.
    static let unsafe: Set<String> = [
        "Sources/Ledger/Digest.swift", "Sources/Identity/Cryptography/",
        "Sources/Ledger/Spool/Database.swift",
        "Sources/Reactor/Channel+Bytes.swift", "Sources/Reactor/EventLoop+Waiting.swift",
        "Sources/Reactor/EventLoop.swift", "Sources/Reactor/LoopBound.swift", "Sources/Reactor/Mailbox.swift",
        "Sources/Reactor/Names/SystemLookup.swift", "Sources/Reactor/SignalSource.swift",
        "Sources/Reactor/Syscall/",
        "Sources/Reactor/Waiter.swift", "Sources/Redis/", "Sources/TLS/",
        "Sources/Settings/Values/Files.swift",
        "Sources/Settings/YAML/YAMLEvents.swift", "Sources/Terminal/Console.swift", "Sources/TestSupport/",
        "Sources/Web/", "Sources/Wire/Bytes/", "Sources/Wire/JSON/JSONValue.swift", "Sources/usher/",
    ]

    /// Rooms whose vocabulary other packages see.
    static let `public`: Set<String> = ["Usage"]
}
