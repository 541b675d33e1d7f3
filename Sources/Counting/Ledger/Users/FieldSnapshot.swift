import Redis

/// The content of some fields of a user's record at a moment. Two snapshots show whether a field has changed.
///
/// A snapshot is read with a plain command. Open usage streams read many users again and again, and a script
/// would cost Redis several times as much.
package struct FieldSnapshot: Equatable {
    let reply: RedisReply

    /// The command that reads some fields of one user. It is encoded once and sent for each snapshot.
    package struct View: Sendable {
        let question: RedisArguments

        /// - Parameter names: fields of the record, at least one.
        package init(_ names: [String], of user: UserKey) {
            precondition(!names.isEmpty, "HMGET wants a field")
            var question = RedisArguments()
            question.append("HMGET" as StaticString)
            question.append(user.stem, each: "s")
            for name in names { question.append(name) }
            self.question = question
        }
    }
}
