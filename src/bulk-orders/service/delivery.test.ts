// The team's delivery address: who sets it, and what it does for the orders of families. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { teamPortals } from '#portals/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { loadedCart } from '../../../tests/factories/bulk-orders.ts'
import { newLinkedFamily, payAsFamily, payUrlIn, tokenIn } from '../../../tests/factories/family-orders.ts'
import { newBuyer, testAddress } from '../../../tests/factories/orders.ts'
import { openTestSelling } from '../../../tests/factories/payments.ts'
import { deliveryView, forgetDeliveries, saveDelivery } from './delivery.server.ts'
import { familyPage } from './shares.server.ts'
import { bulkCheckoutView } from './views.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)

const address = {
	...testAddress,
	name: 'Dana Coach',
	line1: '1 School Street',
	city: 'Rocky River',
	phone: '555 0100',
}
const nowhere = { name: '', line1: '', line2: '', city: '', state: '', zip: '', phone: '' }

async function teamWithDelivery() {
	const family = await newLinkedFamily(context, selling)
	await saveDelivery(family.coach, { portalId: family.portalId, address })
	return family
}

test('with a delivery address a family orders without an address, reads school and city, and pays no delivery', async () => {
	const { view, order, wanted, placed, shorts } = await teamWithDelivery()
	const { delivery } = await view()
	expect(delivery).toEqual({ team: { school: 'Test High', city: 'Rocky River' }, home: '', email: '' })
	expect(JSON.stringify(await view())).not.toMatch(/Dana|School Street|555 0100/)
	selling.orders.mails.length = 0
	const payUrl = payUrlIn(await order(wanted(nowhere)))
	const [row] = await placed()
	expect(row).toMatchObject({ shipTo: address, isTeamDelivery: true })
	expect(row?.terms.shippingCents).toBe(0)
	expect(row?.pricing.adjustments.find(({ kind }) => kind === 'shipping')?.amountCents ?? 0).toBe(0)
	const page = await familyPage(context, tokenIn(payUrl))
	expect(page.pickUp).toEqual({ school: 'Test High', city: 'Rocky River' })
	expect(JSON.stringify(page)).not.toMatch(/Dana|School Street|555 0100/)
	expect(JSON.stringify(selling.orders.mails)).toContain('pick it up from your coach')
	expect(JSON.stringify(selling.orders.mails)).not.toMatch(/Dana|School Street/)
	// A typed address does not lead it elsewhere.
	await order(wanted({ [`qtyOf-${shorts.itemId}`]: '1', [`sizeOf-${shorts.itemId}`]: 'M' }))
	expect((await placed()).map(({ shipTo }) => shipTo.line1)).toEqual(['1 School Street', '1 School Street'])
})

test('without one a family types its home, and the school’s address is not kept for it', async () => {
	const { order, wanted, placed, view, coach, portalId } = await teamWithDelivery()
	await order(wanted(nowhere))
	await saveDelivery(coach, { portalId, address: null })
	const [row] = await placed()
	expect(row).toMatchObject({ shipTo: address, isTeamDelivery: true })
	expect((await view()).delivery).toMatchObject({ team: null, home: '' })
	const refused = await order({ ...wanted(nowhere), replaces: row!.id })
	expect(refused).toMatchObject({ ok: false, errors: { line1: 'Street address required' } })
	payUrlIn(await order({ ...wanted(), replaces: row!.id }))
	const [, home] = (await placed()).toSorted((one) => (one.id === row!.id ? -1 : 1))
	expect(home).toMatchObject({ shipTo: testAddress, isTeamDelivery: false })
	expect((await familyPage(context, tokenIn((await view()).waiting?.payUrl ?? ''))).pickUp).toBeNull()
})

test('a corrected address reaches orders that have not shipped, and no order of a home', async () => {
	const { order, wanted, placed, coach, portalId, visit, tokenOf, rosterIds } = await newLinkedFamily(
		context,
		selling,
	)
	await order(wanted(), { ...visit, token: await tokenOf(rosterIds[1] ?? '') })
	await saveDelivery(coach, { portalId, address })
	await payAsFamily(context, selling, payUrlIn(await order(wanted(nowhere))))
	expect((await deliveryView(coach, portalId)).waiting).toBe(1)
	await saveDelivery(coach, { portalId, address: { ...address, line1: '2 School Street' } })
	expect((await placed()).map(({ shipTo }) => shipTo.line1).toSorted()).toEqual(
		[testAddress.line1, '2 School Street'].toSorted(),
	)
})

test('managers set it; players, other teams and strangers do not', async () => {
	const team = await newLinkedFamily(context, selling)
	const other = await newLinkedFamily(context, selling)
	const csr = await newBuyer(context, ['csr'])
	const save = (who: typeof csr) => saveDelivery(who, { portalId: team.portalId, address })
	await save(csr)
	await expect(save(team.player)).rejects.toMatchObject({ code: 'forbidden' })
	await expect(save(other.coach)).rejects.toMatchObject({ code: 'not_found' })
	await expect(deliveryView(team.player, team.portalId)).rejects.toMatchObject({ code: 'forbidden' })
	await expect(saveDelivery(csr, { portalId: randomUUID(), address })).rejects.toMatchObject({
		code: 'not_found',
	})
})

test('the bulk checkout offers it first to managers, and not to players', async () => {
	const { coach, player, portalId } = await teamWithDelivery()
	await loadedCart(coach, portalId)
	const offered = async (who: typeof coach) =>
		(
			await bulkCheckoutView(who, selling.dependencies, { portalId, email: '', isCancelled: false })
		)?.addresses.map(({ address: { name } }) => name)
	expect(await offered(coach)).toEqual(['Dana Coach'])
	expect(await offered(player)).toEqual([])
})

test('when the account of who entered it goes, its name and phone go from portal and orders', async () => {
	const { coach, order, wanted, placed, portalId } = await teamWithDelivery()
	const other = await teamWithDelivery()
	await order(wanted(nowhere))
	await forgetDeliveries(context, coach.userId)
	const [portal] = await context.db.select().from(teamPortals).where(eq(teamPortals.id, portalId))
	const left = { ...address, name: 'Test High', phone: '' }
	expect(portal).toMatchObject({ deliveryAddress: left, deliverySetBy: null })
	expect((await placed()).map(({ shipTo }) => shipTo)).toEqual([left])
	const [kept] = await context.db.select().from(teamPortals).where(eq(teamPortals.id, other.portalId))
	expect(kept?.deliveryAddress).toEqual(address)
})
