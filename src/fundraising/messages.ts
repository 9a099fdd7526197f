// Messages of fundraising.

export const messages = {
	staffOnly: 'Payouts are recorded by Fieldhouse. Ask us and we send the money.',
	notPaidOut: 'The payout was not recorded',
	paidOut: 'Payout recorded',
	amountRequired: 'Amount required, such as 250.00',
	amountTooLow: 'Amount must be at least $0.01',
	referenceRequired: 'Reference required, such as the number of the check',
	tooMuch: (balance: string) => `There are ${balance} to pay out. Enter that or less.`,
	nothingThere: 'There is nothing to pay out.',
	notReversed: 'The payout was not reversed',
	reversed: 'Payout reversed',
	reasonRequired: 'Reason required, such as a check that came back',
	noSuchPayout: 'This payout is not in the ledger of this portal.',
	alreadyReversed: (day: string) => `This payout was reversed on ${day}. The ledger shows both.`,
	otherPayout: 'This form was used for another payout. Reload the page and enter it again.',
} as const
