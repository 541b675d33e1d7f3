import Commands
import Ledger

enum RightsVerb {
    static let verb = Verb(
        "redis-acl", "Prints the rules of a Redis user with exactly the rights that Usher needs",
        options: [
            Option("user", .value(placeholder: "NAME"), help: "The user's name (usher)"),
            Option("database", .toggle, help: "Edges choose a database other than 0"),
            Option("cluster", .toggle, help: "The servers are a cluster's"),
            Option("sentinel", .toggle, help: "Sentinels name the master"),
        ],
        notes: [
            "Put the line into Redis' ACL file, with a password in place of PASSWORD. Then run ACL LOAD. Or run",
            "ACL SETUSER with the part of the line that follows the word user. To turn the default user off,",
            "add this line: user default off",
        ]
    ) { session async throws(CommandError) in
        let name = session["user"] ?? "usher"
        guard !name.isEmpty, name.utf8.allSatisfy({ (33...126).contains($0) }) else {
            throw .usage("--user must be a name without spaces")
        }
        let given = session.invocation
        let more =
            (given.has("cluster") ? RedisRights.cluster : [])
            + (given.has("sentinel") ? RedisRights.sentinel : [])
        let rule = RedisRights.accessRule(database: given.has("database"), more: more)
        let document: Document = [
            "user": .text(name), "keys": .text(RedisRights.keys),
            "commands": .list((RedisRights.commands + more).map { .text($0) }), "rule": .text(rule),
        ]
        session.showDocument(document) { _ in ["user \(name) on >PASSWORD \(rule)"] }
        return .fine
    }
}
