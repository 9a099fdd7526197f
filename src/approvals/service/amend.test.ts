// After a decision: changes, resubmission, changes to approved orders, and comments. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { userRoles } from '#accounts/tables.ts'
import { variants } from '#catalog/tables.ts'
import { designs } from '#designs/tables.ts'
import { portalItems } from '#portals/tables.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import type { LineChanges } from '#orders/rules/order.ts'
import { orderRevision } from '#orders/service/amend.server.ts'
import { cancelOrder } from '#orders/service/manage.server.ts'
import { transitionOrder } from '#orders/service/transition.server.ts'
import { linesOf, lockOrder } from '#orders/store/orders.server.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { teamLines } from '../../../tests/factories/orders/team.ts'
import { historyOf, holdsIn, statusOf, wanted } from '../../../tests/factories/orders.ts'
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
import { amend, amendApproved, resubmit } from './amend.server.ts'
import { approve, requestChanges } from './decide.server.ts'
import { editPage } from './edit.server.ts'
import { sealHolds } from './seal.server.ts'
import { comment } from './thread.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const school = await newSchool(context)
const coach = await newPerson(context, 'coach', school)
const principal = await newPerson(context, 'school_admin', school)
const csr = await newPerson(context, 'csr')
const dayMs = 86_400_000
const later = (person: TestPerson, days: number): TestPerson => ({
	...person,
	now: new Date(person.now.getTime() + days * dayMs),
})

async function amendment(orderId: string, changes: LineChanges, poNumber: string | null = null) {
	const order = await orderNow(context, orderId)
	const revision = orderRevision(order, await linesOf(context.db, orderId))
	return { approvalId: orderId, changes, poNumber, revision }
}

async function sentBack() {
	const dependencies = testApprovalDependencies()
	const purchase = await newPurchase(coach, dependencies, { school })
	await requestChanges(principal, dependencies, {
		approvalId: purchase.approvalId,
		comment: 'Please fix line 1.',
	})
	return { dependencies, ...purchase }
}

test('changed by its buyer, sent again and approved: the thread says what was changed, without names', async () => {
	const { dependencies, order, lines, approvalId } = await sentBack()
	const first = { ...lines[0]!, quantity: 2, playerName: 'Sam', playerNumber: '9' }
	const saved = await amend(coach, await amendment(order.id, new Map([[0, first]]), 'PO-NEW'))
	expect(saved.problems).toEqual([])
	expect(saved.totalCents).toBeGreaterThan(order.totalCents)
	expect((await approvalOf(context, order.id)).status).toBe('changes_requested')
	await resubmit(later(coach, 3), dependencies, { approvalId, message: 'Done, thank you.' })
	// A second click finds the first one's result.
	await resubmit(later(coach, 3), dependencies, { approvalId, message: 'Done, thank you.' })
	expect(await approvalOf(context, order.id)).toMatchObject({ status: 'pending', round: 2, seal: null })
	expect(await orderNow(context, order.id)).toMatchObject({
		status: 'awaiting_approval',
		totalCents: saved.totalCents,
		// The school has as long as the first time.
		expiresAt: new Date(context.now.getTime() + 17 * dayMs),
	})
	const [, again, ...more] = await threadIn(context, approvalId)
	expect(more).toEqual([])
	expect(again?.kind).toBe('resubmitted')
	expect(again?.comment).toContain(
		'Done, thank you.\n\n• Line 1, #0: name changed; number 0, now 9; quantity 1, now 2',
	)
	expect(again?.comment).toContain('now PO-NEW')
	expect(again?.comment).not.toContain('Sam')
	const asked = dependencies.orders.mails.filter(({ subject }) => /was changed and is waiting/.test(subject))
	expect(asked.map(({ to }) => to)).toEqual([`${principal.userId}@example.test`])
	expect(JSON.stringify(dependencies.orders.mails)).not.toMatch(/Sam|Player 0/)
	expect((await approve(later(principal, 4), dependencies, approvalId)).isDone).toBe(true)
	expect(await historyOf(context, order.id)).toEqual([
		'placed',
		'request_changes',
		'note',
		'resubmit',
		'approve',
	])
	expect((await sealHolds(context, order.id)).holds).toBe(true)
})

