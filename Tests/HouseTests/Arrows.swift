/// Which rooms may import which (docs/architecture.md, "Floors"): a room and those that its files may import.
enum Arrows {
    /// The floors from the lowest up. A room may import rooms of its own floor and of those below, as far as
    /// `rooms` lists them.
    static let floors = [
        "Shims", "Core", "Engine", "Counting", "Service", "Kit", "Tools", "Programs",
    ]

    static let rooms: [String: Set<String>] = [
        // Core
        "Bytes": [],
        "Commands": [],
        "Cryptography": ["COpenSSL", "Bytes"],
        "Dates": ["Bytes"],
        "Histogram": [],
        "JSON": ["CSimdjson", "Bytes"],
        "Limits": ["Dates"],
        "Usage": ["Limits"],
        "Wire": ["Bytes"],
        "Dialects": ["Bytes", "JSON", "Wire"],
        "Words": ["Dates", "Limits", "Usage"],
        // Engine
        "Reactor": ["CLinux"],
        "TLS": ["COpenSSL", "Reactor"],
        "HTTP": ["Bytes", "Dates", "Wire", "Reactor", "TLS"],
        "Redis": ["CHiredis", "Reactor", "TLS"],
        // Counting
        "LuaScripts": [],
        "Ledger": ["CSQLite", "Bytes", "Cryptography", "Dates", "Limits", "Reactor", "Redis", "LuaScripts"],
        "Records": ["Bytes", "Dates", "JSON", "Limits", "Words", "Reactor", "Ledger"],
        // Service
        "Configuration": ["CYAML", "Bytes", "Commands", "Dates", "Limits", "Words", "Redis"],
        "Demo": ["Bytes", "Dates", "Dialects", "JSON", "Limits", "Wire", "HTTP", "Reactor", "Ledger"],
        "Identity": ["Bytes", "Cryptography", "JSON", "Wire"],
        "Subscriptions": [
            "Bytes", "Cryptography", "Dates", "JSON", "Limits", "Usage", "HTTP", "Reactor", "Ledger",
        ],
        "Telemetry": [
            "Bytes", "Dates", "Histogram", "JSON", "Limits", "Wire", "HTTP", "Reactor", "Identity",
        ],
        "Web": ["CWeb", "Bytes"],
        "Responses": [
            "Bytes", "Dates", "Dialects", "JSON", "Limits", "Usage", "Wire", "Words", "HTTP", "Reactor",
            "Ledger", "Identity", "Web",
        ],
        "AppAPI": [
            "Bytes", "Cryptography", "Dates", "Dialects", "JSON", "Limits", "Usage", "Wire", "Words", "HTTP",
            "Reactor", "Ledger", "Responses", "Subscriptions", "Web",
        ],
        "AdminAPI": [
            "Bytes", "Cryptography", "Dates", "JSON", "Limits", "Usage", "Wire", "Words", "HTTP", "Reactor",
            "Redis", "Ledger", "Records", "AppAPI", "Configuration", "Identity", "Responses", "Telemetry",
            "Web",
        ],
        "Gateway": [
            "Bytes", "Cryptography", "Dialects", "JSON", "Limits", "Wire", "Words", "HTTP", "Reactor", "TLS",
            "Ledger", "Configuration", "Identity", "Responses", "Telemetry",
        ],
        "Edge": [
            "Bytes", "Cryptography", "JSON", "Limits", "Wire", "Words", "HTTP", "Reactor", "Redis", "TLS",
            "Ledger", "Records", "AdminAPI", "AppAPI", "Configuration", "Demo", "Gateway", "Identity",
            "Responses", "Subscriptions", "Telemetry",
        ],
        // Kit
        "UsherKit": ["Dates", "Usage"],
        // Tools
        "Load": ["Bytes", "Histogram", "JSON", "Wire", "Reactor", "TLS"],
        "MockProvider": ["Bytes", "Wire", "Reactor", "TLS"],
        "Proof": [
            "Bytes", "Cryptography", "JSON", "Wire", "HTTP", "Reactor", "Redis", "TLS", "Load",
            "MockProvider",
        ],
        "Terminal": ["Commands"],
        "Operations": [
            "Bytes", "Commands", "Cryptography", "Dates", "JSON", "Limits", "Wire", "HTTP", "Reactor",
            "Redis", "TLS", "Ledger", "Records", "Configuration", "Terminal",
        ],
        "Reports": ["Bytes", "Commands", "Dates", "Histogram", "JSON", "Load", "Terminal"],
        "Bench": [
            "Bytes", "Commands", "JSON", "Reactor", "TLS", "Configuration", "Load", "MockProvider", "Proof",
            "Reports", "Terminal",
        ],
        // Programs
        "usher": ["Commands", "Limits", "Reactor", "Configuration", "Edge", "Gateway", "Terminal"],
        "usherctl": ["Commands", "Reactor", "Operations", "Terminal"],
        "usher-bench": ["Commands", "Reactor", "Bench", "Terminal"],
        // for tests
        "TestSupport": ["COpenSSL", "Bytes", "Wire", "HTTP", "Reactor", "Redis", "TLS"],
    ]

    /// Modules of the system and the toolchain, which every room may use.
    static let system: Set<String> = ["Glibc", "Synchronization", "Dispatch", "Observation"]

    /// Rooms on the path of every message, where Foundation's cost shows: none of them may import it.
    static let withoutFoundation: Set<String> = [
        "Bytes", "Dates", "Cryptography", "JSON", "Wire", "Dialects", "Reactor", "TLS", "HTTP", "Redis",
        "Ledger", "Identity", "Responses", "Gateway", "Edge",
        "Telemetry", "Demo",
        "Terminal", "Histogram", "Load",
        "MockProvider",
    ]

    /// Where `unsafe` is allowed: system calls, C libraries, and the codec's inner loops.
    static let unsafe: Set<String> = [
        "Sources/Core/Cryptography/",
        "Sources/Counting/Ledger/Spool/Database.swift",
        "Sources/Engine/Reactor/Channel+Bytes.swift", "Sources/Engine/Reactor/EventLoop+Waiting.swift",
        "Sources/Engine/Reactor/EventLoop.swift", "Sources/Engine/Reactor/LoopBound.swift",
        "Sources/Engine/Reactor/Mailbox.swift",
        "Sources/Engine/Reactor/Names/SystemLookup.swift", "Sources/Engine/Reactor/SignalSource.swift",
        "Sources/Engine/Reactor/Syscall/",
        "Sources/Engine/Reactor/Waiter.swift", "Sources/Engine/Redis/", "Sources/Engine/TLS/",
        "Sources/Service/Configuration/Values/SettingsFile.swift",
        "Sources/Service/Configuration/YAML/YAMLEvents.swift", "Sources/Tools/Terminal/Console.swift",
        "Tests/TestSupport/",
        "Sources/Service/Web/", "Sources/Core/Bytes/", "Sources/Core/JSON/JSONValue.swift",
        "Sources/Programs/usher/",
    ]

    /// Rooms that other packages import.
    static let `public`: Set<String> = ["Usage", "UsherKit"]

    /// Rooms that an app builds for its own system: neither they nor the rooms they import use
    /// the system's C library.
    static let portable = ["UsherKit", "Usage", "Limits", "Dates", "Bytes"]
}
