import Testing

// The real program with its real Redis, in four rows that run beside each other, since most of the time they
// wait: in one row they took eleven minutes. Within a row one test comes after the other, since each starts
// several processes, and some look at the clock.

/// Under traffic and faults.
@Suite(.serialized)
enum EndToEnd {}

/// Suites about what operators learn of troubles.
@Suite(.serialized)
enum EndToEndCauses {}

/// As apps and operators' tools meet it.
@Suite(.serialized)
enum EndToEndInterfaces {}

/// As pages in a browser, apps that are built, and readers of documents meet it.
@Suite(.serialized)
enum EndToEndPages {}
