// A team order from the portal to the bag: what is asked for, priced and shown is what the floor makes.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#catalog/tables.ts'
import { familyShare, shareToken } from '#orders/service/shares.server.ts'
import { orderView } from '#orders/service/views.server.ts'
import { orderLines, orders, orderShares } from '#orders/tables.ts'
import { invoiceFacts } from '#checkout/service/invoice.server.ts'
import { floorOrderView } from '#production/service/order.server.ts'
import { packingSlipsOf } from '#production/service/papers.server.ts'
import { openTestSelling } from '../../../tests/factories/payments.ts'
import { jobsIn, moved, newWorker, testFloor } from '../../../tests/factories/production.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	canary,
	loadedCart,
	memoryStore,
	newTeam,
	submissionOf,
	type TeamInput,
} from '../../../tests/factories/bulk-orders.ts'
import { submitBulk } from './submit.server.ts'
import { portalView } from './views.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const dependencies = { payments: selling.dependencies, files: memoryStore() }

/** A coach's whole roster, two players, ordered and paid for family by family. */
async function ordered(input: TeamInput) {
	const team = await newTeam(context, { players: 2, ...input })
	const items = await loadedCart(team.coach, team.portalId)
	const form = { paymentMode: 'player_pays', isSplit: true } as const
	const submission = await submissionOf(team.coach, team.portalId, form)
	expect(await submitBulk(team.coach, dependencies, submission)).toMatchObject({ kind: 'split' })
	const [order] = await context.db.select().from(orders).where(eq(orders.portalId, team.portalId))
	const orderId = order!.id
	const [share] = await context.db.select().from(orderShares).where(eq(orderShares.orderId, orderId))
	const token = shareToken(selling.dependencies.orders, share!.id)
	const family = (await familyShare(context, token)).items
	await moved(context, testFloor(), [orderId, 'pay'])
	return {
		team,
		items,
		orderId,
		family,
		jobs: await jobsIn(context, orderId),
		worker: await newWorker(context),
	}
}

const cases: [string, TeamInput, { name: boolean; number: boolean }][] = [
	['plain items', {}, { name: false, number: false }],
	[
		'a design without a sample name',
		{ isDesigned: true, sample: { playerName: '', playerNumber: '12' } },
		{ name: false, number: true },
	],
	['a design with both', { isDesigned: true }, { name: true, number: true }],
]

test.each(cases)('a new portal with %s sells what the floor makes', async (_, input, prints) => {
	const { team, items, orderId, family, jobs, worker } = await ordered(input)
	const { catalog } = await portalView(team.coach, team.portalId)
	expect(catalog[0]?.design?.prints ?? { name: false, number: false }).toEqual(prints)
	const lines = await context.db
		.select()
		.from(orderLines)
		.where(eq(orderLines.orderId, orderId))
		.orderBy(orderLines.position)
	expect(lines.map(({ unitCents }) => unitCents)).toEqual(items.map(({ price }) => price))
	expect(lines.map(({ customization }) => customization.player_name)).toEqual(
		[0, 0, 1, 1].map((at) => canary(at)),
	)
	expect(lines[0]?.snapshot.prints).toEqual(prints)
	const slots = (at: number) => jobs[at]?.placements.flatMap(({ slot }) => slot ?? []) ?? []
	expect({ name: slots(0).includes('name'), number: slots(0).includes('number') }).toEqual(prints)
	expect(slots(1)).toEqual([])
	// The family sees what is printed in full, and of anything else only a first name with an initial.
	expect(family.map((item) => item.prints)).toEqual([prints, { name: false, number: false }])
	expect(family.map(({ lineCents }) => lineCents)).toEqual(items.slice(0, 2).map(({ price }) => price))
	const { lines: invoiced } = await invoiceFacts(team.coach, orderId)
	expect(invoiced.map(({ detail }) => detail.includes('personalized'))).toEqual([
		prints.number,
		false,
		prints.number,
		false,
	])
	const shown = await orderView(team.coach, orderId)
	expect(shown.lines.map((line) => line.prints)).toEqual([
		prints,
		family[1]!.prints,
		prints,
		family[1]!.prints,
	])
	// Every bag of the team says whom it is for.
	const { bags } = await floorOrderView(worker, orderId)
	expect(bags.map(({ label }) => label)).toEqual([`#0 ${canary(0)}`, `#1 ${canary(1)}`])
	expect(bags[0]?.items.map(({ card }) => card.playerName)).toEqual([prints.name ? canary(0) : '', ''])
	const paper = await packingSlipsOf(worker, { publicUrl: 'http://shop.test' }, orderId)
	expect(paper.bytes.length).toBeGreaterThan(1_000)
})

test('orders from before lines stored what they print are made as they were sold', async () => {
	const sample = { playerName: '', playerNumber: '' }
	const team = await newTeam(context, { players: 1, isDesigned: true, sample })
	await loadedCart(team.coach, team.portalId)
	await submitBulk(team.coach, dependencies, await submissionOf(team.coach, team.portalId))
	const [order] = await context.db.select().from(orders).where(eq(orders.portalId, team.portalId))
	const [line] = await context.db.select().from(orderLines).where(eq(orderLines.orderId, order!.id))
	const { prints: _, ...before } = line!.snapshot
	await context.db.update(orderLines).set({ snapshot: before }).where(eq(orderLines.id, line!.id))
	await moved(context, testFloor(), [order!.id, 'approve'])
	const [job] = await jobsIn(context, order!.id)
	expect(job?.placements.flatMap(({ slot }) => slot ?? [])).toEqual(
		expect.arrayContaining(['name', 'number']),
	)
})

test('an item without a design is shown blank, though the shop pictures it printed', async () => {
	const team = await newTeam(context, { players: 1 })
	const entry = async () => (await portalView(team.coach, team.portalId)).catalog[0]!
	const { productId } = await entry()
	const [product] = await context.db.select().from(products).where(eq(products.id, productId))
	const design = { id: randomUUID(), version: 1, playerName: '', playerNumber: '', decorations: [] }
	await context.db
		.update(products)
		.set({
			colorways: product!.colorways.map((colorway) => ({
				...colorway,
				design: { ...design, blankPicture: `blank-${colorway.id}` },
			})),
		})
		.where(eq(products.id, productId))
	const { colors } = await entry()
	expect(colors.map(({ picture }) => picture)).toEqual(colors.map(({ id }) => `blank-${id}`))
})
