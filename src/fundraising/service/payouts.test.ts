// Payouts: by Fieldhouse alone, once per form, never above the balance, and reversed once. On both engines.
import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import { auditLog, profiles, userRoles } from '#accounts/tables.ts'
import { fundraisingEntries } from '../tables.ts'
import { portalPeople } from '#portals/tables.ts'
import { asCents } from '#kit/money.ts'
import type { Role } from '#kit/roles.ts'
import { newBuyer, newVariant, wanted } from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { ledgersThatDiffer } from '../store/doctor.server.ts'
import type { Payout } from '../schemas.ts'
import { balanceOf } from '../store/ledger.server.ts'
import {
	payoutDependencies,
	ledgerDependencies,
	moveThrough,
	newPortal,
	portalOrder,
} from '../../../tests/factories/fundraising.ts'
import { payOut as record, reversePayout } from './payouts.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const dependencies = ledgerDependencies()
const mails = payoutDependencies()
const payOut = (by: ServiceContext, portalId: string, payout: Payout) =>
	record(by, mails, { portalId, payout })
const coach = await newBuyer(context, ['coach'])
const csr = await newBuyer(context, ['csr'])
const hoodie = await newVariant(context, { sport: 'spirit', priceCents: 10_000, stock: 500 })

/** A portal with 100 dollars in its ledger. */
async function raised(coachId = coach.userId) {
	const portal = await newPortal(context, { coachId, marginBp: 2_000 })
	const buyer = await newBuyer(context)
	const order = await portalOrder(buyer, dependencies, { portal, lines: [wanted(hoodie, 5)] })
	await moveThrough(context, dependencies, { id: order.id, moves: ['pay'] })
	return { ...portal, orderId: order.id }
}

const form = (amountCents: number, change: Partial<Payout> = {}): Payout => ({
	key: randomUUID(),
	amount: asCents(amountCents),
	reference: 'Check 1042',
	...change,
})

test('a payout lowers the balance and is noted, without its words', async () => {
	const { id } = await raised()
	const payout = form(4_000)
	await payOut(csr, id, payout)
	expect(await balanceOf(context.db, id)).toBe(6_000)
	const noted = await context.db.select().from(auditLog).where(eq(auditLog.subject, payout.key))
	expect(noted).toMatchObject([
		{ event: 'fundraising.paid_out', portalId: id, actorId: csr.userId, details: { amountCents: 4_000 } },
	])
})

test('the same form sent twice, or by ten hands at once, is one payout', async () => {
	const { id } = await raised()
	const payout = form(2_500)
	await Promise.all(Array.from({ length: 10 }, () => payOut(csr, id, payout)))
	expect(await balanceOf(context.db, id)).toBe(7_500)
	await expect(payOut(csr, id, { ...payout, amount: asCents(100) })).rejects.toMatchObject({
		code: 'conflict',
	})
	await expect(payOut(csr, id, { ...payout, reference: 'Check 1043' })).rejects.toMatchObject({
		code: 'conflict',
	})
	const other = await raised()
	await expect(payOut(csr, other.id, payout)).rejects.toMatchObject({ code: 'conflict' })
	expect(await balanceOf(context.db, other.id)).toBe(10_000)
})

test('thirty payouts at once never take more than there is', async () => {
	const { id } = await raised()
	const tried = await Promise.allSettled(Array.from({ length: 30 }, () => payOut(csr, id, form(900))))
	expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(11)
	expect(await balanceOf(context.db, id)).toBe(100)
	await expect(payOut(csr, id, form(101))).rejects.toMatchObject({
		code: 'conflict',
		message: 'There are $1.00 to pay out. Enter that or less.',
	})
	await payOut(csr, id, form(100))
	await expect(payOut(csr, id, form(1))).rejects.toMatchObject({ message: 'There is nothing to pay out.' })
})

test('a refund and a payout at once: the payout is made of what is there, or not at all', async () => {
	const { id, orderId } = await raised()
	const refund = moveThrough(context, dependencies, { id: orderId, moves: ['refund'] })
	const [paid] = await Promise.allSettled([payOut(csr, id, form(10_000)), refund])
	expect(await balanceOf(context.db, id)).toBe(paid?.status === 'fulfilled' ? -10_000 : 0)
})

