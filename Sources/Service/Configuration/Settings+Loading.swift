import Foundation

extension Settings {
    /// Reads and checks the configuration that the command line and the environment name.
    ///
    /// - Parameters:
    ///   - environment: the variables for `{ env: NAME }`; nil means the variables of the process.
    ///   - isWithoutSecrets: whether the configuration is only displayed. A missing secret then causes a
    ///     warning and no mistake.
    package static func load(
        _ overrides: Overrides, environment: [String: String]? = nil, isWithoutSecrets: Bool = false
    ) throws(SettingsMistakes) -> Settings {
        switch try overrides.chooseSource() {
        case .preset(let preset):
            try self.preset(
                preset, overrides: overrides, environment: environment, isWithoutSecrets: isWithoutSecrets)
        case .file(let path):
            try load(
                path: path, overrides: overrides, environment: environment, isWithoutSecrets: isWithoutSecrets
            )
        }
    }

    /// Reads and checks a configuration file. Paths in the file are relative to its folder.
    package static func load(
        path: String, overrides: Overrides = Overrides(), environment: [String: String]? = nil,
        isWithoutSecrets: Bool = false
    ) throws(SettingsMistakes) -> Settings {
        let text: String
        do throws(SettingsFile.Fault) {
            text = try SettingsFile.readText(at: path, limit: YAMLTree.largestFile)
        } catch {
            let mistake = Mistake("the file \(error.text)", at: .whole)
            throw SettingsMistakes(file: path, source: "", mistakes: [mistake])
        }
        let folder = path.lastIndex(of: "/").map { path[..<$0] }.map { $0.isEmpty ? "/" : String($0) } ?? ""
        return try read(
            text, file: path, folder: folder, overrides: overrides, environment: environment,
            isWithoutSecrets: isWithoutSecrets)
    }

    /// Reads and checks one of the configurations that are built into the program.
    package static func preset(
        _ preset: Preset, overrides: Overrides = Overrides(), environment: [String: String]? = nil,
        isWithoutSecrets: Bool = false
    ) throws(SettingsMistakes) -> Settings {
        try read(
            preset.text, file: "preset \(preset.rawValue)", folder: "", overrides: overrides,
            environment: environment, isWithoutSecrets: isWithoutSecrets)
    }

    /// Reads and checks the text of a configuration. `file` is its name in messages about mistakes.
    package static func read(
        _ text: String, file: String, folder: String = "", overrides: Overrides = Overrides(),
        environment: [String: String]? = nil, isWithoutSecrets: Bool = false, record: ConfigurationKeys? = nil
    ) throws(SettingsMistakes) -> Settings {
        let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        let reading = Reading(
            environment: environment ?? ProcessInfo.processInfo.environment, folder: folder,
            isWithoutSecrets: isWithoutSecrets, record: record)
        let (root, mistakes) = YAMLTree.read(text)
        mistakes.forEach(reading.addMistake)
        let settings = root.flatMap { root in
            Settings(Value(root, path: "", reading: reading), source: file, overrides: overrides)
        }
        guard reading.mistakes.isEmpty, var settings else {
            throw SettingsMistakes(file: file, source: text, mistakes: reading.mistakes)
        }
        reading.warnOfStrayVariables()
        settings.warnings = reading.warnings
        settings.record = reading.values
        settings.written = WrittenSettings(plain(settings, root, reading).lines)
        for index in settings.tenants.indices {
            let written = settings.written.findSettings(app: settings.tenants[index].name)
            settings.tenants[index].settings.written = written
        }
        return settings
    }

    /// Returns the file's settings without flags and variables. If the file alone has mistakes, returns the
    /// settings with flags and variables, which correct them.
    private static func plain(_ settings: Settings, _ root: Node?, _ first: Reading) -> SettingsRecord {
        let reading = Reading(
            environment: first.environment, folder: first.folder, isWithoutSecrets: first.isWithoutSecrets,
            isOfFileAlone: true)
        let read = root.flatMap { root in
            Settings(
                Value(root, path: "", reading: reading), source: settings.source, overrides: Overrides())
        }
        return read != nil && reading.mistakes.isEmpty ? reading.values : first.values
    }
}
