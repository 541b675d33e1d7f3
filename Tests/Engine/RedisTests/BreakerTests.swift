import Redis
import Testing

@Suite struct `The circuit breaker` {
    @Test func `The circuit breaker opens after five failures in a row, without an answer in between`() {
        var breaker = Breaker()
        for round in 0..<20 {
            if round % 5 == 4 { breaker.succeeded() } else { breaker.noteFailure() }
        }
        #expect(breaker.isClosed && breaker.openings == 0)
        for _ in 0..<Breaker.mostFailures {
            #expect(breaker.isClosed)
            breaker.noteFailure()
        }
        #expect(!breaker.isClosed && breaker.openings == 1)
    }

    @Test func `The circuit breaker stays open while calls fail, and closes at the first answer`() {
        var breaker = Breaker()
        for _ in 0..<50 { breaker.noteFailure() }
        #expect(!breaker.isClosed && breaker.openings == 1)
        breaker.succeeded()
        #expect(breaker.isClosed)
        for _ in 1..<Breaker.mostFailures { breaker.noteFailure() }
        #expect(breaker.isClosed, "it counts failures from zero again")
        breaker.noteFailure()
        #expect(!breaker.isClosed && breaker.openings == 2)
    }
}
