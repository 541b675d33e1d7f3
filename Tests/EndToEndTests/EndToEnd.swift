import Testing

/// Tests of the real programs under load and faults. They run one after another, because each starts several
/// processes and some depend on timing.
@Suite(.serialized)
enum EndToEnd {}

/// Tests of the interfaces for apps and operators. They run one after another, but in parallel with the other
/// two groups of tests, because all groups mostly wait. In a single sequence they took nine minutes.
@Suite(.serialized)
enum EndToEndInterfaces {}

/// Tests with UsherKit, a browser, shells and other companies' clients. They are a group of their own,
/// because the browser alone takes a minute and a half.
@Suite(.serialized)
enum EndToEndClients {}
