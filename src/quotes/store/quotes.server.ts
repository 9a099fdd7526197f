// Quotes and their lines.
import { and, asc, desc, eq, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { findingsOf } from '#database/findings.server.ts'
import { anywhere } from '#database/like.ts'
import { firstOf } from '#database/rows.ts'
import { profiles, userRoles } from '#accounts/tables.ts'
import type { Role } from '#kit/roles.ts'
import { orders } from '#orders/tables.ts'
import type { QuoteStanding } from '../states.ts'
import { quoteLines, quotes, type NewQuoteLine, type QuoteRow } from '../tables.ts'

type NewQuote = typeof quotes.$inferInsert

/** @returns false when there is one with this id already */
export async function insertQuote(db: Connection, quote: NewQuote): Promise<boolean> {
	const rows = await db.insert(quotes).values(quote).onConflictDoNothing().returning({ id: quotes.id })
	return rows.length > 0
}

export const quoteById = (db: Connection, id: string) =>
	firstOf(db.select().from(quotes).where(eq(quotes.id, id)))

/** Locks the row until the transaction ends, so that it is accepted only once. */
export const lockQuote = (db: Connection, id: string) =>
	firstOf(db.select().from(quotes).where(eq(quotes.id, id)).for('update'))

export const quoteByHash = (db: Connection, tokenHash: string) =>
	firstOf(db.select().from(quotes).where(eq(quotes.tokenHash, tokenHash)))

export const linesOfQuote = (db: Connection, quoteId: string) =>
	db.select().from(quoteLines).where(eq(quoteLines.quoteId, quoteId)).orderBy(asc(quoteLines.position))

export async function updateQuote(db: Connection, id: string, change: Partial<QuoteRow>): Promise<void> {
	await db.update(quotes).set(change).where(eq(quotes.id, id))
}

export async function replaceLines(
	db: Connection,
	quoteId: string,
	lines: readonly NewQuoteLine[],
): Promise<void> {
	await db.delete(quoteLines).where(eq(quoteLines.quoteId, quoteId))
	if (lines.length > 0) await db.insert(quoteLines).values([...lines])
}

export type QuotesAsked = { standing: QuoteStanding | null; text: string; today: string }

const stands = ({ standing, today }: QuotesAsked): SQL | undefined => {
	if (standing === null) return undefined
	if (standing === 'expired') return and(eq(quotes.state, 'sent'), sql`${quotes.validOn} < ${today}`)
	if (standing === 'sent') return and(eq(quotes.state, 'sent'), sql`${quotes.validOn} >= ${today}`)
	return eq(quotes.state, standing)
}

const fitting = (asked: QuotesAsked) => {
	const text = asked.text.toLowerCase()
	return and(
		stands(asked),
		text === ''
			? undefined
			: or(
					sql`lower(${quotes.contactName}) like ${anywhere(text)}`,
					sql`lower(${quotes.contactEmail}) like ${anywhere(text)}`,
					sql`${quotes.id}::text like ${`${text.replaceAll(/[^0-9a-f-]/g, '_')}%`}`,
				),
	)
}

export const countQuotes = (db: Connection, asked: QuotesAsked): Promise<number> =>
	db.$count(quotes, fitting(asked))

/** Latest first. */
export const quotesOf = (
	db: Connection,
	asked: QuotesAsked,
	{ offset, limit }: { offset: number; limit: number },
) =>
	db
		.select({
			...columnsOf(quotes, 'id', 'contactName', 'contactEmail', 'state', 'validOn', 'orderId', 'createdAt'),
			totalCents: sql<number>`(${quotes.pricing} ->> 'totalCents')::int`,
		})
		.from(quotes)
		.where(fitting(asked))
		.orderBy(desc(quotes.createdAt), asc(quotes.id))
		.limit(limit)
		.offset(offset)

/** As its customer sees them, latest first. */
export const quotesOfCustomer = (db: Connection, customerId: string, limit: number) =>
	db
		.select(
			columnsOf(
				quotes,
				'id',
				'contactName',
				'contactEmail',
				'state',
				'pricing',
				'shipTo',
				'note',
				'validOn',
				'declineReason',
				'orderId',
				'createdAt',
				'sentAt',
				'decidedAt',
			),
		)
		.from(quotes)
		.where(and(eq(quotes.customerId, customerId), ne(quotes.state, 'draft')))
		.orderBy(desc(quotes.createdAt), asc(quotes.id))
		.limit(limit)

const customer = {
	...columnsOf(profiles, 'id', 'fullName', 'email'),
	roles: sql<
		Role[]
	>`array(select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${profiles.id})`,
}

/** The account, with its roles. */
export const customerById = (db: Connection, id: string) =>
	firstOf(db.select(customer).from(profiles).where(eq(profiles.id, id)))

export const customerByEmail = (db: Connection, email: string) =>
	firstOf(
		db
			.select(customer)
			.from(profiles)
			.where(sql`lower(${profiles.email}) = ${email}`),
	)

/** Those of an account go with it; these were written to its address without one. */
export async function deleteQuotesTo(db: Connection, userId: string): Promise<void> {
	await db
		.delete(quotes)
		.where(
			sql`lower(${quotes.contactEmail}) = (select lower(${profiles.email}) from ${profiles} where ${profiles.id} = ${userId})`,
		)
}

/** Accepted quotes without their order, and others with one. */
export const wrongQuotes = (db: Connection) =>
	findingsOf(
		db,
		sql`select ${quotes.orderId} as "orderId", 'Quote ' || left(${quotes.id}::text, 8) || ' is ' || ${quotes.state} ||
				case when ${quotes.orderId} is null then ' and has no order'
					when ${orders.quoteId} is distinct from ${quotes.id} then ' and has the order of another one'
					else ' and has an order' end as what
			from ${quotes} left join ${orders} on ${orders.id} = ${quotes.orderId}
			where (${quotes.state} = 'accepted') <> (${quotes.orderId} is not null)
				or (${quotes.orderId} is not null and ${orders.quoteId} is distinct from ${quotes.id})`,
	)
