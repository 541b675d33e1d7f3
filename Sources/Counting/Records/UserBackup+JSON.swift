import Bytes
import Dates
package import JSON
package import Ledger
import Limits

/// A user in a backup's file (docs/backup.md). Moments are milliseconds since 1970, as in Redis.
extension UserBackup {
    /// The version of the format. A release refuses a backup with another version.
    package static let formatVersion = 1
    package static let formatName = "usher-backup"

    package func writeMembers(_ json: inout JSONWriter) {
        json.member("redis_key", utf8: user.stemText)
        json.member("user_id", utf8: user.name?.text)
        json.member("version", version)
        json.write("entitlement", entitlement)
        json.write("counters", counters.map { ($0.name, $0.units) })
        json.write("bursts", bursts.map { ($0.name, $0.micros) })
        json.write("thresholds", thresholds)
        json.array("books") { json in for entry in books { json.object { entry.write(&$0) } } }
        json.write("check_ins", checkIns)
        json.write("refusals", refusals)
        json.array("events") { json in
            for event in events {
                json.object {
                    $0.member("id", utf8: event.id)
                    $0.member("at", Int(event.at.milliseconds))
                }
            }
        }
        json.array("objects") { json in
            for object in objects {
                json.object {
                    $0.member("id", utf8: object.name)
                    $0.member("at", Int(object.at.milliseconds))
                }
            }
        }
        json.array("keys") { json in for key in keys { json.object { key.writeWhole(&$0) } } }
        json.array("trail") { json in for entry in trail { json.object { entry.write(&$0) } } }
        json.member("open_messages", openMessages)
        if isPartial { json.member("partial", true) }
    }
}

extension UserBackup.BookEntry {
    fileprivate func write(_ json: inout JSONWriter) {
        json.member("month", utf8: month.name)
        json.member("day", line.day)
        // A model's name that was cut within a character is not UTF-8, so it is written in hexadecimal.
        if let text = String(validating: name, as: UTF8.self), let space = text.firstIndex(of: " ") {
            json.member("model", utf8: String(text[text.index(after: space)...]))
        } else {
            json.member(
                "model_hex", utf8: Hexadecimal.text(name.drop { $0 != UInt8(ascii: " ") }.dropFirst()))
        }
        line.writeFigures(&json)
    }
}

/// The figures of a line of the books, with their names in JSON: in the admin interface and in backups.
enum BookMember {
    static let all: [(name: StaticString, path: any WritableKeyPath<BookLine, Int> & Sendable)] = [
        ("messages", \.messages), ("input_tokens", \.inputTokens), ("output_tokens", \.outputTokens),
        ("cached_tokens", \.cachedTokens), ("reasoning_tokens", \.reasoningTokens),
        ("cost_microdollars", \.cost), ("estimated", \.estimated),
        ("guessed_input_tokens", \.guessed.inputTokens), ("guessed_output_tokens", \.guessed.outputTokens),
        ("guessed_cost_microdollars", \.guessed.cost),
    ]
    /// The figures that are written only if they are not 0.
    static let pieces: [(name: StaticString, path: any WritableKeyPath<BookLine, Int> & Sendable)] = [
        ("images", \.images), ("audio_seconds", \.audioSeconds), ("characters", \.characters),
    ]
}

extension UserBackup.TrailEntry {
    fileprivate func write(_ json: inout JSONWriter) {
        json.member("place", utf8: place)
        json.member("deed", utf8: entry.action)
        json.member("request_id", utf8: entry.id)
        json.member("actor", utf8: entry.actor)
        json.member("reason", utf8: entry.reason)
        json.member("what", utf8: entry.what)
    }
}

extension StoredKey {
    /// Writes the whole record of an API key. The record has a digest of the secret, and not the secret.
    fileprivate func writeWhole(_ json: inout JSONWriter) {
        json.member("id", utf8: String(decoding: id, as: UTF8.self))
        json.member("user_id", utf8: String(decoding: user, as: UTF8.self))
        json.member("sha256", utf8: Hexadecimal.text(digest))
        json.member("label", utf8: label)
        json.member("plan", utf8: plan)
        json.member("created", Int(created.milliseconds))
        json.member("expires", expires.map { Int($0.milliseconds) })
        json.member("revoked", revoked.map { Int($0.milliseconds) })
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ name: StaticString, _ fields: [UserBackup.Field]) {
        object(name) { json in
            for field in fields {
                json.name(utf8: field.name)
                json.string(utf8: field.value)
            }
        }
    }

    fileprivate mutating func write(_ name: StaticString, _ figures: [(String, Int)]) {
        object(name) { json in
            for (name, figure) in figures {
                json.name(utf8: name)
                json.integer(figure)
            }
        }
    }
}
