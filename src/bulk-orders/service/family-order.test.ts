// Families order by the links of their players, without an account. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { examine } from '#checkout/service/doctor.server.ts'
import { orderLines } from '#orders/tables.ts'
import { coverRest } from '#payments/service/shares.server.ts'
import { orderView } from '#orders/service/views.server.ts'
import { portalItems, teamPortals } from '#portals/tables.ts'
import { dashboard } from '#team-dashboard/service/dashboard.server.ts'
import { revokeFamilyLinks } from '#rosters/service/links.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { canary, memoryStore, setStock } from '../../../tests/factories/bulk-orders.ts'
import {
	newLinkedFamily,
	openPayPage,
	payAsFamily,
	payUrlIn,
	visitorOf,
} from '../../../tests/factories/family-orders.ts'
import { openTestSelling, sessionIdIn } from '../../../tests/factories/payments.ts'
import { cancelByFamily, familyItemPicture, ordersPerHour } from './family-order.server.ts'
import { sharesView } from './shares.server.ts'
import { portalView } from './views.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const visitor = visitorOf(context)

const linkedFamily = (input: Parameters<typeof newLinkedFamily>[2] = {}) =>
	newLinkedFamily(context, selling, input)
const pay = (payUrl: string) => payAsFamily(context, selling, payUrl)

const findings = async () =>
	(await examine(selling.at(context))).filter(({ what }) => !/counted|on the shelf/.test(what))

