// Times in the back office, in the shop's time zone.

const format = new Intl.DateTimeFormat('en-US', {
	month: 'short',
	day: 'numeric',
	hour: 'numeric',
	minute: '2-digit',
	timeZone: 'America/New_York',
	timeZoneName: 'short',
})

/** `Nov 20, 10:00 AM EST` */
export const shortInstant = (at: Date): string => format.format(at)
