// Sums of the ledger by portal, week, item and posting. Payouts do not reduce the amount raised; a reversed payout does
// not count as paid out.
import { and, desc, eq, gte, inArray, max, not, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { products } from '#catalog/tables.ts'
import { fundraisingEntries as entries } from '../tables.ts'
import { raisingKinds } from '../states.ts'

const isRaising = inArray(entries.kind, [...raisingKinds])

const cents = (where: SQL) =>
	sql<number>`coalesce(sum(${entries.amountCents}) filter (where ${where}), 0)::int`

/** One row for each portal that has entries. */
export const sumsOf = (db: Connection, portalIds: readonly string[]) =>
	db
		.select({
			portalId: entries.portalId,
			raisedCents: cents(isRaising),
			paidOutCents: sql<number>`-${cents(not(isRaising))}`,
		})
		.from(entries)
		.where(inArray(entries.portalId, [...portalIds]))
		.groupBy(entries.portalId)

export type WeeksAsked = { portalId: string; timeZone: string; since: Date }

/** The amount raised per week, Monday first, with days in the portal's time zone. */
export const weeksOf = (db: Connection, { portalId, timeZone, since }: WeeksAsked) =>
	db
		.select({
			weekOn: sql<string>`date_trunc('week', ${entries.createdAt} at time zone ${timeZone})::date::text`,
			cents: sql<number>`sum(${entries.amountCents})::int`,
		})
		.from(entries)
		.where(and(eq(entries.portalId, portalId), isRaising, gte(entries.createdAt, since)))
		.groupBy(sql`1`)
		.orderBy(sql`1`)

/** Highest amount first. */
export const itemsOf = (db: Connection, portalId: string, limit: number) =>
	db
		.select({
			productId: entries.productId,
			...columnsOf(products, 'brand', 'model'),
			orders: sql<number>`count(distinct ${entries.orderId})::int`,
			creditedCents: cents(sql`${entries.kind} = 'credit'`),
			takenBackCents: sql<number>`-${cents(sql`${entries.kind} = 'reversal'`)}`,
			raisedCents: sql<number>`sum(${entries.amountCents})::int`,
		})
		.from(entries)
		.leftJoin(products, eq(products.id, entries.productId))
		.where(and(eq(entries.portalId, portalId), isRaising))
		.groupBy(entries.productId, products.brand, products.model)
		.orderBy(desc(sql`sum(${entries.amountCents})`), entries.productId)
		.limit(limit)

const reversals = alias(entries, 'reversals')
const reversed = alias(entries, 'reversed')

/** Latest first: entries for one order at one time are one posting; so is a payout. */
export const postingsOf = (
	db: Connection,
	{ portalId, offset, limit }: { portalId: string; offset: number; limit: number },
) =>
	db
		.select({
			id: sql<string>`min(${entries.id}::text)`,
			...columnsOf(entries, 'kind', 'orderId', 'note'),
			at: entries.createdAt,
			item: sql<string>`coalesce(min(${products.model}), '')`,
			items: sql<number>`count(*)::int`,
			amountCents: sql<number>`sum(${entries.amountCents})::int`,
			isDonation: sql<boolean>`${entries.orderId} is not null and bool_and(${entries.productId} is null)`,
			/** True for a payout that was reversed. */
			isReversed: sql<boolean>`count(${reversals.id}) > 0`,
			/** The payout that a reversal names. */
			reversedNote: max(reversed.note),
			reversedAt: max(reversed.createdAt),
		})
		.from(entries)
		.leftJoin(products, eq(products.id, entries.productId))
		.leftJoin(reversals, eq(reversals.reversesId, entries.id))
		.leftJoin(reversed, eq(reversed.id, entries.reversesId))
		.where(eq(entries.portalId, portalId))
		.groupBy(
			sql`coalesce(${entries.orderId}, ${entries.id})`,
			entries.orderId,
			entries.kind,
			entries.note,
			entries.createdAt,
		)
		.orderBy(desc(entries.createdAt), sql`1`)
		.offset(offset)
		.limit(limit)

/** Number of postings. */
export async function countPostings(db: Connection, portalId: string): Promise<number> {
	const [row] = await db
		.select({
			count: sql<number>`count(distinct (coalesce(${entries.orderId}, ${entries.id}), ${entries.kind}, ${entries.note}, ${entries.createdAt}))::int`,
		})
		.from(entries)
		.where(eq(entries.portalId, portalId))
	return row?.count ?? 0
}
