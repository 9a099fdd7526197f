// Days and periods of the shop's time zone in SQL.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { addDays, shopTimeZone } from '#kit/time.ts'
import { startOf } from '#orders/store/days.server.ts'
import type { Range } from '../rules/range.ts'
import type { Grouping } from '../states.ts'

const zone = sql.raw(`'${shopTimeZone}'`)

/** The day on which an instant is in Ohio. */
export const dayOf = (instant: SQLWrapper): SQL => sql`(${instant} at time zone ${zone})::date`

/** The first day of the period of an instant. */
export const periodOf = (instant: SQLWrapper, by: Grouping): SQL =>
	sql`date_trunc(${sql.raw(`'${by}'`)}, ${instant} at time zone ${zone})::date`

/** Compares instants, so that an index on the column is used. */
export const isWithin = (instant: SQLWrapper, { from, to }: Pick<Range, 'from' | 'to'>): SQL =>
	sql`${instant} >= ${startOf(from)} and ${instant} < ${startOf(addDays(to, 1))}`
