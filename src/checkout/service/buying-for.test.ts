// Buying for a school at the single checkout: who may, at which price, and who decides on its purchase order.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { organizationPeople, organizations, portalPeople } from '#portals/tables.ts'
import { orders } from '#orders/tables.ts'
import { orderView } from '#orders/service/views.server.ts'
import type { Role } from '#kit/roles.ts'
import { newPerson, newSchool, type TestSchool } from '../../../tests/factories/approvals.ts'
import { openShopping } from '../../../tests/factories/checkout.ts'
import { openTestSelling } from '../../../tests/factories/payments.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { isoDate } from '#kit/time.ts'
import type { CheckoutForm } from '../schemas.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const { db } = context

const dayMs = 86_400_000
const day = (days: number) => isoDate(new Date(selling.clock.now().getTime() + days * dayMs))

async function schoolWith(exemptUntil: string | null): Promise<TestSchool & { id: string }> {
	const school = await newSchool(context)
	const certificate = exemptUntil === null ? {} : { taxCertificate: 'OH-1', taxExemptUntil: exemptUntil }
	if (exemptUntil !== null)
		await db.update(organizations).set(certificate).where(eq(organizations.id, school.organizationId))
	return { ...school, id: school.organizationId }
}

async function belong(school: TestSchool, userId: string, as: 'school_admin' | 'coach' | 'player') {
	const { organizationId, portalId } = school
	const createdAt = context.now
	if (as === 'school_admin') await db.insert(organizationPeople).values({ organizationId, userId, createdAt })
	else await db.insert(portalPeople).values({ portalId, userId, role: as, createdAt })
}

async function buyerOf(school: TestSchool, as: 'school_admin' | 'coach' | 'player', role: Role = as) {
	const shopping = await openShopping(selling, context, [role])
	await belong(school, shopping.buyer.userId, as)
	return shopping
}

const placedFor = (userId: string) => db.select().from(orders).where(eq(orders.userId, userId))

// 3 × $40 as a coach: 5 % off, $15.99 delivery, 8 % tax.
const [goods, delivery] = [11_400, 1_599]

test('a valid certificate counts: no tax for the school, tax for oneself, and the order is the school’s', async () => {
	const school = await schoolWith(day(30))
	const { buyer, view, formFor, submit } = await buyerOf(school, 'coach')
	const shown = await view()
	expect(shown.schools).toEqual([
		{ id: school.id, name: 'Lakewood City Schools', isTaxExempt: true, hasAdministrator: false },
	])
	expect(shown.totals.totalCents).toBe(goods + delivery + 912)
	expect(shown.exemptTotals?.totalCents).toBe(goods + delivery)
	expect(await submit(await formFor(school))).toMatchObject({ kind: 'pay' })
	const [order] = await placedFor(buyer.userId)
	expect(order).toMatchObject({ organizationId: school.id, portalId: null, totalCents: goods + delivery })
	expect(order?.pricing.adjustments.find(({ kind }) => kind === 'tax')).toMatchObject({
		rateBp: 0,
		amountCents: 0,
	})
	expect(await orderView(buyer, order?.id ?? '')).toMatchObject({ school: 'Lakewood City Schools' })
})

test('without a valid certificate the school pays tax like everyone', async () => {
	for (const until of [null, day(-3)]) {
		const school = await schoolWith(until)
		const { buyer, view, formFor, submit } = await buyerOf(school, 'coach')
		expect((await view()).exemptTotals).toBeNull()
		await submit(await formFor(school))
		expect(await placedFor(buyer.userId)).toMatchObject([
			{ organizationId: school.id, totalCents: goods + delivery + 912 },
		])
	}
})

test('players, staff and members without the role have no school to choose', async () => {
	const school = await schoolWith(null)
	for (const [as, role] of [
		['player', 'player'],
		['coach', 'player'],
		['school_admin', 'coach'],
		['coach', 'csr'],
	] as const) {
		const { view, formFor, submit, placed } = await buyerOf(school, as, role)
		expect((await view()).schools, role).toEqual([])
		await expect(submit(await formFor(school))).rejects.toMatchObject({ code: 'forbidden' })
		expect(await placed()).toEqual([])
	}
})

