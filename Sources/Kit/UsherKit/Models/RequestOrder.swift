/// Which of several requests under way counts: the failure of one says nothing once a later one was answered.
struct RequestOrder {
    private var asked = 0
    private var answered = 0

    /// A request begins; its number.
    mutating func begin() -> Int {
        asked += 1
        return asked
    }

    /// A request was answered.
    mutating func end(_ request: Int) { answered = max(answered, request) }

    /// Whether a later request was answered.
    func isOvertaken(_ request: Int) -> Bool { answered > request }
}
