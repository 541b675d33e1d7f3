import Testing

/// The real program with its real Redis, as its users meet it. One test after the other: each starts several
/// processes, and some look at the clock.
@Suite(.serialized)
enum EndToEnd {}
