// swift-tools-version: 6.2
import PackageDescription

/// The settings of every Swift module, the strictest that the language has. No unsafe flag may occur in this
/// file, since a package with one cannot be a dependency by its URL. The Makefile has a release's flags.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableExperimentalFeature("Lifetimes"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

/// A module in a folder of its own ("room"), by its path in Sources, and the modules that its files may
/// import. Tests/HouseTests reads these declarations as text and checks the imports of all files.
func room(_ path: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
    .target(
        name: name(of: path), dependencies: dependencies, path: "Sources/" + path, resources: resources,
        swiftSettings: strict)
}

/// A program: its main file and the code that only this program needs.
func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies, path: "Sources/Programs/" + name, swiftSettings: strict)
}

/// The tests of the room (module) at a path in Sources. They are at the same path in Tests.
func tests(_ path: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: name(of: path), dependencies: dependencies, path: "Tests/" + path, exclude: exclude,
        swiftSettings: strict)
}

func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

/// A C library of the system with a module map, and with inline functions for its macros if needed.
func shim(_ name: String, pkgConfig: String? = nil, apt: String) -> Target {
    .systemLibrary(name: name, path: "Sources/Shims/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let package = Package(
    name: "usher",
    // The platforms of UsherKit, the library for apps. The edge and its tools run on Linux.
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "UsherKit", targets: ["UsherKit"]),
        .library(name: "UsherKitUI", targets: ["UsherKitUI"]),
        .executable(name: "usher", targets: ["usher"]),
        .executable(name: "usherctl", targets: ["usherctl"]),
        .executable(name: "usher-bench", targets: ["usher-bench"]),
    ],
    targets: [
        // Shims: C libraries and calls of the system
        .target(name: "CLinux", path: "Sources/Shims/CLinux"),
        .target(name: "CWeb", path: "Sources/Shims/CWeb"),
        .target(
            name: "CSimdjson",
            path: "Sources/Shims/CSimdjson",
            linkerSettings: [.linkedLibrary("simdjson")]),
        shim("CHiredis", apt: "libhiredis-dev"),
        shim("COpenSSL", apt: "libssl-dev"),
        shim("CYAML", apt: "libyaml-dev"),
        shim("CSQLite", apt: "libsqlite3-dev"),

        // Core: rooms without I/O and without a clock
        room("Core/Bytes"),
        room("Core/Commands"),
        room("Core/Cryptography", ["COpenSSL", "Bytes"]),
        room("Core/Dates", ["Bytes"]),
        room("Core/Histogram"),
        room("Core/JSON", ["CSimdjson", "Bytes"]),
        room("Core/Limits", ["Dates"]),
        room("Core/Usage", ["Limits"]),
        room("Core/Wire", ["Bytes"]),
        room("Core/Dialects", ["Bytes", "JSON", "Limits", "Wire"]),
        room("Core/Pricing", ["Bytes", "Dialects", "JSON", "Limits"]),
        room("Core/Words", ["Dates", "Limits", "Usage"]),

        // Engine: sockets, servers, clients
        room("Engine/Reactor", ["CLinux"]),
        room("Engine/TLS", ["COpenSSL", "Reactor"]),
        room("Engine/HTTP", ["Bytes", "Dates", "Wire", "Reactor", "TLS"]),
        room("Engine/Redis", ["CHiredis", "Reactor", "TLS"]),

        // Counting: rooms whose results must be exact
        room("Counting/LuaScripts", resources: [.embedInCode("lua")]),
        room(
            "Counting/Ledger",
            ["CSQLite", "Bytes", "Cryptography", "Dates", "Limits", "Reactor", "Redis", "LuaScripts"]),
        room(
            "Counting/Records", ["Bytes", "Dates", "JSON", "Limits", "Usage", "Words", "Reactor", "Ledger"]),

        // Service: the edge
        room(
            "Service/Configuration",
            ["CYAML", "Bytes", "Commands", "Dates", "Dialects", "Limits", "Pricing", "Words", "Redis"],
            resources: [.embedInCode("presets")]),
        room(
            "Service/Demo",
            ["Bytes", "Dates", "Dialects", "JSON", "Limits", "Wire", "HTTP", "Reactor", "Ledger"]),
        room("Service/Identity", ["Bytes", "Cryptography", "JSON", "Wire"]),
        room(
            "Service/Subscriptions",
            [
                "Bytes", "Cryptography", "Dates", "JSON", "Limits", "Usage", "Wire", "HTTP", "Reactor",
                "Ledger", "Identity",
            ]),
        room(
            "Service/Telemetry",
            [
                "Bytes", "Dates", "Histogram", "JSON", "Limits", "Pricing", "Wire", "HTTP", "Reactor",
                "Identity",
            ]),
        room("Service/Web", ["CWeb", "Bytes"]),
        room(
            "Service/Problems",
            [
                "Bytes", "Dates", "Dialects", "JSON", "Limits", "Usage", "Wire", "Words", "HTTP", "Reactor",
                "Ledger", "Identity", "Web",
            ]),
        room(
            "Service/Authentication",
            ["Bytes", "Limits", "Wire", "Words", "HTTP", "Reactor", "Ledger", "Identity", "Problems"]),
        room(
            "Service/AppAPI",
            [
                "Bytes", "Cryptography", "Dates", "Dialects", "JSON", "Limits", "Usage", "Wire", "Words",
                "HTTP", "Reactor", "Ledger", "Authentication", "Problems", "Subscriptions", "Web",
            ]),
        room(
            "Service/AdminAPI",
            [
                "Bytes", "Cryptography", "Dates", "Dialects", "JSON", "Limits", "Usage", "Wire", "Words",
                "HTTP", "Reactor", "Redis", "Ledger", "Records", "AppAPI", "Configuration", "Identity",
                "Problems", "Telemetry", "Web",
            ]),
        room(
            "Service/Gateway",
            [
                "Bytes", "Cryptography", "Dialects", "JSON", "Limits", "Pricing", "Wire", "Words", "HTTP",
                "Reactor", "TLS", "Ledger", "Configuration", "Identity", "Authentication", "Problems",
                "Telemetry",
            ]),
        room(
            "Service/Edge",
            [
                "Bytes", "Cryptography", "JSON", "Limits", "Wire", "Words", "HTTP", "Reactor", "Redis", "TLS",
                "Ledger", "Records", "AdminAPI", "AppAPI", "Configuration", "Demo", "Gateway", "Identity",
                "Authentication", "Problems", "Subscriptions", "Telemetry",
            ]),

        // Kit: libraries for apps
        room("Kit/UsherKit", ["Dates", "Usage"]),
        room("Kit/UsherKitUI", ["UsherKit"]),

        // Tools: rooms for operators and load tests
        room("Tools/Load", ["Bytes", "Histogram", "JSON", "Wire", "Reactor", "TLS"]),
        room("Tools/MockProvider", ["Bytes", "Wire", "Reactor", "TLS"]),
        room("Tools/RedisFleet", ["Reactor", "Redis"]),
        room(
            "Tools/Proof",
            [
                "Bytes", "JSON", "Wire", "HTTP", "Reactor", "Redis", "TLS", "Load",
                "MockProvider", "RedisFleet",
            ]),
        room("Tools/Terminal", ["Commands"]),
        room(
            "Tools/Operations",
            [
                "Bytes", "Commands", "Cryptography", "Dates", "JSON", "Limits", "Pricing", "Wire", "HTTP",
                "Reactor",
                "Redis", "TLS", "Ledger", "Records", "Configuration", "Terminal",
            ]),
        room("Tools/Reports", ["Bytes", "Commands", "Dates", "Histogram", "JSON", "Load", "Terminal"]),
        room(
            "Tools/Bench",
            [
                "Bytes", "Commands", "JSON", "Reactor", "TLS", "Configuration", "Load", "MockProvider",
                "Proof",
                "Reports", "Terminal",
            ]),

        // Programs: one target for each program
        program("usher", ["Commands", "Limits", "Reactor", "Configuration", "Edge", "Gateway", "Terminal"]),
        program("usherctl", ["Commands", "Reactor", "Operations", "Terminal"]),
        program("usher-bench", ["Commands", "Reactor", "Bench", "Terminal"]),

        // Tests: helpers, and the tests of each room
        .target(
            name: "TestSupport",
            dependencies: [
                "COpenSSL", "Bytes", "Cryptography", "Wire", "HTTP", "Reactor", "Redis", "TLS", "RedisFleet",
            ],
            path: "Tests/TestSupport", swiftSettings: strict),
        tests("Core/BytesTests", ["Bytes", "TestSupport"]),
        tests("Core/CommandsTests", ["Commands", "TestSupport"]),
        tests("Core/CryptographyTests", ["Bytes", "Cryptography", "TestSupport"]),
        tests("Core/DatesTests", ["Bytes", "Dates", "TestSupport"]),
        tests("Core/HistogramTests", ["Bytes", "Histogram", "TestSupport"]),
        tests("Core/JSONTests", ["Bytes", "JSON", "TestSupport"]),
        tests("Core/LimitsTests", ["Dates", "Limits"]),
        tests("Core/UsageTests", ["Limits", "Usage"]),
        tests("Core/WireTests", ["Bytes", "Dates", "Wire", "TestSupport"]),
        tests(
            "Core/DialectsTests", ["Bytes", "Dialects", "JSON", "TestSupport", "Wire"],
            exclude: ["Interfaces"]),
        tests("Core/PricingTests", ["Dialects", "JSON", "Limits", "Pricing", "TestSupport"]),
        tests("Core/WordsTests", ["Dates", "Limits", "Usage", "Words"]),
        tests("Engine/ReactorTests", ["Bytes", "Reactor", "TestSupport"]),
        tests("Engine/TLSTests", ["Reactor", "TLS", "TestSupport"]),
        tests("Engine/HTTPTests", ["Bytes", "Wire", "HTTP", "Reactor", "TLS", "TestSupport"]),
        tests("Engine/RedisTests", ["Cryptography", "Reactor", "Redis", "TLS", "TestSupport"]),
        tests(
            "Counting/LedgerTests",
            [
                "Bytes", "Cryptography", "Dates", "Limits", "Reactor", "Redis", "TLS", "LuaScripts", "Ledger",
                "TestSupport",
            ]),
        tests("Counting/RecordsTests", ["Bytes", "JSON", "Limits", "Ledger", "Records", "TestSupport"]),
        tests(
            "Service/ConfigurationTests",
            ["Commands", "Dialects", "Limits", "Pricing", "Words", "Redis", "Configuration", "TestSupport"]),
        tests(
            "Service/DemoTests",
            [
                "Dialects", "JSON", "Limits", "HTTP", "Reactor", "Redis", "Ledger", "Configuration", "Demo",
                "TestSupport",
            ]),
        tests(
            "Service/IdentityTests",
            ["Bytes", "Cryptography", "JSON", "Wire", "Identity", "TestSupport"], exclude: ["Tokens"]),
        tests(
            "Service/SubscriptionsTests",
            [
                "Bytes", "Cryptography", "Dates", "JSON", "Limits", "Usage", "HTTP", "Reactor", "Redis",
                "Ledger",
                "Identity", "Subscriptions", "TestSupport",
            ], exclude: ["Stores"]),
        tests(
            "Service/TelemetryTests",
            ["Bytes", "Histogram", "JSON", "Limits", "Wire", "HTTP", "Reactor", "Telemetry", "TestSupport"],
            exclude: ["Python"]),
        tests("Service/WebTests", ["Web", "TestSupport"]),
        tests(
            "Service/ProblemsTests",
            [
                "Bytes", "Dialects", "Limits", "Usage", "Wire", "Words", "HTTP", "Reactor", "Ledger",
                "Problems",
            ]),
        tests("Service/AuthenticationTests", ["Reactor", "Authentication"]),
        tests(
            "Service/AppAPITests",
            [
                "Bytes", "Limits", "Wire", "Words", "HTTP", "Reactor", "Redis", "Ledger", "AppAPI",
                "Configuration", "Identity", "Authentication", "Problems", "Subscriptions", "TestSupport",
            ]),
        tests(
            "Service/AdminAPITests",
            [
                "Limits", "Words", "HTTP", "Reactor", "Redis", "Ledger", "Records", "AdminAPI", "AppAPI",
                "Configuration", "Identity", "Authentication", "Problems", "TestSupport",
            ], exclude: ["Schema"]),
        tests(
            "Service/GatewayTests",
            [
                "Bytes", "Dates", "Dialects", "JSON", "Limits", "Words", "HTTP", "Reactor", "Redis", "TLS",
                "Ledger", "Configuration", "Gateway", "Identity", "Authentication", "Problems", "TestSupport",
            ]),
        tests("Kit/UsherKitTests", ["UsherKit", "Words"]),
        tests(
            "Tools/LoadTests",
            ["Bytes", "Histogram", "JSON", "Reactor", "TLS", "Load", "MockProvider", "TestSupport"]),
        tests("Tools/MockProviderTests", ["Bytes", "Reactor", "MockProvider", "TestSupport"]),
        tests(
            "Tools/ProofTests",
            ["Limits", "Reactor", "Redis", "Ledger", "Load", "MockProvider", "Proof", "TestSupport", "usher"]),
        tests("Tools/TerminalTests", ["Terminal"]),
        tests(
            "Tools/OperationsTests",
            [
                "Bytes", "Commands", "Dates", "JSON", "Limits", "Reactor", "Redis", "Ledger", "Records",
                "Operations", "TestSupport", "usherctl",
            ], exclude: ["Help"]),
        tests(
            "Tools/ReportsTests",
            ["Bytes", "Commands", "Histogram", "JSON", "Load", "Reports", "TestSupport"]),
        tests(
            "Tools/BenchTests",
            ["Commands", "Reactor", "Bench", "Load", "MockProvider", "Reports", "TestSupport", "usher-bench"]),
        tests(
            "EndToEndTests",
            [
                "Wire", "HTTP", "Reactor", "Redis", "UsherKit", "TestSupport", "usher", "usherctl",
                "usher-bench",
            ],
            exclude: [
                "Accounts", "Clients", "LiteLLM", "Pages", "PriceLists", "Restarts", "Shells", "Upstream",
            ]),
        tests("PackagingTests", ["TestSupport"], exclude: ["Chart", "Compose", "Image"]),
        tests("HouseTests", ["TestSupport"]),
        tests(
            "ReferenceTests",
            [
                "Authentication", "Configuration", "Dialects", "Limits", "Problems", "Telemetry", "Words",
                "TestSupport",
                "usher", "usherctl", "usher-bench",
            ], exclude: ["Samples"]),
        tests(
            "SpecificationTests",
            [
                "Dates", "Limits", "Usage", "Reactor", "Redis", "Ledger", "Configuration", "Edge",
                "TestSupport", "usherctl",
            ]),
        tests("TestSupportTests", ["Reactor", "TLS", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)

// To build only some tests: USHER_TESTS=LedgerTests,HouseTests swift build --build-tests
if let chosen = Context.environment["USHER_TESTS"]?.split(separator: ",").map(String.init) {
    package.targets.removeAll { $0.type == .test && !chosen.contains($0.name) }
}
