/// Measures a time up to five times, until it is below a bound. Returns the shortest time. A short stall of
/// the process lengthens only one measurement.
package func least<Time: Comparable>(below bound: Time, _ measure: () async throws -> Time) async rethrows
    -> Time
{
    var best = try await measure()
    for _ in 1..<5 where best >= bound { best = min(best, try await measure()) }
    return best
}
