// Days of the shop in SQL.
import { sql, type SQL } from 'drizzle-orm'
import type { IsoDate } from '#kit/time.ts'

/** Columbus, Ohio. */
export const shopZone = 'America/New_York'

/** The instant at which a day of the shop begins. */
export const startOf = (day: IsoDate): SQL => sql`(${day}::timestamp at time zone ${shopZone})`
