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

/// A room of the house. The arrows are held by Tests/HouseTests, which reads the imports.
func room(_ name: String, _ dependencies: [Target.Dependency] = [], plugins: [SwiftSetting] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict + plugins)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// A C library of the system behind a module map, with inline shims for its macros at most.
func shim(_ name: String, pkgConfig: String? = nil, apt: String) -> Target {
    .systemLibrary(name: name, path: "Sources/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let package = Package(
    name: "usher",
    products: [
        .executable(name: "usher", targets: ["usher"]),
        .executable(name: "usherctl", targets: ["usherctl"]),
        .executable(name: "usher-bench", targets: ["usher-bench"]),
    ],
    targets: [
        // pure
        room("Limits"),
        room("Usage", ["Limits"]),
        room("Words", ["Limits", "Usage"]),
        room("Wire", ["CSimdjson"]),
        room("Histogram"),

        // shims
        .target(name: "CLinux"),
        .target(name: "CWeb"),
        .target(
            name: "CSimdjson",
            cxxSettings: [.unsafeFlags(["-O2"], .when(configuration: .release))],
            linkerSettings: [.linkedLibrary("simdjson")]),
        shim("CHiredis", apt: "libhiredis-dev"),
        shim("COpenSSL", apt: "libssl-dev"),
        shim("CYAML", apt: "libyaml-dev"),
        shim("CSQLite", apt: "libsqlite3-dev"),

        // engine
        room("Web", ["CWeb"]),
        room("Reactor", ["CLinux"]),
        room("TLS", ["Reactor", "COpenSSL"]),
        room("HTTP", ["Wire", "Reactor", "TLS"]),
        room("Redis", ["Reactor", "TLS", "CHiredis"]),

        // adapt
        .target(
            name: "LuaScripts", resources: [.embedInCode("lua")],
            swiftSettings: strict),
        room("Ledger", ["Limits", "Redis", "Reactor", "LuaScripts", "COpenSSL", "CSQLite"]),
        .target(
            name: "Settings", dependencies: ["Limits", "Words", "CYAML", "Terminal"],
            resources: [.embedInCode("presets")], swiftSettings: strict),
        room("Identity", ["Wire", "COpenSSL"]),
        room("Observe", ["Histogram", "HTTP", "Identity", "Limits", "Reactor", "TLS", "Wire"]),
        room("Subscriptions", ["Limits", "Usage", "Wire", "Reactor", "TLS", "HTTP", "Ledger"]),
        room(
            "Reception", ["Web", "Limits", "Usage", "Words", "Wire", "Reactor", "HTTP", "Ledger", "Identity"]),
        room(
            "Gateway",
            [
                "Reception", "Limits", "Usage", "Words", "Wire", "Reactor", "TLS", "HTTP", "Ledger",
                "Identity", "Observe",
                "Settings",
            ]),
        room(
            "Desk",
            [
                "Reception", "Web", "Limits", "Usage", "Words", "Wire", "Reactor", "HTTP", "Ledger",
                "Identity",
                "Settings", "Subscriptions",
            ]),
        room(
            "Admin",
            [
                "Casebook", "Desk", "Observe", "Web", "Reception", "Limits", "Usage", "Words", "Wire",
                "Reactor", "HTTP",
                "Redis", "Ledger", "Identity", "Settings",
            ]),
        room("Casebook", ["Limits", "Words", "Wire", "Reactor", "Ledger"]),
        room("Demo", ["Limits", "Wire", "Reactor", "HTTP", "Ledger"]),
        room("Terminal"),
        room("Load", ["Histogram", "Wire", "Reactor", "TLS"]),
        room("Upstream", ["Wire", "Reactor", "TLS"]),
        room("Report", ["Histogram", "Load", "Wire", "Terminal"]),
        room(
            "Proof",
            ["Load", "Upstream", "Histogram", "HTTP", "TLS", "Wire", "Reactor", "Redis", "Ledger", "Limits"]),
        room("Capacity", ["Report"]),
        room(
            "Bench",
            [
                "Load", "Upstream", "Proof", "Capacity", "Report", "Histogram", "Wire", "TLS", "Reactor",
                "Terminal",
            ]),
        room(
            "Edge",
            [
                "Gateway", "Admin", "Casebook", "Desk", "Demo", "Reception", "Ledger", "Limits", "Redis",
                "HTTP", "TLS", "Reactor",
                "Identity", "Observe", "Settings", "Subscriptions", "Words", "Wire",
            ]),

        room(
            "Operator",
            [
                "Settings", "Limits", "Casebook", "Ledger", "Redis", "HTTP", "TLS", "Reactor", "Wire",
                "Terminal",
            ]),

        // doors
        .executableTarget(
            name: "usher", dependencies: ["Edge", "Limits", "Settings", "Terminal", "Reactor"],
            swiftSettings: strict),
        .executableTarget(
            name: "usherctl", dependencies: ["Operator", "Reactor", "Terminal"], swiftSettings: strict),
        .executableTarget(
            name: "usher-bench", dependencies: ["Bench", "Reactor", "Terminal"], swiftSettings: strict),

        // tests
        room("TestSupport", ["Reactor", "HTTP", "Redis", "TLS", "Wire", "COpenSSL"]),
        tests("TestSupportTests", ["TestSupport", "Reactor", "TLS"]),
        tests("LimitsTests", ["Limits", "TestSupport"]),
        tests("UsageTests", ["Usage", "Limits", "TestSupport"]),
        tests("WordsTests", ["Words", "Usage", "Limits", "TestSupport"]),
        tests("WireTests", ["Wire", "TestSupport"]),
        tests("WebTests", ["Web", "TestSupport"]),
        tests("HistogramTests", ["Histogram", "TestSupport"]),
        tests("UpstreamTests", ["Upstream", "Reactor", "TestSupport"]),
        tests("ReportTests", ["Report", "Load", "Histogram", "Wire", "Terminal", "TestSupport"]),
        .testTarget(
            name: "ProofTests",
            dependencies: ["Proof", "usher", "Ledger", "Limits", "Load", "Reactor", "Redis", "TestSupport"],
            swiftSettings: strict),
        tests("CapacityTests", ["Capacity", "Report", "TestSupport"]),
        tests(
            "BenchTests",
            ["Bench", "usher-bench", "Upstream", "Load", "Report", "Reactor", "Terminal", "TestSupport"]),
        .testTarget(
            name: "OperatorTests",
            dependencies: [
                "Operator", "usherctl", "Ledger", "Limits", "Redis", "Reactor", "Settings", "Terminal",
                "TestSupport",
            ], exclude: ["Help"], swiftSettings: strict),
        tests("LoadTests", ["Load", "Upstream", "Histogram", "Wire", "Reactor", "TLS", "TestSupport"]),
        tests("ReactorTests", ["Reactor", "TestSupport"]),
        tests("TLSTests", ["TLS", "Reactor", "TestSupport"]),
        tests("HTTPTests", ["HTTP", "Reactor", "Wire", "TLS", "TestSupport"]),
        tests("RedisTests", ["Redis", "Reactor", "TLS", "TestSupport"]),
        tests("LedgerTests", ["Ledger", "Limits", "Redis", "Reactor", "TLS", "TestSupport"]),
        tests("SettingsTests", ["Settings", "Limits", "Words", "Terminal", "TestSupport"]),
        tests("TerminalTests", ["Terminal"]),
        .testTarget(
            name: "IdentityTests", dependencies: ["Identity", "Wire", "TestSupport"], exclude: ["Tokens"],
            swiftSettings: strict),
        tests(
            "SubscriptionsTests",
            [
                "Subscriptions", "Ledger", "Limits", "Usage", "Redis", "Reactor", "HTTP", "Wire",
                "TestSupport",
            ]),
        tests("ReceptionTests", ["Reception", "Limits", "Usage", "Words", "Wire", "HTTP", "Ledger"]),
        tests(
            "DeskTests",
            [
                "Desk", "Reception", "Limits", "Usage", "Words", "Wire", "Reactor", "HTTP", "Redis", "Ledger",
                "Identity", "Settings", "Subscriptions", "TestSupport",
            ]),
        tests("CasebookTests", ["Casebook", "Ledger", "Limits"]),
        .testTarget(
            name: "AdminTests",
            dependencies: [
                "Admin", "Casebook", "Desk", "Reception", "Limits", "Usage", "Words", "Wire", "Reactor",
                "HTTP",
                "Redis", "Ledger", "Identity", "Settings", "TestSupport",
            ], exclude: ["Schema"], swiftSettings: strict),
        tests(
            "DemoTests",
            ["Demo", "Limits", "Wire", "Reactor", "HTTP", "Redis", "Ledger", "Settings", "TestSupport"]),
        tests(
            "GatewayTests",
            [
                "Gateway", "Reception", "Limits", "Wire", "Reactor", "HTTP", "Ledger", "Identity", "Redis",
                "Settings",
                "TLS", "Words", "TestSupport",
            ]),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "usher", "usherctl", "usher-bench", "HTTP", "Wire", "Reactor", "Redis", "TestSupport",
            ],
            exclude: ["Accounts", "Clients", "Pages", "Upstream", "requirements.txt"], swiftSettings: strict),
        tests(
            "SpecificationTests",
            [
                "Edge", "usherctl", "Ledger", "Limits", "Reactor", "Redis", "Settings", "Usage",
                "TestSupport",
            ]),
        .testTarget(
            name: "ObserveTests",
            dependencies: ["Observe", "Histogram", "Limits", "HTTP", "Wire", "Reactor", "TestSupport"],
            exclude: ["Python"], swiftSettings: strict),
        tests("HouseTests", ["TestSupport"]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)

// While working on one room its tests are enough: USHER_TESTS=LedgerTests,HouseTests swift build --build-tests
if let chosen = Context.environment["USHER_TESTS"]?.split(separator: ",").map(String.init) {
    package.targets.removeAll { $0.type == .test && !chosen.contains($0.name) }
}
