// Account deletion: the person's orders stay as anonymous records. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { profiles, userRoles } from '#accounts/tables.ts'
import { variants } from '#catalog/tables.ts'
import { designs } from '#designs/tables.ts'
import { orderEvents, orderLines, orders } from '../tables.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { newMember, newPerson, newPortal } from '../../../tests/factories/portals.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { lockOrder } from '../store/orders.server.ts'
import type { OrderMove } from '../states.ts'
import {
	newBuyer,
	newOrder,
	newVariant,
	statusOf,
	stockOf,
	testAddress,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { eraseOrders, reassignOrderedDesigns, ordersUnderWay } from './erase.server.ts'
import { linePictureUrl } from '../urls.ts'
import { staffOrderView } from './views.server.ts'
import { transitionOrder } from './transition.server.ts'
import type { PlaceRequest } from './place.server.ts'
import { addNote } from './manage.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const { context } = await openTestDatabase({ seeded: false })

/** As the identity service does it: the shop's data is erased first, then the profile. */
const leave = (userId: string, dependencies: ReturnType<typeof testOrderDependencies>) =>
	inTransaction(context, async (inner) => {
		await eraseOrders(inner, dependencies, userId)
		await reassignOrderedDesigns(inner, userId)
		await inner.db.delete(profiles).where(eq(profiles.id, userId))
	})

const move = (by: ServiceContext, orderId: string, made: OrderMove) =>
	inTransaction(by, async (inner) => {
		const order = await lockOrder(inner.db, orderId)
		if (order)
			await transitionOrder(inner, testOrderDependencies(), { order, move: made, why: 'Robin Vale said so' })
	})

const everythingOf = async (orderId: string) => ({
	order: (await context.db.select().from(orders).where(eq(orders.id, orderId)))[0],
	lines: await context.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)),
	events: await context.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)),
})

test('name, street, phone, mail and players go; state and sums stay', async () => {
	const buyer = await newBuyer(context, ['coach'])
	const lines = [wanted(await newVariant(context), 3, { name: 'O’Brien', number: '00' })]
	const { id, totalCents, pricing } = await newOrder(buyer, testOrderDependencies(), { lines })
	await move(buyer, id, 'cancel')
	const csr = await newBuyer(context, ['csr'])
	await addNote(csr, { orderId: id, text: 'Robin called from (555) 010-1958' })
	const stranger = await newBuyer(context)
	const other = await newOrder(stranger, testOrderDependencies(), { lines })
	await leave(buyer.userId, testOrderDependencies())
	const left = await everythingOf(id)
	expect(left.order).toMatchObject({ status: 'cancelled', userId: null, totalCents, pricing })
	expect(left.order?.shipTo).toEqual({
		name: '',
		line1: '',
		line2: '',
		phone: '',
		city: 'Lakewood',
		state: 'OH',
		zip: '44107',
	})
	expect(left.lines).toMatchObject([{ qty: 3, customization: { player_name: '', number: '00', size: 'L' } }])
	expect(left.events.find(({ kind }) => kind === 'note')).toMatchObject({ actorId: csr.userId, why: '' })
	const words = JSON.stringify(left)
	for (const secret of ['Robin', 'Mill Lane', '(555)', '@', 'Brien', buyer.userId])
		expect(words).not.toContain(secret)
	expect((await everythingOf(other.id)).order).toMatchObject({ shipTo: testAddress, userId: stranger.userId })
})

test('what still waited is cancelled, its stock is back, and no one gets a mail', async () => {
	const buyer = await newBuyer(context, ['coach'])
	const variantId = await newVariant(context)
	const dependencies = testOrderDependencies()
	const card = await newOrder(buyer, testOrderDependencies(), { lines: [wanted(variantId, 3)] })
	const po = await newOrder(buyer, testOrderDependencies(), {
		lines: [wanted(variantId, 2)],
		paymentMode: 'school_po',
		poNumber: '4711',
	})
	await leave(buyer.userId, dependencies)
	expect([await statusOf(context, card.id), await statusOf(context, po.id)]).toEqual([
		'cancelled',
		'cancelled',
	])
	expect(await stockOf(context, variantId)).toEqual({ stock: 10, counted: 10 })
	expect(dependencies.mails).toEqual([])
	expect(dependencies.moves).toEqual(['cancel', 'cancel'])
	expect((await everythingOf(po.id)).order).toMatchObject({ poNumber: '4711', contactEmail: '' })
})

test('a person who has paid gets what was ordered first: until it is shipped the account stays', async () => {
	const buyer = await newBuyer(context)
	const { id } = await newOrder(buyer, testOrderDependencies(), {
		lines: [wanted(await newVariant(context))],
	})
	await move(context, id, 'pay')
	await expect(leave(buyer.userId, testOrderDependencies())).rejects.toMatchObject({
		code: 'conflict',
		message: 'An order of this person is still under way.',
	})
	expect((await everythingOf(id)).order).toMatchObject({ shipTo: testAddress, status: 'paid' })
	await move(context, id, 'start')
	expect(await ordersUnderWay(buyer)).toEqual([{ id, reference: id.slice(0, 8) }])
	await move(context, id, 'ship')
	expect(await ordersUnderWay(buyer)).toEqual([])
	await leave(buyer.userId, testOrderDependencies())
	expect((await everythingOf(id)).order).toMatchObject({ status: 'shipped', userId: null, contactEmail: '' })
})

