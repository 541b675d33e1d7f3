import Reactor
import Testing

@Suite struct `The table of descriptors` {
    @Test(arguments: [(0, 1), (1_024, 1_024), (131_072, 131_072), (300_000, 131_072), (1 << 30, 131_072)])
    func `The table of descriptors is sized for their limit, up to 1 MiB`(limit: Int, size: Int) {
        #expect(Resources.tableSize(forLimit: limit) == size)
    }
}
