import Commands
import Foundation

enum SettingsFile {
    struct Fault: Error {
        /// The reason, in words that follow the file's name, such as "is not there".
        let text: String
    }

    /// Reads a file as text, but at most `limit` bytes. A device or a pipe could otherwise fill the memory.
    static func readText(at path: String, limit: Int) throws(Fault) -> String {
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Fault(text: "is not there")
        }
        guard !isFolder.boolValue else { throw Fault(text: "is a folder") }
        // A named pipe without a writer would block the reader. A shell's `<(…)` always has a writer.
        let isShells = path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/") || path == "/dev/stdin"
        guard isShells || !isPipe(path) else { throw Fault(text: "is a named pipe, not a regular file") }
        guard let handle = FileHandle(forReadingAtPath: path) else { throw Fault(text: "may not be read") }
        let data: Data?
        do {
            data = try handle.read(upToCount: limit + 1)
        } catch {
            throw Fault(text: "cannot be read")
        }
        guard let data, data.count <= limit else {
            if data == nil { return "" }
            throw Fault(text: "is larger than \(ByteCount.formatCount(limit))")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw Fault(text: "is not UTF-8 text")
        }
        return text
    }
}

extension SettingsFile {
    private static func isPipe(_ path: String) -> Bool {
        var info = stat()
        return unsafe stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFIFO
    }
}

enum PEMContent: String {
    case certificate
    case privateKey = "private key"

    /// The end of the first and last lines of a PEM file's content (RFC 7468, sections 5.1, 10 and 13).
    /// Labels such as `RSA PRIVATE KEY` have the same end.
    var label: String { self == .certificate ? "CERTIFICATE-----" : "PRIVATE KEY-----" }
}

extension Value {
    /// Reads the path of a PEM file, and checks that the file can be read. The file is read again before use.
    func pemFile(_ what: String, holding content: PEMContent = .certificate) -> String? {
        guard let written = text("the path of \(what)") else { return nil }
        let path = reading.resolvePath(written)
        do throws(SettingsFile.Fault) {
            let text = try SettingsFile.readText(at: path, limit: 4 << 20)
            if text.contains(content.label) { return path }
            complain(
                "\(Printable.quoted(written)) holds no \(content.rawValue) in PEM; write the path of \(what)")
        } catch {
            complain("\(Printable.quoted(written)) \(error.text); write the path of \(what)")
        }
        return nil
    }

    /// Reads a password or key from `{ env: NAME }` or `{ file: PATH }`. If the variable NAME is not set,
    /// NAME_FILE can name a file with the secret. No message about a mistake contains a secret.
    ///
    /// - Parameter mayBeUnset: whether `optional: true` is allowed. With it, the variable can be missing.
    func readSecret(_ what: String, mayBeUnset: Bool = false, isDocument: Bool = false) -> Secret? {
        let expected = "{ env: NAME } or { file: PATH }"
        defer { reading.record?.note(kind: expected, at: path) }
        guard case .map = node.content else {
            complain("\(what) must not be in the configuration itself; write \(expected)", hidesValue: true)
            return nil
        }
        guard let section = section(mayBeUnset ? Secret.keys + Secret.optionKeys : Secret.keys) else {
            return nil
        }
        let isOptional = mayBeUnset && section["optional"]?.readBool() ?? false
        let secret: Secret?
        switch (section["env"], section["file"]) {
        case (let variable?, nil):
            secret = variable.secretInEnvironment(isOptional: isOptional, isDocument: isDocument)
        case (nil, let file?):
            secret = file.text("a path", isSecret: true).flatMap {
                file.secretInFile($0, isDocument: isDocument)
            }
        default:
            complain("\(what) comes from one place; write \(expected)")
            return nil
        }
        if let secret { reading.values.recordValue(secret.description, at: path, secret: secret) }
        return secret
    }

    private func secretInEnvironment(isOptional: Bool, isDocument: Bool) -> Secret? {
        guard let name = variableName() else { return nil }
        let mistakes = reading.mistakes.count
        let secret = reading.secretInEnvironment(name, for: self, isDocument: isDocument)
        if secret == nil, !isOptional, reading.mistakes.count == mistakes {
            if reading.isWithoutSecrets { return standIn("the environment variable \(name) is not set here") }
            complain("the environment variable \(name) is not set (nor is \(name)_FILE)")
        }
        return secret
    }

    /// Returns a placeholder for a secret that this machine does not have, and adds a warning.
    private func standIn(_ what: String) -> Secret {
        reading.addWarning("\(path): \(what); set it where the edge runs")
        return .standIn
    }

    func variableName() -> String? {
        guard let name = text("the name of an environment variable", isSecret: true) else { return nil }
        // A variable's name must be in upper case. Otherwise a key that an author wrote in its place could
        // appear in a message.
        let isName =
            name.first?.isNumber == false && name.utf8.count <= 100
            && name.utf8.allSatisfy { byte in
                (48...57).contains(byte) || (65...90).contains(byte) || byte == 95
            }
        guard isName else {
            complain("the name of an environment variable has only A-Z, 0-9 and _", hidesValue: true)
            return nil
        }
        return name
    }

    fileprivate func secretInFile(_ written: String, isDocument: Bool = false) -> Secret? {
        do throws(SettingsFile.Fault) {
            let text = try SettingsFile.readText(
                at: isInFile ? reading.resolvePath(written) : written, limit: 64 << 10)
            if let secret = Secret(text, isDocument: isDocument) { return secret }
            complain("the file \(Printable.quoted(written)) \(Secret.rule)")
        } catch {
            if reading.isWithoutSecrets {
                return standIn("the file \(Printable.quoted(written)) \(error.text)")
            }
            complain("the file \(Printable.quoted(written)) \(error.text)")
        }
        return nil
    }
}

extension Reading {
    /// Whether the variable NAME or NAME_FILE is set.
    func hasVariable(_ name: String) -> Bool {
        note(variable: name)
        return [name, "\(name)_FILE"].contains { !(environment[$0] ?? "").isEmpty }
    }

    /// Reads the secret in the variable NAME, or in the file that NAME_FILE names; nil if neither is set.
    ///
    /// - Parameter wish: the value that names the variable. A mistake is reported at its place in the file.
    func secretInEnvironment(_ name: String, for wish: Value? = nil, isDocument: Bool = false) -> Secret? {
        note(variable: name)
        if let value = environment[name], !value.isEmpty {
            if let secret = Secret(value, isDocument: isDocument) { return secret }
            let place = wish ?? Value(.init(name, from: .environment(name)), path: "", reading: self)
            place.complain("the environment variable \(name) \(Secret.rule)", hidesValue: true)
            return nil
        }
        let variable = "\(name)_FILE"
        guard let path = environment[variable], !path.isEmpty else { return nil }
        let given = Invocation.Given(path, from: .environment(variable))
        return Value(given, path: "", reading: self).secretInFile(path, isDocument: isDocument)
    }
}
