import Configuration
import Foundation
import TLS

enum FileDoctor {
    static func collectFindings(_ session: Session) throws(CommandError) -> [Finding] {
        let settings = try session.readSettings()
        let folder = session.dataDirectory(of: settings)
        var findings = [directory(folder), room(folder)].compactMap { $0 }
        if let settings {
            let files = [("the listener", settings.tls), ("the admin listener", settings.admin.tls)]
            for (owner, tls) in files {
                if let tls { findings.append(certificate(tls, of: owner)) }
            }
        } else {
            findings.append(
                .skipped(
                    "certificate", "certificate files were not checked, because no configuration was named",
                    "--config FILE"))
        }
        return findings
    }

    private static func directory(_ path: String) -> Finding? {
        let manager = FileManager.default
        guard let facts = try? manager.attributesOfItem(atPath: path) else {
            return .skipped(
                "data directory", "\(path) does not exist: no edge of this machine uses it", "--data-dir DIR")
        }
        guard facts[.type] as? FileAttributeType == .typeDirectory else {
            return .bad("data directory", "\(path) is not a folder", "name another by --data-dir")
        }
        let mode = (facts[.posixPermissions] as? NSNumber)?.intValue ?? 0
        guard mode & 0o077 == 0 else {
            return .bad(
                "data directory", "\(path) may be read by others (mode \(String(mode, radix: 8)))",
                "chmod 700 \(path): the token and the counts are in it")
        }
        guard manager.isReadableFile(atPath: path) else {
            return .skipped(
                "data directory", "\(path) belongs to another user", "run doctor as the edge's user")
        }
        guard manager.isWritableFile(atPath: path) else {
            return .bad("data directory", "\(path) cannot be written", "chown it to the edge's user")
        }
        return .fine("data directory", path)
    }

    private static func room(_ path: String) -> Finding? {
        guard let facts = try? FileManager.default.attributesOfFileSystem(forPath: path),
            let free = (facts[.systemFreeSize] as? NSNumber)?.intValue
        else { return nil }
        if free >= 1 << 30 { return .fine("disk", "\(Figure.bytes(free)) free under \(path)") }
        return .warning(
            "disk", "only \(Figure.bytes(free)) free under \(path)",
            "make room: a full disk stops the spool and the embedded Redis")
    }

    private static func certificate(_ files: TLSFiles, of owner: String) -> Finding {
        do throws(TLSError) {
            _ = try TLSContext.server(chain: files.certificate, key: files.key)
            return CertificateFinding.ofFile(files.certificate, of: owner)
        } catch {
            return .bad("certificate", "\(error)", "an edge refuses to start with this file")
        }
    }
}
