// Quotes from the staff's draft to the customer's order, with what is refused. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, profiles, userRoles } from '#accounts/tables.ts'
import { examine } from '#checkout/service/doctor.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { visitor, type Role } from '#kit/roles.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { findOrder } from '#orders/service/find.server.ts'
import { requestRefund } from '#payments/service/refunds.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	newBuyer,
	newVariant,
	stockOf,
	testAddress,
	testOrderDependencies,
} from '../../../tests/factories/orders.ts'
import { openTestSelling, sessionIdIn } from '../../../tests/factories/payments.ts'
import { newQuote, quoteInput } from '../../../tests/factories/quotes.ts'
import { quotesModule } from '../module.ts'
import { deleteQuotesTo, wrongQuotes } from '../store/quotes.server.ts'
import { quotes } from '../tables.ts'
import { acceptQuote, declineQuote, payQuote, type Acceptance } from './answer.server.ts'
import { createQuote, saveQuote } from './edit.server.ts'
import { orderNow, renewLink, sendQuote, tokenOf, withdrawQuote } from './send.server.ts'
import { quoteForCustomer, quoteForStaff, quotesForStaff } from './views.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const { dependencies } = selling

const csr = async () => selling.at(await newBuyer(context, ['csr']))
const guest = () => selling.at({ ...context, actor: visitor })
const quoteOf = async (id: string) => {
	const [row] = await database.db.select().from(quotes).where(eq(quotes.id, id))
	if (!row) throw new Error('No such quote')
	return row
}
const seenOf = async (quoteId: string) => ({ quoteId, seenVersion: (await quoteOf(quoteId)).version })
const linesOf = (orderId: string) =>
	database.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.position)
const addressOf = () => `${randomUUID()}@example.test`

async function newCoach() {
	const coach = await newBuyer(context, ['coach'])
	await database.db.insert(userRoles).values({ userId: coach.userId, role: 'coach' })
	return { ...coach, email: `${coach.userId}@example.test` }
}

async function sentQuote(change: Parameters<typeof quoteInput>[2] = {}, email = addressOf()) {
	const staff = await csr()
	const variantId = await newVariant(context, { stock: 20, priceCents: 4_000 })
	const quoteId = await newQuote(staff, { email, input: quoteInput(context, variantId, change) })
	await sendQuote(staff, dependencies.orders, await seenOf(quoteId))
	const { version, link, pricing } = await quoteOf(quoteId)
	const token = tokenOf(dependencies.orders, { id: quoteId, link })
	const acceptance: Acceptance = {
		token,
		seenVersion: version,
		seenTotalCents: pricing.totalCents,
		shipTo: testAddress,
		paymentMode: 'card',
		poNumber: '',
	}
	return { staff, quoteId, variantId, token, acceptance, email }
}

const pay = async (page: { url: string } | null) => {
	await selling.sandbox.press(selling.at(context), { id: sessionIdIn(page ?? { url: '' }), choice: 'pay' })
	await selling.settle()
}

test('an agreed price gets no quantity discount; the discount and custom lines are part of the sum', async () => {
	const variantId = await newVariant(context, { stock: 50, priceCents: 4_000 })
	const { lines } = quoteInput(context, variantId)
	const { quoteId } = await sentQuote({ lines: lines.map((line) => ({ ...line, quantity: 6 })) })
	const { pricing } = await quoteOf(quoteId)
	expect(pricing.subtotalCents).toBe(24_000 + 18_000)
	expect(pricing.adjustments.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
		['quantity', -1_200],
		['agreed', -1_000],
		['charge', 5_000],
		['shipping', 0],
		['tax', 3_584],
	])
	expect(pricing.totalCents).toBe(42_000 - 1_200 - 1_000 + 5_000 + 3_584)
})

