// swift-tools-version: 6.2
import PackageDescription

// An app of one's own names a version: .package(url: "https://…/usher.git", from: "1.0.0")
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
