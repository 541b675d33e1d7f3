import JSON
import Reactor

/// What `usherctl user export` has of a user.
extension AdminAccess {
    /// The parts of the subscription's record, by name; nil where no edge answers.
    func subscription(of user: String, on loop: EventLoop) async -> [String: String]? {
        guard let body = await export(of: user, on: loop) else { return nil }
        var parser = JSONParser()
        guard let root = try? parser.parse(body.span), var members = root.member("subscription")?.members
        else { return nil }
        var parts: [String: String] = [:]
        while let member = members.next() {
            let name = member.name
            parts[String(decoding: name.indices.map { name[$0] }, as: UTF8.self)] = member.value.text ?? ""
        }
        return parts
    }

    /// The ids of the events that are known, the newest first; nil where no edge answers.
    func events(of user: String, on loop: EventLoop) async -> [String]? {
        guard let body = await export(of: user, on: loop) else { return nil }
        var parser = JSONParser()
        guard let root = try? parser.parse(body.span), var events = root.member("events")?.elements
        else { return nil }
        var ids: [String] = []
        while let event = events.next() { ids.append(event.member("id")?.text ?? "") }
        return ids
    }

    /// Names of all counters that are kept (docs/counting.md); nil where no edge answers.
    func counters(of user: String, on loop: EventLoop) async -> [String]? {
        guard let body = await export(of: user, on: loop) else { return nil }
        var parser = JSONParser()
        guard let root = try? parser.parse(body.span),
            var members = root.member("user")?.member("counters")?.members
        else { return nil }
        var names: [String] = []
        while let member = members.next() {
            let name = member.name
            names.append(String(decoding: name.indices.map { name[$0] }, as: UTF8.self))
        }
        return names
    }

    private func export(of user: String, on loop: EventLoop) async -> [UInt8]? {
        let answer = try? await ask("GET", "/admin/v1/users/\(user)/export", on: loop)
        return answer?.status == 200 ? answer?.body : nil
    }
}