test('a guest accepts by the link and pays: the order has the quote’s sum, its stock and its prices', async () => {
	const { quoteId, token, acceptance, variantId, email } = await sentQuote()
	const { pricing } = await quoteOf(quoteId)
	await pay(await acceptQuote(guest(), dependencies, acceptance))
	const { state, orderId } = await quoteOf(quoteId)
	expect(state).toBe('accepted')
	const order = await findOrder(context, orderId ?? '')
	expect(order).toMatchObject({
		status: 'paid',
		userId: null,
		contactEmail: email,
		totalCents: pricing.totalCents,
		pricing,
		quoteId,
	})
	expect(
		(await linesOf(orderId ?? '')).map(({ unitCents, snapshot }) => [unitCents, snapshot.isAgreedPrice]),
	).toEqual([
		[4_000, undefined],
		[3_000, true],
	])
	expect(await stockOf(context, variantId)).toEqual({ stock: 10, counted: 20 })
	const view = await quoteForCustomer(guest(), dependencies, { token, isBack: false })
	expect(view).toMatchObject({
		standing: 'accepted',
		order: { status: 'paid', isPayable: false, isOwn: false },
	})
	expect(JSON.stringify(view)).not.toContain('Matched another shop')
	expect(JSON.stringify(view)).not.toContain('Late last time')
	expect(await wrongQuotes(database.db)).toEqual([])
	expect((await examine(selling.at(context))).filter((finding) => finding.orderId === orderId)).toEqual([])
})

test('a refund of units at the agreed price returns what was paid for them, and all units return all but shipping', async () => {
	const { staff, quoteId, acceptance } = await sentQuote({
		charges: [],
		discountCents: 0,
		shippingCents: 500,
	})
	await pay(await acceptQuote(guest(), dependencies, acceptance))
	const { orderId, pricing } = await quoteOf(quoteId)
	const [atList, agreed] = await linesOf(orderId ?? '')
	const back = (lines: { lineId: string; qty: number }[]) =>
		requestRefund(staff, dependencies, { orderId: orderId ?? '', what: { lines }, reason: 'Returned' })
	const first = await back([{ lineId: agreed?.id ?? '', qty: 5 }])
	expect(first.amountCents).toBe(15_000 + 1_200)
	const second = await back([{ lineId: atList?.id ?? '', qty: 5 }])
	expect(first.amountCents + second.amountCents).toBe(pricing.totalCents - 500)
})

test('an accepted quote for an account is an order of that account, whoever has the link', async () => {
	const customer = await newCoach()
	const { quoteId, acceptance } = await sentQuote({}, customer.email)
	await acceptQuote(guest(), dependencies, acceptance)
	const order = await findOrder(context, (await quoteOf(quoteId)).orderId ?? '')
	expect(order).toMatchObject({ userId: customer.userId, status: 'pending' })
	// The coach's 5 % on the five at the list price.
	expect(order?.pricing.adjustments[0]).toMatchObject({ kind: 'role', amountCents: -1_000 })
})

test('a purchase order is for the customer’s own account with a role that may use one', async () => {
	const customer = await newCoach()
	const { quoteId, acceptance } = await sentQuote({}, customer.email)
	const byPo = { ...acceptance, paymentMode: 'school_po' as const, poNumber: 'PO 7' }
	await expect(acceptQuote(guest(), dependencies, byPo)).rejects.toMatchObject({ code: 'forbidden' })
	const other = selling.at(await newBuyer(context, ['coach']))
	await expect(acceptQuote(other, dependencies, byPo)).rejects.toMatchObject({ code: 'forbidden' })
	expect(await acceptQuote(selling.at(customer), dependencies, byPo)).toBeNull()
	expect(await findOrder(context, (await quoteOf(quoteId)).orderId ?? '')).toMatchObject({
		status: 'awaiting_approval',
		poNumber: 'PO 7',
	})
})

test('a second acceptance finds the first order', async () => {
	const { acceptance } = await sentQuote()
	const first = await acceptQuote(guest(), dependencies, acceptance)
	const second = await acceptQuote(guest(), dependencies, acceptance)
	expect(second).toEqual(first)
})

test('two acceptances at once make one order', async () => {
	const { quoteId, acceptance } = await sentQuote()
	const both = await Promise.allSettled([
		acceptQuote(guest(), dependencies, acceptance),
		acceptQuote(guest(), dependencies, acceptance),
	])
	expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
	expect(await database.db.$count(orders, eq(orders.quoteId, quoteId))).toBe(1)
})

