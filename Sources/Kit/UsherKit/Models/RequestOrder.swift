/// Decides which answers of concurrent requests are used. A failure is ignored if a later request was
/// answered. After a change of the user, the answers to all earlier requests are ignored.
struct RequestOrder {
    struct Request {
        fileprivate let user: Int
        fileprivate let place: Int
    }

    private var user = 0
    private var asked = 0
    private var answered = 0

    /// Records the start of a request.
    mutating func begin() -> Request {
        asked += 1
        return Request(user: user, place: asked)
    }

    /// Records that a request was answered.
    mutating func end(_ request: Request) {
        if isCurrent(request) { answered = max(answered, request.place) }
    }

    /// Whether a later request was answered or the user has changed.
    func isOvertaken(_ request: Request) -> Bool { !isCurrent(request) || answered > request.place }

    /// Whether the request was made for the current user.
    func isCurrent(_ request: Request) -> Bool { request.user == user }

    /// Marks all earlier requests as those of another user.
    mutating func changeUser() { user += 1 }
}
