import Dates
import Limits
import Testing
import Words

/// A sentence must name the day as it is in the reader's time zone, at every month's end and in every zone.
@Suite struct `A day in a sentence` {
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
    ]

    @Test(arguments: -11...14)
    func `In every month's last moment, a sentence names the first of the next month`(hours: Int) throws {
        let zone = hours == 0 ? "UTC" : "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))"
        let user = Entitlement(plan: "premium", status: "active", timeZone: zone)
        for year in 2027...2028 {
            for month in 1...12 {
                let length = CivilDate.length(ofMonth: month, year: year)
                let days = CivilDate(year: year, month: month, day: length).dayNumber + 1
                let now = Moment(seconds: Int64(days * 86_400 - hours * 3600 - 1))
                let schedule = coach.schedule(for: user, modelClass: nil, at: now)
                let situation = Situation(
                    plan: schedule.plan, entry: schedule.entries[0], used: 800, entitlement: user, now: now)
                let phrase = try #require(GateDecision(refusing: situation, planTable: coach).phrase)
                let english = Catalogue.standard.renderText(of: phrase, language: "en", timeZone: zone)
                #expect(english.hasSuffix("refreshes on \(Self.months[month % 12]) 1."))
                let german = Catalogue.standard.renderText(of: phrase, language: "de", timeZone: zone)
                #expect(german.contains(" 1. "))
            }
        }
    }

    @Test(arguments: [
        ("Europe/Berlin", "2026-03-28T23:30:00Z", "March 29"),
        ("Europe/Berlin", "2026-10-25T00:30:00Z", "October 25"),
        ("Europe/Berlin", "2026-10-25T22:59:59Z", "October 25"),
        ("Europe/Berlin", "2026-10-25T23:00:00Z", "October 26"),
        ("America/Havana", "2026-03-08T05:00:00Z", "March 8"),
        ("Pacific/Kiritimati", "2028-02-28T10:00:00Z", "February 29"),
        ("Pacific/Pago_Pago", "2028-03-01T10:59:59Z", "February 29"),
        ("Pacific/Pago_Pago", "2028-03-01T11:00:00Z", "March 1"),
    ]) func `A day in a sentence is right in the nights on which clocks change, and on the leap day`(
        zone: String, moment: String, day: String
    ) {
        let text = Catalogue.standard.renderText(
            of: Phrase(.cancelledActive, date: at(moment)), language: "en", timeZone: zone)
        #expect(text == "Your subscription is active until \(day). You can resubscribe anytime.")
    }
}
