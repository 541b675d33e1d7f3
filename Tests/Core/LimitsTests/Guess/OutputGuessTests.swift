import Limits
import Testing

@Suite struct `A guess of output tokens` {
    /// The units that the estimator counts for a text of this many tokens.
    private func units(_ tokens: Int) -> Int { tokens * 64 }

    @Test func `A guess of output tokens of an unknown model is the estimate of the text`() {
        let guess = OutputGuess()
        #expect(guess.tokens(units: units(100), events: 7, for: 1) == 100)
        #expect(guess.tokens(units: 0, events: 0, for: 1) == 0)
    }

    @Test func `A guess of output tokens follows one answer for its caller alone`() {
        var guess = OutputGuess()
        guess.learn(units: units(100), events: 100, tokens: 150, reasoning: 0, by: 1)
        #expect((148...151).contains(guess.tokens(units: units(100), events: 100, for: 1)))
        #expect(guess.tokens(units: units(100), events: 100, for: 2) == 100)
    }

    @Test func `A guess of output tokens follows the answers of three callers for all`() {
        var guess = OutputGuess()
        for caller in 1...3 {
            guess.learn(units: units(100), events: 40, tokens: 150, reasoning: 0, by: caller)
        }
        #expect((148...151).contains(guess.tokens(units: units(100), events: 40, for: 9)))
    }

    @Test(arguments: [0, 1, 5, 14])
    func `A guess of output tokens does not follow one caller for all, however much they send`(honest: Int) {
        var guess = OutputGuess()
        for caller in 0..<honest {
            guess.learn(units: units(100), events: 100, tokens: 100, reasoning: 0, by: 100 + caller)
        }
        for _ in 0..<1000 {
            guess.learn(units: 64_000_000, events: 1, tokens: 4, reasoning: 0, by: 1)
            guess.learn(units: 64, events: 1_000_000, tokens: 1_000_000, reasoning: 999_000, by: 1)
        }
        let tokens = guess.tokens(units: units(100), events: 100, for: 2)
        #expect((95...110).contains(tokens), "\(tokens)")
    }

    @Test func `The guess for a caller with few answers is at least half of that for the others`() {
        var guess = OutputGuess()
        for _ in 0..<100 {
            guess.learn(units: 64_000_000, events: 1_000_000, tokens: 4, reasoning: 0, by: 1)
        }
        #expect(guess.tokens(units: units(100), events: 100, for: 1) >= 50)
    }

    @Test func `A guess of output tokens uses events if those have predicted better`() {
        var guess = OutputGuess()
        // Each answer has 50 events and 100 tokens. The estimate from its text is 50 tokens in one round and
        // 300 in the next, so the number of events predicts better.
        for round in 1...20 {
            let text = round.isMultiple(of: 2) ? 50 : 300
            for caller in 1...4 {
                guess.learn(units: units(text), events: 50, tokens: 100, reasoning: 0, by: caller)
            }
        }
        #expect((195...205).contains(guess.tokens(units: units(1000), events: 100, for: 1)))
        #expect((195...205).contains(guess.tokens(units: units(1000), events: 100, for: 9)))
    }

    @Test func `A guess of output tokens is at least a quarter of its text's, with one event or none`() {
        var guess = OutputGuess()
        for round in 1...20 {
            let text = round.isMultiple(of: 2) ? 100 : 150
            for caller in 1...4 {
                guess.learn(units: units(text), events: 50, tokens: 100, reasoning: 0, by: caller)
            }
        }
        for caller in [1, 9] {
            for events in [0, 1] {
                let tokens = guess.tokens(units: units(1000), events: events, for: caller)
                #expect((180...300).contains(tokens), "\(tokens)")
            }
        }
    }

    @Test func `A guess of output tokens uses the text if that has predicted better`() {
        var guess = OutputGuess()
        for round in 1...20 {
            for caller in 1...4 {
                guess.learn(units: units(100), events: round * 3, tokens: 100, reasoning: 0, by: caller)
            }
        }
        #expect((195...205).contains(guess.tokens(units: units(200), events: 5, for: 1)))
        #expect((195...205).contains(guess.tokens(units: units(200), events: 5, for: 9)))
    }

