// What stands in a fundraising ledger.

/** Earned with an order, taken back with a refund, paid out to the team, or put back because a payout was reversed. */
export const entryKinds = ['credit', 'reversal', 'payout', 'payout_reversal'] as const
export type EntryKind = (typeof entryKinds)[number]

/** What was raised is the sum of these; the others are the balance's alone. */
export const raisingKinds = ['credit', 'reversal'] as const satisfies EntryKind[]