const asRole = (person: ServiceContext, roles: readonly Role[]): ServiceContext => ({
	...person,
	actor: { ...person.actor, roles },
})

test('no one but Fieldhouse pays out, and to others the portal is not even there', async () => {
	const { id } = await raised()
	await expect(payOut(coach, id, form(100))).rejects.toMatchObject({ code: 'forbidden' })
	const stranger = await newBuyer(context)
	for (const role of ['retail', 'player', 'coach', 'school_admin', 'production'] as const)
		await expect(payOut(asRole(stranger, [role]), id, form(100))).rejects.toMatchObject({ code: 'not_found' })
	await expect(payOut(context, id, form(100))).rejects.toMatchObject({ code: 'not_found' })
	await expect(payOut(csr, 'no-such-portal', form(100))).rejects.toMatchObject({ code: 'not_found' })
	expect(await balanceOf(context.db, id)).toBe(10_000)
})

/** A portal with 100 dollars raised, part of them paid out. */
async function paidOut(amountCents = 4_000) {
	const portal = await raised()
	const payout = form(amountCents)
	await payOut(csr, portal.id, payout)
	return { portalId: portal.id, payoutId: payout.key, orderId: portal.orderId }
}

const reverse = (by: ServiceContext, portalId: string, payoutId: string, reason = 'Check came back') =>
	reversePayout(by, mails, { portalId, reversal: { payoutId, reason } })

/** The newest first. */
const ledgerOf = (portalId: string) =>
	context.db
		.select()
		.from(fundraisingEntries)
		.where(eq(fundraisingEntries.portalId, portalId))
		.orderBy(desc(fundraisingEntries.createdAt), desc(fundraisingEntries.reversesId))

test('a reversal puts the money back by an entry that names the payout, which stays as it was', async () => {
	const { portalId, payoutId } = await paidOut()
	const before = (await ledgerOf(portalId)).find(({ id }) => id === payoutId)
	await reverse(csr, portalId, payoutId, 'Wrong portal')
	expect(await balanceOf(context.db, portalId)).toBe(10_000)
	const ledger = await ledgerOf(portalId)
	expect(ledger.find(({ id }) => id === payoutId)).toEqual(before)
	expect(ledger.filter(({ kind }) => kind === 'payout_reversal')).toMatchObject([
		{ reversesId: payoutId, amountCents: 4_000, note: 'Wrong portal', createdBy: csr.userId, orderId: null },
	])
	const noted = await context.db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.subject, payoutId), eq(auditLog.event, 'fundraising.payout_reversed')))
	expect(noted).toMatchObject([{ portalId, actorId: csr.userId, details: { amountCents: 4_000 } }])
	await payOut(csr, portalId, form(10_000))
	expect(await balanceOf(context.db, portalId)).toBe(0)
	expect(await ledgersThatDiffer(context.db)).toEqual([])
})

test('a second press changes nothing; of two people at once one wins, the other learns when', async () => {
	const { portalId, payoutId } = await paidOut()
	const admin = await newBuyer(context, ['admin'])
	const tried = await Promise.allSettled([
		reverse(csr, portalId, payoutId),
		reverse(admin, portalId, payoutId, 'Wrong amount'),
	])
	expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	const [won, reason, lost] =
		tried[0]?.status === 'fulfilled' ? [csr, 'Check came back', admin] : [admin, 'Wrong amount', csr]
	await reverse(won, portalId, payoutId, reason)
	await expect(reverse(lost, portalId, payoutId, 'Again')).rejects.toMatchObject({
		code: 'conflict',
		message: 'This payout was reversed on November 20, 2026. The ledger shows both.',
	})
	await expect(reverse(won, portalId, payoutId, 'Another reason')).rejects.toMatchObject({ code: 'conflict' })
	expect(await balanceOf(context.db, portalId)).toBe(10_000)
})

test('the form of a payout that was reversed records nothing, and says so', async () => {
	const { id } = await raised()
	const payout = form(1_000)
	await payOut(csr, id, payout)
	await reverse(csr, id, payout.key)
	await expect(payOut(csr, id, payout)).rejects.toMatchObject({
		code: 'conflict',
		message: 'This form was used for another payout. Reload the page and enter it again.',
	})
	expect(await balanceOf(context.db, id)).toBe(10_000)
})

