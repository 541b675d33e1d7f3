import Bytes
import JSON
import Ledger
import Limits
import Records
import TestSupport
import Testing

@Suite struct `A line of a backup that somebody else has written` {
    private static func read(_ line: String) throws -> UserBackup { try read(Array(line.utf8)) }

    private static func read(_ bytes: [UInt8]) throws -> UserBackup {
        var parser = JSONParser(maxBytes: bytes.count, maxDepth: 8)
        return try UserBackup(try parser.parse(bytes.span), tenant: "")
    }

    /// A backup with every member that a user's record can have.
    private static let whole = #"""
        {"user_id":"ada","version":7,"open_messages":0,
        "entitlement":{"plan":"standard","status":"active","to":"1796000000000","anchor":"31","rank":"0",
        "overrides":"messages=900,pro=10","grants":"messages=50@1798761600000,pro:=9@1798761600000",
        "et":"1763719203000","block":"1763719203000","at":"1763719203","stripe.et":"1763719203001"},
        "counters":{"m:2611:msg":3},"bursts":{"pace":1763719203000000},"thresholds":{"m:2611:msg":"80;17","m:2611:tok":"95;18!"},
        "check_ins":{"on":"1","frequency":"daily","days":"20400,20401","messages":"4","asked":"3l"},
        "refusals":{"2026-11-21T09;limit:messages;3;9b1f0c5b7d0a4e21":"1;2;3;800;800;standard;wide"},
        "books":[{"month":"2611","day":21,"model":"m","messages":2,"input_tokens":9007199254740991}],
        "events":[{"id":"e","at":1763719203000}],"objects":[{"id":"files/file-abc","at":1763719203000}],
        "trail":[{"place":"1763719203000-0","deed":"grant","request_id":"r","actor":"a","reason":"","what":"w"}],
        "keys":[{"id":"k1","sha256":"\#(String(repeating: "ab", count: 32))","label":"laptop","user_id":"ada",
        "created":1763719203000,"expires":null,"revoked":null}]}
        """#

    @Test func `A line of a backup that somebody else wrote is read if all of it can be`() throws {
        let backup = try Self.read(Self.whole)
        #expect(
            backup.counters.count == 1 && backup.keys.count == 1 && backup.trail.count == 1
                && backup.objects.count == 1)
        #expect(backup.entitlement.count == 11)
    }

    /// An earlier version accepted each of these records. As a result the edge crashed, a user was only half
    /// written, or the stored data could not be read again.
    @Test(arguments: [
        #""entitlement":{"to":"9223372036854775807"}"#, #""entitlement":{"to":"-1"}"#,
        #""entitlement":{"to":"0x10"}"#, #""entitlement":{"anchor":"32"}"#,
        #""entitlement":{"overrides":"messages"}"#,
        #""entitlement":{"overrides":"messages=9223372036854775807"}"#,
        #""entitlement":{"grants":"messages=5@9223372036854775807"}"#, #""entitlement":{"rank":"99999999"}"#,
        #""check_ins":{"messages":"x"}"#, #""check_ins":{"frequency":"hourly"}"#, #""check_ins":{"x":"1"}"#,
        #""trail":[{"place":"0-0","deed":"d","request_id":"r","actor":"a","reason":"","what":""}]"#,
        #""trail":[{"place":"+1-0","deed":"d","request_id":"r","actor":"a","reason":"","what":""}]"#,
        #""trail":[{"place":"253402300800000-0","deed":"d","request_id":"r","actor":"a","reason":"","what":""}]"#,
        #""refusals":{"9223372036854775807-01-01T00;blocked;1;x":"1;2;3;4;5;c;p"}"#, #""refusals":{"a":"b"}"#,
        #""thresholds":{"m:2611:msg":"-5"}"#, #""thresholds":{"m:2611:msg":"80;"}"#,
        #""thresholds":{"m:2611:msg":"80!"}"#, #""thresholds":{"m:2611:msg":"80;17!!"}"#,
        #""events":[{"id":"e","at":9007199254740991}]"#, #""unknown":[]"#,
        #""objects":[{"id":"file-1","at":1}]"#, #""objects":[{"id":"files/a b","at":1}]"#,
        #""objects":[{"id":"../x","at":1}]"#, #""objects":[{"id":"files/a"}]"#,
        #""counters":{"m:2611:msg":-1}"#, #""redis_key":"us:{AGFubg}:""#,
    ])
    func `A foreign line of a backup is refused if a script or an edge could not read it`(part: String) {
        #expect(throws: BackupFault.self) { try Self.read(#"{"user_id":"ada",\#(part)}"#) }
    }

    @Test(arguments: ["entitlement", "counters", "bursts", "thresholds", "check_ins", "refusals"])
    func `A backup's line with too many members is refused for that reason`(part: String) throws {
        let isOfFigures = ["counters", "bursts"].contains(part)
        let members = (0...1_000).map { "\"m:\($0)\":\(isOfFigures ? "1" : "\"1\"")" }
        let line = "{\"user_id\":\"ada\",\"\(part)\":{\(members.joined(separator: ","))}}"
        let fault = #expect(throws: BackupFault.self) { try Self.read(line) }
        #expect(fault?.text == "\(part) has more than 1000 members.")
    }

    @Test func `A foreign backup line brings no merge under way, and has the block from before it`() throws {
        let backup = try Self.read(
            #"{"user_id":"ada","entitlement":{"merging":"m;us:{x}:;17","joining":"n;us:{y}:;","block":"99"}}"#
        )
        #expect(backup.entitlement.map(\.name) == ["block"] && backup.entitlement[0].value == "17")
    }

    @Test func `A foreign line of a backup never ends the reader, whatever bytes it has`() {
        for seed in Fuzzing.seeds(rounds: 4000) {
            var random = SplitMix64(seed: seed)
            let bytes = mutated(Array(Self.whole.utf8), with: &random)
            guard var backup = try? Self.read(bytes) else { continue }
            let plans = PlanTable(
                plans: [Plan(id: "standard", label: "", kind: .free, limits: [])], defaultPlan: "standard")
            backup.countFromBooks(plans, at: Moment(seconds: 1_763_719_203))
            let end = backup.entitlement.first { $0.name == "to" }.flatMap { Int64($0.value) }
            _ = Moment(milliseconds: end ?? 0).advanced(bySeconds: 30 * 86_400)
        }
    }

    @Test func `A moment from any number stays in the calendar when it is added to`() {
        for number in [Int64.min, -1, 0, 1, .max] {
            for moment in [Moment(milliseconds: number), Moment(seconds: number)] {
                let later = moment.advanced(bySeconds: number)
                #expect((-62_135_596_800_000...253_402_300_799_999).contains(later.milliseconds))
                #expect(moment.milliseconds - later.milliseconds < .max)
            }
        }
    }
}
