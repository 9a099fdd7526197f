// Days and periods of the shop's time zone in SQL.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { addDays } from '#kit/time.ts'
import type { TimeZone } from '#kit/time-zones.ts'
import { startOf } from '#orders/store/days.server.ts'
import type { Range } from '../rules/range.ts'

/** Whole days where the shop is. */
export type ZonedRange = Range & { timeZone: TimeZone }

/** Text of the statement, not a value: a statement names the same period in several places. */
const zoneText = (timeZone: TimeZone): SQL => sql.raw(`'${timeZone}'`)

/** The day on which an instant is where the shop is. */
export const dayOf = (instant: SQLWrapper, timeZone: TimeZone): SQL =>
	sql`(${instant} at time zone ${zoneText(timeZone)})::date`

/** The first day of the period of an instant. */
export const periodOf = (instant: SQLWrapper, { by, timeZone }: ZonedRange): SQL =>
	sql`date_trunc(${sql.raw(`'${by}'`)}, ${instant} at time zone ${zoneText(timeZone)})::date`

/** Compares instants, so that an index on the column is used. */
export const isWithin = (instant: SQLWrapper, { from, to, timeZone }: ZonedRange): SQL =>
	sql`${instant} >= ${startOf(from, timeZone)} and ${instant} < ${startOf(addDays(to, 1), timeZone)}`
