// Order search for staff, and internal notes. On both engines.
import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import { auditLog, profiles } from '#accounts/tables.ts'
import { cursorOf } from '#kit/cursor.ts'
import { orderLines, orders } from '../tables.ts'
import { organizations, portalPeople, teamPortals, teams } from '#portals/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	historyOf,
	newBuyer,
	newOrder,
	newVariant,
	statementsOf,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { addNote } from './manage.server.ts'
import type { SearchWay } from '../views.ts'
import { browseOrders, findOrders, foundPerPage } from './search.server.ts'
import { orderView, staffOrderView } from './views.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const dependencies = testOrderDependencies()
const csr = await newBuyer(context, ['csr'])
const variantId = await newVariant(context, { stock: 10_000 })

async function newPortal(school: string): Promise<string> {
	const [organizationId, teamId] = [randomUUID(), randomUUID()]
	const { db, now: createdAt } = context
	const id = `portal-${teamId.slice(0, 8)}`
	await db.insert(organizations).values({ id: organizationId, name: `${school} District`, createdAt })
	await db.insert(teams).values({
		id: teamId,
		organizationId,
		name: 'Rams',
		school,
		sport: 'football',
		season: '2026',
		createdAt,
	})
	await db
		.insert(teamPortals)
		.values({ id, teamId, status: 'open', timeZone: 'America/New_York', createdAt, updatedAt: createdAt })
	return id
}

const dateLines = (orderId: string, orderedAt: Date | null) =>
	context.db.update(orderLines).set({ orderedAt }).where(eq(orderLines.orderId, orderId))

type Input = { by?: ServiceContext; player?: string; change?: Partial<typeof orders.$inferInsert> }

async function anOrder({ by, player = '', change }: Input = {}): Promise<string> {
	const buyer = by ?? (await newBuyer(context))
	const { id } = await newOrder(buyer, dependencies, { lines: [wanted(variantId, 1, { name: player })] })
	if (change) await context.db.update(orders).set(change).where(eq(orders.id, id))
	if (change?.createdAt) await dateLines(id, change.createdAt)
	return id
}
const found = async (by: SearchWay, text: string) =>
	(await findOrders(csr, { by, text, before: null })).orders.map(({ id }) => id)
const everything = { status: null, portalId: null, userId: null, before: null }

test('an order is found by its reference, PO number, school, address and player', async () => {
	const portalId = await newPortal('Lakewood High')
	const id = await anOrder({
		player: 'Canary Vale',
		change: { portalId, poNumber: 'PO-7%1', contactEmail: 'Office@Lakewood.test' },
	})
	await anOrder({ player: 'Someone Else', change: { poNumber: 'PO-711' } })
	const exact = { orders: [], exact: id }
	expect(await findOrders(csr, { by: 'number', text: `#${id.slice(0, 8)}`, before: null })).toMatchObject(
		exact,
	)
	expect(
		await findOrders(csr, { by: 'number', text: id.slice(0, 8).toUpperCase(), before: null }),
	).toMatchObject(exact)
	// SQL wildcards match literally.
	expect(await found('number', 'po-7%')).toEqual([id])
	expect(await found('number', 'O-7%')).toEqual([id])
	expect(await found('number', 'po-7_')).toEqual([])
	expect(await found('school', 'wood high')).toEqual([id])
	expect(await found('school', portalId)).toEqual([id])
	expect(await found('mail', 'office@lake')).toEqual([id])
	expect(await found('player', 'canary')).toEqual([id])
	expect(await found('player', 'vale')).toEqual([])
})

