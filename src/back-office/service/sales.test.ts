// The overview's sales beside the plain rule over all orders: new, older and changed ones, on both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#catalog/tables.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { designs } from '#designs/tables.ts'
import { isoDate } from '#kit/time.ts'
import { isInvoiced } from '#orders/states.ts'
import { updateAmended } from '#orders/store/amend.server.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newBuyer, newOrder, newVariant, statementsOf, wanted } from '../../../tests/factories/orders.ts'
import { approvedOrder, moved, testFloor } from '../../../tests/factories/production.ts'
import { salesDays } from '../rules/overview.ts'
import { salesOf } from './sales.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context
const floor = testFloor()
const buyer = await newBuyer(context)
const variantIds = await Promise.all(Array.from({ length: 8 }, () => newVariant(context, { stock: 500 })))
// Ten hours behind UTC all year.
const timeZone = 'Pacific/Honolulu'
const startOf = (day: string) => new Date(`${day}T10:00:00Z`)
const daysAt = ({ now }: Pick<ServiceContext, 'now'>) =>
	salesDays(isoDate(new Date(now.getTime() - 10 * 3_600_000)))
const top = 5

/** The rule: sums over every sale since the first instant of a day. */
async function byRule(now: Date) {
	const days = daysAt({ now })
	const all = await db.select().from(orders)
	const lines = await db.select().from(orderLines)
	const known = await db.select().from(products)
	const since = (day: string) =>
		all.filter((order) => isInvoiced(order.status) && order.createdAt >= startOf(day))
	const cents = (some: typeof all) => some.reduce((sum, { totalCents }) => sum + totalCents, 0)
	const season = since(days.season)
	const sold = new Set(season.map(({ id }) => id))
	const soldLines = lines.filter(({ orderId }) => sold.has(orderId))
	const made = (await db.select().from(designs)).filter(
		({ userId, createdAt }) => userId !== null && createdAt >= startOf(days.season),
	)
	const works = (some: typeof made) => new Set(some.map(({ id, kitId }) => kitId ?? id)).size
	const ordered = new Set(soldLines.map(({ designId }) => designId))
	const units = known
		.map(({ id, brand, model }) => ({
			id,
			name: `${brand} ${model}`,
			units: soldLines.reduce((sum, line) => sum + (line.productId === id ? line.qty : 0), 0),
		}))
		.filter((one) => one.units > 0)
	return {
		sales: {
			todayOrders: since(days.today).length,
			todayCents: cents(since(days.today)),
			weekOrders: since(days.week).length,
			weekCents: cents(since(days.week)),
			seasonOrders: season.length,
			seasonCents: cents(season),
			designedOrders: new Set(
				soldLines.filter(({ designId }) => designId !== null).map(({ orderId }) => orderId),
			).size,
			designs: works(made),
			orderedDesigns: works(made.filter(({ id }) => ordered.has(id))),
		},
		products: units
			.toSorted(
				(a, b) => b.units - a.units || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1),
			)
			.slice(0, top),
	}
}

async function agrees(now = context.now) {
	const found = await salesOf(db, { ...daysAt({ now }), timeZone }, top)
	expect(found).toMatchObject(await byRule(now))
	return found
}

const aged = (id: string, days: number) =>
	db
		.update(orders)
		.set({ createdAt: new Date(context.now.getTime() - days * 86_400_000) })
		.where(eq(orders.id, id))

async function paid(days: number, at: number, qty: number): Promise<string> {
	const { id } = await newOrder(buyer, floor.orders, { lines: [wanted(variantIds[at]!, qty)] })
	await aged(id, days)
	await moved(context, floor, [id, 'pay'])
	return id
}

