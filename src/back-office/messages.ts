// What the use cases of the back office refuse.

export const messages = {
	hasProducts:
		'The shop has products already. The start catalog is for a shop without any; add further products under Products.',
	keysRefused: 'The payment provider did not accept the keys. Check them in the configuration of the shop.',
	providerAway: 'The payment provider did not answer. Please try again in a moment.',
	chargeRefused:
		'The payment provider accepts the keys and refused the test charge of $1.00. Its dashboard says why.',
	refundRefused:
		'$1.00 was charged to the test card, but the payment provider did not refund it. Its dashboard says why. The next test refunds it first.',
	testedOften: 'The payment keys were tested often within the hour. Please wait a little and try again.',
	sandbox: 'No payment keys are set: there is nothing to test yet.',
	noMailServer:
		'No mail server is set, so mail waits: set SMTP_URL and MAIL_FROM in the configuration of the shop.',
	zipNeeded: 'Please enter a ZIP code of five digits: the tax service asks for it.',
	noQueue: 'Background work has not started yet. Please try again in a moment.',
} as const
