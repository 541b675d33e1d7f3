import Commands
import Configuration

/// Which configuration is meant, as `usher` itself is told.
enum SettingsOptions {
    static let all = Overrides.options.filter { ["config", "preset"].contains($0.name) }
}
