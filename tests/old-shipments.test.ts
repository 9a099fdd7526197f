// The migration 0011_shipments on orders stored with a tracking number of their own. On both engines.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shipmentsOf } from '#shipping/service/views.server.ts'
import type { ShipmentView } from '#shipping/views.ts'
import { openTestDatabase } from './database.ts'
import { newBuyer, newOrder, newVariant, testOrderDependencies, wanted } from './factories/orders.ts'

const { context } = await openTestDatabase({ seeded: false })
const dependencies = testOrderDependencies()
const statements = readFileSync('src/database/migrations/0011_shipments.sql', 'utf8').split(
	'--> statement-breakpoint',
)
const variantId = await newVariant(context, { stock: 99 })
const buyer = await newBuyer(context)
const changedAt = new Date('2026-08-01T09:00:00Z')

type OldOrder = { tracking: string | null; shipped?: { at: Date; by: string }[] }

class Undo extends Error {}

/** The migration's shipments of these orders, in their order, and who sent them; all changes are rolled back. */
async function migrated(old: readonly OldOrder[]) {
	const found: ShipmentView[][] = []
	const shippers: (string | null)[] = []
	const ids: string[] = []
	for (const _ of old) ids.push((await newOrder(buyer, dependencies, { lines: [wanted(variantId, 1)] })).id)
	const work = context.db.transaction(async (db) => {
		await db.execute(sql`drop table shipment_lines, shipments`)
		await db.execute(sql`alter table orders add column tracking text`)
		for (const [at, { tracking, shipped = [] }] of old.entries()) {
			await db.execute(sql`update orders set tracking = ${tracking}, status = 'shipped',
				updated_at = ${changedAt.toISOString()}::timestamptz where id = ${ids[at]}`)
			for (const [index, event] of shipped.entries())
				await db.execute(sql`insert into order_events (id, order_id, position, kind, status, actor_id, actor_role, at)
					values (${randomUUID()}, ${ids[at]}, ${100 + index}, 'ship', 'shipped', ${event.by}, 'csr',
						${event.at.toISOString()}::timestamptz)`)
		}
		for (const statement of statements) await db.execute(sql.raw(statement))
		// Of a later migration; what is read joins it.
		await db.execute(
			sql`create table shipment_lines (shipment_id uuid, order_line_id uuid, quantity integer)`,
		)
		for (const id of ids) found.push(await shipmentsOf({ db }, id))
		const { rows: columns } = await db.execute(
			sql`select 1 from information_schema.columns where table_name = 'orders' and column_name = 'tracking'`,
		)
		expect(columns).toEqual([])
		const { rows: people } = await db.execute<{ by: string | null }>(
			sql`select shipped_by as by from shipments order by shipped_by nulls last`,
		)
		shippers.push(...people.map(({ by }) => by))
		throw new Undo()
	})
	await expect(work).rejects.toThrow(Undo)
	return { found, shippers }
}
test('old tracking numbers become one shipment each, with the carrier that alone writes such numbers', async () => {
	const [first, last] = ['11111111-0000-4000-8000-000000000000', '22222222-0000-4000-8000-000000000000']
	const shippedAt = new Date('2026-08-03T16:30:00Z')
	const old: OldOrder[] = [
		{ tracking: '1z 999-aa1.01 2345 6784', shipped: [{ at: shippedAt, by: last }] },
		{ tracking: '9400 1000 0000 0000 0000 00' },
		{ tracking: 'abc 123' },
		{ tracking: '' },
		{ tracking: null },
		{
			tracking: 'XY-2',
			shipped: [
				{ at: new Date('2026-08-02T10:00:00Z'), by: first },
				{ at: shippedAt, by: last },
			],
		},
	]
	const { found, shippers } = await migrated(old)
	const rows = found.map((own) =>
		own.map(({ carrier, service, trackingNumber, shippedAt: at, contents }) => ({
			carrier,
			service,
			trackingNumber,
			at,
			contents,
		})),
	)
	const whole = { service: '', contents: [] }
	expect(rows).toEqual([
		[{ carrier: 'UPS', trackingNumber: '1Z999AA10123456784', at: shippedAt, ...whole }],
		[{ carrier: 'USPS', trackingNumber: '9400100000000000000000', at: changedAt, ...whole }],
		[{ carrier: 'Other carrier', trackingNumber: 'abc 123', at: changedAt, ...whole }],
		[],
		[],
		[{ carrier: 'Other carrier', trackingNumber: 'XY-2', at: shippedAt, ...whole }],
	])
	expect(shippers).toEqual([last, last, null, null])
})
