-- parts: the sources of what a user has, and what each of them reports.
-- Written by ScriptArgumentTests from Ledger/Format/RecordField.swift.

local stores = { 'revenuecat', 'stripe', 'webhook', 'apple', 'google', 'revenuecat2', 'stripe2',
  'webhook2', 'apple2', 'google2' }
local parts = { 'plan', 'status', 'from', 'to', 'anchor', 'phase', 'unsubscribed', 'billing', 'paused',
  'sandbox', 'lapses', 'et', 'ei', 'product', 'store', 'rank', 'manage', 'manage2', 'manage3', 'manage4',
  'hold', 'row', 'bought', 'price' }
