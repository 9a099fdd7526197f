// Days of the shop in SQL.
import { sql, type SQL } from 'drizzle-orm'
import { shopTimeZone, type IsoDate } from '#kit/time.ts'

/** The instant at which a day of the shop begins. */
export const startOf = (day: IsoDate): SQL => sql`(${day}::timestamp at time zone ${shopTimeZone})`
