// A design of the shop in a portal's catalog is sold, approved and made as any attached design, and stays unlocked.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { approve } from '#approvals/service/decide.server.ts'
import { sealHolds } from '#approvals/service/seal.server.ts'
import { products, variants } from '#catalog/tables.ts'
import { addShopDesigns } from '#designs/service/shop-designs.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { designs } from '#designs/tables.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { catalogOf, saveItem } from '#portals/service/catalog.server.ts'
import { teamDesignPicture } from '#portals/service/item-picture.server.ts'
import { testApprovalDependencies } from '../../../tests/factories/approvals.ts'
import { loadedCart, memoryStore, newTeam, submissionOf } from '../../../tests/factories/bulk-orders.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { openTestSelling } from '../../../tests/factories/payments.ts'
import { jobsIn, testFloor } from '../../../tests/factories/production.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { offerPicture } from './files.server.ts'
import { submitBulk } from './submit.server.ts'
import { portalView } from './views.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const { context } = await openTestDatabase({ seeded: false })
const csr = await newBuyer(context, ['csr'])

/** A team whose jersey comes in two colors, each pictured by a design of the shop. */
async function picturedJersey() {
	const team = await newTeam(context, { players: 2 })
	const { productId } = team.jersey
	const [product] = await context.db.select().from(products).where(eq(products.id, productId))
	const [navy] = product!.colorways
	const royal = { ...navy!, id: 'royal', name: 'Royal / Orange' }
	await context.db
		.update(products)
		.set({ colorways: [navy!, royal] })
		.where(eq(products.id, productId))
	const stocked = await context.db.select().from(variants).where(eq(variants.productId, productId))
	await context.db.insert(variants).values(
		stocked.map((variant) => ({
			...variant,
			id: randomUUID(),
			sku: randomUUID(),
			colorway: 'royal',
			color: 'Royal / Orange',
		})),
	)
	const config = {
		...startingConfig(await subjectOf(team.coach, productId), specPrices),
		playerName: 'VALE',
		playerNumber: '12',
	}
	const id = randomUUID()
	await addShopDesigns(context, [
		{ id: randomUUID(), productId, colorway: 'navy', config },
		{ id, productId, colorway: 'royal', config },
	])
	return { team, design: { id, version: 1 } }
}

const attached = (portalId: string, itemId: string, design: { id: string; version: number }) =>
	saveItem(csr, { portalId, seen: 0, itemId, required: true, deadlineOn: null, design })

test('it is priced, ordered in its color, approved without a lock, and made', async () => {
	const { team, design } = await picturedJersey()
	const { shopDesigns } = await catalogOf(csr, team.portalId)
	expect(shopDesigns.map(({ color }) => color)).toEqual(['Navy', 'Royal / Orange'])
	await attached(team.portalId, team.jersey.itemId, design)
	const { catalog } = await portalView(team.coach, team.portalId)
	expect(catalog[0]).toMatchObject({
		design: { ...design, prints: { name: true, number: true } },
		problem: '',
	})
	const files = memoryStore()
	const { portalId, jersey } = team
	const seen = await offerPicture(team.coach, files, { portalId, itemId: jersey.itemId, rosterId: null })
	const asked = { portalId, design }
	expect(await seen.picture()).toEqual(await (await teamDesignPicture(csr, files, asked)).picture())

	const selling = openTestSelling(context)
	const parts = testApprovalDependencies()
	selling.orders.onPlaced.push(...parts.orders.onPlaced)
	parts.orders.onMoved.push(...testFloor().orders.onMoved)
	await loadedCart(team.coach, portalId)
	const submission = await submissionOf(team.coach, portalId)
	await submitBulk(team.coach, { payments: selling.dependencies, files }, submission)
	const [order] = await context.db.select().from(orders).where(eq(orders.portalId, portalId))
	const lines = await context.db
		.select()
		.from(orderLines)
		.where(eq(orderLines.orderId, order!.id))
		.orderBy(orderLines.position)
	const jerseys = lines.filter(({ productId }) => productId === jersey.productId)
	expect(jerseys).toHaveLength(2)
	for (const { designId, snapshot, unitCents } of jerseys) {
		expect(designId).toBe(design.id)
		expect(snapshot).toMatchObject({ color: 'Royal / Orange', isPictured: true, portalItemId: jersey.itemId })
		expect(unitCents).toBe(snapshot.baseCents + snapshot.decorationsCents)
		expect(snapshot.decorationsCents).toBeGreaterThan(0)
	}
	expect(parts.proofs).toContainEqual({ designId: design.id, version: 1 })
	await approve(csr, parts, order!.id)
	expect((await sealHolds(context, order!.id)).holds).toBe(true)
	const [row] = await context.db.select().from(designs).where(eq(designs.id, design.id))
	expect(row).toMatchObject({ locked: false, status: 'draft', version: 1 })
	const made = (await jobsIn(context, order!.id)).filter(({ designVersion }) => designVersion === 1)
	expect(made).toHaveLength(2)
	for (const { placements } of made) expect(placements).not.toEqual([])
})

test('a design of another product, and a picture for another person, are refused', async () => {
	const { team, design } = await picturedJersey()
	const { portalId, jersey, shorts } = team
	const itemId = shorts.itemId
	const ofShorts = attached(portalId, itemId, design)
	await expect(ofShorts).rejects.toMatchObject({ code: 'invalid', message: /Only designs of this product/ })
	await expect(attached(portalId, jersey.itemId, { ...design, version: 2 })).rejects.toMatchObject({
		code: 'invalid',
	})
	const files = memoryStore()
	const other = { ...design, version: 2 }
	await expect(teamDesignPicture(csr, files, { portalId, design: other })).rejects.toMatchObject({
		code: 'not_found',
	})
	await expect(teamDesignPicture(team.player, files, { portalId, design })).rejects.toMatchObject({
		code: 'forbidden',
	})
})
