// Instants of an order as people read them: the shop stands in Columbus, Ohio, and says so where the hour counts.
const timeZone = 'America/New_York'
const date = { year: 'numeric', month: 'short', day: 'numeric', timeZone } as const
const day = new Intl.DateTimeFormat('en-US', date)
const dayAndTime = new Intl.DateTimeFormat('en-US', {
	...date,
	hour: 'numeric',
	minute: '2-digit',
	timeZoneName: 'short',
})

/** `Nov 20, 2026` */
export const dayText = (at: Date): string => day.format(at)

/** `Nov 20, 2026`, or with the time of day: `Nov 20, 2026, 4:05 PM EST`. */
export const When = ({ at, withTime = false }: { at: Date; withTime?: boolean }) => (
	<time dateTime={at.toISOString()}>{(withTime ? dayAndTime : day).format(at)}</time>
)
