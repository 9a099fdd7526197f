// Reads the database after a run, by attempt.
import { eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '#database/client.server.ts'
import { outboxMessages } from '#mail/tables.ts'
import { orderEvents, orderLines, orders, staffTasks } from '#orders/tables.ts'
import { payments, refunds, sandboxObjects } from '#payments/tables.ts'
import { examineShop } from '#app/modules.ts'
import { lineOf } from '#checkout/service/doctor.server.ts'
import { codeOfDemo, withDatabase, type Place } from './database.ts'

/** An order with its payments and mails. */
export type SnapshotOrder = {
	id: string
	/** The attempt that it comes from. */
	code: string
	status: string
	totalCents: number
	/** Garments of all its lines. */
	units: number
	/** Transitions to "paid". */
	paidMoves: number
	/** Amounts that the provider charged for it, in cents: one per charge. */
	charges: number[]
	/** Payment pages that the provider opened for it. */
	pages: string[]
	/** The shop's own payments with the status paid. */
	paidPayments: number
	/** Number of mails about it by kind, the last word of the subject. */
	mails: Record<string, number>
}

export type Snapshot = {
	orders: SnapshotOrder[]
	/** Refunds made or due: no run requests one. */
	refunds: number
	/** Tasks for the staff: nothing in a run needs a person. */
	tasks: string[]
	/** Unfinished events and mails. */
	waiting: { events: number; mails: number }
}

const grouped = <Row, Value>(rows: readonly Row[], key: (row: Row) => string, value: (row: Row) => Value) => {
	const groups = new Map<string, Value[]>()
	for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), value(row)])
	return (id: string): Value[] => groups.get(id) ?? []
}

/** Members of the sandbox's objects. */
const member = (path: string) => sql<string>`${sandboxObjects.data} #>> ${path}::text[]`

async function atProvider({ db }: Database) {
	const intents = await db
		.select({ orderId: member('{metadata,order_id}'), cents: member('{amount_received}') })
		.from(sandboxObjects)
		.where(sql`${sandboxObjects.kind} = 'intent' and ${sandboxObjects.data} ->> 'status' = 'succeeded'`)
	const sessions = await db
		.select({ orderId: member('{metadata,order_id}'), id: sandboxObjects.id })
		.from(sandboxObjects)
		.where(eq(sandboxObjects.kind, 'session'))
	const [undelivered] = await db
		.select({ count: sql<number>`count(*)::int` })
		.from(sandboxObjects)
		.where(sql`${sandboxObjects.kind} = 'event' and ${sandboxObjects.data} ->> 'pending_webhooks' <> '0'`)
	return {
		chargesOf: grouped(
			intents,
			({ orderId }) => orderId,
			({ cents }) => Number(cents),
		),
		pagesOf: grouped(
			sessions,
			({ orderId }) => orderId,
			({ id }) => `/sandbox/pay/${id}`,
		),
		events: undelivered?.count ?? 0,
	}
}

/** Mail kinds by order reference: `Order #1A2B3C4D is paid` has the kind "paid". */
async function mailsByReference({ db }: Database) {
	const rows = await db
		.select({ subject: outboxMessages.subject, status: outboxMessages.status })
		.from(outboxMessages)
	const kindsOf = grouped(
		rows,
		({ subject }) => /#(\w{8})/.exec(subject)?.[1] ?? '',
		({ subject }) => subject.split(' ').at(-1) ?? '',
	)
	return {
		waiting: rows.filter(({ status }) => status === 'waiting').length,
		of: (orderId: string): Record<string, number> => {
			const counts: Record<string, number> = {}
			for (const kind of kindsOf(orderId.slice(0, 8))) counts[kind] = (counts[kind] ?? 0) + 1
			return counts
		},
	}
}

async function paidRows({ db }: Database) {
	const moves = await db
		.select({ orderId: orderEvents.orderId })
		.from(orderEvents)
		.where(inArray(orderEvents.kind, ['pay', 'revive']))
	const paid = await db.select({ orderId: payments.orderId }).from(payments).where(eq(payments.state, 'paid'))
	const byOrder = (rows: { orderId: string }[]) =>
		grouped(
			rows,
			({ orderId }) => orderId,
			() => 1,
		)
	return { movesOf: byOrder(moves), paymentsOf: byOrder(paid) }
}

async function unitsByOrder({ db }: Database): Promise<ReadonlyMap<string, number>> {
	const rows = await db
		.select({ orderId: orderLines.orderId, units: sql<number>`sum(${orderLines.qty})::int` })
		.from(orderLines)
		.groupBy(orderLines.orderId)
	return new Map(rows.map(({ orderId, units }) => [orderId, units]))
}

const codeOf = sql<string>`${orders.shipTo} ->> 'line2'`

export async function takeSnapshot(database: Database): Promise<Snapshot> {
	const { db } = database
	const provider = await atProvider(database)
	const mails = await mailsByReference(database)
	const { movesOf, paymentsOf } = await paidRows(database)
	const units = await unitsByOrder(database)
	const rows = await db
		.select({
			id: orders.id,
			code: codeOf,
			status: orders.status,
			totalCents: orders.totalCents,
		})
		.from(orders)
		.where(ne(codeOf, codeOfDemo))
	const own = new Set(rows.map(({ id }) => id))
	const back = await db.select({ orderId: refunds.orderId }).from(refunds)
	const tasks = await db
		.select({ orderId: staffTasks.orderId, kind: staffTasks.kind, detail: staffTasks.detail })
		.from(staffTasks)
	return {
		orders: rows.map((row) => ({
			...row,
			units: units.get(row.id) ?? 0,
			paidMoves: movesOf(row.id).length,
			charges: provider.chargesOf(row.id),
			pages: provider.pagesOf(row.id),
			paidPayments: paymentsOf(row.id).length,
			mails: mails.of(row.id),
		})),
		refunds: back.filter(({ orderId }) => own.has(orderId)).length,
		tasks: tasks
			.filter(({ orderId }) => orderId === null || own.has(orderId))
			.map(({ kind, detail }) => `${kind}: ${detail}`),
		waiting: { events: provider.events, mails: mails.waiting },
	}
}

/** The snapshot of the database and the doctor's findings. */
export const inspect = (place: Place): Promise<{ snapshot: Snapshot; findings: string[] }> =>
	withDatabase(place, async (database) => ({
		snapshot: await takeSnapshot(database),
		findings: (await examineShop({ db: database.db, now: new Date() })).map(lineOf),
	}))
