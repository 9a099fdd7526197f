// A school's decision: effects, permissions, and a single decision under concurrent requests. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import { approvals } from '../tables.ts'
import { auditLog } from '#accounts/tables.ts'
import { designs, designVersions } from '#designs/tables.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { orderRevision } from '#orders/service/amend.server.ts'
import { expireOrder, cancelOrder } from '#orders/service/manage.server.ts'
import { linesOf } from '#orders/store/orders.server.ts'
import {
	historyOf,
	holdsIn,
	newOrder,
	newVariant,
	statusOf,
	wanted,
} from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	approvalOf,
	newPerson,
	newPurchase,
	newSchool,
	orderNow,
	testApprovalDependencies,
	threadIn,
	type TestPerson,
} from '../../../tests/factories/approvals.ts'
import { amend, resubmit } from './amend.server.ts'
import { approve, approveMany, requestChanges } from './decide.server.ts'
import { sealOf, stateOf } from './seal.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const { context } = await openTestDatabase({ seeded: false })
const school = await newSchool(context)
const coach = await newPerson(context, 'coach', school)
const principal = await newPerson(context, 'school_admin', school)
const later = (person: TestPerson, ms: number): TestPerson => ({
	...person,
	now: new Date(person.now.getTime() + ms),
})

test('a purchase order asks its school, and for the proofs of its designs, in the transaction that places it', async () => {
	const dependencies = testApprovalDependencies()
	const { order, lines } = await newPurchase(coach, dependencies, { school })
	expect(await approvalOf(context, order.id)).toMatchObject({
		status: 'pending',
		round: 1,
		seal: null,
		designId: lines[0]?.design?.id,
	})
	expect(dependencies.proofs).toEqual([{ designId: lines[0]?.design?.id, version: 1 }])
	const [version] = await context.db
		.select({ proofState: designVersions.proofState })
		.from(designVersions)
		.where(eq(designVersions.designId, lines[0]!.design!.id))
	expect(version?.proofState).toBe('queued')
	const asked = dependencies.orders.mails.filter(({ subject }) => /waiting for your approval/.test(subject))
	expect(asked.map(({ to }) => to)).toEqual([`${principal.userId}@example.test`])
	for (const mail of dependencies.orders.mails) expect(JSON.stringify(mail)).not.toContain('Player 0')
})

test('an order by card has no approval', async () => {
	const dependencies = testApprovalDependencies()
	const { id } = await newOrder(coach, dependencies.orders, { lines: [wanted(await newVariant(context))] })
	expect(await context.db.$count(approvals, eq(approvals.orderId, id))).toBe(0)
})

test('where a school has no one else, customer service is asked', async () => {
	const [alone, dependencies] = [await newSchool(context), testApprovalDependencies()]
	const only = await newPerson(context, 'coach', alone)
	await newPurchase(only, dependencies, { school: alone })
	await newPurchase(await newPerson(context, 'coach'), dependencies, { school: null })
	const asked = dependencies.orders.mails.filter(({ subject }) => /waiting for your approval/.test(subject))
	expect(asked.map(({ to }) => to)).toEqual(['desk@fieldhouse.test', 'desk@fieldhouse.test'])
})

test('a yes seals the order before it moves, locks its designs and notifies the buyer', async () => {
	const dependencies = testApprovalDependencies()
	const { order, lines, approvalId } = await newPurchase(coach, dependencies, { school })
	const seen: (string | null)[] = []
	dependencies.orders.onMoved.push(async (inner) => {
		const [row] = await inner.db
			.select({ seal: approvals.seal })
			.from(approvals)
			.where(eq(approvals.id, approvalId))
		seen.push(row?.seal ?? null)
	})
	const decision = await approve(principal, dependencies, approvalId)
	expect(decision).toEqual({
		isDone: true,
		status: 'approved',
		reference: order.id.slice(0, 8),
		by: '',
	})
	const approval = await approvalOf(context, order.id)
	const sealed = await stateOf(context, order)
	expect(approval).toMatchObject({ status: 'approved', seal: sealOf(sealed), reviewedBy: principal.userId })
	expect(approval.sealed).toEqual(sealed)
	expect(seen).toEqual([approval.seal])
	expect(sealed.lines[0]).toMatchObject({ playerName: 'Player 0', number: '0', qty: 1 })
	expect(sealed.lines[0]?.sceneHash).toMatch(/^[0-9a-f]{16,}$/)
	expect(await statusOf(context, order.id)).toBe('approved')
	expect(await holdsIn(context, order.id)).toMatchObject([{ state: 'taken' }, { state: 'taken' }])
	const [design] = await context.db.select().from(designs).where(eq(designs.id, lines[0]!.design!.id))
	expect(design).toMatchObject({ locked: true, status: 'approved' })
	const subject = await subjectOf(context, design!.productId)
	const change = { productId: design!.productId, designId: design!.id, baseVersion: 1 }
	await expect(
		saveDesign(coach, {
			...change,
			config: { ...startingConfig(subject, specPrices), teamName: 'Other' },
			owner: { userId: coach.userId, visitorKey: null },
		}),
	).rejects.toMatchObject({ code: 'conflict', message: /was approved and cannot be changed/ })
	const notified = dependencies.orders.mails.filter(({ subject }) => /is approved/.test(subject))
	expect(notified.map(({ to }) => to)).toEqual([order.contactEmail])
	expect(await threadIn(context, approvalId)).toEqual([{ kind: 'approved', comment: '' }])
	const [logged] = await context.db.select().from(auditLog).where(eq(auditLog.subject, approvalId))
	expect(logged).toMatchObject({ event: 'approval.approved', actorId: principal.userId })
	expect(JSON.stringify(logged)).not.toContain('Player')
})

