import Commands
import Configuration

/// Which configuration is meant, by the same flags as those of `usher`.
enum SettingsOptions {
    static let all = Overrides.options.filter { ["config", "preset"].contains($0.name) }
}