test('the link shows the team’s items for its player, and what is chosen is ordered, paid and seen by the coach', async () => {
	const { view, order, wanted, placed, coach, portalId, rowId, jersey, rosterIds } = await linkedFamily()
	const before = await view()
	expect(before).toMatchObject({
		team: { name: 'Test Rams', isOpen: true },
		player: { id: rowId, name: canary(0), has: [] },
		waiting: null,
	})
	expect(before.catalog.map(({ model }) => model)).toEqual(['Test Jersey', 'Test Shorts'])
	selling.orders.mails.length = 0
	const payUrl = payUrlIn(await order(wanted()))
	expect(payUrl).toMatch(/^\/pay\/[\w-]{43}$/)
	const [row] = await placed()
	expect(row).toMatchObject({
		userId: null,
		status: 'pending',
		isSplit: true,
		contactEmail: 'parent@example.test',
		portalId,
	})
	const [line, ...more] = await context.db.select().from(orderLines).where(eq(orderLines.orderId, row!.id))
	expect(more).toEqual([])
	expect(line).toMatchObject({
		rosterId: rowId,
		qty: 1,
		customization: { player_name: canary(0), number: '0', size: 'M' },
		snapshot: { portalItemId: jersey.itemId, prints: { name: true, number: true } },
	})
	const [mail] = selling.orders.mails
	expect(mail).toMatchObject({ to: 'parent@example.test' })
	expect(mail?.links?.[0]).toMatch(new RegExp(`${payUrl}$`))
	expect(JSON.stringify(mail)).not.toContain(canary(0))
	expect((await view()).waiting).toMatchObject({ orderId: row!.id, payUrl, amountCents: row!.totalCents })
	expect((await view()).waiting?.choice[jersey.itemId]).toEqual({ qty: '1', color: 'design', size: 'M' })

	await pay(payUrl)
	expect((await placed()).map(({ status }) => status)).toEqual(['paid'])
	expect((await view()).player.has).toEqual([jersey.itemId])
	const { participation } = await portalView(coach, portalId)
	expect(participation?.items.find(({ id }) => id === jersey.itemId)?.ordered).toBe(1)
	expect(participation?.missing.map(({ id }) => id)).toContain(rosterIds[0])
	const paid = selling.orders.mails.find(({ subject }) => /is paid/.test(subject))
	expect(paid).toMatchObject({ to: 'parent@example.test' })
	expect(paid?.links?.[0]).toMatch(/\/pay\//)
	const seen = await orderView(coach, row!.id)
	expect(seen.history[0]).toMatchObject({ what: 'Order placed', who: 'Customer' })
	expect(seen.lines[0]?.color).toMatch(/^Custom design in [^,]+ \/ [^,]+$/)
	const { recent } = (await dashboard(coach, { portalId, ordersPage: 1, postingsPage: 1 })) ?? {}
	expect(recent?.orders.map(({ id, who }) => [id, who])).toEqual([[row!.id, 'Family or fan']])
	expect(await findings()).toEqual([])
})

test('a family that orders on the page in Spanish pays on a Spanish page and reads Spanish mails; an English one does not', async () => {
	for (const [language, locale, page, ordered, paid] of [
		[
			'es',
			'es-419',
			/^Fieldhouse, pedido #\w{8}: 1 artículo, incluye impuestos$/,
			/^Pedido #\w{8}: \$[\d.]+ por pagar$/,
			'Gracias, está pagado',
		],
		[
			'en',
			null,
			/^Fieldhouse order #\w{8}: 1 item, tax included$/,
			/^Order #\w{8}: \$[\d.]+ to pay$/,
			'Thank you, it is paid',
		],
	] as const) {
		const { visit, order, wanted } = await newLinkedFamily(context, selling)
		const from = selling.orders.mails.length
		const payUrl = payUrlIn(await order(wanted(), { ...visit, language }))
		const id = await openPayPage(context, selling, payUrl)
		expect(await selling.stripe.checkout.sessions.retrieve(id)).toMatchObject({ locale })
		const seen = await selling.sandbox.pageOf(selling.at(context), id)
		expect(`${seen?.title}: ${seen?.detail}`).toMatch(page)
		await pay(payUrl)
		const mails = selling.orders.mails.slice(from)
		expect(mails[0]?.subject).toMatch(ordered)
		expect(mails.find(({ html }) => html.includes(paid))?.html).toContain(`<html lang="${language}-US">`)
	}
})

test('a second click finds the first order; another wish is another order', async () => {
	const { order, wanted, placed } = await linkedFamily()
	const [one, two] = await Promise.all([order(wanted()), order(wanted())])
	expect(payUrlIn(one)).toBe(payUrlIn(two))
	expect(await placed()).toHaveLength(1)
	await order(wanted({ email: 'other@example.test' }))
	expect(await placed()).toHaveLength(2)
})

test('what is missing or wrong is reported at its field, and nothing is ordered', async () => {
	const { order, wanted, placed, jersey, shorts } = await linkedFamily({ stock: 3 })
	const errorsOf = async (change: Record<string, string>) => {
		const done = await order(wanted(change))
		return done.ok ? {} : done.errors
	}
	const [jerseyQty, jerseySize] = [`qtyOf-${jersey.itemId}`, `sizeOf-${jersey.itemId}`]
	expect(await errorsOf({ [jerseyQty]: '0' })).toEqual({ items: 'Choose at least one item.' })
	expect(await errorsOf({ [jerseySize]: '' })).toEqual({ [jerseySize]: 'Size required' })
	expect(await errorsOf({ [jerseySize]: '9XL' })).toEqual({ [jerseySize]: 'Size required' })
	expect(await errorsOf({ email: 'nobody', zip: '1' })).toMatchObject({
		email: 'Invalid email address',
		zip: expect.any(String) as string,
	})
	expect(await errorsOf({ [jerseyQty]: '9' })).toEqual({
		[jerseySize]: expect.stringContaining('Only 3 left') as string,
	})
	await context.db
		.update(portalItems)
		.set({ deadlineOn: '2020-01-01' })
		.where(eq(portalItems.id, shorts.itemId))
	expect(await errorsOf({ [`qtyOf-${shorts.itemId}`]: '1', [`sizeOf-${shorts.itemId}`]: 'M' })).toEqual({
		[`qtyOf-${shorts.itemId}`]: expect.stringContaining('Closed') as string,
	})
	expect(await placed()).toEqual([])
})

test('of the last piece the first family gets one, the second one is told', async () => {
	const first = await linkedFamily({ stock: 1 })
	const other = { token: await first.tokenOf(first.rosterIds[1] ?? ''), clientAddress: randomUUID() }
	const done = await Promise.allSettled([first.order(first.wanted()), first.order(first.wanted(), other)])
	const won = done.filter((one) => one.status === 'fulfilled' && one.value.ok)
	expect(won).toHaveLength(1)
	expect(await first.placed()).toHaveLength(1)
})

test('an unpaid order is dropped to choose again, its stock is free; a paid one stays', async () => {
	const { order, wanted, view, visit, placed, jersey, tokenOf, rosterIds } = await linkedFamily({ stock: 1 })
	const other = { ...visit, token: await tokenOf(rosterIds[1] ?? '') }
	const left = async (by = visit) =>
		(await view(by)).catalog[0]?.colors[0]?.sizes.find(({ size }) => size === 'M')?.stock
	await order(wanted())
	// What its own order holds is offered to the family alone.
	expect([await left(), await left(other)]).toEqual([1, 0])
	const cancel = () => cancelByFamily(selling.at(visitor), selling.dependencies, visit)
	await cancel()
	await selling.settle()
	expect((await view()).waiting).toBeNull()
	const payUrl = payUrlIn(await order(wanted()))
	await pay(payUrl)
	await expect(cancel()).rejects.toMatchObject({ code: 'not_found' })
	expect((await placed()).map(({ status }) => status)).toEqual(['cancelled', 'paid'])
	await setStock(context, jersey.productId, 0)
})

test('the coach covers what a family cannot pay; a player of the team cannot', async () => {
	const { order, wanted, placed, coach, player } = await linkedFamily()
	await order(wanted())
	const [row] = await placed()
	const { can, isForeign } = await sharesView(coach, selling.orders, row!.id)
	expect({ can, isForeign }).toEqual({ can: { cover: true, cancel: true }, isForeign: true })
	const cover = (who: typeof coach) => coverRest(selling.at(who), selling.dependencies, row!.id)
	await expect(cover(player)).rejects.toMatchObject({ code: 'not_found' })
	const page = await cover(coach)
	await selling.sandbox.press(selling.at(context), { id: sessionIdIn(page), choice: 'pay' })
	await selling.settle()
	expect((await placed()).map(({ status }) => status)).toEqual(['paid'])
	expect(await findings()).toEqual([])
})

test('another link, a revoked one and a closed store order nothing; a link opens its own player only', async () => {
	const { order, wanted, visit, view, coach, portalId, rowId, jersey, tokenOf, rosterIds } =
		await linkedFamily()
	const other = { ...visit, token: await tokenOf(rosterIds[1] ?? '') }
	expect((await view(other)).player).toMatchObject({ name: canary(1) })
	expect(JSON.stringify(await view(other))).not.toContain(canary(0))
	const store = memoryStore()
	const picture = (itemId: string) => familyItemPicture(visitor, store, { ...visit, itemId })
	expect((await picture(jersey.itemId)).etag).toMatch(/^"/)
	await expect(picture(randomUUID())).rejects.toMatchObject({ code: 'not_found' })
	await expect(picture('x')).rejects.toMatchObject({ code: 'not_found' })
	await expect(view({ ...visit, token: 'x'.repeat(43) })).rejects.toMatchObject({ code: 'not_found' })
	await context.db.update(teamPortals).set({ status: 'closed' }).where(eq(teamPortals.id, portalId))
	expect(await order(wanted())).toMatchObject({ ok: false })
	await context.db.update(teamPortals).set({ status: 'open' }).where(eq(teamPortals.id, portalId))
	await revokeFamilyLinks(selling.at(coach), { portalId, rowIds: [rowId] })
	await expect(order(wanted())).rejects.toMatchObject({ code: 'not_found' })
})

test('a link orders so often an hour and no more', async () => {
	const { order, wanted } = await linkedFamily()
	for (let at = 0; at < ordersPerHour; at += 1) await order(wanted({ email: '' }))
	await expect(order(wanted({ email: '' }))).rejects.toMatchObject({ code: 'too_many' })
})
