// The migration 0015_order_terms on orders stored before it. On both engines.
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { userRoles } from '#accounts/tables.ts'
import { orders } from '#orders/tables.ts'
import { teamPortals } from '#portals/tables.ts'
import type { Role } from '#kit/roles.ts'
import { amountOf, discountCents } from '#pricing/rules/totals.ts'
import type { Totals } from '#pricing/schemas.ts'
import { eq } from 'drizzle-orm'
import { openTestDatabase } from './database.ts'
import { newPortal, portalOrder } from './factories/fundraising.ts'
import { newBuyer, newOrder, newVariant, testOrderDependencies, wanted } from './factories/orders.ts'

const { context } = await openTestDatabase({ seeded: false })
const dependencies = testOrderDependencies()
const statements = readFileSync('src/database/migrations/0015_order_terms.sql', 'utf8').split(
	'--> statement-breakpoint',
)

async function buyer(role: Role) {
	const person = await newBuyer(context, [role])
	await context.db.insert(userRoles).values({ userId: person.userId, role })
	return person
}

/** The price as stored before there were adjustments. */
function before(pricing: Totals) {
	const discount = pricing.adjustments.find(({ kind }) => kind === 'quantity' || kind === 'role')
	return {
		units: pricing.units,
		subtotal: pricing.subtotalCents,
		discount: { bp: discount?.rateBp ?? 0, reason: discount?.kind ?? 'none' },
		discountCents: discountCents(pricing),
		fundraisingCents: amountOf(pricing, 'fundraising'),
		shippingCents: amountOf(pricing, 'shipping'),
		taxCents: amountOf(pricing, 'tax'),
		total: pricing.totalCents,
	}
}

class Undo extends Error {}

/** The migration's result for the existing orders; all changes are rolled back. */
async function migrated() {
	const found: { id: string; pricing: unknown; terms: unknown }[] = []
	const rows = await context.db.select({ id: orders.id, pricing: orders.pricing }).from(orders)
	const work = context.db.transaction(async (db) => {
		for (const { id, pricing } of rows)
			await db.execute(
				sql`update orders set pricing = ${JSON.stringify(before(pricing))}::jsonb where id = ${id}`,
			)
		await db.execute(sql`alter table orders drop column terms`)
		for (const statement of statements) await db.execute(sql.raw(statement))
		found.push(
			...(await db.select({ id: orders.id, pricing: orders.pricing, terms: orders.terms }).from(orders)),
		)
		throw new Undo()
	})
	await expect(work).rejects.toThrow(Undo)
	return found
}

/** Without the names of tax and shipping, which terms keep since they are settings. */
async function now() {
	const rows = await context.db
		.select({ id: orders.id, pricing: orders.pricing, terms: orders.terms })
		.from(orders)
	return rows.map(({ terms: { tax: _tax, method: _method, ...terms }, ...row }) => ({ ...row, terms }))
}
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

test('orders of before get the adjustments and terms that they would be placed with, and keep their sums', async () => {
	const variantId = await newVariant(context, { stock: 999, priceCents: 3_333 })
	const spirit = await newVariant(context, { stock: 999, priceCents: 1_999, sport: 'spirit' })
	for (const role of ['retail', 'coach', 'school_admin'] as const)
		for (const quantity of [1, 12, 24])
			await newOrder(await buyer(role), dependencies, { lines: [wanted(variantId, quantity)] })
	const portal = await newPortal(context, { marginBp: 1_250 })
	for (const quantity of [1, 13])
		await portalOrder(await buyer('coach'), dependencies, {
			portal,
			lines: [wanted(spirit, quantity), wanted(variantId, 2)],
			delivery: { isTaxExempt: quantity === 1, isFree: true },
		})
	await portalOrder(await buyer('coach'), dependencies, { portal, lines: [wanted(variantId)] })
	expect((await migrated()).toSorted(byId)).toEqual((await now()).toSorted(byId))

	// The margin has since risen: the rate is derived from the amount charged.
	await context.db
		.update(teamPortals)
		.set({ fundraisingMarginBp: 2_000 })
		.where(eq(teamPortals.id, portal.id))
	const raising = (await migrated()).filter(({ pricing }) => amountOf(pricing as Totals, 'fundraising') > 0)
	expect(raising).toHaveLength(2)
	for (const { terms } of raising) expect(terms).toMatchObject({ fundraisingBp: expect.toSatisfy(isNear) })
})

const isNear = (bp: number) => Math.abs(bp - 1_250) <= 3
