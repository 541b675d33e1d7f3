// swift-tools-version: 6.2
import PackageDescription

/// One set of rules for every Swift room: the strictest that the language has.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableExperimentalFeature("Lifetimes"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    // Dynamic exclusivity checks cost an eighth of a request's instructions. Debug builds, and so all tests,
    // keep them.
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
    // Objects are let go after their last use rather than where their name ends: an eighth of all counts of
    // references, which are a third of the edge's own time. `make test-release` runs the edge so.
    .unsafeFlags(["-Xfrontend", "-enable-lexical-lifetimes=false"], .when(configuration: .release)),
]

/// A room by its floor and name, as its folder is called in Sources. The arrows are held by Tests/HouseTests, which
/// reads the imports.
func room(_ path: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
    .target(
        name: name(of: path), dependencies: dependencies, path: "Sources/" + path, resources: resources,
        swiftSettings: strict)
}

/// A program: its main file, and what only this program does.
func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies, path: "Sources/Programs/" + name, swiftSettings: strict)
}

/// The tests of a room, on the same floor in Tests.
func tests(_ path: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: name(of: path), dependencies: dependencies, path: "Tests/" + path, exclude: exclude,
        swiftSettings: strict)
}

func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

/// A C library of the system behind a module map, with inline shims for its macros at most.
func shim(_ name: String, pkgConfig: String? = nil, apt: String) -> Target {
    .systemLibrary(name: name, path: "Sources/Shims/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let package = Package(
    name: "usher",
    products: [
        .executable(name: "usher", targets: ["usher"]),
        .executable(name: "usherctl", targets: ["usherctl"]),
        .executable(name: "usher-bench", targets: ["usher-bench"]),
    ],
    targets: [
        // shims
        .target(name: "CLinux", path: "Sources/Shims/CLinux"),
        .target(name: "CWeb", path: "Sources/Shims/CWeb"),
        .target(
            name: "CSimdjson",
            path: "Sources/Shims/CSimdjson",
            cxxSettings: [.unsafeFlags(["-O2"], .when(configuration: .release))],
            linkerSettings: [.linkedLibrary("simdjson")]),
        shim("CHiredis", apt: "libhiredis-dev"),
        shim("COpenSSL", apt: "libssl-dev"),
        shim("CYAML", apt: "libyaml-dev"),
        shim("CSQLite", apt: "libsqlite3-dev"),

        // Core: no I/O, no clock
        room("Core/Commands"),
        room("Core/Histogram"),
        room("Core/Limits"),
        room("Core/Usage", ["Limits"]),
        room("Core/Wire", ["CSimdjson"]),
        room("Core/Words", ["Limits", "Usage"]),

        // Engine: sockets, servers, clients
        room("Engine/Reactor", ["CLinux"]),
        room("Engine/TLS", ["COpenSSL", "Reactor"]),
        room("Engine/HTTP", ["Wire", "Reactor", "TLS"]),
        room("Engine/Redis", ["CHiredis", "Reactor", "TLS"]),

        // Counting: what must be exact
        room("Counting/LuaScripts", resources: [.embedInCode("lua")]),
        room("Counting/Ledger", ["COpenSSL", "CSQLite", "Limits", "Reactor", "Redis", "LuaScripts"]),
        room("Counting/Records", ["Limits", "Wire", "Words", "Reactor", "Ledger"]),

        // Service: the edge
        room(
            "Service/Configuration", ["CYAML", "Commands", "Limits", "Words"],
            resources: [.embedInCode("presets")]),
        room("Service/Demo", ["Limits", "Wire", "HTTP", "Reactor", "Ledger"]),
        room("Service/Identity", ["COpenSSL", "Wire"]),
        room("Service/Subscriptions", ["Limits", "Usage", "Wire", "HTTP", "Reactor", "Ledger"]),
        room("Service/Telemetry", ["Histogram", "Limits", "Wire", "HTTP", "Reactor", "Identity"]),
        room("Service/Web", ["CWeb"]),
        room(
            "Service/Responses",
            ["Limits", "Usage", "Wire", "Words", "HTTP", "Reactor", "Ledger", "Identity", "Web"]),
        room(
            "Service/AppAPI",
            [
                "Limits", "Usage", "Wire", "Words", "HTTP", "Reactor", "Ledger", "Responses", "Subscriptions",
                "Web",
            ]),
        room(
            "Service/AdminAPI",
            [
                "Limits", "Usage", "Wire", "Words", "HTTP", "Reactor", "Redis", "Ledger", "Records", "AppAPI",
                "Configuration", "Identity", "Responses", "Telemetry", "Web",
            ]),
        room(
            "Service/Gateway",
            [
                "Limits", "Wire", "Words", "HTTP", "Reactor", "TLS", "Ledger", "Configuration", "Identity",
                "Responses", "Telemetry",
            ]),
        room(
            "Service/Edge",
            [
                "Limits", "Wire", "Words", "HTTP", "Reactor", "Redis", "TLS", "Ledger", "Records", "AdminAPI",
                "AppAPI", "Configuration", "Demo", "Gateway", "Identity", "Responses", "Subscriptions",
                "Telemetry",
            ]),

        // Tools: for operators and load
        room("Tools/Load", ["Histogram", "Wire", "Reactor", "TLS"]),
        room("Tools/MockProvider", ["Wire", "Reactor", "TLS"]),
        room("Tools/Proof", ["Wire", "HTTP", "Reactor", "Redis", "TLS", "Load", "MockProvider"]),
        room("Tools/Terminal", ["Commands"]),
        room(
            "Tools/Operations",
            [
                "Commands", "Limits", "Wire", "HTTP", "Reactor", "Redis", "TLS", "Ledger", "Records",
                "Configuration", "Terminal",
            ]),
        room("Tools/Reports", ["Commands", "Histogram", "Wire", "Load", "Terminal"]),
        room("Tools/Capacity", ["Reports"]),
        room(
            "Tools/Bench",
            [
                "Commands", "Wire", "Reactor", "TLS", "Capacity", "Load", "MockProvider", "Proof", "Reports",
                "Terminal",
            ]),

        // Programs: a main file each
        program("usher", ["Commands", "Limits", "Reactor", "Configuration", "Edge", "Terminal"]),
        program("usherctl", ["Commands", "Reactor", "Operations", "Terminal"]),
        program("usher-bench", ["Commands", "Reactor", "Bench", "Terminal"]),

        // tests
        .target(
            name: "TestSupport", dependencies: ["COpenSSL", "Wire", "HTTP", "Reactor", "Redis", "TLS"],
            path: "Tests/TestSupport", swiftSettings: strict),
        tests("Core/CommandsTests", ["Commands"]),
        tests("Core/HistogramTests", ["Histogram", "TestSupport"]),
        tests("Core/LimitsTests", ["Limits"]),
        tests("Core/UsageTests", ["Limits", "Usage"]),
        tests("Core/WireTests", ["Wire", "TestSupport"]),
        tests("Core/WordsTests", ["Limits", "Usage", "Words"]),
        tests("Engine/ReactorTests", ["Reactor", "TestSupport"]),
        tests("Engine/TLSTests", ["Reactor", "TLS", "TestSupport"]),
        tests("Engine/HTTPTests", ["Wire", "HTTP", "Reactor", "TLS", "TestSupport"]),
        tests("Engine/RedisTests", ["Reactor", "Redis", "TLS", "TestSupport"]),
        tests("Counting/LedgerTests", ["Limits", "Reactor", "Redis", "TLS", "Ledger", "TestSupport"]),
        tests("Counting/RecordsTests", ["Limits", "Ledger", "Records"]),
        tests("Service/ConfigurationTests", ["Commands", "Limits", "Words", "Configuration", "TestSupport"]),
        tests(
            "Service/DemoTests",
            ["Limits", "Wire", "HTTP", "Reactor", "Redis", "Ledger", "Configuration", "Demo", "TestSupport"]),
        tests("Service/IdentityTests", ["Wire", "Identity", "TestSupport"], exclude: ["Tokens"]),
        tests(
            "Service/SubscriptionsTests",
            ["Limits", "Usage", "Wire", "HTTP", "Reactor", "Redis", "Ledger", "Subscriptions", "TestSupport"]),
        tests(
            "Service/TelemetryTests",
            ["Histogram", "Limits", "Wire", "HTTP", "Reactor", "Telemetry", "TestSupport"],
            exclude: ["Python"]),
        tests("Service/WebTests", ["Web", "TestSupport"]),
        tests(
            "Service/ResponsesTests",
            ["Limits", "Usage", "Wire", "Words", "HTTP", "Reactor", "Ledger", "Responses"]),
        tests(
            "Service/AppAPITests",
            [
                "Limits", "Wire", "Words", "HTTP", "Reactor", "Redis", "Ledger", "AppAPI", "Configuration",
                "Identity", "Responses", "Subscriptions", "TestSupport",
            ]),
        tests(
            "Service/AdminAPITests",
            [
                "Limits", "Words", "HTTP", "Reactor", "Redis", "Ledger", "Records", "AdminAPI", "AppAPI",
                "Configuration", "Identity", "Responses", "TestSupport",
            ], exclude: ["Schema"]),
        tests(
            "Service/GatewayTests",
            [
                "Limits", "Wire", "Words", "HTTP", "Reactor", "Redis", "TLS", "Ledger", "Configuration",
                "Gateway", "Identity", "Responses", "TestSupport",
            ]),
        tests(
            "Tools/LoadTests", ["Histogram", "Wire", "Reactor", "TLS", "Load", "MockProvider", "TestSupport"]),
        tests("Tools/MockProviderTests", ["Reactor", "MockProvider", "TestSupport"]),
        tests(
            "Tools/ProofTests",
            ["Limits", "Reactor", "Redis", "Ledger", "Load", "MockProvider", "Proof", "TestSupport", "usher"]),
        tests("Tools/TerminalTests", ["Terminal"]),
        tests(
            "Tools/OperationsTests",
            ["Commands", "Limits", "Reactor", "Redis", "Ledger", "Operations", "TestSupport", "usherctl"],
            exclude: ["Help"]),
        tests("Tools/ReportsTests", ["Commands", "Histogram", "Wire", "Load", "Reports", "TestSupport"]),
        tests("Tools/CapacityTests", ["Capacity", "TestSupport"]),
        tests(
            "Tools/BenchTests",
            ["Commands", "Reactor", "Bench", "Load", "MockProvider", "Reports", "TestSupport", "usher-bench"]),
        tests(
            "EndToEndTests",
            ["Wire", "HTTP", "Reactor", "Redis", "TestSupport", "usher", "usherctl", "usher-bench"],
            exclude: ["Accounts", "Clients", "Pages", "Shells", "Upstream", "requirements.txt"]),
        tests("HouseTests", ["TestSupport"]),
        tests(
            "SpecificationTests",
            [
                "Limits", "Usage", "Reactor", "Redis", "Ledger", "Configuration", "Edge", "TestSupport",
                "usherctl",
            ]),
        tests("TestSupportTests", ["Reactor", "TLS", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)

// While working on one room its tests are enough: USHER_TESTS=LedgerTests,HouseTests swift build --build-tests
if let chosen = Context.environment["USHER_TESTS"]?.split(separator: ",").map(String.init) {
    package.targets.removeAll { $0.type == .test && !chosen.contains($0.name) }
}
