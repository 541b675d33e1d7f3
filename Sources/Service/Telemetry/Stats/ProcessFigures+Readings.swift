package import Reactor

extension ProcessFigures {
    package func readFigures(into readings: inout Readings) {
        readings.add(.cpu, .none, processorTime)
        readings.add(.residentMemory, .none, residentBytes)
        readings.add(.virtualMemory, .none, virtualBytes)
        readings.add(.openDescriptors, .none, openDescriptors)
        readings.add(.mostDescriptors, .none, mostDescriptors)
        readings.add(.startTime, .none, started)
    }
}
