import Commands
import Configuration

/// The flags that name a configuration. `usher` has the same ones.
enum SettingsOptions {
    static let all = Overrides.options.filter { ["config", "preset"].contains($0.name) }
}
