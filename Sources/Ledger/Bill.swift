/// What one request came to in the end: everything that the books keep of it beside the limits' counters.
package struct Bill: Hashable, Sendable {
    /// The model that answered, as the upstream was asked for it; empty where the request named none.
    package var model: [UInt8]
    /// Tokens and money used. Its messages and calls are 0 where the message is given back.
    package var used: Consumption
    /// Whether a figure of it was guessed, since the upstream did not tell.
    package var isEstimate: Bool

    package init(model: [UInt8] = [], used: Consumption, isEstimate: Bool) {
        self.model = model
        self.used = used
        self.isEstimate = isEstimate
    }
}
