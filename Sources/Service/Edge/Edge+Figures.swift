import AppAPI
import Configuration
import Gateway
import HTTP
import Ledger
import Limits
import Reactor
import Redis
import TLS
import Telemetry

extension Edge {
    /// Reads the metrics of the parts of an edge that are not bound to a loop. This runs on the control loop.
    func readFigures(into readings: inout Readings) {
        readings.add(.build, Labels((.version, telemetry.setup.version)), 1)
        readings.add(.draining, .none, isStopping ? 1 : 0)
        readings.add(.reservationsLeaked, .none, Reservation.leaked)
        readings.add(.reservationsReclaimed, .none, settlementServices.endedReservations)
        readings.add(.bodyMemory, .none, setup.bodies.held)
        readings.add(.spoolDepth, .none, settlementServices.spool.count)
        readings.add(.spoolFault, .none, settlementServices.spool.fault == nil ? 0 : 1)
        readings.add(.spoolParked, .none, settlementServices.spool.parked)
        readings.add(.spoolDelayed, .none, settlementServices.spool.delayed)
        readings.add(.spoolDamaged, .none, settlementServices.spool.damaged)
        for (fault, loops) in store.health.faults {
            readings.add(.redisFaults, Labels((.fault, fault)), loops)
        }
        readings.add(.storeEmptied, .none, store.health.isEmptied ? 1 : 0)
        readings.add(.graceMessages, .none, settlementServices.grace?.passed ?? 0)
        readings.add(.graceOverspent, .none, settlementServices.grace?.overspent ?? 0)
        for event in backgroundJobs.thresholdEvents {
            readings.add(.thresholdEvents, Labels((.outcome, event.outcome)), event.count)
        }
        for app in setup.apps {
            app.subscriptions?.questions.readFigures(into: &readings, app: app.settings.tenant)
            InitialCounters(app).readFigures(into: &readings)
            for (endpoint, state) in app.endpoints {
                let labels = Labels((.app, app.settings.tenant), (.upstream, endpoint))
                readings.add(.upstreamKeysRefused, labels, state.isRefused ? 1 : 0)
            }
            readings.add(
                .killSwitchOn, Labels((.app, app.settings.tenant)),
                setup.killSwitches[app.tenant].isOn ? 1 : 0)
        }
        for comparison in backgroundJobs.comparisons.all {
            let labels = Labels((.app, comparison.app))
            readings.add(.billBilled, labels, comparison.billed)
            readings.add(.billUnexplained, labels, comparison.unexplained)
            readings.add(.billBeyondTolerance, labels, comparison.isBeyond ? 1 : 0)
            readings.add(.billCompared, labels, Int(comparison.at.milliseconds))
        }
        readCertificates(into: &readings)
        let names = Resolver.shared.figures
        for (outcome, count) in [("ok", names.good), ("failed", names.failed), ("late", names.hung)] {
            readings.add(.nameLookups, Labels((.outcome, outcome)), count)
        }
        readings.add(.namesFailing, .none, names.failingNames)
        telemetry.exporter?.readFigures(into: &readings)
        telemetry.setup.sink?.readFigures(into: &readings)
        ProcessFigures().readFigures(into: &readings)
    }
}

extension Edge {
    /// Reads when the listeners' certificates expire. The new date of a renewed certificate is reported only
    /// after the edge has loaded the certificate.
    private func readCertificates(into readings: inout Readings) {
        let listeners: [(name: String, TLSContext?, file: String?)] = [
            ("clients", setup.listener, setup.settings.tls?.certificate),
            ("admin", setup.adminListener, setup.settings.admin.tls?.certificate),
        ]
        for (name, context, file) in listeners {
            guard let end = context?.certificateEnd else { continue }
            readings.add(.certificateEnd, Labels((.listener, name), (.file, file ?? "")), end)
        }
    }
}

extension StatsCollector {
    /// Makes the collector of figures for all parts of an edge. The edge must outlive the collector.
    convenience init(_ edge: Edge) {
        let sources = edge.loops.map { loop in
            Source(
                loop.loop.name, read: { took in loop.tell { took($0.readings) } },
                loopFigures: { took in loop.tell { took($0.loopFigures) } })
        }
        self.init(sources, settings: edge.inForce.digest, on: edge.control) { [unowned edge] readings in
            edge.readFigures(into: &readings)
        }
    }
}

extension EdgeLoop {
    var readings: Readings {
        var readings = Readings()
        observer.readFigures(into: &readings)
        readings.add(.connectionsOpen, .none, server.connectionCount)
        readings.add(.connectionsAccepted, .none, server.accepted)
        readings.add(.connectionsRefused, Labels((.reason, "bounds")), server.turnedAway)
        readings.add(
            .connectionsRefused, Labels((.reason, "descriptors")), server.refusedForDescriptors)
        for (status, count) in server.faults {
            readings.add(.httpFaults, Labels((.status, "\(status)")), count)
        }
        readings.add(.redisCalls, .none, redis.calls)
        readings.add(.redisConnects, .none, redis.connects)
        readings.add(.redisConnected, .none, redis.isConnected ? 1 : 0)
        readings.add(.breakerOpen, .none, storeWatch.isClosed ? 0 : 1)
        readings.add(.breakerOpenings, .none, storeWatch.openings)
        for app in apps + retired { app.readFigures(into: &readings) }
        return readings
    }

    var loopFigures: LoopFigures {
        var figures = observer.loopFigures
        figures.connections = server.connectionCount
        figures.redisCalls = redis.calls
        return figures
    }
}

extension EdgeApp {
    func readFigures(into readings: inout Readings) {
        readings.add(.streamsOpen, Labels((.kind, "usage")), responder.streamCount)
        readings.add(.settlementsPending, .none, admissions.pendingCount)
        readings.add(.settlementsDropped, .none, admissions.dropped)
        readings.add(.messagesRecovered, .none, admissions.recovered)
        readings.add(.refusalNotesDropped, .none, notesDropped)
        readings.add(.reservationsReclaimed, .none, admissions.reclaimed)
        for (source, fetch, count) in keyFetches {
            let labels = Labels((.app, name), (.issuer, source), (.outcome, "\(fetch.outcome.word)"))
            readings.add(.keyFetches, labels, count)
        }
        for (upstream, count, isReusePaused) in gateway.upstreamConnections {
            let labels = Labels((.app, name), (.upstream, upstream))
            readings.add(.upstreamConnections, labels, count)
            readings.add(.upstreamReusePaused, labels, isReusePaused ? 1 : 0)
        }
    }
}