test('ten hands that press the same button reverse once', async () => {
	const { portalId, payoutId } = await paidOut()
	await Promise.all(Array.from({ length: 10 }, () => reverse(csr, portalId, payoutId)))
	expect(await balanceOf(context.db, portalId)).toBe(10_000)
})

test('only a payout of this portal is reversed: no credit, no reversal, none of another team, none that is not there', async () => {
	const { portalId, payoutId, orderId } = await paidOut()
	const other = await paidOut()
	await reverse(csr, portalId, payoutId)
	const ledger = await ledgerOf(portalId)
	const [reversal, credit] = [
		ledger.find(({ kind }) => kind === 'payout_reversal'),
		ledger.find((entry) => entry.orderId === orderId),
	]
	for (const id of [reversal!.id, credit!.id, other.payoutId, randomUUID()])
		await expect(reverse(csr, portalId, id)).rejects.toMatchObject({
			code: 'not_found',
			message: 'This payout is not in the ledger of this portal.',
		})
	expect(await balanceOf(context.db, portalId)).toBe(10_000)
	expect(await balanceOf(context.db, other.portalId)).toBe(6_000)
})

test('no one but Fieldhouse reverses, and to others the portal is not even there', async () => {
	const { portalId, payoutId } = await paidOut()
	await expect(reverse(coach, portalId, payoutId)).rejects.toMatchObject({ code: 'forbidden' })
	const stranger = await newBuyer(context)
	for (const role of ['retail', 'player', 'coach', 'school_admin', 'production'] as const)
		await expect(reverse(asRole(stranger, [role]), portalId, payoutId)).rejects.toMatchObject({
			code: 'not_found',
		})
	await expect(reverse(context, portalId, payoutId)).rejects.toMatchObject({ code: 'not_found' })
	await expect(reverse(csr, 'no-such-portal', payoutId)).rejects.toMatchObject({ code: 'not_found' })
	expect(await balanceOf(context.db, portalId)).toBe(6_000)
})

test('coaches are notified of a payout and of its reversal, once each; a person who is no coach any more is not', async () => {
	const notified = await newBuyer(context, ['coach'])
	await context.db.insert(userRoles).values({ userId: notified.userId, role: 'coach' })
	const { id } = await raised(notified.userId)
	const [leaving, former] = [await newBuyer(context, ['coach']), await newBuyer(context)]
	await context.db.insert(userRoles).values({ userId: leaving.userId, role: 'coach' })
	await context.db
		.update(profiles)
		.set({ deletionRequestedAt: context.now })
		.where(eq(profiles.id, leaving.userId))
	for (const { userId } of [leaving, former])
		await context.db
			.insert(portalPeople)
			.values({ portalId: id, userId, role: 'coach', createdAt: context.now })
	const own = payoutDependencies()
	const payout = form(2_500)
	const reversal = { payoutId: payout.key, reason: 'Wrong amount' }
	for (let press = 0; press < 2; press += 1) await record(csr, own, { portalId: id, payout })
	for (let press = 0; press < 2; press += 1) await reversePayout(csr, own, { portalId: id, reversal })
	const to = `${notified.userId}@example.test`
	expect(own.mails.map((mail) => [mail.to, mail.subject])).toEqual([
		[to, '$25.00 is on its way to Mill Creek Owls'],
		[to, 'A payout to Mill Creek Owls is reversed'],
	])
	const [sent, back] = own.mails.map(({ text }) => text)
	for (const words of ['Check 1042', '$75.00']) expect(sent).toContain(words)
	for (const words of ['November 20, 2026', 'Wrong amount', 'Check 1042', '$100.00'])
		expect(back).toContain(words)
	expect(own.mails[0]?.links).toEqual([`http://shop.test/team/dashboard?portal=${id}#fundraising`])
})

test('the doctor sees a reversal that gives back another amount', async () => {
	const { portalId, payoutId } = await paidOut()
	await reverse(csr, portalId, payoutId)
	await context.db
		.update(fundraisingEntries)
		.set({ amountCents: 4_100 })
		.where(eq(fundraisingEntries.reversesId, payoutId))
	expect(await ledgersThatDiffer(context.db)).toEqual([
		{ orderId: null, what: `payout ${payoutId} is not what its reversal gives back` },
	])
})
