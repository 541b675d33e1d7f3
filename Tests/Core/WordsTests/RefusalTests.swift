import Foundation
import Limits
import Testing
import Usage
import Words

@Suite struct RefusalTests {
    func refusal(_ planTable: PlanTable, _ plan: String?, limit: Int = 0, used: Int, status: String? = nil)
        -> GateDecision
    {
        GateDecision(
            refusing: situation(planTable, Entitlement(plan: plan, status: status), used: used, limit: limit),
            planTable: planTable)
    }

    @Test func `A closed class names the plans that open it`() {
        let refusal = refusal(pages, "free", limit: 1, used: 0)
        #expect(refusal.isClosed)
        #expect(english(refusal.phrase) == "Pro models open with the Pro or Business plan.")
        #expect(german(refusal.phrase) == "Pro-Modelle bekommst du mit dem Tarif Pro oder Business.")
        #expect(refusal.gate == .generic)
    }

    @Test func `A class that no plan opens names none`() {
        let planTable = one(limit(.calls(pro), .day, 0))
        let refusal = GateDecision(refusing: situation(planTable, .none, used: 0), planTable: planTable)
        #expect(refusal.phrase == Phrase(.modelClosedEverywhere, model: pro))
    }

    @Test func `The day's calls of a class come back tomorrow`() {
        let refusal = refusal(pages, "pro", limit: 1, used: 50)
        #expect(
            english(refusal.phrase) == "We've had great Pro conversations today! They refresh on November 21."
        )
        #expect(
            refusal.gate == .messagesExhausted(nextBillingDate: Date(timeIntervalSince1970: 1_795_219_200)))
        #expect(
            english(self.refusal(pages, nil, used: 20).phrase)
                == "We've had great Standard conversations today! They refresh on November 21.")
    }

    @Test func `A user without any plan is invited`() {
        let refusal = refusal(coach, nil, used: 0)
        #expect(refusal.phrase == Phrase(.planNeeded))
        #expect(refusal.gate == .generic)
        #expect(refusal.isClosed)
    }

    @Test(arguments: [
        (Window.month, Sentence.monthUsedUp), (.billingMonth, .monthUsedUp), (.week, .weekUsedUp),
        (.billingWeek, .weekUsedUp), (.day, .dayUsedUp),
        (.lifetime("all"), .planUsedUp), (.hour, .shortBreath), (.minute, .shortBreath),
        (.rolling(seconds: 60), .shortBreath),
    ]) func `Used-up messages have a text for each window`(window: Window, sentence: Sentence) {
        let planTable = one(limit(.messages, window, 9))
        #expect(
            GateDecision(refusing: situation(planTable, .none, used: 9, freeAt: now), planTable: planTable)
                .phrase?.sentence
                == sentence
        )
    }

    @Test(
        arguments: [
            (nil, "Let's take a short breath — I'm ready to go on in a moment."),
            (-5, "Let's take a short breath — I'm ready to go on in a moment."),
            (90, "Let's take a short breath — I'm ready to go on in a moment."),
            (91, "Let's take a short breath — I'm ready to go on in 2 minutes."),
            (5400, "Let's take a short breath — I'm ready to go on in 90 minutes."),
            (5401, "Let's take a break — I'm ready to go on in about 2 hours."),
            (129_600, "Let's take a break — I'm ready to go on in about 36 hours."),
            (129_601, "Let's take a break — we can continue on November 22."),
        ] as [(Int64?, String)]) func `A pause is described by its length`(seconds: Int64?, words: String)
    {
        let until = seconds.map { now.advanced(bySeconds: $0) }
        #expect(english(Phrase.breathPhrase(until: until, now: now)) == words)
    }

    @Test func `A cancelled user is not promised a month that they will not have`() {
        func refusal(_ ends: String, _ status: String) -> GateDecision {
            let user = Entitlement(plan: "premium", status: status, periodEnd: at(ends))
            return GateDecision(refusing: situation(coach, user, used: 800), planTable: coach)
        }
        let ending = refusal("2026-11-25T00:00:00Z", "cancelled")
        #expect(ending.phrase == Phrase(.monthUsedUpEnding, date: at("2026-11-25T00:00:00Z")))
        #expect(ending.gate == .messagesExhausted(nextBillingDate: nil) && ending.opensAt == nil)
        #expect(refusal("2026-12-05T00:00:00Z", "cancelled").phrase?.sentence == .monthUsedUp)
        #expect(refusal("2026-11-25T00:00:00Z", "active").phrase?.sentence == .monthUsedUp)
    }

    @Test func `A date is that of the reader's own zone`() {
        let midnight = Phrase(.monthUsedUp, date: at("2026-12-01T00:00:00Z"))
        func words(_ zone: String) -> String {
            Catalogue.standard.renderText(of: midnight, language: "en", timeZone: zone)
        }
        #expect(words("Pacific/Pago_Pago").hasSuffix("November 30."))
        #expect(words("Pacific/Kiritimati").hasSuffix("December 1."))
        #expect(words("Mars/Olympus").hasSuffix("December 1."))
        #expect(coach.timeZone(for: Entitlement(timeZone: "Mars/Olympus")) == "UTC")
        #expect(coach.timeZone(for: Entitlement(timeZone: "Asia/Kolkata")) == "Asia/Kolkata")
    }
}

