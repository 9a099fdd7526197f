// Orders of a shop that asks Stripe Tax, from the checkout to their amendment and the report of tax. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { setupChecklist, tryOrder } from '#back-office/service/setup.server.ts'
import { messages as checkoutMessages } from '#checkout/messages.ts'
import { checkoutTax } from '#checkout/service/tax.server.ts'
import { inTransaction } from '#database/context.server.ts'
import { isoDate } from '#kit/time.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { totalsAfter } from '#orders/service/amend.server.ts'
import { placeOrder } from '#orders/service/place.server.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { messages as paymentMessages } from '#payments/messages.ts'
import { organizationPeople, organizations } from '#portals/tables.ts'
import { reportPage } from '#reports/service/report.server.ts'
import { shippingSection } from '#shop-settings/rules/delivery-lines.ts'
import { saveSettings } from '#shop-settings/service/sections.server.ts'
import { openTestDatabase } from './database.ts'
import { newSchool } from './factories/approvals.ts'
import { openShopping, urlOf } from './factories/checkout.ts'
import {
	newBuyer,
	newVariant,
	orderOf,
	testAddress,
	testOrderDependencies,
	wanted,
} from './factories/orders.ts'
import { openTestSelling, sessionIdIn } from './factories/payments.ts'
import { chooseTax, openTaxService, refusing, stripeChosen, usual } from './factories/tax-service.ts'

const { context } = await openTestDatabase({ seeded: false })
const { asked, service, newRates } = await openTaxService()
const selling = openTestSelling(context)
const restart = () => Object.assign(selling.dependencies, { taxRates: newRates() })
restart()

const manhattan = { ...testAddress, city: 'New York', state: 'NY', zip: '10001-2345' }
/** Three at $40.00 with $15.99 delivery, and 8.875 % of both. */
const [goods, delivery, tax] = [12_000, 1_599, 1_207]
const away = () => refusing(503, { type: 'api_error' })
const orderedBy = ({ userId }: { userId: string }) =>
	context.db.select().from(orders).where(eq(orders.userId, userId))

test('with the owner’s rates nothing is asked, and the page knows no asked tax', async () => {
	const { view, submit } = await openShopping(selling, context)
	expect((await view()).taxes).toEqual([])
	expect(urlOf(await submit())).not.toBe('')
	expect(asked).toEqual([])
})

test('an order is taxed as the service says, and keeps that once the owner’s rates hold again', async () => {
	await chooseTax(context, stripeChosen)
	const { buyer, form, submit, view } = await openShopping(selling, context)
	expect((await view()).totals.adjustments.at(-1)).toMatchObject({ name: 'Estimated sales tax', rateBp: 800 })
	const estimate = await form({ shipTo: manhattan })
	await expect(submit(estimate)).rejects.toThrow(orderMessages.moved(goods + delivery + tax))
	const place = { state: 'NY', zip: '10001' }
	expect(await checkoutTax(selling.at(buyer), selling.dependencies, { ...place, zip: '10001-2345' })).toEqual(
		{
			...place,
			asked: { bp: 887.5, onShipping: true },
			problem: null,
		},
	)
	const { seen } = estimate
	const done = await submit({ ...estimate, seen: { ...seen, totalCents: goods + delivery + tax } })
	expect(urlOf(done)).not.toBe('')
	const [order] = await orderedBy(buyer)
	const terms = { taxBp: 887.5, tax: { name: 'Sales tax NY', onShipping: true } }
	expect(order).toMatchObject({ totalCents: goods + delivery + tax, terms })
	// The address was kept: the next page shows its tax from the start.
	expect((await view()).taxes).toMatchObject([{ ...place, asked: { bp: 887.5 } }])
	expect(asked).toHaveLength(1)

	await chooseTax(context, {})
	const [kept] = await orderedBy(buyer)
	if (!kept) throw new Error('No order')
	expect(kept).toMatchObject({ totalCents: goods + delivery + tax, terms })
	const [line] = await context.db.select().from(orderLines).where(eq(orderLines.orderId, kept.id))
	const changes = new Map([[0, wanted(line?.variantId ?? '', 4)]])
	const { totals } = await totalsAfter(buyer, { order: kept, changes })
	expect(totals.adjustments.at(-1)).toMatchObject({ rateBp: 887.5, amountCents: 1_562 })
	await selling.sandbox.press(selling.at(context), { id: sessionIdIn({ url: urlOf(done) }), choice: 'pay' })
	await selling.settle()
	const query = new URLSearchParams({ from: '2026-01-01', to: '2027-12-31', by: 'month' })
	const { result } = await reportPage(await newBuyer(context, ['csr']), { name: 'tax', query, page: 1 })
	expect(result?.rows).toContainEqual(
		expect.objectContaining({ name: 'NY', rate: 887.5, taxable: goods + delivery, charged: tax }),
	)
})

const chosen = () =>
	chooseTax(context, { ...stripeChosen, collect: 'states', states: [{ state: 'OH', bp: 725 }] })

test('while it does not answer, the owner’s rate is shown and charged; elsewhere nothing is lost', async () => {
	await chosen()
	restart()
	service.answer = away
	const { buyer, form, submit, view } = await openShopping(selling, context)
	const there = await form({ shipTo: manhattan })
	await expect(submit(there)).rejects.toMatchObject({ code: 'conflict', message: paymentMessages.taxAway })
	expect(await orderedBy(buyer)).toEqual([])
	expect((await view()).entries).toHaveLength(1)
	const home = await form()
	const { seen } = home
	await submit({ ...home, seen: { ...seen, totalCents: goods + delivery + 870 } })
	expect(await orderedBy(buyer)).toMatchObject([{ terms: { taxBp: 725, tax: { name: 'Sales tax OH' } } }])
	service.answer = usual
})

