import Bytes
import Dialects
import Foundation
import HTTP
import Limits
import Problems
import Testing
import Usage
import Wire
import Words

@Suite struct `A problem` {
    static let shapes = ErrorShape.allCases

    private func members(_ problem: Problem, _ shape: ErrorShape, texts: ProblemTexts? = nil) throws
        -> [String: Any]
    {
        let texts =
            texts ?? ProblemTexts(message: "Ah \"so\"\n—", resetsAt: nil, upgradeURL: nil, requestID: nil)
        let body = problem.makeBody(shape, texts)
        var bytes: [UInt8] = []
        for index in 0..<body.count { bytes.append(body[index]) }
        return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    @Test(arguments: RefusalReason.allCases)
    func `A problem has the status and the code of a plan's reason for refusal`(reason: RefusalReason) {
        let cause = Problem.Cause.refused(reason)
        #expect(cause.status == reason.facts.status)
        #expect(cause.code.description == reason.facts.code.description)
    }

    @Test(arguments: Problem.Cause.allCases)
    func `A problem is JSON in every shape, whatever its cause`(cause: Problem.Cause) throws {
        let problem = Problem(cause, Phrase(.unreadable))
        #expect((400...599).contains(cause.status))
        for shape in Self.shapes {
            let root = try members(problem, shape)
            let error = shape == .problemDetails ? root : try #require(root["error"] as? [String: Any])
            #expect(error[shape == .problemDetails ? "title" : "message"] as? String == "Ah \"so\"\n—")
            #expect(error[shape == .gemini ? "reason" : "code"] as? String == cause.code.description)
            switch shape {
            case .openAI:
                #expect(error["type"] is String && error["param"] is NSNull)
            case .anthropic:
                #expect(root["type"] as? String == "error" && error["type"] is String)
            case .gemini:
                #expect(error["code"] as? Int == cause.status && error["status"] is String)
            case .problemDetails:
                #expect(root["status"] as? Int == cause.status && root["type"] is String)
            }
            for name in ["limit", "used", "limit_kind", "resets_at", "gate", "upgrade_url", "advice"] {
                #expect(error[name] == nil, "\(name)")
            }
        }
    }

    @Test(arguments: shapes)
    func `A problem contains everything of a refusal`(shape: ErrorShape) throws {
        let problem = Problem(
            .refused(.usedUp), Phrase(.planUsedUp),
            details: Problem.Details(limit: 800, used: 801, kind: "month", resetsAt: Moment(seconds: 0)),
            gate: .messagesExhausted(nextBillingDate: nil), advice: "why")
        let texts = ProblemTexts(
            message: "m", resetsAt: "1970-01-01T00:00:00Z", upgradeURL: "https://a.b/c", requestID: "req_1")
        let root = try members(problem, shape, texts: texts)
        let error = shape == .problemDetails ? root : try #require(root["error"] as? [String: Any])
        #expect(error["limit"] as? Int == 800)
        #expect(error["used"] as? Int == 801)
        #expect(error["limit_kind"] as? String == "month")
        #expect(error["resets_at"] as? String == "1970-01-01T00:00:00Z")
        #expect(error["gate"] as? String == "messages_exhausted")
        #expect(error["upgrade_url"] as? String == "https://a.b/c")
        #expect(error["advice"] as? String == "why")
        #expect(shape != .anthropic || root["request_id"] as? String == "req_1")
    }

    @Test func `A problem offers no upgrade if nothing is gated`() throws {
        let texts = ProblemTexts(message: "m", resetsAt: nil, upgradeURL: "https://a.b/c", requestID: nil)
        let root = try members(Problem(.refused(.burst), Phrase(.shortBreath)), .problemDetails, texts: texts)
        #expect(root["upgrade_url"] == nil)
    }

    @Test func `A problem of a request that could not be read has its status`() {
        func problem(_ fault: ServerCallFault) -> Problem {
            Problem(fault, limit: 1024, setting: "http.max_body")
        }
        let tooLong = problem(.refused(HTTPFault(.bodyTooLong)))
        #expect(tooLong.cause == .failed(.tooLarge))
        #expect(tooLong.advice == "a body may have 1024 bytes here (http.max_body in the configuration)")
        #expect(problem(.refused(HTTPFault(.badChunkSize))).cause == .failed(.badRequest))
        #expect(problem(.timedOut).cause == .failed(.tooSlow))
        #expect(Problem(UpstreamFailure.timedOut).cause.status == 504)
        #expect(Problem(UpstreamFailure.crowded).retry == .soon(seconds: 1))
        for failure in [UpstreamFailure.unreachable, .broken, .malformed] {
            #expect(Problem(failure).cause.status == 502)
            #expect(Problem(failure).retry == .clientDecides)
        }
    }
}
