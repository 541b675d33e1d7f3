import HTTP
import Ledger
import Limits
import TestSupport
import Testing

@Suite(.needsRedisServer) struct `An interface for images or sound` {
    private static func exchange(_ path: String, _ body: String = "{}") -> Exchanges {
        Exchanges(
            testDescription: path, path: path, body: body, answer: "", message: "error.message",
            code: "error.code", details: "error.")
    }

    private static func form(_ path: String, _ members: (String, String)..., bytes: Int = 16_000) -> String {
        var body = members.map {
            "--B\r\nContent-Disposition: form-data; name=\"\($0.0)\"\r\n\r\n\($0.1)\r\n"
        }.joined()
        body += "--B\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.mp3\"\r\n"
        body += "Content-Type: audio/mpeg\r\n\r\n\(String(repeating: "s", count: bytes))\r\n--B--\r\n"
        return exchange(path, body).request().replacing(
            "application/json", with: "multipart/form-data; boundary=B")
    }

    private static func plan(_ meter: String, _ amount: Int = 1000) -> Plan {
        Plan(limits: "{ count: \(meter), per: lifetime trial, amount: \(amount) }")
    }

    @Test func `The images of a request are counted`() async throws {
        try await withBench(Self.plan("images", 5)) { bench async throws in
            bench.upstream.answers = [.json(#"{"created":1,"data":[{"b64_json":"aGk="}]}"#)]
            let body = #"{"model":"gpt-image-1","prompt":"a cat","n":3,"background":"transparent"}"#
            let exchange = Self.exchange("/v1/images/generations", body)
            #expect(try await bench.ask(exchange.request()).status == 200)
            #expect(try await bench.settled("u", "img") == 3)
            // Five images were allowed and three are made. Three more exceed the limit, but two do not.
            let refused = try await bench.ask(exchange.request())
            #expect(refused.status == 400 && refused.json("error.code") == "larger_than_left")
            #expect(refused.json("error.remaining") == "2" && refused.json("error.needed") == "3")
            let two = body.replacing("\"n\":3", with: "\"n\":2")
            #expect(try await bench.ask(exchange.request(body: two)).status == 200)
            #expect(try await bench.settled("u", "img") == 5)
        }
    }

    @Test func `Images that were not made are given back`() async throws {
        try await withBench(Self.plan("images")) { bench async throws in
            bench.upstream.answers = [.json(#"{"error":{"code":"moderation_blocked"}}"#, status: 400)]
            let exchange = Self.exchange("/v1/images/generations", #"{"model":"gpt-image-1","prompt":"x"}"#)
            #expect(try await bench.ask(exchange.request()).status == 400)
            #expect(try await bench.settled("u", "img") == 0)
        }
    }

    @Test func `The characters that are spoken are counted, whatever the answer is`() async throws {
        try await withBench(Self.plan("characters")) { bench async throws in
            bench.upstream.answers = [
                .text("HTTP/1.1 200 OK\r\nContent-Type: audio/mpeg\r\nContent-Length: 4\r\n\r\nID3\u{1}")
            ]
            let exchange = Self.exchange(
                "/v1/audio/speech", #"{"model":"tts-1","input":"Grüße!","voice":"alloy","speed":1.25}"#)
            let answer = try await bench.ask(exchange.request())
            #expect(answer.status == 200 && answer.body == "ID3\u{1}")
            #expect(try await bench.settled("u", "chr") == 6)
        }
    }

    /// With the type `duration`, the usage is reported in seconds. With the type `tokens`, ten tokens of
    /// sound count as one second.
    @Test(arguments: [
        (#"{"text":"hi","usage":{"type":"duration","seconds":12}}"#, 12),
        (
            #"{"text":"hi","usage":{"type":"tokens","input_tokens":75,"output_tokens":3,"total_tokens":78,"#
                + #""input_token_details":{"text_tokens":0,"audio_tokens":75}}}"#, 8
        ),
        (#"{"text":"hi"}"#, 2),
    ])
    func `The seconds of a transcription are counted`(answer: String, seconds: Int) async throws {
        try await withBench(Self.plan("audio_seconds")) { bench async throws in
            bench.upstream.answers = [.json(answer)]
            for path in ["/v1/audio/transcriptions", "/openai/deployments/whisper-1/audio/translations"] {
                let before = try await bench.counted("u", "sec")
                #expect(try await bench.ask(Self.form(path, ("model", "whisper-1"))).status == 200)
                #expect(try await bench.settled("u", "sec") - before == seconds)
                #expect(
                    bench.upstream.asked.last?.body.contains("name=\"model\"") == true,
                    "the form is the caller's")
            }
        }
    }

    @Test func `A form is counted by the one model in it`() async throws {
        var plan = Plan(limits: "{ calls: pro, per: lifetime trial, amount: 0 }")
        plan.extra = "model_classes: [{ provider: main, model: \"pro-*\", class: pro }]"
        try await withBench(plan) { bench async throws in
            let path = "/v1/audio/transcriptions"
            for (members, status) in [
                ([("model", "cheap")], 200), ([("model", "pro-x")], 403),
                ([("model", "cheap"), ("model", "pro-x")], 400),
                ([("model", "cheap"), ("Model", "pro-x")], 400),
                ([("model", "cheap"), ("fallbacks", "pro-x")], 400),
            ] {
                let request =
                    members.count == 1
                    ? Self.form(path, members[0]) : Self.form(path, members[0], members[1])
                #expect(try await bench.ask(request).status == status, "\(members)")
            }
            let azure = "/openai/deployments/cheap/audio/transcriptions"
            #expect(try await bench.ask(Self.form(azure, ("model", "pro-x"))).status == 400)
            #expect(bench.upstream.asked.count == 1)
        }
    }

    @Test func `Gemini's interactions are counted by their tokens, of a model or an agent`() async throws {
        try await withBench(Self.plan("total_tokens", 100_000)) { bench async throws in
            let answer =
                #"{"id":"i","status":"completed","steps":[{"type":"model_output","content":[{"type":"text","#
                + #""text":"hi"}]}],"usage":{"total_input_tokens":10,"total_output_tokens":4,"#
                + #""total_thought_tokens":3,"total_tool_use_tokens":2,"total_tokens":19}}"#
            bench.upstream.answers = [.json(answer)]
            for name in ["model", "agent"] {
                let before = try await bench.counted("u", "tok")
                let exchange = Self.exchange("/v1beta/interactions", #"{"\#(name)":"gemini-x","input":"hi"}"#)
                #expect(try await bench.ask(exchange.request()).status == 200)
                #expect(try await bench.settled("u", "tok") - before == 19)
            }
            let events = [
                #"{"event_type":"interaction.created","interaction":{"id":"i","status":"in_progress"}}"#,
                #"{"event_type":"step.delta","index":0,"delta":{"type":"text","text":"hi"}}"#,
                #"{"event_type":"interaction.completed","interaction":{"id":"i","usage":{"total_input_tokens":5,"#
                    + #""total_output_tokens":2,"total_tokens":7}}}"#,
            ].map { "data: \($0)\n\n" }.joined()
            bench.upstream.answers = [
                .text(
                    "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nContent-Length: \(events.utf8.count)\r\n\r\n"
                        + events)
            ]
            let before = try await bench.counted("u", "tok")
            let stream = Self.exchange(
                "/v1beta/interactions", #"{"model":"gemini-x","input":"x","stream":true}"#)
            #expect(try await bench.ask(stream.request()).status == 200)
            #expect(try await bench.settled("u", "tok") - before == 7)
            for (body, status) in [
                (#"{"model":"a","agent":"b","input":"x"}"#, 400),
                (#"{"model":"a","previous_interaction_id":"i","input":"x"}"#, 404),
            ] {
                let exchange = Self.exchange("/v1beta/interactions", body)
                #expect(try await bench.ask(exchange.request()).status == status, "\(body)")
            }
            let get = "GET /v1beta/interactions/i HTTP/1.1\r\nHost: e\r\nx-user-id: u\r\n\r\n"
            #expect(try await bench.ask(get).status == 404)
        }
    }
}
