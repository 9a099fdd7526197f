// Tax by state and shipping methods, from the owner's settings to the placed order and its amendment.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { profiles } from '#accounts/tables.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { ShippingRules } from '#pricing/delivery-schemas.ts'
import type { Delivery } from '#pricing/rules/delivery.ts'
import { shippingSection, taxSection } from '#shop-settings/rules/delivery-lines.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { saveSettings } from '#shop-settings/service/sections.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	newBuyer,
	newVariant,
	orderOf,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { testAddress } from '../../../tests/factories/orders.ts'
import { totalsAfter } from './amend.server.ts'
import { savedAddresses } from './address-book.server.ts'
import { placeOrder } from './place.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const owner: ServiceContext = { ...context, actor: { userId: randomUUID(), roles: ['admin'] } }
await context.db.insert(profiles).values({ id: owner.actor.userId ?? '' })

const days = { least: 2, most: 4 }
const place = { line1: '1 Main St', city: 'Columbus', state: 'OH', zip: '43004', hours: 'Mon to Fri' }
const tax = {
	collect: 'states' as const,
	states: [
		{ state: 'OH', bp: 725 },
		{ state: 'PA', bp: 600 },
	],
	onShipping: false,
}
const shipping = ShippingRules.parse({
	methods: [
		{ id: 'standard', name: 'Standard', days, rate: { kind: 'standard' }, isActive: true, states: [] },
		{
			id: 'ground',
			name: 'Ground',
			days,
			rate: {
				kind: 'weight',
				bands: [
					{ from: 0, cents: 999 },
					{ from: 100, cents: 1_899 },
				],
			},
			isActive: true,
			states: ['OH'],
		},
		{ id: 'shop', name: 'At the shop', days, rate: { kind: 'pick-up', place }, isActive: true, states: [] },
	],
})

const save = (by: ServiceContext, seen: number) =>
	inTransaction(by, async (inner) => {
		await saveSettings(inner, taxSection, { seen, values: tax })
		await saveSettings(inner, shippingSection, { seen, values: shipping })
	})

test('only an admin changes tax and shipping; both hold at once', async () => {
	for (const role of ['csr', 'production', 'coach'] as const)
		await expect(
			save({ ...owner, actor: { userId: owner.actor.userId, roles: [role] } }, 0),
		).rejects.toMatchObject({ code: 'forbidden' })
	await save(owner, 0)
	expect(await pricesNow(context)).toMatchObject({ version: 0, tax, shipping })
	await expect(save(owner, 0)).rejects.toMatchObject({ code: 'invalid' })
})

const buyer = await newBuyer(context)
const variant = await newVariant(context, { priceCents: 10_000, stock: 500 })

async function placed(delivery: Delivery, seenTotalCents: number, quantity = 1) {
	const shipTo = { ...testAddress, state: delivery.state ?? 'OH' }
	const request = await orderOf(buyer, [wanted(variant, quantity)], { delivery, shipTo, seenTotalCents })
	return (await placeOrder(buyer, testOrderDependencies(), request)).order
}
const to = (state: string, method?: string): Delivery => ({
	isTaxExempt: false,
	state,
	...(method !== undefined && { method }),
})

test.each([
	['the cheapest method of the state', to('OH'), 1, 10_000 + 999 + 725],
	['a heavier parcel', to('OH', 'ground'), 11, 110_000 + 999 + 7_975],
	['a parcel of the next weight', to('OH', 'ground'), 12, 114_000 + 1_899 + 8_265],
	['the rate of another state', to('PA'), 1, 10_000 + 1_599 + 600],
	['a state without tax', to('OR'), 1, 10_000 + 1_599],
	['a pick-up, taxed at the shop', to('OR', 'shop'), 1, 10_000 + 725],
	[
		'an exempt school',
		{ ...to('PA', 'standard'), isTaxExempt: true, certificate: 'PA-7' },
		1,
		10_000 + 1_599,
	],
] as const)('%s', async (_what, delivery, quantity, totalCents) => {
	const order = await placed(delivery, totalCents, quantity)
	expect(order.totalCents).toBe(totalCents)
	expect(order.terms.tax?.certificate).toBe('certificate' in delivery ? delivery.certificate : null)
})

test('a method that is not offered there, not any more or never was, is refused', async () => {
	for (const method of ['ground', 'old'])
		await expect(placed(to('PA', method), 12_199)).rejects.toMatchObject({
			code: 'conflict',
			message: 'This way of shipping is not offered to PA. Please choose another one.',
		})
})

test('a total of another state is refused with the one that is charged', async () => {
	await expect(placed(to('PA'), 10_000 + 999 + 725)).rejects.toMatchObject({
		code: 'conflict',
		message: expect.stringContaining('$121.99'),
	})
})

test('an amendment keeps rate, method and its price', async () => {
	const order = await placed(to('OH', 'ground'), 110_000 + 999 + 7_975, 11)
	const { totals } = await totalsAfter(buyer, { order, changes: new Map([[0, wanted(variant, 12)]]) })
	expect(totals.totalCents).toBe(114_000 + 999 + 8_265)
})

test('the place of a pick-up is no address of the buyer', async () => {
	const other = await newBuyer(context)
	const request = await orderOf(other, [wanted(variant)], {
		delivery: to('OH', 'shop'),
		shipTo: { ...testAddress, ...place },
		seenTotalCents: 10_725,
	})
	await placeOrder(other, testOrderDependencies(), request)
	expect(await savedAddresses(other)).toEqual([])
})