test('sent again without a change it says nothing about changes', async () => {
	const { dependencies, approvalId } = await sentBack()
	await resubmit(later(coach, 1), dependencies, { approvalId, message: '' })
	expect((await threadIn(context, approvalId)).at(-1)).toEqual({ kind: 'resubmitted', comment: '' })
})

test('only the buyer changes and sends again, and only what was sent back', async () => {
	const { dependencies, order, lines, approvalId } = await sentBack()
	const changes = await amendment(order.id, new Map([[0, { ...lines[0]!, quantity: 2 }]]))
	const yours = { code: 'forbidden', message: /Only the person who placed the order/ }
	for (const who of [principal, csr]) {
		await expect(amend(who, changes)).rejects.toMatchObject(yours)
		await expect(resubmit(who, dependencies, { approvalId, message: '' })).rejects.toMatchObject(yours)
	}
	const stranger = await newPerson(context, 'coach')
	await expect(amend(stranger, changes)).rejects.toMatchObject({ code: 'not_found' })
	await expect(resubmit(stranger, dependencies, { approvalId, message: '' })).rejects.toMatchObject({
		code: 'not_found',
	})
	await amend(coach, changes)
	await expect(amend(coach, changes)).rejects.toMatchObject({ code: 'conflict', message: /another window/ })
	await resubmit(coach, dependencies, { approvalId, message: '' })
	await expect(amend(coach, await amendment(order.id, new Map()))).rejects.toMatchObject({
		code: 'conflict',
		message: /waiting for a decision/,
	})
	await approve(principal, dependencies, approvalId)
	await expect(resubmit(coach, dependencies, { approvalId, message: '' })).rejects.toMatchObject({
		code: 'conflict',
	})
})

test('a change after the approval voids it, shows the difference and asks again', async () => {
	const dependencies = testApprovalDependencies()
	const { order, lines, approvalId } = await newPurchase(coach, dependencies, { school })
	await approve(principal, dependencies, approvalId)
	const changes = await amendment(
		order.id,
		new Map([
			[0, { ...lines[0]!, playerName: 'Sam' }],
			[1, null],
		]),
	)
	for (const who of [coach, principal])
		await expect(amendApproved(who, dependencies, changes)).rejects.toMatchObject({ code: 'forbidden' })
	const voided = await amendApproved(later(csr, 1), dependencies, changes)
	expect(voided).toMatchObject({ problems: [] })
	const approval = await approvalOf(context, order.id)
	expect(approval).toMatchObject({ status: 'pending', round: 2, seal: null })
	expect(approval.sealed?.lines).toHaveLength(2)
	expect(await orderNow(context, order.id)).toMatchObject({
		status: 'awaiting_approval',
		totalCents: voided.totalCents,
		expiresAt: new Date(context.now.getTime() + 15 * dayMs),
	})
	expect(await holdsIn(context, order.id)).toEqual([{ quantity: 1, state: 'held' }])
	const last = (await threadIn(context, approvalId)).at(-1)
	expect(last?.kind).toBe('voided')
	expect(last?.comment).toContain('• Line 1, #0: name changed')
	expect(last?.comment).toContain('• Line 2, #1 removed')
	expect(last?.comment).not.toContain('Sam')
	const notified = dependencies.orders.mails.filter(({ subject }) =>
		/after its approval|approved again/.test(subject),
	)
	expect(notified.map(({ to }) => to)).toEqual([`${principal.userId}@example.test`, order.contactEmail])
	expect((await sealHolds(context, order.id)).holds).toBe(false)
	await expect(amendApproved(csr, dependencies, changes)).rejects.toMatchObject({ code: 'conflict' })
	expect((await approve(principal, dependencies, approvalId)).isDone).toBe(true)
	expect((await sealHolds(context, order.id)).holds).toBe(true)
})

