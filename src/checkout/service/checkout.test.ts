// From cart to order on both engines: one order however often it is sent, and a cart that survives a failed payment.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { put, setStock } from '../../../tests/factories/cart.ts'
import { addPlayers } from '#cart/service/add-pieces.server.ts'
import { removeLine } from '#cart/service/change.server.ts'
import { cartOf } from '#cart/service/view.server.ts'
import { products } from '#catalog/tables.ts'
import { insertKitDesign, insertUniform } from '../../../tests/factories/designs.ts'
import type { Role } from '#kit/roles.ts'
import { newBuyer, statusOf, testAddress } from '../../../tests/factories/orders.ts'
import { noAnswer, openTestSelling, sessionIdIn } from '../../../tests/factories/payments.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { leaveCart } from './cart-of-order.server.ts'
import { submitCheckout } from './checkout.server.ts'
import { openShopping, urlOf } from '../../../tests/factories/checkout.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
selling.orders.onMoved.push(leaveCart)
const { dependencies } = selling

const shopping = (roles?: readonly Role[]) => openShopping(selling, context, roles)

test('sent twice, in two windows at once and again after a lost answer it is one order and one payment page', async () => {
	const { form, submit, placed } = await shopping()
	const same = await form()
	const [first, second] = await Promise.all([submit(same), submit(same)])
	const third = await submit(same)
	expect(new Set([first, second, third].map(urlOf)).size).toBe(1)
	expect(await placed()).toHaveLength(1)
	// 3 × $40, $15.99 delivery, 8 % tax.
	expect((await placed())[0]).toMatchObject({ status: 'pending', totalCents: 12_000 + 1_599 + 960 })
})

test('the checkout says which piece of a kit is missing, and for whom', async () => {
	const { buyer, owner, view } = await shopping()
	const players = [{ name: 'Ava', number: '7', size: 'M', sizes: { pants: 'L' }, quantity: 1 }]
	const configs = { jersey: { playerName: 'Sample', playerNumber: '1' } }
	const [design] = await insertKitDesign(buyer, await insertUniform(context), { configs, players })
	await addPlayers(buyer, owner, { design, version: 1 })
	const missing = async () => (await view()).entries.flatMap(({ kit }) => kit?.missing ?? [])
	expect(await missing()).toEqual([])
	const [, , pants] = (await cartOf(buyer, owner)).lines
	await removeLine(buyer, owner, { lineId: pants!.id })
	expect(await missing()).toEqual(['Pants missing for #7 Ava.'])
})

test('the cart is alive until the payment has come, and empty after it', async () => {
	const { submit, placed, units } = await shopping()
	const sessionId = sessionIdIn({ url: urlOf(await submit()) })
	expect(await units()).toBe(3)
	await selling.sandbox.press(selling.at(context), { id: sessionId, choice: 'pay' })
	await selling.settle()
	expect(await placed()).toMatchObject([{ status: 'paid' }])
	expect(await units()).toBe(0)
})

test('units that were added while the payment was open stay in the cart', async () => {
	const { buyer, owner, product, submit, units } = await shopping()
	const sessionId = sessionIdIn({ url: urlOf(await submit()) })
	await put(buyer, owner, product, 'M', 2)
	await selling.sandbox.press(selling.at(context), { id: sessionId, choice: 'pay' })
	await selling.settle()
	expect(await units()).toBe(2)
})

test('the last ones stay one’s own: what an unpaid order holds is no shortage of its own cart', async () => {
	const { buyer, owner, product, view, submit, form, placed } = await shopping()
	await put(buyer, owner, product, 'M', 17)
	await submit()
	expect((await view()).entries.map(({ line }) => line?.problem)).toEqual([''])
	await submit(await form({ shipTo: { ...testAddress, city: 'Rocky River' } }))
	const states = (await placed()).map(({ status }) => status)
	expect(states).toEqual(['cancelled', 'pending'])
})

test('a purchase order is submitted at once, empties the cart, and comes back the same when sent again', async () => {
	const { form, submit, placed, units } = await shopping(['coach'])
	const purchase = await form({ paymentMode: 'school_po', poNumber: '4711' })
	const done = await submit(purchase)
	expect(done).toMatchObject({ kind: 'submitted' })
	expect(await units()).toBe(0)
	expect(await submit(purchase)).toEqual(done)
	expect(await placed()).toMatchObject([{ status: 'awaiting_approval' }])
})

test('retail buyers have no purchase orders', async () => {
	const { form, submit, placed } = await shopping()
	await expect(submit(await form({ paymentMode: 'school_po', poNumber: '1' }))).rejects.toMatchObject({
		code: 'forbidden',
	})
	expect(await placed()).toEqual([])
})

test('a cart that changed in another window is not ordered unseen', async () => {
	const { buyer, owner, product, form, submit, placed } = await shopping()
	const seen = await form()
	await put(buyer, owner, product, 'L', 1)
	await expect(submit(seen)).rejects.toMatchObject({ code: 'conflict', message: /another window/ })
	expect(await placed()).toEqual([])
})

test('a price that moved is reported with the new total, and nothing is ordered', async () => {
	const { product, form, submit, placed } = await shopping()
	const seen = await form()
	await database.db.update(products).set({ basePriceCents: 5_000 }).where(eq(products.id, product))
	await expect(submit(seen)).rejects.toMatchObject({ code: 'conflict', message: /\$177\.99/ })
	expect(await placed()).toEqual([])
	await submit()
	expect(await placed()).toHaveLength(1)
})

test('what sold out meanwhile is reported on its line, and nothing is ordered', async () => {
	const { product, form, submit, view, placed } = await shopping()
	const seen = await form()
	await setStock(context, product, 2)
	await expect(submit(seen)).rejects.toMatchObject({ code: 'conflict' })
	expect((await view()).entries.map(({ line }) => line?.problem)).toEqual(['Only 2 units left in this size.'])
	expect(await placed()).toEqual([])
})

test('an empty cart and a visitor are refused', async () => {
	const { buyer, submit, form } = await shopping()
	const other = await newBuyer(context)
	const submission = { form: await form(), email: '' }
	await expect(submitCheckout(selling.at(other), dependencies, submission)).rejects.toMatchObject({
		message: 'Cart is empty',
	})
	await expect(
		submitCheckout({ ...selling.at(buyer), actor: context.actor }, dependencies, submission),
	).rejects.toMatchObject({ code: 'signed_out' })
	expect(await submit()).toMatchObject({ kind: 'pay' })
})

test('a provider that cannot be reached loses no order: the next try opens its page', async () => {
	const { form, submit, placed } = await shopping()
	const same = await form()
	const { through } = selling.network
	selling.network.through = noAnswer
	await expect(submit(same)).rejects.toMatchObject({ code: 'conflict', message: /could not be reached/ })
	selling.network.through = through
	expect(await submit(same)).toMatchObject({ kind: 'pay' })
	expect(await placed()).toHaveLength(1)
})

test('an order that ran out is ordered anew by the same form', async () => {
	const { submit, form, placed } = await shopping()
	const same = await form()
	const sessionId = sessionIdIn({ url: urlOf(await submit(same)) })
	await selling.sandbox.press(selling.at(context), { id: sessionId, choice: 'expire' })
	await selling.settle()
	expect(await placed()).toMatchObject([{ status: 'cancelled' }])
	await submit(same)
	const [ended, fresh] = await placed()
	expect([ended?.status, fresh?.status]).toEqual(['cancelled', 'pending'])
	expect(await statusOf(context, fresh?.id ?? '')).toBe('pending')
})