test('what another one of the team has ordered keeps its design, also when no catalog wears it any more', async () => {
	const staff = await newPerson(context, ['admin'])
	const rams = await newPortal(staff)
	const [coach, second] = [await newMember(staff, rams, 'coach'), await newMember(staff, rams, 'coach')]
	const player = await newMember(staff, rams, 'player')
	const variantId = await newVariant(context)
	const [variant] = await context.db.select().from(variants).where(eq(variants.id, variantId))
	const productId = variant?.productId ?? ''
	const config = startingConfig(await subjectOf(context, productId), specPrices)
	const owner = { userId: coach.userId, visitorKey: null }
	const save = () => saveDesign(coach, { productId, designId: null, baseVersion: 0, config, owner })
	const [ordered, given] = [await save(), await save()]
	const design = { designId: ordered.designId, designVersion: 1 }
	const placed: string[] = []
	for (const { designId } of [ordered, given]) {
		const { id } = await newOrder(player, testOrderDependencies(), { lines: [wanted(variantId)] })
		placed.push(id)
		await context.db.update(orders).set({ portalId: rams.portalId }).where(eq(orders.id, id))
		await context.db
			.update(orderLines)
			.set({ ...design, designId })
			.where(eq(orderLines.orderId, id))
		if (designId === given.designId) await move(player, id, 'cancel')
	}
	await leave(coach.userId, testOrderDependencies())
	const left = await context.db.select().from(designs).where(eq(designs.productId, productId))
	expect(left).toMatchObject([{ id: ordered.designId, userId: second.userId }])
	const shown = await Promise.all(placed.map((id) => staffOrderView(staff, id)))
	expect(shown.map(({ lines: [line] }) => line?.picture)).toEqual([linePictureUrl(placed[0] ?? '', 0), ''])
})

const school = async () => {
	const staff = await newPerson(context, ['admin'])
	return { staff, rams: await newPortal(staff, { school: 'Lakewood High School' }) }
}
const teamOrder = async (
	by: ServiceContext,
	{ portalId, organizationId }: { portalId: string; organizationId: string },
	change: Partial<PlaceRequest> = {},
) => {
	const variantId = await newVariant(context)
	const lines = [wanted(variantId, 2, { name: 'O’Brien', number: '00' })]
	const purchase = { paymentMode: 'school_po', poNumber: by.actor.userId?.slice(0, 8) ?? '' } as const
	const portal = { id: portalId, organizationId, fundraisingBp: 0 }
	return {
		variantId,
		...(await newOrder(by, testOrderDependencies(), { lines, portal, ...purchase, ...change })),
	}
}

test('a team’s purchase order passes to the coach who stays, with its players and what is held for it', async () => {
	const { staff, rams } = await school()
	await newMember(staff, rams, 'school_admin')
	const [leaving, second] = [await newMember(staff, rams, 'coach'), await newMember(staff, rams, 'coach')]
	const order = await teamOrder(leaving, rams)
	const changed = await teamOrder(leaving, rams, { poNumber: '4712' })
	await move(second, changed.id, 'request_changes')
	const dependencies = testOrderDependencies()
	await leave(leaving.userId, dependencies)
	const left = await everythingOf(order.id)
	expect(left.order).toMatchObject({
		status: 'awaiting_approval',
		userId: second.userId,
		contactEmail: second.email,
		shipTo: { ...testAddress, name: 'Lakewood High School', phone: '' },
		totalCents: order.totalCents,
		expiresAt: order.expiresAt,
	})
	expect(left.lines).toMatchObject([{ customization: { player_name: 'O’Brien', number: '00' } }])
	expect(left.events.map(({ kind }) => kind)).toEqual(['placed', 'passed_on'])
	expect(JSON.stringify(left)).not.toContain(leaving.userId)
	expect(await stockOf(context, order.variantId)).toEqual({ stock: 8, counted: 10 })
	expect((await everythingOf(changed.id)).order).toMatchObject({
		status: 'changes_requested',
		userId: second.userId,
	})
	expect(dependencies.moves).toEqual([])
	expect(dependencies.mails.map(({ to }) => to)).toEqual([second.email, second.email])
	expect(dependencies.mails.map(({ subject }) => subject)).toContain(
		`Order #${order.id.slice(0, 8)} of Lakewood Rams is in your hands`,
	)
})

test('without a coach the school’s administrator answers for it; without anyone of the school it is cancelled', async () => {
	const { staff, rams } = await school()
	const [coach, principal] = [
		await newMember(staff, rams, 'coach'),
		await newMember(staff, rams, 'school_admin'),
	]
	await newMember(staff, rams, 'player')
	const { id } = await teamOrder(coach, rams)
	await leave(coach.userId, testOrderDependencies())
	expect((await everythingOf(id)).order).toMatchObject({ userId: principal.userId })
	const dependencies = testOrderDependencies()
	await leave(principal.userId, dependencies)
	expect((await everythingOf(id)).order).toMatchObject({
		status: 'cancelled',
		userId: null,
		contactEmail: '',
	})
	expect(dependencies.mails).toEqual([])
})

test('no one takes over who leaves as well or has lost the role; what is paid by card is cancelled as ever', async () => {
	const { staff, rams } = await school()
	const [coach, tired, former] = [
		await newMember(staff, rams, 'coach'),
		await newMember(staff, rams, 'coach'),
		await newMember(staff, rams, 'coach'),
	]
	await context.db
		.update(profiles)
		.set({ deletionRequestedAt: context.now })
		.where(eq(profiles.id, tired.userId))
	await context.db.delete(userRoles).where(eq(userRoles.userId, former.userId))
	const purchase = await teamOrder(coach, rams)
	await leave(coach.userId, testOrderDependencies())
	expect(await statusOf(context, purchase.id)).toBe('cancelled')
	const [next] = [await newMember(staff, rams, 'coach'), await newMember(staff, rams, 'coach')]
	const paid = await teamOrder(next, rams, { paymentMode: 'player_pays', poNumber: '' })
	await leave(next.userId, testOrderDependencies())
	expect(await statusOf(context, paid.id)).toBe('cancelled')
})