test('an expired, a withdrawn, a declined and a changed quote each say so', async () => {
	const late = await sentQuote()
	const later = { ...guest(), now: new Date(context.now.getTime() + 20 * 86_400_000) }
	await expect(acceptQuote(later, dependencies, late.acceptance)).rejects.toThrow('was valid until')

	const withdrawn = await sentQuote()
	await withdrawQuote(withdrawn.staff, await seenOf(withdrawn.quoteId))
	await expect(acceptQuote(guest(), dependencies, withdrawn.acceptance)).rejects.toThrow('have withdrawn')
	const view = await quoteForCustomer(guest(), dependencies, { token: withdrawn.token, isBack: false })
	expect(view).toMatchObject({ standing: 'withdrawn', goods: [] })

	const declined = await sentQuote()
	const mailing = { ...testOrderDependencies(), supportTo: 'desk@shop.test' }
	for (let time = 0; time < 2; time += 1)
		await declineQuote(guest(), mailing, { token: declined.token, reason: 'Too\nlate' })
	expect(mailing.mails.map(({ to }) => to)).toEqual(['desk@shop.test'])
	expect(mailing.mails[0]?.text).toContain('Too late')
	expect(mailing.mails[0]?.text).toContain(`/admin/quotes/${declined.quoteId}`)
	expect(await quoteOf(declined.quoteId)).toMatchObject({ state: 'declined', declineReason: 'Too late' })
	await expect(acceptQuote(guest(), dependencies, declined.acceptance)).rejects.toThrow('was declined')

	const changed = await sentQuote()
	await saveQuote(changed.staff, dependencies, {
		...(await seenOf(changed.quoteId)),
		input: quoteInput(context, changed.variantId, { discountCents: 0 }),
	})
	await expect(acceptQuote(guest(), dependencies, changed.acceptance)).rejects.toThrow(
		'We changed this quote',
	)
})

test('only the current link opens a quote', async () => {
	const { staff, quoteId, token, acceptance } = await sentQuote()
	await renewLink(staff, dependencies.orders, await seenOf(quoteId))
	const notFound = { code: 'not_found' }
	await expect(quoteForCustomer(guest(), dependencies, { token, isBack: false })).rejects.toMatchObject(
		notFound,
	)
	await expect(acceptQuote(guest(), dependencies, acceptance)).rejects.toMatchObject(notFound)
	await expect(
		declineQuote(guest(), { ...dependencies.orders, supportTo: null }, { token: 'abc', reason: '' }),
	).rejects.toMatchObject(notFound)
	await expect(payQuote(guest(), dependencies, token)).rejects.toMatchObject(notFound)
})

test('an item that sold out meanwhile cannot be accepted', async () => {
	const { acceptance } = await sentQuote({
		lines: quoteInput(context, await newVariant(context, { stock: 3, priceCents: 4_000 })).lines,
	})
	await expect(acceptQuote(guest(), dependencies, acceptance)).rejects.toThrow('no longer available')
})

test('staff places the order at once: with a link to pay, or with a purchase order', async () => {
	const { staff, quoteId, email } = await sentQuote()
	const orderId = await orderNow(staff, dependencies.orders, {
		...(await seenOf(quoteId)),
		paymentMode: 'card',
		poNumber: '',
	})
	expect(await findOrder(context, orderId)).toMatchObject({
		status: 'pending',
		userId: null,
		contactEmail: email,
	})
	const [, mailed] = selling.orders.mails.filter(({ to }) => to === email)
	expect(mailed?.subject).toContain('to pay')
	expect(mailed?.html).toContain('/quote/')
	const byPo = await sentQuote()
	const asked = { ...(await seenOf(byPo.quoteId)), paymentMode: 'school_po' as const }
	const poOrder = await orderNow(byPo.staff, dependencies.orders, { ...asked, poNumber: 'PO 12' })
	expect(await findOrder(context, poOrder)).toMatchObject({ status: 'awaiting_approval', poNumber: 'PO 12' })
	await expect(
		orderNow(byPo.staff, dependencies.orders, { ...asked, poNumber: 'PO 12' }),
	).rejects.toMatchObject({ code: 'conflict' })
})

test('a save on an old page is refused, and so is one of an accepted quote', async () => {
	const { staff, quoteId, variantId, acceptance } = await sentQuote()
	const input = quoteInput(context, variantId)
	await expect(saveQuote(staff, dependencies, { quoteId, seenVersion: 1, input })).rejects.toThrow(
		'Someone else',
	)
	await acceptQuote(guest(), dependencies, acceptance)
	await expect(saveQuote(staff, dependencies, { ...(await seenOf(quoteId)), input })).rejects.toThrow(
		'accepted',
	)
})