test('what an approval locked is free again when it does not count any more, but for other approved orders', async () => {
	const dependencies = testApprovalDependencies()
	const { order, lines, approvalId } = await newPurchase(coach, dependencies, { school })
	const other = await newPurchase(coach, dependencies, { school, lines })
	const designId = lines[0]!.design!.id
	const state = async () => {
		const columns = { locked: designs.locked, status: designs.status }
		const [row] = await context.db.select(columns).from(designs).where(eq(designs.id, designId))
		return row
	}
	await approve(principal, dependencies, approvalId)
	await approve(principal, dependencies, other.approvalId)
	const two = new Map([[0, { ...lines[0]!, quantity: 2 }]])
	await amendApproved(csr, dependencies, await amendment(order.id, two))
	expect(await state()).toEqual({ locked: true, status: 'approved' })
	await cancelOrder(csr, dependencies.orders, { orderId: other.order.id, why: '' })
	expect(await state()).toEqual({ locked: false, status: 'draft' })
	await approve(principal, dependencies, approvalId)
	expect(await state()).toEqual({ locked: true, status: 'approved' })
	await amendApproved(csr, dependencies, await amendment(order.id, new Map([[1, null]])))
	expect(await state()).toEqual({ locked: false, status: 'draft' })
})

test('a team design stays on the order when the catalog has gone on, and the new one can be chosen', async () => {
	const dependencies = testApprovalDependencies()
	const designer = await newPerson(context, 'coach', school)
	const lines = await teamLines(designer, 2)
	const designId = lines[0]!.design!.id
	const [design] = await context.db.select().from(designs).where(eq(designs.id, designId))
	const { productId, config } = design!
	const item = { id: randomUUID(), portalId: school.portalId, productId, designId, position: 0 }
	await context.db.insert(portalItems).values({ ...item, designVersion: 1 })
	const { order, approvalId } = await newPurchase(coach, dependencies, { school, lines })
	const owner = { userId: designer.userId, visitorKey: null }
	await saveDesign(designer, { productId, designId, baseVersion: 1, owner, config })
	await context.db.update(portalItems).set({ designVersion: 2 }).where(eq(portalItems.id, item.id))
	await requestChanges(principal, dependencies, { approvalId, comment: 'The new crest, please.' })
	const choices = (await editPage(coach, { id: approvalId, page: 1 })).lines[0]?.designs
	expect(choices?.map(({ label }) => label)).toEqual(['Team design, version 1', 'Team design, version 2'])
	const newer = { ...lines[0]!, design: { ...lines[0]!.design!, version: 2 } }
	expect((await amend(coach, await amendment(order.id, new Map([[0, newer]])))).problems).toEqual([])
	expect((await linesOf(context.db, order.id)).map((line) => line.designVersion)).toEqual([2, 1])
	// A version that is neither on the order nor in the catalog cannot be ordered.
	await context.db.update(portalItems).set({ designVersion: 1 }).where(eq(portalItems.id, item.id))
	await amend(coach, await amendment(order.id, new Map([[0, lines[0]!]])))
	const { problems } = await amend(coach, await amendment(order.id, new Map([[0, newer]])))
	expect(problems).toMatchObject([{ at: 0, kind: 'design-gone' }])
})

test('what cannot be had is reported by line, and the approval stands', async () => {
	const dependencies = testApprovalDependencies()
	const { order, lines, approvalId } = await newPurchase(coach, dependencies, { school })
	await approve(principal, dependencies, approvalId)
	const gone = { ...lines[0]!, design: { ...lines[0]!.design!, version: 9 } }
	const { problems } = await amendApproved(csr, dependencies, await amendment(order.id, new Map([[0, gone]])))
	expect(problems).toMatchObject([{ at: 0, kind: 'design-gone' }])
	expect((await sealHolds(context, order.id)).holds).toBe(true)
	expect(await statusOf(context, order.id)).toBe('approved')
})

test('a buyer of the staff does not change their own approved order', async () => {
	const dependencies = testApprovalDependencies()
	const { order } = await newPurchase(csr, dependencies, { school: null })
	await approve(await newPerson(context, 'admin'), dependencies, order.id)
	await expect(amendApproved(csr, dependencies, await amendment(order.id, new Map()))).rejects.toMatchObject({
		code: 'forbidden',
	})
})

test('what is in work is not changed any more', async () => {
	const dependencies = testApprovalDependencies()
	const { order, approvalId } = await newPurchase(coach, dependencies, { school })
	await approve(principal, dependencies, approvalId)
	await inTransaction(context, async (inner) => {
		const locked = await lockOrder(inner.db, order.id)
		await transitionOrder(inner, dependencies.orders, { order: locked!, move: 'start' })
	})
	await expect(amendApproved(csr, dependencies, await amendment(order.id, new Map()))).rejects.toMatchObject({
		code: 'conflict',
		message: /in production/,
	})
	expect((await sealHolds(context, order.id)).holds).toBe(true)
})

