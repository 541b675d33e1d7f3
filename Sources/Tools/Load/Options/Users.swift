package import Bytes

/// The users of a load run, and how often each of them sends.
package struct Users: Hashable, Sendable {
    package enum Names: Hashable, Sendable {
        /// A prefix and a number of at least five digits: `u00000`, `u00001` …
        case numbered(prefix: String, count: Int)
        /// The lines of a file that the command line names.
        case listed([[UInt8]])
    }

    package enum Draw: Hashable, Sendable {
        /// All users send once before any user sends again. Their order differs from that of their numbers.
        case roundRobin
        /// Every user has the same probability.
        case uniform
        /// A few users send most requests (see `Zipf`).
        case zipf(exponent: Double)
    }

    package let names: Names
    package let draw: Draw

    package init(_ names: Names, _ draw: Draw) {
        self.names = names
        self.draw = draw
    }

    package var count: Int {
        switch names {
        case .numbered(_, let count): count
        case .listed(let names): names.count
        }
    }

    package func writeName(_ user: Int, to buffer: inout ByteBuffer) {
        switch names {
        case .numbered(let prefix, _):
            buffer.append(utf8: prefix)
            if user < 100_000 { buffer.append(decimal: user, width: 5) } else { buffer.append(decimal: user) }
        case .listed(let names): buffer.append(names[user])
        }
    }
}

/// Chooses the user of each request of a loop.
package struct UserSequence: Sendable {
    private enum Selection: Sendable {
        case roundRobin(at: Int, step: Int)
        case uniform
        case zipf(Zipf)
    }

    private let count: Int
    private var selection: Selection
    private var random: SplitMix64

    package init(_ users: Users, loop: Int, of loops: Int, random: SplitMix64) {
        count = users.count
        self.random = random
        switch users.draw {
        case .roundRobin: selection = .roundRobin(at: loop, step: loops)
        case .uniform: selection = .uniform
        case .zipf(let exponent): selection = .zipf(Zipf(count: users.count, exponent: exponent))
        }
    }

    package mutating func nextUser() -> Int {
        switch selection {
        case .roundRobin(let at, let step):
            selection = .roundRobin(at: at &+ step, step: step)
            return at % count * Self.stride(count) % count
        case .uniform: return random.drawBelow(count)
        case .zipf(let zipf):
            // The ranks are scattered over the numbers of the users, so that the most frequent users do not
            // have adjacent numbers.
            return zipf.drawRank(&random) % count * Self.stride(count) % count
        }
    }

    /// A prime number that does not divide `count`, so that its multiples reach every user.
    private static func stride(_ count: Int) -> Int { count % 7919 == 0 ? 104_729 : 7919 }
}
