import Testing

/// The real program with its real Redis, under traffic and faults. The tests run one after another, because
/// each starts several processes and some depend on the time.
@Suite(.serialized)
enum EndToEnd {}

/// The real program as apps, pages and operators' tools use it. These tests run one after another, but in
/// parallel with `EndToEnd`, because both mostly wait. In a single sequence they took nine minutes.
@Suite(.serialized)
enum EndToEndInterfaces {}
