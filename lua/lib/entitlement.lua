-- entitlement: what admissions read of what a user has.
-- Written by ScriptArgumentTests from Ledger/Format/RecordField.swift.

local entitlement = { 'plan', 'status', 'from', 'to', 'anchor', 'zone', 'overrides', 'grants', 'block',
  'phase', 'unsubscribed', 'billing', 'paused', 'sandbox', 'lapses' }
