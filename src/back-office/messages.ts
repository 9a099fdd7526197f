// What the use cases of the back office refuse.

export const messages = {
	hasProducts:
		'The shop has products already. The start catalog is for a shop without any; add further products under Products.',
	noQueue: 'Background work has not started yet. Please try again in a moment.',
} as const
