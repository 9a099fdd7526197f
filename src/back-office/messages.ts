// What the use cases of the back office refuse.

export const messages = {
	hasProducts:
		'The shop has products already. The start catalog is for a shop without any; add further products under Products.',
	keysRefused: 'The payment provider did not accept the keys. Check them in the configuration of the shop.',
	providerAway: 'The payment provider did not answer. Please try again in a moment.',
	sandbox: 'No payment keys are set: there is nothing to test yet.',
	noQueue: 'Background work has not started yet. Please try again in a moment.',
} as const
