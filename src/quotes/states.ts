/** An expired quote is a sent one whose last day is over. */
export const quoteStates = ['draft', 'sent', 'accepted', 'declined', 'withdrawn'] as const
export type QuoteState = (typeof quoteStates)[number]

export const quoteStandings = [...quoteStates, 'expired'] as const
export type QuoteStanding = (typeof quoteStandings)[number]

export const quoteStandingNames: Record<QuoteStanding, string> = {
	draft: 'Draft',
	sent: 'Sent',
	accepted: 'Accepted',
	declined: 'Declined',
	withdrawn: 'Withdrawn',
	expired: 'Expired',
}
