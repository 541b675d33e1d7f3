package import Foundation

/// The repository from which the tests were built. Tests read its documents, scripts and configurations.
package enum Checkout {
    /// The folder that contains Package.swift.
    package static let root: URL = {
        var folder = URL(filePath: #filePath).deletingLastPathComponent()
        while folder.path != "/",
            !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
        {
            folder.deleteLastPathComponent()
        }
        return folder
    }()
}
