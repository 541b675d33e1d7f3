import Redis

/// The content of some fields of a user's record at a moment, to be compared with a later snapshot.
///
/// Read with a plain command, since open usage streams ask for many users again and again and a script would
/// cost Redis several times as much.
package struct FieldSnapshot: Equatable {
    let reply: RedisReply

    /// A choice of fields of one user: the command, encoded once.
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
