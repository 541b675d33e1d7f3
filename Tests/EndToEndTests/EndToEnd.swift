import Testing

/// The real program with its real Redis, under traffic and faults. One test after the other: each starts
/// several processes, and some look at the clock.
@Suite(.serialized)
enum EndToEnd {}

/// The real program as apps, pages and operators' tools meet it. One test after the other as well, but beside
/// those of `EndToEnd`, since both mostly wait: in one row they took nine minutes.
@Suite(.serialized)
enum EndToEndInterfaces {}
