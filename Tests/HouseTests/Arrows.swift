/// Rules about imports, in addition to those of Package.swift (docs/architecture.md, "Floors").
enum Arrows {
    /// The floors, the lowest first. A room (module) may import rooms of its own floor and of lower ones, if
    /// Package.swift lists them.
    static let floors = [
        "Shims", "Core", "Engine", "Counting", "Service", "Kit", "Tools", "Programs",
    ]

    /// Modules of the system and the toolchain, which every room (module) may import.
    static let system: Set<String> = ["Glibc", "Synchronization", "Dispatch", "Observation", "SwiftUI"]

    /// The rooms (modules) whose code runs for every message. They must not import Foundation, because of its
    /// cost.
    static let withoutFoundation: Set<String> = [
        "Bytes", "Dates", "Cryptography", "JSON", "Wire", "Dialects", "Reactor", "TLS", "HTTP", "Redis",
        "Ledger", "Identity", "Problems", "Authentication", "Gateway", "Edge",
        "Telemetry", "Demo",
        "Terminal", "Histogram", "Load",
        "MockProvider",
    ]

    /// The folders and files in which `unsafe` is allowed: system calls, C libraries, and inner loops of
    /// codecs.
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
        // Foundation cannot open a file without following symbolic links, and cannot inspect such a link
        // itself. So these files call the system directly.
        "Sources/Tools/Operations/Transfer/CursorFile.swift",
        "Sources/Tools/Operations/Transfer/ExportPlace.swift",
        "Sources/Service/Configuration/YAML/YAMLEvents.swift", "Sources/Tools/RedisFleet/RedisServer.swift",
        "Sources/Tools/Terminal/Console.swift",
        "Tests/TestSupport/",
        "Sources/Service/Web/", "Sources/Core/Bytes/", "Sources/Core/JSON/JSONValue.swift",
        "Sources/Programs/usher/",
    ]

    /// The rooms (modules) that other packages import.
    static let `public`: Set<String> = ["Usage", "UsherKit", "UsherKitUI"]

    /// The rooms (modules) that apps build for other systems. They must not use the C library of Linux.
    static let portable = ["UsherKit", "UsherKitUI", "Usage", "Limits", "Dates", "Bytes"]
}
