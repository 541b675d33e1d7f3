/// The text of an answer as far as it came: what a guess of its tokens rests on.
package struct ReplyText: Hashable, Sendable {
    /// 64ths of a token, as `TokenEstimator` counts.
    package var units: Int
    /// The units of characters beyond ASCII.
    package var foreignUnits: Int
    /// Events that held text; 1 of a document that did.
    package var events: Int

    package init(units: Int = 0, foreignUnits: Int = 0, events: Int = 0) {
        self.units = units
        self.foreignUnits = foreignUnits
        self.events = events
    }

    /// Whether most of it is beyond ASCII.
    package var isForeign: Bool { foreignUnits > units / 2 }
}