test('both sides write, each is notified of the other’s comments, and no one else reads or writes', async () => {
	const { dependencies, order, approvalId } = await sentBack()
	const write = (who: ServiceContext, words: string) =>
		comment(who, dependencies, { approvalId, comment: words })
	await write(later(coach, 1), ' Which size for Sam? ')
	await write(later(csr, 2), 'Size L')
	expect(await threadIn(context, approvalId)).toEqual([
		{ kind: 'changes', comment: 'Please fix line 1.' },
		{ kind: 'comment', comment: 'Which size for Sam?' },
		{ kind: 'comment', comment: 'Size L' },
	])
	const reported = dependencies.orders.mails.filter(({ subject }) => /^New comment/.test(subject))
	expect(reported.map(({ to }) => to)).toEqual([`${principal.userId}@example.test`, order.contactEmail])
	expect(JSON.stringify(reported)).not.toContain('Sam')
	await expect(write(coach, ' ')).rejects.toMatchObject({ code: 'invalid' })
	await expect(write(await newPerson(context, 'coach'), 'Hello')).rejects.toMatchObject({
		code: 'not_found',
	})
	await cancelOrder(coach, dependencies.orders, { orderId: order.id, why: '' })
	await expect(write(coach, 'Still there?')).rejects.toMatchObject({ code: 'conflict' })
})

test('a person who decided and cannot any more gets no mail about what is said afterwards', async () => {
	const dependencies = testApprovalDependencies()
	const leaver = await newPerson(context, 'coach', school)
	const { approvalId } = await newPurchase(coach, dependencies, { school })
	await requestChanges(leaver, dependencies, { approvalId, comment: 'Blue, please.' })
	const mailedBy = async (words: string) => {
		const before = dependencies.orders.mails.length
		await comment(coach, dependencies, { approvalId, comment: words })
		return dependencies.orders.mails.slice(before).map(({ to }) => to)
	}
	expect(await mailedBy('Which blue?')).toEqual([`${leaver.userId}@example.test`])
	await context.db.delete(userRoles).where(eq(userRoles.userId, leaver.userId))
	const messages = await mailedBy('Navy?')
	expect(messages).toContain(`${principal.userId}@example.test`)
	expect(messages).not.toContain(`${leaver.userId}@example.test`)
})

test('a change to a size that costs more changes the price by the difference, on the stored terms', async () => {
	const dependencies = testApprovalDependencies()
	const productId = await insertProduct(context.db, {
		priceCents: 4_000,
		sizes: ['M', '2XL'],
		sizeCents: { '2XL': 200 },
		stock: 50,
	})
	const sizes = await context.db.select().from(variants).where(eq(variants.productId, productId))
	const idOf = (size: string) => sizes.find((one) => one.size === size)?.id ?? ''
	const lines = [wanted(idOf('M'), 6), wanted(idOf('2XL'), 6)]
	const { order, approvalId } = await newPurchase(coach, dependencies, { school, lines })
	await requestChanges(principal, dependencies, { approvalId, comment: 'Another size, please.' })
	// 12 units, 5 % off; free delivery; 8 % tax.
	expect(order.totalCents).toBe(Math.round((6 * 4_000 + 6 * 4_200) * 0.95 * 1.08))
	const page = await editPage(coach, { id: approvalId, page: 1 })
	expect(page.lines.map(({ unitCents }) => unitCents)).toEqual([4_000, 4_200])
	expect(page.lines[0]?.sizes.map(({ label }) => label)).toEqual(['M', '2XL +$2.00'])
	const saved = await amend(coach, await amendment(order.id, new Map([[0, wanted(idOf('2XL'), 6)]])))
	expect(saved).toEqual({ problems: [], totalCents: Math.round(12 * 4_200 * 0.95 * 1.08) })
	const kept = await linesOf(context.db, order.id)
	expect(kept.map(({ unitCents, lineCents }) => [unitCents, lineCents])).toEqual([
		[4_200, 25_200],
		[4_200, 25_200],
	])
	expect(kept[0]?.snapshot).toMatchObject({ baseCents: 4_200, sizeCents: 200 })
})
