// Kinds of entries in the fundraising ledger.

/** Earned with an order, reversed with a refund, paid out to the team, or returned because a payout was reversed. */
export const entryKinds = ['credit', 'reversal', 'payout', 'payout_reversal'] as const
export type EntryKind = (typeof entryKinds)[number]

/** How a team wants its money. */
export const payoutMethods = ['check', 'transfer'] as const
export type PayoutMethod = (typeof payoutMethods)[number]
export const methodLabels: Record<PayoutMethod, string> = { check: 'Check', transfer: 'Bank transfer' }

/** Asked by the team, approved or declined by Fieldhouse, sent with a payout, or taken back by the team. */
export const requestStates = ['asked', 'approved', 'sent', 'declined', 'withdrawn'] as const
export type PayoutRequestState = (typeof requestStates)[number]
/** As people read them; `reversed` when the payout came back. */
export const requestLabels: Record<PayoutRequestState | 'reversed', string> = {
	asked: 'Asked',
	approved: 'Approved',
	sent: 'Sent',
	reversed: 'Reversed',
	declined: 'Declined',
	withdrawn: 'Taken back',
}
/** Requests whose money is still in the balance. */
export const openRequestStates = ['asked', 'approved'] as const satisfies PayoutRequestState[]

/** As people read them. */
export const kindLabels: Record<EntryKind, string> = {
	credit: 'Credit',
	reversal: 'Taken back',
	payout: 'Paid out',
	payout_reversal: 'Payout reversed',
}

/** The amount raised is the sum of these kinds; the others count only for the balance. */
export const raisingKinds = ['credit', 'reversal'] as const satisfies EntryKind[]