@Suite struct NoticeTests {
    @Test(
        arguments: [
            (79, nil), (80, "You have 20 conversations left this month"),
            (100, "That's all your plan had in mind for now — and you can simply keep going."),
            (250, "That's all your plan had in mind for now — and you can simply keep going."),
        ] as [(Int, String?)])
    func `A soft limit never has the text of a refusal`(used: Int, words: String?) {
        let planTable = one(
            Limit(name: "warn", meter: .messages, window: .month, amount: 100, enforcement: .soft))
        #expect(
            english(Notice(situation(planTable, .none, used: used), planTable: planTable)?.phrase) == words)
    }

    func words(_ limit: Limit, used: Int) -> String? {
        let planTable = one(limit)
        return english(Notice(situation(planTable, .none, used: used), planTable: planTable)?.phrase)
    }

    @Test func `Each window and class has its notice`() {
        #expect(words(limit(.messages, .day, 10), used: 8) == "You have 2 conversations left today")
        #expect(words(limit(.messages, .day, 10), used: 9) == "You have 1 conversation left today")
        #expect(
            words(limit(.messages, .day, 20), used: 19) == "Almost there — 1 message left until November 21")
        #expect(words(limit(.calls(pro), .day, 10), used: 8) == "You have 2 Pro conversations left today")
        #expect(
            words(limit(.calls(pro), .month, 10), used: 8) == "You have 2 Pro conversations left this month")
        #expect(
            words(limit(.calls(pro), .month, 100), used: 97)
                == "Almost there — 3 Pro messages left until December 1")
        #expect(words(limit(.messages, .lifetime("all"), 10), used: 9) == "You have 1 message left")
        #expect(words(limit(.messages, .rolling(seconds: 86400), 10), used: 8) == "You have 2 messages left")
        #expect(
            words(limit(.totalTokens, .month, 1000), used: 850)
                == "You have about 15% of your plan left until December 1"
        )
    }

    @Test func `Short windows and closed limits give no notice`() {
        for window in [Window.minute, .hour, .rolling(seconds: 3600)] {
            for used in [8, 9, 10] { #expect(words(limit(.messages, window, 10), used: used) == nil) }
        }
        #expect(words(limit(.messages, .month, 0), used: 0) == nil)
    }

    @Test func `A screen reader speaks messages, tokens and money, each in its unit`() {
        let premium = situation(coach, Entitlement(plan: "premium"), used: 160)
        #expect(english(premium.spoken) == "160 of 800 messages used this month")
        #expect(german(premium.spoken) == "Diesen Monat 160 von 800 Nachrichten genutzt")
        #expect(english(premium.settingsRow) == "160 of 800 messages used")
        let tokens = situation(one(limit(.totalTokens, .month, 9)), .none, used: 1)
        #expect(english(tokens.spoken) == "1 of 9 tokens used" && tokens.settingsRow == tokens.spoken)
        let money = situation(one(limit(.cost, .month, 9_500_000)), .none, used: 1_250_000)
        #expect(english(money.spoken) == "$1.25 of $9.50 used" && money.settingsRow == money.spoken)
        #expect(situation(one(limit(.messages, .month, 0)), .none, used: 0).settingsRow == nil)
    }
}
