/// Measures again, five times at most, until a time is below a bound, and returns the least. A process that
/// stands still for a moment lengthens one measurement; what takes too long takes it every time.
package func least<Time: Comparable>(below bound: Time, _ measure: () async throws -> Time) async rethrows
    -> Time
{
    var best = try await measure()
    for _ in 1..<5 where best >= bound { best = min(best, try await measure()) }
    return best
}
