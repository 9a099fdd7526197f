// A kit from the cart to the bag: its pieces stay together on screens and papers. On both engines.
import { tmpdir } from 'node:os'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { addPlayers } from '#cart/service/add-pieces.server.ts'
import { setQuantity } from '#cart/service/change.server.ts'
import { cartOf } from '#cart/service/view.server.ts'
import { invoiceFacts } from '#checkout/service/invoice.server.ts'
import { orderAgain } from '#checkout/service/cart-of-order.server.ts'
import { batchFiles } from '#designs/proof/production/production-zip.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { entriesOf, kitUnitsLabel } from '#orders/rules/kits.ts'
import { ordersPage, orderView } from '#orders/service/views.server.ts'
import { orderLines } from '#orders/tables.ts'
import { linesIn } from '../../../tests/factories/cart.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertKitDesign, insertUniform } from '../../../tests/factories/designs.ts'
import { newBuyer, newOrder } from '../../../tests/factories/orders.ts'
import { moved, newWorker, testFloor } from '../../../tests/factories/production.ts'
import { filtersIn } from '../rules/forms.ts'
import { linesNotAsMade } from './doctor.server.ts'
import { batchExport } from './export.server.ts'
import { moveJob } from './moves.server.ts'
import { floorOrderView } from './order.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context
const found = async (orderId: string) =>
	(await linesNotAsMade({ db })).flatMap((finding) => (finding.orderId === orderId ? [finding.what] : []))

const player = (name: string, number: string, size: string, pants: string) => ({
	name,
	number,
	size,
	sizes: { pants },
	quantity: 1,
})

/** A coach's cart with a kit for two players, whose jersey prints name and number. */
async function kitInCart() {
	const coach = await newBuyer(context, ['coach'])
	const owner = { userId: coach.userId }
	const kit = await insertUniform(context)
	const [design] = await insertKitDesign(coach, kit, {
		configs: { jersey: { playerName: 'Rodriguez', playerNumber: '27' } },
		players: [player('Ava', '7', 'M', 'L'), player('Bo', '8', 'M', 'L')],
	})
	await addPlayers(coach, owner, { design, version: 1 })
	return { coach, owner, kit, design }
}

async function paid(coach: Awaited<ReturnType<typeof newBuyer>>, floor: ReturnType<typeof testFloor>) {
	const cart = await cartOf(coach, { userId: coach.userId })
	const order = await newOrder(coach, floor.orders, {
		lines: cart.lines.map((line) => line.wanted),
		seenTotalCents: cart.totals.totalCents,
	})
	await moved(coach, floor, [order.id, 'pay'])
	return order.id
}

test('a kit is one entry of the order, the invoice and the list of orders', async () => {
	const { coach, kit, design } = await kitInCart()
	const id = await paid(coach, testFloor())
	const { lines } = await orderView(coach, id)
	const [entry, ...others] = entriesOf(lines, (line) => line.kit)
	if (!entry?.kit) throw new Error('no kit')
	expect(others).toEqual([])
	expect(entry.kit).toEqual({
		id: design,
		version: 1,
		productId: kit.id,
		model: 'Elite Uniform Set',
		piece: { id: 'jersey', name: 'Jersey' },
		pieces: 2,
		isWhole: true,
	})
	expect(new Set(lines.map(({ href }) => href))).toEqual(new Set([`/builder/${kit.id}/${design}`]))
	expect((await ordersPage(coach, 1)).orders[0]?.what).toBe('Elite Uniform Set')
	const sum = lines.reduce((total, { lineCents }) => total + lineCents, 0)
	const invoiced = (await invoiceFacts(coach, id)).lines
	expect(invoiced.map(({ what, price }) => [what, price?.quantity])).toEqual([
		['Elite Uniform Set', undefined],
		['Elite Uniform Set · Jersey', 1],
		['Elite Uniform Set · Pants', 1],
		['Elite Uniform Set · Jersey', 1],
		['Elite Uniform Set · Pants', 1],
	])
	expect(invoiced[0]?.detail).toBe(`2 kits, 4 pieces, $${(sum / 100).toFixed(2)}`)
})

