// Kinds of entries in the fundraising ledger.

/** Earned with an order, reversed with a refund, paid out to the team, or returned because a payout was reversed. */
export const entryKinds = ['credit', 'reversal', 'payout', 'payout_reversal'] as const
export type EntryKind = (typeof entryKinds)[number]

/** As people read them. */
export const kindLabels: Record<EntryKind, string> = {
	credit: 'Credit',
	reversal: 'Taken back',
	payout: 'Paid out',
	payout_reversal: 'Payout reversed',
}

/** The amount raised is the sum of these kinds; the others count only for the balance. */
export const raisingKinds = ['credit', 'reversal'] as const satisfies EntryKind[]
