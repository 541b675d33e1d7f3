/// Decides which of several requests under way counts: the failure of one says nothing once a later one was
/// answered, and no answer counts after the user has changed.
struct RequestOrder {
    struct Request {
        fileprivate let user: Int
        fileprivate let place: Int
    }

    private var user = 0
    private var asked = 0
    private var answered = 0

    /// A request begins.
    mutating func begin() -> Request {
        asked += 1
        return Request(user: user, place: asked)
    }

    /// A request was answered.
    mutating func end(_ request: Request) {
        if isCurrent(request) { answered = max(answered, request.place) }
    }

    /// Whether a later request was answered, or the user has changed.
    func isOvertaken(_ request: Request) -> Bool { !isCurrent(request) || answered > request.place }

    /// Whether the request was made for the user of now.
    func isCurrent(_ request: Request) -> Bool { request.user == user }

    /// The requests from now on are about another user.
    mutating func changeUser() { user += 1 }
}
