// Payouts: by Fieldhouse alone, once per form, never more than there is. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import { auditLog } from '#database/tables/audit.ts'
import { asCents } from '#kit/money.ts'
import type { Role } from '#kit/roles.ts'
import { newBuyer, newVariant, wanted } from '#orders/testing.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import type { Payout } from '../schemas.ts'
import { balanceOf } from '../store/ledger.server.ts'
import { ledgerDesk, moveThrough, newPortal, portalOrder } from '../testing.ts'
import { payOut } from './payouts.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const desk = ledgerDesk()
const coach = await newBuyer(context, ['coach'])
const csr = await newBuyer(context, ['csr'])
const hoodie = await newVariant(context, { sport: 'spirit', priceCents: 10_000, stock: 500 })

/** A portal with 100 dollars in its ledger. */
async function raised() {
	const portal = await newPortal(context, { coachId: coach.userId, marginBp: 2_000 })
	const buyer = await newBuyer(context)
	const order = await portalOrder(buyer, desk, { portal, lines: [wanted(hoodie, 5)] })
	await moveThrough(context, desk, { id: order.id, moves: ['pay'] })
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
	const refund = moveThrough(context, desk, { id: orderId, moves: ['refund'] })
	const [paid] = await Promise.allSettled([payOut(csr, id, form(10_000)), refund])
	expect(await balanceOf(context.db, id)).toBe(paid?.status === 'fulfilled' ? -10_000 : 0)
})

const asRole = (person: ServiceContext, roles: readonly Role[]): ServiceContext => ({
	...person,
	actor: { ...person.actor, roles },
})

test('nobody but Fieldhouse pays out, and to others the portal is not even there', async () => {
	const { id } = await raised()
	await expect(payOut(coach, id, form(100))).rejects.toMatchObject({ code: 'forbidden' })
	const stranger = await newBuyer(context)
	for (const role of ['retail', 'player', 'coach', 'school_admin', 'production'] as const)
		await expect(payOut(asRole(stranger, [role]), id, form(100))).rejects.toMatchObject({ code: 'not_found' })
	await expect(payOut(context, id, form(100))).rejects.toMatchObject({ code: 'not_found' })
	await expect(payOut(csr, 'no-such-portal', form(100))).rejects.toMatchObject({ code: 'not_found' })
	expect(await balanceOf(context.db, id)).toBe(10_000)
})