test('a player’s bag has all pieces of the kit, and is complete only with all of them', async () => {
	const floor = testFloor()
	const { coach } = await kitInCart()
	const id = await paid(coach, floor)
	const worker = await newWorker(context)
	const before = await floorOrderView(worker, id)
	expect(before.bags.map(({ label, items }) => [label, items.map(({ what }) => what)])).toEqual([
		['#7 Ava', ['Elite Uniform Set · Jersey', 'Elite Uniform Set · Pants']],
		['#8 Bo', ['Elite Uniform Set · Jersey', 'Elite Uniform Set · Pants']],
	])
	for (const move of ['start', 'finish', 'pack'] as const)
		await moveJob(worker, floor, { jobId: before.bags[0]!.items[0]!.jobId, move })
	const [ava] = (await floorOrderView(worker, id)).bags
	expect([ava?.packed, ava?.units, ava?.isComplete]).toEqual([1, 2, false])
})

test('the table for the machines names the kit and its piece', async () => {
	const floor = testFloor()
	const { coach } = await kitInCart()
	const id = await paid(coach, floor)
	const worker = await newWorker(context)
	const { bags } = await floorOrderView(worker, id)
	const { body } = await batchExport(
		worker,
		{ store: diskStore(tmpdir()), pool: { batch: batchFiles } },
		{
			filters: { ...filtersIn(new URLSearchParams()), method: 'none' },
			ids: bags.flatMap(({ items }) => items.map(({ jobId }) => jobId)),
			publicUrl: '',
		},
	)
	const files = unzipSync(new Uint8Array(await new Response(body).arrayBuffer()))
	const rows = strFromU8(files['jobs.csv']!).trim().split('\r\n').slice(1)
	expect(rows.map((row) => row.includes(',Elite Uniform Set · Pants,'))).toEqual([true, true])
})

test('the doctor misses a piece of a kit that was sold whole, and none that its buyer left out', async () => {
	const floor = testFloor()
	const { coach, owner } = await kitInCart()
	const id = await paid(coach, floor)
	expect(await found(id)).toEqual([])
	const rows = await db.select().from(orderLines).where(eq(orderLines.orderId, id))
	const pants = rows.find(({ snapshot }) => snapshot.kit?.piece.id === 'pants')!
	await db
		.update(orderLines)
		.set({ qty: 2, lineCents: pants.unitCents * 2 })
		.where(eq(orderLines.id, pants.id))
	expect(await found(id)).toEqual([
		'Elite Uniform Set was sold in whole kits and has 5 pieces: 2 Jersey, 3 Pants',
	])
	const { lines } = await cartOf(coach, owner)
	await setQuantity(coach, owner, { lineId: lines[1]!.id, quantity: 0 })
	const partial = await paid(coach, floor)
	expect(await found(partial)).toEqual([])
	const shown = (await orderView(coach, partial)).lines
	expect(kitUnitsLabel(shown.map(({ kit, quantity }) => ({ kit: kit!, quantity })))).toBe(
		'3 pieces: 2 Jersey, 1 Pants',
	)
})

test('ordered again, a kit keeps its pieces and their players', async () => {
	const { coach, owner } = await kitInCart()
	const id = await paid(coach, testFloor())
	const before = await linesIn(coach, owner)
	for (const { id: lineId } of (await cartOf(coach, owner)).lines)
		await setQuantity(coach, owner, { lineId, quantity: 0 })
	expect(await orderAgain(coach, id)).toEqual({ added: 4, missing: [] })
	expect(await linesIn(coach, owner)).toEqual(before)
	expect((await cartOf(coach, owner)).lines.every(({ kit }) => kit !== null)).toBe(true)
})
