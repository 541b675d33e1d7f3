import Commands
import Configuration

/// The flags that name a configuration, which are those of `usher`.
enum SettingsOptions {
    static let all = Overrides.options.filter { ["config", "preset"].contains($0.name) }
}
