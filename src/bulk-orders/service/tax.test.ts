// Team orders of a shop that asks Stripe Tax: the bulk checkout, a family by its link, and a late player. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#orders/tables.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { messages as paymentMessages } from '#payments/messages.ts'
import { portalItems } from '#portals/tables.ts'
import { rosterOf } from '#rosters/service/roster.server.ts'
import { addPlayers } from '#rosters/service/save.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { loadedCart, memoryStore, newTeam, submissionOf } from '../../../tests/factories/bulk-orders.ts'
import { openSeason } from '../../../tests/factories/bulk-orders/season.ts'
import { newLinkedFamily, payUrlIn } from '../../../tests/factories/family-orders.ts'
import { testAddress } from '../../../tests/factories/orders.ts'
import { playerOf } from '../../../tests/factories/rosters.ts'
import {
	chooseTax,
	openTaxService,
	refusing,
	stripeChosen,
	usual,
} from '../../../tests/factories/tax-service.ts'
import { qtyField, sizeField } from '../rules/join.ts'
import { bulkTotals, termsIn } from '../rules/totals.ts'
import { saveDelivery } from './delivery.server.ts'
import { joinLate, joinPage } from './join.server.ts'
import { submitBulk } from './submit.server.ts'
import { bulkCheckoutView } from './views.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { asked, service, newRates } = await openTaxService()
const { selling, dependencies } = openSeason(context)
const ordering = { payments: selling.dependencies, files: memoryStore() }
const restart = () => Object.assign(selling.dependencies, { taxRates: newRates() })
restart()
await chooseTax(context, stripeChosen)
const only = { ...stripeChosen, collect: 'states' as const, states: [] }

const nowhere = { name: '', line1: '', line2: '', city: '', state: '', zip: '', phone: '' }
const manhattan = { ...testAddress, state: 'NY', zip: '10001' }
const away = () => refusing(500, { type: 'api_error' })
const ordersIn = (portalId: string) =>
	context.db.select().from(orders).where(eq(orders.portalId, portalId)).orderBy(orders.createdAt)

/** A team whose coach has the whole roster in the cart, and what the page of the checkout computes. */
async function loaded(input: Parameters<typeof newTeam>[1] = {}) {
	const team = await newTeam(context, input)
	const items = await loadedCart(team.coach, team.portalId)
	const view = async () => {
		const shown = { portalId: team.portalId, email: '', isCancelled: false }
		const found = await bulkCheckoutView(team.coach, selling.dependencies, shown)
		if (!found) throw new Error('No cart')
		return found
	}
	return { ...team, items, view }
}

test('the page knows the tax of the team’s address, computes its sum, and that sum is charged', async () => {
	const team = await loaded()
	await saveDelivery(team.coach, { portalId: team.portalId, address: manhattan })
	const { taxes, terms, rates, catalog, nameless } = await team.view()
	expect(taxes).toEqual([
		{ state: 'NY', zip: '10001', asked: { bp: 887.5, onShipping: true }, problem: null },
	])
	const there = termsIn({ state: 'NY', asked: taxes[0]?.asked }, terms, rates)
	const { totalCents } = bulkTotals(team.items, { catalog, nameless: new Set(nameless), terms: there })
	const estimate = await submissionOf(team.coach, team.portalId, { shipTo: manhattan })
	await expect(submitBulk(team.coach, ordering, estimate)).rejects.toThrow(orderMessages.moved(totalCents))
	await submitBulk(team.coach, ordering, { ...estimate, form: { ...estimate.form, totalCents } })
	expect(await ordersIn(team.portalId)).toMatchObject([
		{ totalCents, terms: { taxBp: 887.5, tax: { name: 'Sales tax NY' } } },
	])
})

test('while the service does not answer the cart stays; an exempt school orders', async () => {
	await chooseTax(context, only)
	service.answer = away
	restart()
	const team = await loaded()
	const submission = await submissionOf(team.coach, team.portalId)
	await expect(submitBulk(team.coach, ordering, submission)).rejects.toThrow(paymentMessages.taxAway)
	expect((await team.view()).draft.items).toHaveLength(team.items.length)
	const exempt = await loaded({ taxExemptUntil: '2027-06-30' })
	const before = asked.length
	await submitBulk(exempt.coach, ordering, await submissionOf(exempt.coach, exempt.portalId))
	expect(await ordersIn(exempt.portalId)).toMatchObject([{ terms: { taxBp: 0 } }])
	expect(asked).toHaveLength(before)
	service.answer = usual
	restart()
})

test('a family pays the tax of the team’s address, and so does a late player', async () => {
	const { portalId, coach, order, wanted } = await newLinkedFamily(context, selling)
	await saveDelivery(coach, { portalId, address: manhattan })
	payUrlIn(await order(wanted(nowhere)))
	expect(await ordersIn(portalId)).toMatchObject([{ totalCents: 10_234, terms: { taxBp: 887.5 } }])
	await context.db
		.update(portalItems)
		.set({ deadlineOn: '2020-01-01' })
		.where(eq(portalItems.portalId, portalId))
	const late = playerOf('Late Canary', '77', { size: 'M', shortsSize: 'M' })
	await addPlayers(coach, { portalId, players: [late] })
	const rosterId = (await rosterOf(coach, portalId)).rows.at(-1)?.id ?? ''
	const [model] = (await joinPage(coach, { portalId, rosterId })).orders
	if (!model) throw new Error('No order')
	const chosen = model.items.flatMap(({ id, fits }) => [
		[sizeField(model.orderId, id), fits],
		[qtyField(model.orderId, id), '1'],
	])
	const { orderId, way } = model
	const fields = { orderId, way, key: 'one press', payer: 'family', ...Object.fromEntries(chosen) }
	const join = (more: object) =>
		joinLate(coach, dependencies, {
			portalId,
			rosterId,
			sent: { fields: { ...fields, ...more }, email: 'a@b.test' },
		})
	const first = await join({})
	expect(first).toMatchObject({ kind: 'quote', quote: { payCents: expect.any(Number) } })
	if (first.kind !== 'quote') throw new Error('No sum')
	expect(await join({ seenCents: String(first.quote.payCents) })).toMatchObject({ kind: 'done' })
	const all = await ordersIn(portalId)
	expect(all).toHaveLength(2)
	expect(all.map(({ shipTo, terms }) => [shipTo.zip, terms.taxBp])).toEqual([
		['10001', 887.5],
		['10001', 887.5],
	])
})

test('a family that cannot be taxed now orders nothing and reads why', async () => {
	service.answer = away
	restart()
	const { order, wanted, placed } = await newLinkedFamily(context, selling)
	const own = wanted({ ...manhattan })
	await expect(order(own)).rejects.toMatchObject({ code: 'conflict', message: paymentMessages.taxAway })
	expect(await placed()).toEqual([])
	service.answer = usual
	restart()
	payUrlIn(await order(own))
	expect(await placed()).toMatchObject([{ terms: { taxBp: 887.5 } }])
})
