// The sandbox's storage: API objects, and responses by idempotency key.
import { and, asc, desc, eq, inArray, lt, lte, notExists, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { firstOf } from '#database/rows.ts'
import type { Connection } from '#database/client.server.ts'
import { orders } from '#orders/tables.ts'
import { payments, sandboxAnswers, sandboxObjects } from '../tables.ts'
import { openPaymentStates } from '../states.ts'
import type { Intent, Refund, Session, StoredEvent } from './objects.ts'

/** The API data of each kind, and the data stored beside it. */
export type Kinds = {
	session: { data: Session; hidden: SessionHidden }
	intent: { data: Intent; hidden: IntentHidden }
	refund: { data: Refund; hidden: object }
	event: { data: StoredEvent; hidden: object }
}
export type Kind = keyof Kinds

export type SessionHidden = {
	title: string
	detail: string
	intentMetadata: Record<string, string>
	/** The buyer's bank has been asked to confirm. */
	isConfirming: boolean
	/** The page's message about the last attempt. */
	declined: string
	/** As typed on the page; missing when the shop has given one, or none was typed. */
	email?: string
}
export type IntentHidden = {
	refundedCents: number
	/** A card refund is done at once, a bank refund later, and some fail. */
	refunds: 'at-once' | 'later' | 'fail'
}
export type Row<K extends Kind> = Kinds[K] & { id: string; createdAt: Date }

/** Cast: a row of a kind was written by `insertObject` or `saveObject` of that kind. */
const asRow = <K extends Kind>(row: typeof sandboxObjects.$inferSelect | undefined) =>
	row as unknown as Row<K> | undefined

const ofKind = (kind: Kind) => eq(sandboxObjects.kind, kind)
const is = (kind: Kind, id: string) => and(eq(sandboxObjects.id, id), ofKind(kind))
const olderThan = (kind: Kind, before: Date) => and(ofKind(kind), lt(sandboxObjects.createdAt, before))

export async function objectOf<K extends Kind>(db: Connection, kind: K, id: string) {
	const [row] = await db.select().from(sandboxObjects).where(is(kind, id))
	return asRow<K>(row)
}

/** Locks the object until the transaction ends. */
export async function lockObject<K extends Kind>(db: Connection, kind: K, id: string) {
	const [row] = await db.select().from(sandboxObjects).where(is(kind, id)).for('update')
	return asRow<K>(row)
}

export async function insertObject<K extends Kind>(
	db: Connection,
	kind: K,
	{ data, hidden, createdAt }: Kinds[K] & { createdAt: Date },
): Promise<void> {
	await db
		.insert(sandboxObjects)
		.values({ id: data.id, kind, data: { ...data }, hidden: { ...hidden }, createdAt })
}

export async function saveObject<K extends Kind>(
	db: Connection,
	kind: K,
	{ data, hidden }: Kinds[K],
): Promise<void> {
	await db
		.update(sandboxObjects)
		.set({ data: { ...data }, hidden: { ...hidden } })
		.where(is(kind, data.id))
}

/** Expired sessions, oldest first. */
export const overdueSessions = (db: Connection, nowSeconds: number, limit: number) =>
	db
		.select({ id: sandboxObjects.id })
		.from(sandboxObjects)
		.where(
			and(
				eq(sandboxObjects.kind, 'session' satisfies Kind),
				sql`${sandboxObjects.data} ->> 'status' = 'open'`,
				lte(sql`(${sandboxObjects.data} ->> 'expires_at')::bigint`, nowSeconds),
			),
		)
		.orderBy(asc(sandboxObjects.createdAt))
		.limit(limit)

export type Listing = {
	/** Fields of the object that must have these values. */
	where: Record<string, string | undefined>
	after: { id: string; createdAt: Date } | undefined
	limit: number
}

/** Newest first. */
export async function listObjects<K extends Kind>(
	db: Connection,
	kind: K,
	{ where, after, limit }: Listing,
): Promise<Row<K>[]> {
	const members = Object.entries(where).flatMap(([name, value]) =>
		value === undefined ? [] : [sql`${sandboxObjects.data} ->> ${name} = ${value}`],
	)
	const rows = await db
		.select()
		.from(sandboxObjects)
		.where(
			and(
				eq(sandboxObjects.kind, kind),
				...members,
				after &&
					or(
						lt(sandboxObjects.createdAt, after.createdAt),
						and(eq(sandboxObjects.createdAt, after.createdAt), lt(sandboxObjects.id, after.id)),
					),
			),
		)
		.orderBy(desc(sandboxObjects.createdAt), desc(sandboxObjects.id))
		.limit(limit)
	return rows.flatMap((row) => asRow<K>(row) ?? [])
}

/** False while another request holds the key; otherwise locks it until the transaction ends. */
export async function takeKey(db: Connection, key: string): Promise<boolean> {
	const { rows } = await db.execute<{ taken: boolean }>(
		sql`select pg_try_advisory_xact_lock(hashtextextended(${`sandbox ${key}`}, 0)) as taken`,
	)
	return rows[0]?.taken ?? false
}

export const answerOf = (db: Connection, key: string) =>
	firstOf(db.select().from(sandboxAnswers).where(eq(sandboxAnswers.key, key)))

export async function keepAnswer(db: Connection, row: typeof sandboxAnswers.$inferInsert): Promise<void> {
	await db.insert(sandboxAnswers).values(row)
}

/** The provider also deletes keys after a day. */
export async function deleteAnswers(db: Connection, before: Date): Promise<void> {
	await db.delete(sandboxAnswers).where(lt(sandboxAnswers.createdAt, before))
}

const member = (...path: string[]) => sql`(${sandboxObjects.data} #>> ${`{${path.join(',')}}`})`

/** Deletes old events, which are not sent again. */
export async function dropEvents(db: Connection, before: Date): Promise<void> {
	await db.delete(sandboxObjects).where(olderThan('event', before))
}

/** Deletes old sessions whose result the shop knows. */
export async function dropSessions(db: Connection, before: Date): Promise<void> {
	const isAwaited = db
		.select({ id: payments.id })
		.from(payments)
		.where(and(eq(payments.sessionId, sandboxObjects.id), inArray(payments.state, [...openPaymentStates])))
	await db
		.delete(sandboxObjects)
		.where(and(olderThan('session', before), sql`${member('status')} <> 'open'`, notExists(isAwaited)))
}

/** Deletes old refunds that the bank has decided. */
export async function dropRefunds(db: Connection, before: Date): Promise<void> {
	await db
		.delete(sandboxObjects)
		.where(and(olderThan('refund', before), sql`${member('status')} <> 'pending'`))
}

/** Deletes old intents that have nothing left to refund, expect no payment, and whose session is deleted. */
export async function dropEmptyIntents(db: Connection, before: Date): Promise<void> {
	const session = alias(sandboxObjects, 'session')
	const isAsked = db
		.select({ id: session.id })
		.from(session)
		.where(
			and(
				eq(session.kind, 'session' satisfies Kind),
				sql`${session.data} ->> 'payment_intent' = ${sandboxObjects.id}`,
			),
		)
	const back = sql`(${sandboxObjects.hidden} ->> 'refundedCents')::bigint`
	await db
		.delete(sandboxObjects)
		.where(
			and(
				olderThan('intent', before),
				sql`${member('status')} <> 'processing'`,
				sql`${back} >= ${member('amount_received')}::bigint`,
				notExists(isAsked),
			),
		)
}

/** Erases payers' emails from the stored data of these orders. */
export async function dropEmails(db: Connection, orderIds: SQL): Promise<void> {
	const noPayer = sql`'{"customer_email": null, "customer_details": null}'::jsonb`
	await db
		.update(sandboxObjects)
		.set({
			data: sql`${sandboxObjects.data} || ${noPayer}`,
			hidden: sql`${sandboxObjects.hidden} - 'email'`,
		})
		.where(and(ofKind('session'), sql`${member('client_reference_id')} in ${orderIds}`))
	await db
		.update(sandboxObjects)
		.set({
			data: sql`jsonb_set(${sandboxObjects.data}, '{data,object}', (${sandboxObjects.data} #> '{data,object}') || ${noPayer})`,
		})
		.where(and(ofKind('event'), sql`${member('data', 'object', 'client_reference_id')} in ${orderIds}`))
	await db.delete(sandboxAnswers).where(sql`${sandboxAnswers.body} ->> 'client_reference_id' in ${orderIds}`)
}

/** Ids of a person's orders as text, as in the API objects. */
export const ordersOf = (userId: string): SQL =>
	sql`(select ${orders.id}::text from ${orders} where ${orders.userId} = ${userId})`
