// When an order arrives: the variant's lead time, then three to five business days of shipping (spec §9).
import { addBusinessDays, type IsoDate } from '#kit/time.ts'

/** Business days in transit. Spec §9. */
export const shippingDays = { least: 3, most: 5 } as const

/** First and last likely day of arrival. Lead times are business days; Saturdays and Sundays do not count. */
export const arrivalOf = (today: IsoDate, leadTimeDays: number): { from: IsoDate; to: IsoDate } => ({
	from: addBusinessDays(today, leadTimeDays + shippingDays.least),
	to: addBusinessDays(today, leadTimeDays + shippingDays.most),
})

const monthDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** `Dec 4 – Dec 8` */
export const formatArrival = ({ from, to }: { from: IsoDate; to: IsoDate }): string =>
	`${monthDay.format(new Date(from))} – ${monthDay.format(new Date(to))}`
