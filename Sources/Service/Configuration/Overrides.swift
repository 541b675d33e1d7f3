package import Commands
import Foundation

/// Settings in flags and environment variables. A flag replaces a variable, which replaces the file's value.
package struct Overrides: Sendable {
    /// The command-line options with which flags and variables can replace settings.
    package static let options = [
        Option(
            "preset", .choice(Preset.allCases.map(\.rawValue)), help: "A ready configuration",
            variable: "USHER_PRESET"),
        Option(
            "config", .value(placeholder: "FILE"), help: "Your own configuration", variable: "USHER_CONFIG"),
        Option(
            "listen", .value(placeholder: "HOST:PORT"), help: "Where chat apps connect (127.0.0.1:8080)",
            variable: "USHER_LISTEN"),
        Option(
            "admin-listen", .value(placeholder: "HOST:PORT"),
            help: "Where operators connect (127.0.0.1:9090)",
            variable: "USHER_ADMIN_LISTEN"),
        Option(
            "probe-listen", .value(placeholder: "HOST:PORT"),
            help: "A second address for /livez, /readyz and /metrics",
            variable: "USHER_PROBE_LISTEN"),
        Option(
            "upstream", .value(placeholder: "URL"), help: "One upstream for everything",
            variable: "USHER_UPSTREAM"),
        Option(
            "upstream-ca", .value(placeholder: "FILE"),
            help: "A file of the authorities that sign --upstream's certificate (the system's)",
            variable: "USHER_UPSTREAM_CA"),
        Option(
            "redis", .value(placeholder: "URL"),
            help: "redis://, redis+sentinel://, redis+cluster:// or unix:/path; none: an embedded Redis",
            variable: "USHER_REDIS"),
        Option(
            "data-dir", .value(placeholder: "DIR"), help: "Where the embedded Redis keeps its files",
            variable: "USHER_DATA_DIR"),
        Option(
            "loops", .value(placeholder: "N"), help: "Event loops (one per core)", variable: "USHER_LOOPS"),
    ]

    private let values: [String: Invocation.Given]

    package init() { values = [:] }

    package init(_ invocation: Invocation) {
        let names = Set(Self.options.map(\.name))
        values = invocation.values.filter { names.contains($0.key) }
    }

    /// The value of the flag or variable. It is read by the same rules as the value in the file.
    func readValue(_ option: String, path: String, reading: Reading) -> Value? {
        values[option].map { Value($0, path: path, reading: reading) }
    }

    /// The path in the flag or variable, relative to the working directory and not to the configuration.
    func readFile(_ option: String, path: String, reading: Reading) -> Value? {
        values[option].map { given in
            let place = URL(fileURLWithPath: given.text).standardizedFileURL.path
            return Value(Invocation.Given(place, from: given.source), path: path, reading: reading)
        }
    }

    enum Choice {
        case preset(Preset)
        case file(String)
    }

    /// The preset or file that the command line or the environment names. A flag has precedence over a
    /// variable. It is a mistake to name both by flags, to name both by variables, or to name neither.
    func chooseSource() throws(SettingsMistakes) -> Choice {
        let preset = values["preset"]
        let config = values["config"]
        let text: String
        switch (preset, config) {
        case (let preset?, nil): return try Self.choice(ofPreset: preset.text)
        case (nil, let config?): return .file(config.text)
        case (let preset?, let config?):
            switch (preset.source, config.source) {
            case (.flag, .environment): return try Self.choice(ofPreset: preset.text)
            case (.environment, .flag): return .file(config.text)
            default: text = "--preset and --config cannot be combined; give one of them"
            }
        case (nil, nil):
            text = "no configuration was given; give --preset coach, --preset pages or --config FILE"
        }
        throw SettingsMistakes(file: "usher", source: "", mistakes: [Mistake(text, at: .whole)])
    }

    private static func choice(ofPreset name: String) throws(SettingsMistakes) -> Choice {
        if let preset = Preset(rawValue: name) { return .preset(preset) }
        let mistake = Mistake(
            "there is no preset \(Printable.quoted(name)); known: coach, pages", at: .whole,
            suggestion: NearestWord.of(name, in: Preset.allCases.map(\.rawValue)))
        throw SettingsMistakes(file: "usher", source: "", mistakes: [mistake])
    }
}