test('sums and best sellers are those of all orders, whatever their age and whenever they change', async () => {
	await agrees()
	const ages = [0, 0.4, 1, 2, 2.9, 3, 3.1, 4, 6, 10, 40, 300]
	const ids: string[] = []
	for (const [at, days] of ages.entries()) {
		ids.push(await paid(days, at % variantIds.length, 1 + ((at * 5) % 7)))
		await agrees()
	}
	const designed = await approvedOrder(context, floor, { players: 2 })
	await agrees()
	await aged(designed, 20)
	// From now on it is a settled one: each change says so itself.
	await moved(context, floor, [designed, 'void_approval'])
	const { sales: without } = await agrees()
	await moved(context, floor, [designed, 'approve'])
	const { sales: withIt } = await agrees()
	expect(withIt.seasonOrders - without.seasonOrders).toBe(1)
	expect(withIt.designedOrders - without.designedOrders).toBe(1)
	await moved(context, floor, [designed, 'cancel'])
	await agrees()
	// Refunded, an order stays a sale; amended, it has another total.
	await moved(context, floor, [ids[9]!, 'refund'])
	await agrees()
	const [order] = await db.select().from(orders).where(eq(orders.id, ids[10]!))
	await inTransaction(context, async (inner) => {
		await inner.db
			.update(orderLines)
			.set({ qty: 90, unitCents: 1, lineCents: 90 })
			.where(eq(orderLines.orderId, order!.id))
		await updateAmended(inner.db, [{ ...order!, totalCents: order!.totalCents + 700, updatedAt: inner.now }])
	})
	const { products: best } = await agrees()
	expect(best[0]).toMatchObject({ units: expect.any(Number) as number })
	for (let later = 1; later <= 5; later += 1)
		await agrees(new Date(context.now.getTime() + later * 86_400_000))
})

test('equal best sellers are in the order of their names', async () => {
	const at = Array.from({ length: 8 }, (_, index) => index)
	for (const index of at) await paid(15, index, 3)
	const { products: best } = await agrees()
	expect(best).toHaveLength(top)
})

test('only days of which an order was written are read again, in the same number of statements', async () => {
	const days = { ...daysAt(context), timeZone } as const
	const look = () => salesOf(db, days, top)
	const unitsIn = async () => {
		const { products: best } = await look()
		return best.reduce((sum, { units }) => sum + units, 0)
	}
	const old = await paid(30, 0, 60)
	const before = await unitsIn()
	const few = await statementsOf(look)
	// Lines are never written without their order: so nothing says that these have changed.
	await db.update(orderLines).set({ qty: 70, lineCents: 0, unitCents: 0 }).where(eq(orderLines.orderId, old))
	expect(await unitsIn()).toBe(before)
	await paid(0, 0, 1)
	expect(await statementsOf(look)).toBe(few + 3)
	const others = [await paid(0, 0, 1), await paid(20, 0, 1), await paid(40, 0, 1)]
	expect(await statementsOf(look)).toBe(few + 3)
	expect(await unitsIn()).toBe(before + 4)
	// A move of an old order that changes no sum is not looked for.
	await moved(context, floor, [others[1]!, 'start'])
	expect(await statementsOf(look)).toBe(few)
	const [order] = await db.select().from(orders).where(eq(orders.id, old))
	await inTransaction(context, (inner) => updateAmended(inner.db, [order!]))
	expect(await unitsIn()).toBe(before + 14)
	await agrees()
})

test('a day that is no longer looked at each time was looked at after it was over', async () => {
	const id = await approvedOrder(context, floor, { players: 2 })
	await agrees()
	// Not old enough to say so, and looked at for the first time when it is.
	const later = new Date(context.now.getTime() + 9 * 86_400_000)
	await moved(context, floor, [id, 'cancel'])
	expect((await agrees(later)).sales.todayOrders).toBe(0)
	await agrees()
})

test('a week that began before the season has the sales of all its days', async () => {
	const year = Number(daysAt(context).season.slice(0, 4)) + 1
	for (const [day, qty] of [
		[`${year}-06-28`, 1],
		[`${year}-06-30`, 2],
		[`${year}-07-01`, 3],
	] as const)
		await paid((context.now.getTime() - startOf(day).getTime()) / 86_400_000 - 0.5, 0, qty)
	// An order of a later day counts as well, as in the list.
	const ordersOn = async (day: string) =>
		(await agrees(new Date(startOf(day).getTime() + 20 * 3_600_000))).sales.todayOrders
	expect(await ordersOn(`${year}-06-30`)).toBe(2)
	expect(await ordersOn(`${year}-07-01`)).toBe(1)
	expect(await ordersOn(`${year}-07-03`)).toBe(0)
	expect(await ordersOn(`${year}-07-09`)).toBe(0)
})

test('many that ask at once get the same', async () => {
	const days = { ...daysAt(context), timeZone } as const
	await paid(0, 1, 2)
	await paid(50, 2, 2)
	const answers = await Promise.all(Array.from({ length: 6 }, () => salesOf(db, days, top)))
	for (const answer of answers) expect(answer).toEqual(answers[0])
	await agrees()
})