    @Test func `A guess of output tokens adds reasoning that the text does not contain`() {
        var guess = OutputGuess()
        for caller in 1...4 {
            guess.learn(units: units(100), events: 100, tokens: 600, reasoning: 500, by: caller)
        }
        #expect((590...610).contains(guess.tokens(units: units(100), events: 100, for: 1)))
        #expect((590...610).contains(guess.tokens(units: units(100), events: 100, for: 9)))
    }

    @Test(arguments: [Int.max, Int.min, -1, 0])
    func `A guess of output tokens survives impossible figures`(figure: Int) {
        var guess = OutputGuess()
        guess.learn(units: figure, events: 1, tokens: 10, reasoning: 0, by: 1)
        guess.learn(units: 64, events: figure, tokens: 10, reasoning: 0, by: 1)
        guess.learn(units: 64, events: 1, tokens: figure, reasoning: 0, by: 1)
        guess.learn(units: 64, events: 1, tokens: 10, reasoning: figure, by: 1)
        _ = guess.tokens(units: figure, events: figure, for: 1)
        _ = guess.tokens(units: .max, events: .max, for: 2)
    }
}

@Suite struct `A guess of input tokens` {
    private func units(_ tokens: Int) -> Int { tokens * 64 }

    @Test func `A guess of input tokens of an unknown model is the estimate of the text, and never 0`() {
        let guess = InputGuess()
        #expect(guess.tokens(units: units(100), shape: [], for: 1) == 100)
        #expect(guess.tokens(units: 0, shape: [], for: 1) == 1)
    }

    @Test func `An input guess includes after one answer what its caller is billed beyond the text`() {
        var guess = InputGuess()
        guess.learn(units: units(15), shape: [], tokens: 200, by: 1)
        #expect(guess.tokens(units: units(15), shape: [], for: 1) == 200)
        #expect(guess.tokens(units: units(40), shape: [], for: 1) == 225)
        #expect(guess.tokens(units: units(15), shape: [], for: 2) == 15)
        // The guess learns separately from requests with images. It has seen none, so it corrects nothing.
        #expect(guess.tokens(units: units(15), shape: .images, for: 1) == 15)
    }

    @Test func `An input guess includes for all what three callers were billed beyond the text`() {
        var guess = InputGuess()
        for caller in 1...3 { guess.learn(units: units(15), shape: [], tokens: 200, by: caller) }
        #expect(guess.tokens(units: units(15), shape: [], for: 9) == 200)
    }

    @Test func `An input guess learns a text's tokens from long prompts, and the rest from short ones`() {
        var guess = InputGuess()
        for _ in 0..<20 {
            guess.learn(units: units(10_000), shape: [], tokens: 12_200, by: 1)
            guess.learn(units: units(15), shape: [], tokens: 218, by: 1)
        }
        let (long, short) = (
            guess.tokens(units: units(10_000), shape: [], for: 1),
            guess.tokens(units: units(15), shape: [], for: 1)
        )
        #expect(abs(long - 12_200) < 300, "\(long)")
        #expect(abs(short - 218) < 20, "\(short)")
    }

    @Test(arguments: [0, 1, 5, 14])
    func `An input guess does not follow one caller for all, however much they send`(honest: Int) {
        var guess = InputGuess()
        for caller in 0..<honest { guess.learn(units: units(100), shape: [], tokens: 100, by: 100 + caller) }
        for _ in 0..<160 {
            guess.learn(units: units(2), shape: [], tokens: 60_000, by: 1)
            guess.learn(units: units(20_000), shape: [], tokens: 1, by: 1)
        }
        let tokens = guess.tokens(units: units(100), shape: [], for: 2)
        #expect((95...110).contains(tokens), "\(tokens)")
    }

    @Test(arguments: [Int.max, Int.min, -1, 0])
    func `An input guess survives impossible figures`(figure: Int) {
        var guess = InputGuess()
        guess.learn(units: figure, shape: [], tokens: 10, by: 1)
        guess.learn(units: 64, shape: [], tokens: figure, by: 1)
        _ = guess.tokens(units: figure, shape: [.images, .files, .cached], for: 1)
        _ = guess.tokens(units: .max, shape: [], for: 2)
    }
}