test('a no needs words, keeps them, and sends the order back', async () => {
	const dependencies = testApprovalDependencies()
	const { order, approvalId } = await newPurchase(coach, dependencies, { school })
	for (const comment of ['', '  \n ', '\u0000'])
		await expect(requestChanges(principal, dependencies, { approvalId, comment })).rejects.toMatchObject({
			code: 'invalid',
			message: 'Please say what should be changed.',
		})
	await expect(
		requestChanges(principal, dependencies, { approvalId, comment: 'x'.repeat(2_001) }),
	).rejects.toMatchObject({ code: 'invalid' })
	expect((await approvalOf(context, order.id)).status).toBe('pending')
	const comment = 'Player 0 is number 7.\r\nAnd two more in L, please.'
	expect(
		await requestChanges(later(principal, 5 * 86_400_000), dependencies, { approvalId, comment }),
	).toMatchObject({
		isDone: true,
		status: 'changes_requested',
	})
	expect(await orderNow(context, order.id)).toMatchObject({
		status: 'changes_requested',
		expiresAt: new Date(context.now.getTime() + 19 * 86_400_000),
	})
	expect(await threadIn(context, approvalId)).toEqual([
		{ kind: 'changes', comment: 'Player 0 is number 7.\nAnd two more in L, please.' },
	])
	const reported = dependencies.orders.mails.filter(({ subject }) => /^Changes requested/.test(subject))
	expect(reported.map(({ to }) => to)).toEqual([order.contactEmail])
	expect(JSON.stringify(reported)).not.toContain('number 7')
})

test('the same press twice, and one after another person, change nothing and say what is', async () => {
	const dependencies = testApprovalDependencies()
	const { order, approvalId } = await newPurchase(coach, dependencies, { school })
	await approve(principal, dependencies, approvalId)
	expect(await approve(principal, dependencies, approvalId)).toMatchObject({
		isDone: false,
		status: 'approved',
		by: '',
	})
	const csr = await newPerson(context, 'csr')
	const second = { isDone: false, status: 'approved', by: 'A school_admin' }
	expect(await requestChanges(csr, dependencies, { approvalId, comment: 'Wait' })).toMatchObject(second)
	expect(await approve(csr, dependencies, order.id)).toMatchObject(second)
	expect(await historyOf(context, order.id)).toEqual(['placed', 'approve'])
	expect(await threadIn(context, approvalId)).toHaveLength(1)
})

test('who may: those who keep the portal, csr and admin; never the buyer; to all others it is missing', async () => {
	const dependencies = testApprovalDependencies()
	const other = await newSchool(context)
	const { order, approvalId } = await newPurchase(coach, dependencies, { school })
	const missing = { code: 'not_found', message: 'Approval not found' }
	const strangers: ServiceContext[] = [
		context,
		await newPerson(context, 'coach', other),
		await newPerson(context, 'school_admin', other),
		await newPerson(context, 'coach'),
		await newPerson(context, 'player', school),
		await newPerson(context, 'production'),
		await newPerson(context, 'retail'),
	]
	for (const who of strangers) {
		await expect(approve(who, dependencies, approvalId)).rejects.toMatchObject(missing)
		await expect(requestChanges(who, dependencies, { approvalId, comment: 'No' })).rejects.toMatchObject(
			missing,
		)
	}
	for (const id of ['', 'x', order.userId!])
		await expect(approve(principal, dependencies, id)).rejects.toMatchObject(missing)
	const own = { code: 'forbidden', message: /your own order/ }
	await expect(approve(coach, dependencies, approvalId)).rejects.toMatchObject(own)
	// Another role changes nothing: it is still the person's own order.
	const promoted = { ...coach, actor: { userId: coach.userId, roles: ['admin', 'coach'] as const } }
	await expect(approve(promoted, dependencies, approvalId)).rejects.toMatchObject(own)
	await expect(requestChanges(promoted, dependencies, { approvalId, comment: 'No' })).rejects.toMatchObject(
		own,
	)
	expect(await approvalOf(context, order.id)).toMatchObject({ status: 'pending', seal: null })
	const assistant = await newPerson(context, 'coach', school)
	expect((await approve(assistant, dependencies, approvalId)).isDone).toBe(true)
})

