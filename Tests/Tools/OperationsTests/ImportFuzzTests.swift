import Bytes
import Dates
import TestSupport
import Testing

@testable import Operations

/// Changes random bytes in files to import. Each changed file must be read correctly or be refused.
@Suite struct ImportFuzzTests {
    private static let litellm = """
        {"users": [{"user_id": "ann", "max_budget": 3.5, "tpm_limit": null}], "keys": [{"token": \
        "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", "user_id": "ann", "expires": \
        "2026-12-31T00:00:00+00:00", "blocked": true, "created_at": "2026-01-01T00:00:00", \
        "models": ["m"]}], \
        "spend": [{"user_id": "ann", "date": "2026-11-24", "model": "gpt-5-mini", "spend": 0.25, \
        "successful_requests": 2, "prompt_tokens": 9223372036854775807, "completion_tokens": 20}, \
        {"user": "bob", "startTime": "2026-11-24T10:00:00Z", "spend": 8999999999.999999, \
        "status": "failure"}]}
        """
    private static let supabase = """
        user_id,date,message_count,model,input_tokens,output_tokens,cost_usd,id
        ann,2026-11-24,9223372036854775807,gpt-5-mini,100,20,0.25,1
        ann,2026-11-24,2,gpt-5-mini,9223372036854775807,20,0.25,2
        "b,ob",2026-11,1,,0,0,8999999999.999999,3
        """
    private static let table = """
        user_id,plan,status,anchor_day,used:messages,redis_key,period_end,sandbox
        ann,premium,active,31,9223372036854775807,us:{x}:,none,false
        "'=b,ob",,,,0,,9999-12-31T23:59:59Z,true
        """
    private static let lines = """
        {"user_id": "ann", "plan": "premium", "period_end": 9223372036854775807, "used:messages": 5}
        {"user_id": 12, "anchor_day": "31", "sandbox": true}
        """

    /// Whether the file was read. Otherwise it was refused.
    private static func isRead(_ text: String, _ kind: Int) -> Bool {
        var users = ForeignUsers(plan: "premium", today: CivilDate(dayNumber: 20_780))
        do {
            switch kind {
            case 0: try LiteLLMUsers.readUsers(text, "file", into: &users)
            case 1: try SupabaseUsers.readUsers(text, "file", dropping: [], into: &users)
            default: _ = try ImportTable(text, "file", isCSV: kind == 2, dropping: [])
            }
        } catch {
            return false
        }
        return users.records.allSatisfy { Document.read(Array($0.json.utf8)) != nil }
    }

    @Test(arguments: [litellm, supabase, table, lines].enumerated().map { ($0.offset, $0.element) })
    func `A damaged import is read or refused, and ends no program`(kind: Int, text: String) {
        #expect(Self.isRead(text, kind), "what is not damaged is read")
        var (read, refused) = (0, 0)
        for seed in Fuzzing.seeds(rounds: 2_000) {
            var random = SplitMix64(seed: seed)
            let damaged = mutated(Array(text.utf8), with: &random)
            if Self.isRead(String(decoding: damaged, as: UTF8.self), kind) { read += 1 } else { refused += 1 }
        }
        #expect(read > 0 && refused > 0, "\(read) were read, \(refused) refused")
    }
}
