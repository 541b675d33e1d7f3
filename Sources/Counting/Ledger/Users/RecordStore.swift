import Redis

/// The records of users besides their counters. Each kind of record has a type of its own, which uses the
/// same connection. No message waits for them.
package struct RecordStore {
    package let connection: RecordConnection

    package init(_ runner: any ScriptRunner, scripts: ScriptSet = .shipped) {
        connection = RecordConnection(runner, scripts)
    }

    package var subscriptions: SubscriptionStore { SubscriptionStore(connection: connection) }
    package var purchases: PurchaseStore { PurchaseStore(connection: connection) }
    package var checkIns: CheckInStore { CheckInStore(connection: connection) }
    package var queues: QueueStore { QueueStore(connection: connection) }
    package var budgets: BudgetStore { BudgetStore(connection: connection) }
    package var refusals: RefusalStore { RefusalStore(connection: connection) }
    package var claimedPlans: ClaimedPlanStore { ClaimedPlanStore(connection: connection) }
    package var operators: OperatorStore { OperatorStore(connection: connection) }
    package var configurations: ConfigurationStore { ConfigurationStore(connection: connection) }
    package var bills: BillComparisonStore { BillComparisonStore(connection: connection) }
    package var marks: StoreMarks { StoreMarks(connection: connection) }
}
