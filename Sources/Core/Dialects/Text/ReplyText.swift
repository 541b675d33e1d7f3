/// The amount of text in an answer so far. The answer's tokens can be guessed from it.
package struct ReplyText: Hashable, Sendable {
    /// The estimate of the text in 64ths of a token, by `TokenEstimator`.
    package var units: Int
    /// The part of `units` for characters beyond ASCII.
    package var foreignUnits: Int
    /// The number of events with text. For a document with text it is 1.
    package var events: Int

    package init(units: Int = 0, foreignUnits: Int = 0, events: Int = 0) {
        self.units = units
        self.foreignUnits = foreignUnits
        self.events = events
    }

    /// Whether more than half of the text's estimated tokens are for characters beyond ASCII.
    package var isForeign: Bool { foreignUnits > units / 2 }
}
