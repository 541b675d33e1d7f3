import Limits
import Testing

/// The edge learns from reported usage how many tokens a model counts. It stores the learnt figures. After a
/// restart, they must give the same guesses.
@Suite struct `The learnt figures of a model` {
    private func units(_ tokens: Int) -> Int { tokens * 64 }

    private func taught(by callers: ClosedRange<Int>) -> (InputGuess, OutputGuess) {
        var (input, output) = (InputGuess(), OutputGuess())
        for caller in callers {
            for _ in 0..<3 {
                input.learn(units: units(15), shape: [], tokens: 215, by: caller)
                input.learn(units: units(15), shape: [.images, .cached], tokens: 1015, by: caller)
                output.learn(units: units(100), events: 50, tokens: 350, reasoning: 150, by: caller)
            }
        }
        return (input, output)
    }

    @Test func `The learnt figures of a model give the same guess after a restart, whoever calls first`() {
        let (input, output) = taught(by: 1...3)
        let kept = (InputGuess(shown: input.shown), OutputGuess(shown: output.shown))
        #expect(
            kept.0.guessed(units: units(40), shape: [], for: 9)
                == input.guessed(units: units(40), shape: [], for: 9))
        #expect(kept.0.guessed(units: units(40), shape: [], for: 9) == 240)
        let shape: InputGuess.Shape = [.images, .cached]
        #expect(kept.0.guessed(units: units(15), shape: shape, for: 9) == 1015)
        #expect(kept.0.guessed(units: units(15), shape: .files, for: 9) == 15)
        for (text, events) in [(100, 50), (7, 3), (1000, 20)] {
            let tokens = kept.1.guessed(units: units(text), events: events, for: 9)
            #expect(tokens == output.guessed(units: units(text), events: events, for: 9))
        }
        #expect(kept.0.shown == input.shown && kept.1.shown == output.shown, "also after the next one")
    }

    @Test func `The learnt figures of a model use events after a restart if those had predicted better`() {
        var guess = OutputGuess()
        for round in 1...20 {
            for caller in 1...4 {
                let text = round.isMultiple(of: 2) ? 50 : 300
                guess.learn(units: units(text), events: 50, tokens: 100, reasoning: 0, by: caller)
            }
        }
        let kept = OutputGuess(shown: guess.shown)
        #expect((195...205).contains(kept.guessed(units: units(1000), events: 100, for: 9)))
    }

    @Test func `After a restart, learnt figures do not follow one caller, but do follow a changed model`() {
        var (input, output) = taught(by: 1...3)
        (input, output) = (InputGuess(shown: input.shown), OutputGuess(shown: output.shown))
        for _ in 0..<100 {
            input.learn(units: units(15), shape: [], tokens: 15, by: 1)
            output.learn(units: units(100), events: 50, tokens: 100, reasoning: 0, by: 1)
        }
        #expect(input.guessed(units: units(15), shape: [], for: 9) == 215)
        #expect(output.guessed(units: units(100), events: 50, for: 9) == 350)
        for caller in 1...15 {
            for _ in 0..<100 { input.learn(units: units(15), shape: [], tokens: 15, by: caller) }
            output.learn(units: units(100), events: 50, tokens: 100, reasoning: 0, by: caller)
        }
        #expect(input.guessed(units: units(15), shape: [], for: 9) < 20)
        #expect((95...110).contains(output.guessed(units: units(100), events: 50, for: 9)))
    }

    @Test func `The learnt figures of a model count one vote for a caller on two loops`() {
        var (first, output) = taught(by: 1...2)
        let (second, other) = taught(by: 2...3)
        first.mergeGuesses(second)
        output.mergeGuesses(other)
        #expect(first.shown[0].callers == 0 && first.shown[1] == LearnedFigure(median: 200, callers: 3))
        #expect(output.shown[0].callers == 3)
        #expect(first.guessed(units: units(15), shape: [], for: 9) == 215)
    }

    @Test(arguments: [Int.min, -1, 0, Int.max])
    func `A guess from a model's learnt figures survives impossible figures`(figure: Int) {
        for callers in [-1, 0, 3, 255] {
            let shown = Array(repeating: LearnedFigure(median: figure, callers: callers), count: 9)
            let (input, output) = (InputGuess(shown: shown), OutputGuess(shown: shown))
            let tokens = input.guessed(units: units(10), shape: [.images], for: 1)
            #expect((1...1 << 33).contains(tokens))
            #expect((0...1 << 41).contains(output.guessed(units: units(10), events: .max, for: 1)))
            _ = (
                input.guessed(units: .max, shape: [], for: 1), output.guessed(units: .max, events: 2, for: 1)
            )
        }
        #expect(InputGuess(shown: []).guessed(units: units(10), shape: [], for: 1) == 10)
    }
}

extension InputGuess {
    fileprivate func guessed(units: Int, shape: Shape, for caller: Int) -> Int {
        let guess = self
        return guess.tokens(units: units, shape: shape, for: caller)
    }
}

extension OutputGuess {
    fileprivate func guessed(units: Int, events: Int, for caller: Int) -> Int {
        let guess = self
        return guess.tokens(units: units, events: events, for: caller)
    }
}