test('an address that thousands share leads through them newest first, page by page', async () => {
	const first = await anOrder({ change: { contactEmail: 'many@crowd.test' } })
	await context.db.execute(sql`
		insert into orders select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'idempotency_key', 'many ' || number,
			'status', case number % 3 when 0 then 'delivered' else 'paid' end, 'created_at', one.created_at - number * interval '1 second'))).*
		from orders as one, generate_series(1, 2100) as number where one.id = ${first}`)
	const newest = await context.db
		.select({ id: orders.id })
		.from(orders)
		.where(eq(orders.contactEmail, 'many@crowd.test'))
		.orderBy(desc(orders.createdAt))
		.limit(2 * foundPerPage)
	const page = (before: string | null) => findOrders(csr, { by: 'mail', text: 'MANY@', before })
	const one = await page(null)
	const two = await page(one.older)
	expect([...one.orders, ...two.orders].map(({ id }) => id)).toEqual(newest.map(({ id }) => id))
})

test('an order is found by the address of its account, once', async () => {
	const buyer = await newBuyer(context)
	const email = `${randomUUID()}@school.test`
	await context.db.update(profiles).set({ email }).where(eq(profiles.id, buyer.userId))
	const id = await anOrder({ by: buyer, change: { contactEmail: email } })
	expect(await found('mail', email.slice(0, 20).toUpperCase())).toEqual([id])
})

test('no one but the staff searches, and only for words that say something', async () => {
	for (const roles of [['coach', 'school_admin', 'player'], ['production'], ['retail']] as const) {
		const person = await newBuyer(context, roles)
		await expect(browseOrders(person, everything)).rejects.toMatchObject({ code: 'forbidden' })
		await expect(findOrders(person, { by: 'player', text: 'vale', before: null })).rejects.toMatchObject({
			code: 'forbidden',
		})
	}
	for (const text of ['a', '   ', 'x'.repeat(101), '\0a'])
		await expect(findOrders(csr, { by: 'mail', text, before: null })).rejects.toMatchObject({
			code: 'invalid',
		})
})

test('the orders of a player are found latest first, those of an earlier release among them', async () => {
	const at = (minute: number) => ({ createdAt: new Date(Date.UTC(2026, 1, 1, 12, minute)) })
	const [second, first, third] = [
		await anOrder({ player: 'Dated Vale', change: at(2) }),
		await anOrder({ player: 'Dated Vale', change: at(1) }),
		await anOrder({ player: 'dated valentine', change: at(3) }),
	]
	const lines = await context.db
		.select()
		.from(orderLines)
		.where(eq(orderLines.orderId, await anOrder()))
	expect(lines.map(({ orderedAt }) => orderedAt)).toEqual([context.now])
	await dateLines(second, null)
	expect(await found('player', 'dated v')).toEqual([third, second, first])
	const before = cursorOf({ at: at(2).createdAt, id: second })
	expect((await findOrders(csr, { by: 'player', text: 'dated', before })).orders.map(({ id }) => id)).toEqual(
		[first],
	)
})

test('of a name that thousands of lines have, the latest orders are found', async () => {
	const earlier = await anOrder({ player: 'Common Smith' })
	await context.db.execute(sql`
		insert into order_lines (id, order_id, position, product_id, variant_id, qty, unit_cents, line_cents, customization, snapshot)
		select gen_random_uuid(), order_id, number, product_id, variant_id, qty, unit_cents, line_cents, customization, snapshot
		from order_lines, generate_series(1, 5000) as number where order_id = ${earlier}`)
	const later = await anOrder({
		player: 'common smithson',
		change: { createdAt: new Date(context.now.getTime() + 1_000), status: 'paid' },
	})
	await anOrder({ player: 'Uncommon Smith' })
	expect(await found('player', 'common s')).toEqual([later, earlier])
	const before = cursorOf({ at: new Date(context.now.getTime() + 1_000), id: later })
	const older = await findOrders(csr, { by: 'player', text: 'common s', before })
	expect(older.orders.map(({ id }) => id)).toEqual([earlier])
})

test('a search for a player is noted, the name is not', async () => {
	const admin = await newBuyer(context, ['admin'])
	await anOrder({ player: 'Canary Birdsong' })
	await findOrders(admin, { by: 'player', text: 'Canary B', before: null })
	const notes = await context.db.select().from(auditLog).where(eq(auditLog.actorId, admin.userId))
	expect(notes).toMatchObject([{ event: 'orders.searched_by_player', details: { found: 1 } }])
	expect(JSON.stringify(notes).toLowerCase()).not.toContain('canary')
})