test('outside of a portal csr and admin decide, and no school', async () => {
	const dependencies = testApprovalDependencies()
	const { approvalId } = await newPurchase(coach, dependencies, { school: null })
	await expect(approve(principal, dependencies, approvalId)).rejects.toMatchObject({ code: 'not_found' })
	expect((await approve(await newPerson(context, 'admin'), dependencies, approvalId)).isDone).toBe(true)
})

test('several at once: one that cannot be approved holds up no other', async () => {
	const dependencies = testApprovalDependencies()
	const assistant = await newPerson(context, 'coach', school)
	const mine = await newPurchase(assistant, dependencies, { school })
	const [first, second, called] = [
		await newPurchase(coach, dependencies, { school }),
		await newPurchase(coach, dependencies, { school }),
		await newPurchase(coach, dependencies, { school }),
	]
	await approve(principal, dependencies, second.approvalId)
	await cancelOrder(coach, dependencies.orders, { orderId: called.order.id, why: '' })
	const ids = [mine, first, second, called].map(({ approvalId }) => approvalId)
	const outcomes = await approveMany(assistant, dependencies, [...ids, first.approvalId])
	expect(outcomes.map(({ decision, refused }) => [decision?.isDone, decision?.status, refused])).toEqual([
		[undefined, undefined, expect.stringMatching(/your own order/)],
		[true, 'approved', null],
		[false, 'approved', null],
		[false, 'ended', null],
	])
	await expect(approveMany(assistant, dependencies, [])).rejects.toMatchObject({ code: 'invalid' })
})

test('of several at once each that fails is reported with its order, whatever fails', async () => {
	const dependencies = testApprovalDependencies()
	const [good, bad] = [
		await newPurchase(coach, dependencies, { school }),
		await newPurchase(coach, dependencies, { school }),
	]
	dependencies.orders.onMoved.push(async (_inner, { order }) => {
		if (order.id === bad.order.id) throw new Error('A fault of ours')
	})
	const missing = randomUUID()
	const outcomes = await approveMany(principal, dependencies, [bad.approvalId, missing, good.approvalId])
	expect(outcomes).toMatchObject([
		{
			reference: bad.order.id.slice(0, 8),
			decision: null,
			refused: expect.stringMatching(/^An unexpected error occurred/),
		},
		{ reference: null, decision: null, refused: 'Approval not found' },
		{ reference: good.order.id.slice(0, 8), decision: { isDone: true }, refused: null },
	])
	expect((await approvalOf(context, bad.order.id)).status).toBe('pending')
})

test('a page from before the order came back changed decides nothing', async () => {
	const dependencies = testApprovalDependencies()
	const { order, lines, approvalId } = await newPurchase(coach, dependencies, { school })
	await requestChanges(principal, dependencies, {
		approvalId,
		round: 1,
		comment: 'Two of the first, please.',
	})
	const changes = new Map([[0, { ...lines[0]!, quantity: 2 }]])
	const revision = orderRevision(await orderNow(context, order.id), await linesOf(context.db, order.id))
	await amend(coach, { approvalId, changes, poNumber: null, revision })
	await resubmit(coach, dependencies, { approvalId, message: '' })
	const assistant = await newPerson(context, 'coach', school)
	const stale = { code: 'conflict', message: /changed and sent again after you opened this page/ }
	await expect(approve(assistant, dependencies, { approvalId, round: 1 })).rejects.toMatchObject(stale)
	await expect(
		requestChanges(assistant, dependencies, { approvalId, round: 1, comment: 'No' }),
	).rejects.toMatchObject(stale)
	const [many] = await approveMany(assistant, dependencies, [{ approvalId, round: 1 }])
	expect(many).toMatchObject({
		reference: order.id.slice(0, 8),
		refused: expect.stringMatching(stale.message),
	})
	expect(await approvalOf(context, order.id)).toMatchObject({ status: 'pending', round: 2, seal: null })
	expect((await approve(assistant, dependencies, { approvalId, round: 2 })).isDone).toBe(true)
	// A late request gets the decision, whatever round it saw.
	expect(await approve(principal, dependencies, { approvalId, round: 1 })).toMatchObject({
		isDone: false,
		status: 'approved',
		by: 'A coach',
	})
})

test('an order that is cancelled or runs out ends its approval', async () => {
	const dependencies = testApprovalDependencies()
	const [cancelled, overdue] = [
		await newPurchase(coach, dependencies, { school }),
		await newPurchase(coach, dependencies, { school }),
	]
	await cancelOrder(coach, dependencies.orders, { orderId: cancelled.order.id, why: '' })
	await expireOrder(later(principal, 15 * 86_400_000), dependencies.orders, overdue.order.id)
	for (const { order, approvalId } of [cancelled, overdue]) {
		expect((await approvalOf(context, order.id)).status).toBe('ended')
		expect(await approve(principal, dependencies, approvalId)).toMatchObject({
			isDone: false,
			status: 'ended',
		})
		expect(await statusOf(context, order.id)).toBe('cancelled')
	}
})
