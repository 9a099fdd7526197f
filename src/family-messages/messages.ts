// What the module's use cases refuse.

export const messages = {
	notStarted: 'Messages to families have not been started. Start them first.',
	nobodyDue: 'There is no family to write to now: everyone is done, was written to today, or has no address.',
	nothingReady: 'There is no family whose order is ready and that does not know it yet.',
	badLimit: (most: number) => `Please enter a number from 0 to ${most}.`,
	atNight: 'Families are written to from 9 AM to 8 PM of the team’s time zone. Please come back then.',
} as const