test('pages follow one another without a gap, in as many statements for one order as for many', async () => {
	const buyer = await newBuyer(context)
	const ofBuyer = { ...everything, userId: buyer.userId }
	const first = await anOrder({ by: buyer })
	const forOne = await statementsOf(() => browseOrders(csr, ofBuyer))
	const copies = (await context.db.select().from(orders).where(eq(orders.id, first))).flatMap((row) =>
		Array.from({ length: foundPerPage + 4 }, (_, at) => ({
			...row,
			id: randomUUID(),
			cartId: null,
			idempotencyKey: randomUUID(),
			// Several share one timestamp: the id decides.
			createdAt: new Date(row.createdAt.getTime() - Math.floor(at / 3) * 1_000),
		})),
	)
	await context.db.insert(orders).values(copies)
	expect(await statementsOf(() => browseOrders(csr, ofBuyer))).toBe(forOne)
	const page = await browseOrders(csr, ofBuyer)
	const rest = await browseOrders(csr, { ...ofBuyer, before: page.older })
	expect([page.orders.length, rest.orders.length, rest.older]).toEqual([foundPerPage, 5, null])
	expect(new Set([...page.orders, ...rest.orders].map(({ id }) => id)).size).toBe(foundPerPage + 5)
	const all = await browseOrders(csr, { ...everything, status: 'pending' })
	expect(all.orders).toHaveLength(foundPerPage)
	expect(await browseOrders(csr, { ...ofBuyer, status: 'shipped' })).toEqual({ orders: [], older: null })
	expect(await browseOrders(csr, { ...ofBuyer, userId: 'x' })).toEqual({ orders: [], older: null })
	expect((await browseOrders(csr, { ...ofBuyer, before: 'x.y' })).orders).toHaveLength(foundPerPage)
})

test('a note is read by the staff and by no one else', async () => {
	const portalId = await newPortal('Brook High')
	const buyer = await newBuyer(context)
	const coach = await newBuyer(context, ['coach'])
	await context.db
		.insert(portalPeople)
		.values({ portalId, userId: coach.userId, role: 'coach', createdAt: context.now })
	const id = await anOrder({ by: buyer, change: { portalId } })
	await addNote(csr, { orderId: id, text: ' Called back on Monday ' })
	expect(await historyOf(context, id)).toEqual(['placed', 'note'])
	expect((await orderView(csr, id)).history.at(-1)).toMatchObject({
		what: 'Note',
		why: 'Called back on Monday',
	})
	for (const reader of [buyer, coach]) expect((await orderView(reader, id)).history).toHaveLength(1)
	await expect(addNote(buyer, { orderId: id, text: 'Mine' })).rejects.toMatchObject({ code: 'forbidden' })
	await expect(addNote(csr, { orderId: id, text: '  ' })).rejects.toMatchObject({ code: 'invalid' })
	await expect(addNote(csr, { orderId: randomUUID(), text: 'x' })).rejects.toMatchObject({
		code: 'not_found',
	})
})

test('staff that reads a school’s order is noted once a day; other orders are not', async () => {
	const reader = await newBuyer(context, ['csr'])
	const portalId = await newPortal('Cedar High')
	const id = await anOrder({ change: { portalId } })
	expect(await staffOrderView(reader, id)).toMatchObject({
		portalId,
		isForeign: true,
		lineIds: [expect.any(String)],
	})
	await orderView(reader, id)
	await staffOrderView(reader, await anOrder())
	const noted = await context.db.select().from(auditLog).where(eq(auditLog.actorId, reader.userId))
	expect(noted).toMatchObject([{ event: 'order.opened', subject: id, portalId }])
	await expect(staffOrderView(await newBuyer(context, ['coach']), id)).rejects.toMatchObject({
		code: 'forbidden',
	})
	await expect(staffOrderView(reader, randomUUID())).rejects.toMatchObject({ code: 'not_found' })
})
