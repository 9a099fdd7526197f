// Days of the shop in SQL.
import { sql, type SQL } from 'drizzle-orm'
import type { IsoDate } from '#kit/time.ts'
import type { TimeZone } from '#kit/time-zones.ts'

/** The instant at which a day of the shop begins. */
export const startOf = (day: IsoDate, timeZone: TimeZone): SQL =>
	sql`(${day}::timestamp at time zone ${timeZone})`
