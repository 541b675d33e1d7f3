import Authentication
import Bytes
import Dialects
import HTTP
import JSON
import Ledger
import Limits
import Problems
import Reactor
import Usage
import Wire
import Words

/// Answers requests about check-ins (docs/specification.md §6). They concern the user's preferences and
/// sessions, and whether the app may ask the user about check-ins.
extension AppResponder {
    /// The largest body of a request about check-ins, in bytes. Such a body contains only a few words.
    private static let largestBody = 4 << 10

    func checkIns(_ page: AppRoute, _ call: ServerCall) async throws(Problem) {
        guard let checkIns = services.checkIns else { throw .unknownAddress }
        let caller = try await authenticator.caller(of: call)
        let body = try await smallBody(of: call)
        do throws(LedgerError) {
            switch page {
            case .preferences where call.head.method == .put:
                let wish: PreferencesUpdate
                do throws(Problem) { wish = try PreferencesUpdate(body) } catch {
                    return responses.answer(error, to: call, .plain)
                }
                let said = checkIns.readPreferences(
                    in: try await checkIns.records.checkIns.checkIn(.look, of: caller.key))
                guard let isEnabled = wish.isEnabled ?? said?.checkInsEnabled else {
                    return responses.answer(PreferencesUpdate.incomplete, to: call, .plain)
                }
                answerPreferences(
                    try await checkIns.keepPreferences(
                        isEnabled, wish.frequency, user: name(of: caller), caller.key),
                    call)
            case .preferences:
                let record = try await checkIns.records.checkIns.checkIn(.look, of: caller.key)
                answerPreferences(checkIns.readPreferences(in: record), call)
            case .background:
                let record = try await checkIns.records.checkIns.checkIn(.background, of: caller.key)
                answer(call) {
                    $0.member("session_complete", record.isComplete)
                    $0.member("first_session_complete", record.hasFirstSession)
                }
            default:
                let reply: PromptReply?
                do throws(Problem) { reply = try PromptReply.readReply(body) } catch {
                    return responses.answer(error, to: call, .plain)
                }
                try await prompt(reply, caller, checkIns, call)
            }
        } catch {
            throw Self.makeAwayProblem(Self.sentence(ofFailing: page, call.head.method))
        }
    }

    /// The sentence for a failed request about check-ins. It says what could not be read or stored.
    private static func sentence(ofFailing page: AppRoute, _ method: Method) -> Sentence {
        switch page {
        case .preferences: method == .put ? .preferencesUnsaved : .preferencesUnreadable
        default: .sessionUnsaved
        }
    }

    private func prompt(
        _ reply: PromptReply?, _ caller: AuthenticatedCaller, _ checkIns: CheckIns, _ call: ServerCall
    )
        async throws(LedgerError)
    {
        let records = checkIns.records
        switch reply {
        case .later: try await records.checkIns.checkIn(.later, of: caller.key)
        case .granted, .denied:
            // The operating system asks about notifications only after the user has agreed to check-ins in
            // the app. This agreement is stored, no matter how the user answers the operating system.
            let record = try await records.checkIns.checkIn(.final, of: caller.key)
            if checkIns.readPreferences(in: record) == nil {
                _ = try await checkIns.keepPreferences(true, nil, user: name(of: caller), caller.key)
            }
        case nil:
            let mayAsk = try await records.checkIns.mayAskForCheckIns(caller.key)
            let audience = responses.findAudience(of: call, .none)
            func text(_ sentence: Sentence) -> String? {
                mayAsk ? responses.renderText(of: Phrase(sentence), for: audience) : nil
            }
            return answer(call) {
                $0.member("ask", mayAsk)
                $0.member("title", utf8: text(.checkInTitle))
                $0.member("body", utf8: text(.checkInBody))
                $0.member("accept", utf8: text(.checkInYes))
                $0.member("decline", utf8: text(.checkInLater))
            }
        }
        answer(call) { $0.member("ask", false) }
    }

    private func name(of caller: AuthenticatedCaller) -> UserName? {
        // Returns nil for a user of another app. Such a user has a different key.
        let name = UserName(tenant: services.checkIns?.tenant ?? "", id: caller.id)
        return name.key == caller.key ? name : nil
    }

    private func answerPreferences(_ said: CheckInPreferences?, _ call: ServerCall) {
        answer(call) {
            $0.name("check_ins_enabled")
            if let said { $0.bool(said.checkInsEnabled) } else { $0.null() }
            $0.member("frequency", utf8: said?.frequency.rawValue)
        }
    }

    private func answer(_ call: ServerCall, _ write: (inout JSONWriter) -> Void) {
        var json = JSONWriter()
        json.object(nil, write)
        sendAnswer(json.finish(), to: call)
    }

    private func smallBody(of call: ServerCall) async throws(Problem) -> [UInt8] {
        do throws(ServerCallFault) {
            try await call.readBody(limit: Self.largestBody)
        } catch {
            throw Problem(error, limit: Self.largestBody)
        }
        return call.bytes(FieldRange(call.body))
    }
}

/// The preferences in the body of a `PUT`. They are stored only if all of them are valid.
private struct PreferencesUpdate {
    var isEnabled: Bool?
    var frequency: String?

    init(_ body: [UInt8]) throws(Problem) {
        var parser = JSONParser(maxBytes: 4 << 10, maxDepth: 4)
        let root: JSONValue
        do throws(JSONFault) { root = try parser.parse(body.span) } catch { throw Self.incomplete }
        guard root.kind == .object else { throw Self.incomplete }
        if let said = root.member("check_ins_enabled") {
            guard let flag = said.bool else {
                throw Self.badRequest("check_ins_enabled must be true or false")
            }
            isEnabled = flag
        }
        if let said = root.member("frequency") {
            guard let text = said.text, CheckInFrequency(rawValue: text) != nil else {
                let known = CheckInFrequency.allCases.map(\.rawValue).joined(separator: ", ")
                throw Self.badRequest("frequency must be one of \(known)")
            }
            frequency = text
        }
        if isEnabled == nil && frequency == nil { throw Self.incomplete }
    }

    static var incomplete: Problem {
        badRequest(#"the body must be JSON such as {"check_ins_enabled": true, "frequency": "weekly"}"#)
    }

    static func badRequest(_ advice: String) -> Problem {
        Problem(.failed(.badRequest), Phrase(.unreadable), advice: advice)
    }
}

/// The user's answer to the app's question about check-ins.
private enum PromptReply: String {
    /// The user does not want to decide now.
    case later = "not_now"
    /// The user allowed or refused notifications when the operating system asked.
    case granted, denied

    /// Reads the user's answer in a request's body; nil if the body is missing or an empty object. With such
    /// a request, an app finds out whether it may ask the user.
    static func readReply(_ body: [UInt8]) throws(Problem) -> PromptReply? {
        if body.isEmpty { return nil }
        var parser = JSONParser(maxBytes: 4 << 10, maxDepth: 4)
        let root: JSONValue
        do throws(JSONFault) { root = try parser.parse(body.span) } catch {
            throw PreferencesUpdate.badRequest(
                #"the body must be empty, or JSON such as {"answer": "not_now"}"#)
        }
        guard let said = root.member("answer") else { return nil }
        guard let text = said.text, let reply = PromptReply(rawValue: text) else {
            throw PreferencesUpdate.badRequest("answer must be one of not_now, granted, denied")
        }
        return reply
    }
}

extension JSONValue {
    /// The value as a text; nil if the value is not a JSON string.
    var text: String? {
        guard let bytes = string else { return nil }
        return String(decoding: [UInt8](bytes), as: UTF8.self)
    }
}