test('a price or a discount needs its reason, and a quote needs goods', async () => {
	const staff = await csr()
	const variantId = await newVariant(context, { stock: 20, priceCents: 4_000 })
	const quoteId = await newQuote(staff, { email: addressOf(), input: quoteInput(context, variantId) })
	const seen = await seenOf(quoteId)
	const [line] = quoteInput(context, variantId).lines
	const unexplained = line ? [{ ...line, priceCents: 1, reason: '' }] : []
	const save = (change: Parameters<typeof quoteInput>[2]) =>
		saveQuote(staff, dependencies, { ...seen, input: quoteInput(context, variantId, change) })
	await expect(save({ lines: unexplained })).rejects.toThrow('Say why the price differs')
	await expect(save({ discountReason: '' })).rejects.toThrow('Say why there is a discount')
	await expect(save({ validOn: '2000-01-01' })).rejects.toThrow('today or later')
	await save({ lines: [] })
	await expect(sendQuote(staff, dependencies.orders, await seenOf(quoteId))).rejects.toThrow(
		'at least one product',
	)
})

test('a quote is the staff’s: every other role is refused', async () => {
	const { quoteId, variantId } = await sentQuote()
	const seen = await seenOf(quoteId)
	const input = quoteInput(context, variantId)
	for (const role of ['coach', 'school_admin', 'player', 'retail', 'production'] as const satisfies Role[]) {
		const by: ServiceContext = await newBuyer(context, [role])
		const tries = [
			async () => createQuote(by, { key: randomUUID(), name: 'A', email: addressOf() }),
			async () => saveQuote(by, dependencies, { ...seen, input }),
			async () => sendQuote(by, dependencies.orders, seen),
			async () => renewLink(by, dependencies.orders, seen),
			async () => withdrawQuote(by, seen),
			async () => orderNow(by, dependencies.orders, { ...seen, paymentMode: 'card', poNumber: '' }),
			async () => quotesForStaff(by, { standing: null, text: '', page: 1 }),
			async () => quoteForStaff(by, dependencies, { quoteId, find: '' }),
		]
		for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' })
	}
})

test('staff finds quotes by standing, name and address, and sees prices with their reasons', async () => {
	const { staff, quoteId, email } = await sentQuote()
	const find = (text: string, standing: 'sent' | 'expired' | null = null) =>
		quotesForStaff(staff, { standing, text, page: 1 })
	expect((await find(email)).quotes.map(({ id }) => id)).toEqual([quoteId])
	expect((await find(email, 'sent')).total).toBe(1)
	expect((await find(email, 'expired')).total).toBe(0)
	expect((await find(quoteId.slice(0, 8))).total).toBe(1)
	const view = await quoteForStaff(staff, dependencies, { quoteId, find: 'model' })
	expect(view.goods[1]).toMatchObject({ unitCents: 3_000, listCents: 4_000, reason: 'Matched another shop' })
	expect(view.quote.link).toContain('/quote/')
	const noted = await database.db.select().from(auditLog).where(eq(auditLog.subject, quoteId))
	expect(noted.map(({ event }) => event)).toEqual(
		expect.arrayContaining(['quote.created', 'quote.saved', 'quote.sent', 'quote.opened']),
	)
	expect(noted.find(({ event }) => event === 'quote.saved')?.details).toMatchObject({
		agreedPrices: 1,
		differenceCents: -5_000,
	})
})

test('quotes to an address go with its account', async () => {
	const { quoteId, email } = await sentQuote()
	const member = await newBuyer(context)
	await database.db.update(profiles).set({ email }).where(eq(profiles.id, member.userId))
	await deleteQuotesTo(database.db, member.userId)
	expect(await database.db.$count(quotes, eq(quotes.id, quoteId))).toBe(0)
	expect(quotesModule.erases).toHaveLength(1)
})

test('the doctor finds an accepted quote without its order', async () => {
	const { quoteId } = await sentQuote()
	await database.db.update(quotes).set({ state: 'accepted' }).where(eq(quotes.id, quoteId))
	expect(await wrongQuotes(database.db)).toEqual([
		{ orderId: null, what: `Quote ${quoteId.slice(0, 8)} is accepted and has no order` },
	])
	await database.db.update(quotes).set({ state: 'withdrawn' }).where(eq(quotes.id, quoteId))
})
