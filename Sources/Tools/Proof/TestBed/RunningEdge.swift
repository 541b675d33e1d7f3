/// Edges that are already running and must not be disturbed. A scenario sends only messages of its own users.
package struct RunningEdge: Sendable {
    package var front: EdgeFront
    /// The access to the admin interface. It is nil if there is none.
    package var operators: AdminAccess?
    /// How many messages one scenario may send at most. They reach the real model behind the edge, so they
    /// cost money.
    package var budget = 500
    /// How many messages the plans admit above a limit. It is used if the admin interface does not report it.
    package var courtesy = 0
    /// The plan that the users get first, through the admin interface. nil means the default plan.
    package var plan: String?
    package var nextPlan: String?

    package init(_ front: EdgeFront) { self.front = front }
}
