/// Edges that run already, for people who keep them: scenarios send messages of users of their own names,
/// and break nothing.
public struct RunningEdge: Sendable {
    public var front: Front
    /// Where operators ask, if it may be asked.
    public var operators: OperatorDoor?
    /// Messages that one scenario may send, at most: they reach the model behind the edge.
    public var budget = 500
    /// The plan that its users get first, by the operators' door; nil for the one that everybody has.
    public var plan: String?
    /// The plan that they change to under load.
    public var nextPlan: String?

    public init(_ front: Front) { self.front = front }
}
