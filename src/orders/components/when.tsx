// Instants of an order as people read them: the shop stands in Columbus, Ohio.
const timeZone = 'America/New_York'
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })
const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })

/** `Nov 20, 2026`, or with the time of day. */
export const When = ({ at, withTime = false }: { at: Date; withTime?: boolean }) => (
	<time dateTime={at.toISOString()}>{(withTime ? dayAndTime : day).format(at)}</time>
)
