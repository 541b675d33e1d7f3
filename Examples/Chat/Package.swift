// swift-tools-version: 6.2
import PackageDescription

// Beside the edge it depends on the whole tree. An app depends on what make kit writes: docs/usherkit.md.
let package = Package(
    name: "chat",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "usher", path: "../..")],
    targets: [
        .executableTarget(
            name: "chat", dependencies: [.product(name: "UsherKit", package: "usher")], path: "Sources/Chat")
    ],
    swiftLanguageModes: [.v6]
)
