/// Edges that run already and must not be disturbed. Scenarios only send messages of their own users.
package struct RunningEdge: Sendable {
    package var front: EdgeFront
    /// The access for operators; nil if there is none.
    package var operators: AdminAccess?
    /// The most messages that one scenario may send. They reach the model behind the edge.
    package var budget = 500
    /// The messages that the plans admit beyond a limit. It is used if operators cannot be asked.
    package var courtesy = 0
    /// The plan that the users get first, through the admin interface; nil for the default plan.
    package var plan: String?
    /// The plan to which the users change under load.
    package var nextPlan: String?

    package init(_ front: EdgeFront) { self.front = front }
}