test('a postal code that does not exist is named before anything is ordered', async () => {
	restart()
	const { buyer, form, submit } = await openShopping(selling, context)
	const nowhere = await form({ shipTo: { ...manhattan, zip: '99999' } })
	await expect(submit(nowhere)).rejects.toThrow('not known for ZIP code 99999 in NY')
	expect(await orderedBy(buyer)).toEqual([])
})

test('a pick-up is taxed where it is fetched', async () => {
	const admin = await newBuyer(context, ['admin'])
	const place = { line1: '1 Main St', city: 'Columbus', state: 'OH', zip: '43201', hours: 'Mon to Fri' }
	const shop = { id: 'shop', name: 'At the shop', days: { least: 0, most: 0 }, isActive: true, states: [] }
	const standard = { ...shop, id: 'standard', name: 'Standard', rate: { kind: 'standard' as const } }
	const methods = [standard, { ...shop, rate: { kind: 'pick-up' as const, place } }]
	await saveSettings(admin, shippingSection, { seen: 0, values: { methods } })
	const { buyer, form, submit, view } = await openShopping(selling, context)
	expect((await view()).taxes).toMatchObject([{ state: 'OH', zip: '43201', asked: { bp: 750 } }])
	const { seen, ...rest } = await form({ shipTo: { ...manhattan }, method: 'shop', isPickUp: true })
	await submit({ ...rest, seen: { ...seen, totalCents: goods + 900 } })
	expect(await orderedBy(buyer)).toMatchObject([{ terms: { taxBp: 750, shippingCents: 0 } }])
	await saveSettings(admin, shippingSection, { seen: 1, values: { methods: [standard] } })
})

test('an exempt school orders without tax, also while the service does not answer', async () => {
	restart()
	service.answer = away
	const school = await newSchool(context)
	const taxExemptUntil = isoDate(new Date(selling.clock.now().getTime() + 30 * 86_400_000))
	await context.db
		.update(organizations)
		.set({ taxCertificate: 'NY-1', taxExemptUntil })
		.where(eq(organizations.id, school.organizationId))
	const { buyer, formFor, submit } = await openShopping(selling, context, ['school_admin'])
	const { organizationId } = school
	const person = { organizationId, userId: buyer.userId, createdAt: context.now }
	await context.db.insert(organizationPeople).values(person)
	await submit(await formFor({ id: organizationId }, { shipTo: manhattan }))
	const terms = { taxBp: 0, tax: { isExempt: true, certificate: 'NY-1' } }
	expect(await orderedBy(buyer)).toMatchObject([{ terms }])
	service.answer = usual
})

test('an order that names no asked tax is not placed: the setting has just changed', async () => {
	const buyer = await newBuyer(context)
	const lines = [wanted(await newVariant(context))]
	const delivery = { isTaxExempt: false, state: 'OH' }
	const request = await orderOf(buyer, lines, { delivery, seenTotalCents: 1 })
	const placing = inTransaction(buyer, (inner) => placeOrder(inner, testOrderDependencies(), request))
	await expect(placing).rejects.toMatchObject({ code: 'conflict', message: orderMessages.taxChanged })
})

test('an address is asked for by people who are signed in, so often an hour', async () => {
	const place = { state: 'NY', zip: '10001' }
	const { dependencies } = selling
	const visitor = { ...context, actor: { userId: null, roles: [] } }
	await expect(checkoutTax(visitor, dependencies, place)).rejects.toMatchObject({ code: 'signed_out' })
	const buyer = await newBuyer(context)
	for (let turn = 0; turn < 60; turn += 1) await checkoutTax(buyer, dependencies, place)
	await expect(checkoutTax(buyer, dependencies, place)).rejects.toMatchObject({
		code: 'too_many',
		message: checkoutMessages.manyAddresses,
	})
})

test('the checklist says how the service is, and the trial order asks it', async () => {
	const admin = await newBuyer(context, ['admin'])
	const stepWith = async (taxServiceId: 'stripe' | null) => {
		const configured = { hasMailServer: false, hasPaymentKeys: true, taxServiceId }
		return (await setupChecklist(admin, configured)).find(({ id }) => id === 'tax')
	}
	expect(await stepWith('stripe')).toMatchObject({
		isDone: false,
		text: expect.stringMatching(/^Stripe Tax did not answer 2 times within the last hour\./),
	})
	expect(await stepWith(null)).toMatchObject({ isDone: false, text: expect.stringContaining('not set') })
	restart()
	const { dependencies } = selling
	const there = await tryOrder(admin, dependencies, { state: 'NY', zip: '10001' })
	expect(there).toMatchObject({ problem: null, methods: [{ taxCents: 1_029, totalCents: 12_628 }] })
	expect(await tryOrder(admin, dependencies, { state: 'NY', zip: '' })).toMatchObject({
		methods: [],
		problem: expect.stringContaining('five digits'),
	})
	service.answer = away
	restart()
	const failing = await tryOrder(admin, dependencies, { state: 'NY', zip: '10002' })
	expect(failing).toMatchObject({ methods: [], problem: paymentMessages.taxAway })
	service.answer = usual
})

test('the service’s failures are of an hour; then the checklist is done again', async () => {
	const admin = await newBuyer(context, ['admin'])
	const later = { ...admin, now: new Date(admin.now.getTime() + 2 * 3_600_000) }
	const configured = { hasMailServer: false, hasPaymentKeys: true, taxServiceId: 'stripe' as const }
	const step = (await setupChecklist(later, configured)).find(({ id }) => id === 'tax')
	expect(step).toMatchObject({ isDone: true, text: 'Stripe Tax says the rate of each order.' })
})
