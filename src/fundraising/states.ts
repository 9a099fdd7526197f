// What stands in a fundraising ledger.

/** Earned with an order, taken back with a refund, or paid out to the team. */
export const entryKinds = ['credit', 'reversal', 'payout'] as const
export type EntryKind = (typeof entryKinds)[number]
