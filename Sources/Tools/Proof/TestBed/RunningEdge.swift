/// Edges that run already, for people who keep them: scenarios send messages of users of their own names,
/// and break nothing.
package struct RunningEdge: Sendable {
    package var front: EdgeFront
    /// The operators' access, if there is one.
    package var operators: AdminAccess?
    /// Messages that one scenario may send, at most: they reach the model behind the edge.
    package var budget = 500
    /// Messages that its plans let through past a limit, where operators are not asked.
    package var courtesy = 0
    /// The plan that its users get first, through the admin interface; nil for the default one.
    package var plan: String?
    /// The plan to which the proof's users change under load.
    package var nextPlan: String?

    package init(_ front: EdgeFront) { self.front = front }
}
