import Foundation
import Ledger
import Reactor
import Redis
import TestSupport
import Testing

@testable import Operations

/// Compares the permissions of the edge's Redis user with the commands that scripts and clients call.
@Suite(.needsRedisServer) struct `The minimal rights` {
    private static let root = Checkout.root

    /// Finds the words in capitals between quotation marks in all files of some folders. Returns them in
    /// lower case.
    private static func words(in folders: [String], quotes: Character) -> Set<String> {
        var words: Set<String> = []
        for folder in folders {
            let start = root.appending(path: folder).path
            let names = FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? []
            for name in names {
                let text = TemporaryFolder.content(of: "\(start)/\(name)") ?? ""
                for part in text.split(separator: quotes) where part.allSatisfy({ "A"..."Z" ~= $0 }) {
                    words.insert(part.lowercased())
                }
            }
        }
        return words
    }

    @Test func `The minimal rights are exactly the commands that are called`() async throws {
        let server = try await RedisServer.start()
        let path = server.socketPath
        let commands = try await onLoop { loop in
            let client = RedisRouter(RedisAddress(host: path), on: loop, options: .patient)
            defer { client.close() }
            var arguments = RedisArguments()
            arguments.append("COMMAND" as StaticString)
            let reply = try await client.sendCommand(arguments).array ?? []
            return Set(
                reply.compactMap { $0.array?.first?.bytes }.map { String(decoding: $0, as: UTF8.self) })
        }
        #expect(commands.contains("evalsha"))
        let scripts = Self.words(in: ["lua"], quotes: "'").intersection(commands)
        // `auth` needs no permission. `select` is needed only for a database other than 0. The word
        // `readonly` is only the code of an error.
        let clients = Self.words(in: ["Sources/Counting/Ledger", "Sources/Engine/Redis"], quotes: "\"")
            .intersection(commands).subtracting(["auth", "select", "readonly"])
            // Only a store of several servers needs these commands, so `RedisRights.commands` lacks them.
            .subtracting(["asking", "cluster", "role"])
        #expect(Set(RedisRights.commands) == scripts.union(clients))
    }

    @Test func `The minimal rights are enough for every probe, and each missing one is found`() async throws {
        let more = RedisRights.cluster + RedisRights.sentinel
        let rights = RedisRights.accessRule(more: more).split(separator: " ").map(String.init)
        let server = try await RedisServer.start(["--user", "usher", "on", ">secret"] + rights)
        let path = server.socketPath
        let (before, after) = try await onLoop { loop in
            var address = RedisAddress(host: path)
            let owner = RedisRouter(address, on: loop, options: .patient)
            (address.user, address.password) = ("usher", "secret")
            let usher = RedisRouter(address, on: loop, options: .patient)
            defer {
                owner.close()
                usher.close()
            }
            var (before, after): ([String], [String]) = ([], [])
            for (command, probe) in RightsProbe.makeCalls(of: RedisRights.commands + more) {
                if await RightsProbe.isDenied(probe, usher.nodes[0]) { before.append(command) }
                _ = try await owner.sendCommand(Self.words("ACL", "SETUSER", "usher", "-" + command))
                if await RightsProbe.isDenied(probe, usher.nodes[0]) { after.append(command) }
                _ = try await owner.sendCommand(Self.words("ACL", "SETUSER", "usher", "+" + command))
            }
            let keys = try await owner.sendCommand(Self.words("DBSIZE")).integer
            #expect(keys == 0, "a probe has written something")
            return (before, after)
        }
        #expect(before == [])
        #expect(after == RedisRights.commands + more)
    }

    private static func words(_ words: String...) -> RedisArguments {
        var arguments = RedisArguments()
        for word in words { arguments.append(word) }
        return arguments
    }
}
