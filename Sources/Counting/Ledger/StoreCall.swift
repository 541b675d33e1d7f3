package import Redis

/// What was sent on to the store without waiting. Whoever follows it hands it, when it has ended, to `hear`
/// or to `outcome` of `Admissions`, once: they read it, and give it back.
package typealias StoreCall = Call
/// Hears that what was sent on has been answered.
package typealias StoreCallFollower = CallFollower