test('another school’s id, an id of none and a membership that has ended are refused, and nothing is placed', async () => {
	const [school, other] = [await schoolWith(null), await schoolWith(null)]
	const { buyer, formFor, submit, placed } = await buyerOf(school, 'coach')
	const refused = { code: 'forbidden', message: /do not belong to this school/ }
	for (const id of [other.id, randomUUID(), 'x'])
		for (const paymentMode of ['card', 'school_po'] as const)
			await expect(submit(await formFor({ id }, { paymentMode, poNumber: '1' }))).rejects.toMatchObject(
				refused,
			)
	const seen = await formFor(school)
	await db.delete(portalPeople).where(eq(portalPeople.userId, buyer.userId))
	await expect(submit(seen)).rejects.toMatchObject(refused)
	expect(await placed()).toEqual([])
})

test('an exemption that ends or begins overnight is shown with the new total before anything is placed', async () => {
	const school = await schoolWith(day(0))
	const { formFor, submit, placed } = await buyerOf(school, 'coach')
	const seen = await formFor(school)
	selling.clock.advance(2 * dayMs)
	await expect(submit(seen)).rejects.toMatchObject({
		code: 'conflict',
		message: /exemption of Lakewood City Schools does not count any more.*\$139\.11/,
	})
	const taxed = await formFor(school)
	await db
		.update(organizations)
		.set({ taxExemptUntil: day(9) })
		.where(eq(organizations.id, school.id))
	await expect(submit(taxed)).rejects.toMatchObject({ code: 'conflict', message: /counts now.*\$129\.99/ })
	expect(await placed()).toEqual([])
	await submit(await formFor(school))
	expect(await placed()).toMatchObject([{ totalCents: goods + delivery }])
})

test('a sum that a form made up is refused, with and without the exemption', async () => {
	const school = await schoolWith(day(30))
	const { formFor, submit, placed } = await buyerOf(school, 'coach')
	const { seen } = await formFor(school)
	await expect(submit(await formFor(school, { seen: { ...seen, totalCents: 1 } }))).rejects.toMatchObject({
		code: 'conflict',
	})
	await expect(submit(await formFor(school, { school: null, seen }))).rejects.toMatchObject({
		code: 'conflict',
	})
	expect(await placed()).toEqual([])
})

test('a purchase order names its school; its number is used once by the school; a second click finds the order', async () => {
	const school = await schoolWith(null)
	const first = await buyerOf(school, 'coach')
	const [mode, poNumber] = ['school_po' as const, 'PO-77']
	expect(await first.submit(await first.form({ paymentMode: mode, poNumber }))).toEqual({
		kind: 'incomplete',
		errors: { school: 'Choose the school that this purchase order is from.' },
	})
	const purchase = await first.formFor(school, { paymentMode: mode, poNumber })
	const done = await first.submit(purchase)
	expect(done).toMatchObject({ kind: 'submitted' })
	expect(await first.submit(purchase)).toEqual(done)
	const second = await buyerOf(school, 'coach')
	expect(
		await second.submit(await second.formFor(school, { paymentMode: mode, poNumber: 'po-77' })),
	).toMatchObject({
		kind: 'incomplete',
		errors: { poNumber: /already/ },
	})
	expect(await second.placed()).toEqual([])
	const elsewhere = await buyerOf(await schoolWith(null), 'school_admin')
	const [own] = (await elsewhere.view()).schools
	expect(
		await elsewhere.submit(await elsewhere.formFor(own!, { paymentMode: mode, poNumber })),
	).toMatchObject({
		kind: 'submitted',
	})
})

test('two with one number at once: one order', async () => {
	const school = await schoolWith(null)
	const buyers = [await buyerOf(school, 'coach'), await buyerOf(school, 'coach')]
	const forms: CheckoutForm[] = []
	for (const { formFor } of buyers)
		forms.push(await formFor(school, { paymentMode: 'school_po', poNumber: 'RACE' }))
	const done = await Promise.all(buyers.map(({ submit }, at) => submit(forms[at])))
	expect(done.map(({ kind }) => kind).toSorted()).toEqual(['incomplete', 'submitted'])
})

test('the school’s administrators see the order; coaches, other schools and players do not', async () => {
	const [school, other] = [await schoolWith(null), await schoolWith(null)]
	const { buyer, formFor, submit } = await buyerOf(school, 'coach')
	await submit(await formFor(school))
	const [order] = await placedFor(buyer.userId)
	const sees = async (role: Role, of: TestSchool | null) =>
		orderView(await newPerson(context, role, of), order?.id ?? '').then(
			() => true,
			() => false,
		)
	expect(await sees('school_admin', school)).toBe(true)
	expect(await sees('school_admin', other)).toBe(false)
	expect(await sees('coach', school)).toBe(false)
	expect(await sees('player', school)).toBe(false)
	expect(await sees('csr', null)).toBe(true)
})
