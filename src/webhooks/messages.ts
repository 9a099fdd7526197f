// Texts of the module.

export const messages = {
	noWebhook: 'Webhook not found',
	noDelivery: 'Delivery not found',
	urlRequired: 'Enter the address that receives the events.',
	urlInvalid: 'Enter a whole address, such as https://example.com/hooks.',
	urlTooLong: 'The address has at most 500 characters.',
	urlHttps: 'The address has to begin with https://.',
	urlCredentials: 'The address must not contain a user name or password.',
	urlPrivate: 'This address is not on the public internet.',
	descriptionTooLong: 'The description has at most 200 characters.',
	eventsRequired: 'Choose at least one event.',
	tooMany: (most: number) => `A shop has at most ${most} webhooks. Delete one first.`,
	addedBefore: 'This webhook has been added. Its secret is shown once; rotate it to get a new one.',
	rotatedBefore: 'The secret has been rotated since this page was opened. Load the page again.',
	pausedNoTest: 'This webhook is paused. Resume it first.',
	pausedTask: (host: string, reason: 'gone' | 'failing') =>
		reason === 'gone'
			? `The webhook to ${host} was paused: its address answered that it is gone.`
			: `The webhook to ${host} was paused: it failed for three days.`,
}
