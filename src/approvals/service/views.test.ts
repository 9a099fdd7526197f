// The list of approvals: access, contents, order, and number of statements. On both engines.
import { expect, test } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { inTransaction } from '#database/context.server.ts'
import { auditLog, profiles } from '#accounts/tables.ts'
import { designVersions } from '#designs/tables.ts'
import type { ObjectStore } from '#files/contract.ts'
import { orderRevision } from '#orders/service/amend.server.ts'
import { linesOf } from '#orders/store/orders.server.ts'
import { teamLines } from '../../../tests/factories/orders/team.ts'
import { statementsOf } from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { fieldName } from '../rules/amend-form.ts'
import { editPage } from './edit.server.ts'
import { sendAmendment } from './send-amendment.server.ts'
import {
	approvalOf,
	newPerson,
	newPurchase,
	newSchool,
	orderNow,
	testApprovalDependencies,
	type TestPerson,
} from '../../../tests/factories/approvals.ts'
import { countApprovals } from '../store/list.server.ts'
import { approvals } from '../tables.ts'
import type { ListView } from '../views.ts'
import { approve, requestChanges } from './decide.server.ts'
import { notifyOfReassigned } from './notify.server.ts'
import { commentsForExport, eraseApprovals } from './thread.server.ts'
import { approvalPage, approvalProof, approvalsPage } from './views.server.ts'
import { comment, orderMissingProofs } from './thread.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const isPostgres = process.env['TEST_ENGINE'] === 'postgresql'
const dependencies = testApprovalDependencies()
const [school, other] = [await newSchool(context), await newSchool(context)]
const coach = await newPerson(context, 'coach', school)
const principal = await newPerson(context, 'school_admin', school)
const stranger = await newPerson(context, 'coach', other)
const csr = await newPerson(context, 'csr')
const all: ListView = { state: 'pending', portalId: null, page: 1 }
const at = (person: TestPerson, minutes: number): TestPerson => ({
	...person,
	now: new Date(person.now.getTime() + minutes * 60_000),
})
const looksOf = async ({ userId }: TestPerson) => {
	const own = and(eq(auditLog.event, 'approval.opened'), eq(auditLog.actorId, userId))
	return (await context.db.select().from(auditLog).where(own)).map(({ subject }) => subject)
}
const idsOf = async (who: TestPerson, view: Partial<ListView> = {}) =>
	(await approvalsPage(who, { ...all, ...view })).cards.map(({ id }) => id)

test('each sees the approvals of their portals and their own orders, newest first; the staff sees all', async () => {
	const first = await newPurchase(at(coach, 1), dependencies, { school })
	const second = await newPurchase(at(principal, 2), dependencies, { school })
	const foreign = await newPurchase(at(stranger, 3), dependencies, { school: other })
	const alone = await newPurchase(at(coach, 4), dependencies, { school: null })
	expect(await idsOf(coach)).toEqual([alone, second, first].map(({ approvalId }) => approvalId))
	expect(await idsOf(principal)).toEqual([second, first].map(({ approvalId }) => approvalId))
	expect(await idsOf(stranger)).toEqual([foreign.approvalId])
	expect(await idsOf(csr)).toEqual([alone, foreign, second, first].map(({ approvalId }) => approvalId))
	expect(await idsOf(csr, { portalId: school.portalId })).toHaveLength(2)
	expect(await idsOf(coach, { portalId: other.portalId })).toEqual([])
	for (const role of ['player', 'production', 'retail'] as const)
		await expect(approvalsPage(await newPerson(context, role, school), all)).rejects.toMatchObject({
			code: 'forbidden',
		})
	await expect(approvalsPage(context, all)).rejects.toMatchObject({ code: 'forbidden' })
	const { cards, counts } = await approvalsPage(principal, all)
	expect(counts).toEqual({ pending: 2, decided: 0 })
	expect(cards.map(({ side }) => side)).toEqual(['requester', 'decider'])
	expect(cards[1]).toMatchObject({
		reference: first.order.id.slice(0, 8),
		team: 'Lakewood Rams, Fall 2026',
		poNumber: first.order.poNumber,
		totalCents: first.order.totalCents,
		buyer: 'A coach',
		lines: 2,
		players: [{ playerName: 'Player 0', playerNumber: '0', size: 'Size 0', quantity: 1 }, {}],
		proofs: [{ state: 'queued', href: null, version: 1 }],
	})
	expect(cards[1]?.players[0]?.picture).toBe(`/orders/${first.order.id}/pictures/0.webp`)
	await approve(principal, dependencies, first.approvalId)
	expect(await idsOf(principal)).toEqual([second.approvalId])
	expect(await idsOf(principal, { state: 'decided' })).toEqual([first.approvalId])
})

test('a page of long orders takes as many statements as one of short ones', async () => {
	const [many, few] = [await newSchool(context), await newSchool(context)]
	const [busy, idle] = [await newPerson(context, 'coach', many), await newPerson(context, 'coach', few)]
	const boss = { many: await newPerson(context, 'school_admin', many), few: await newPerson(context, 'school_admin', few) } // prettier-ignore
	const lines = await teamLines(busy, 30)
	for (let order = 0; order < 12; order += 1)
		await newPurchase(at(busy, order), dependencies, { school: many, lines: lines.slice(0, 10 + order) })
	await newPurchase(idle, dependencies, { school: few })
	const page = await approvalsPage(boss.many, { ...all, page: 2 })
	expect([page.cards.length, page.pages, page.view.page]).toEqual([2, 2, 2])
	expect((await approvalsPage(boss.many, { ...all, page: 99 })).view.page).toBe(2)
	const { cards } = await approvalsPage(boss.many, all)
	expect(cards.map(({ lines: count, players }) => [count, players.length]).at(0)).toEqual([21, 8])
	if (!isPostgres) return
	const [long, short] = [
		await statementsOf(() => approvalsPage(boss.many, all)),
		await statementsOf(() => approvalsPage(boss.few, all)),
	]
	expect(long).toBe(short)
})

test('the page of one approval is for both sides, by either id, and shows names to no one else', async () => {
	const { order, approvalId } = await newPurchase(coach, dependencies, { school })
	for (const who of [coach, principal, csr])
		for (const id of [approvalId, order.id])
			expect(await approvalPage(who, { id, page: 1 })).toMatchObject({ id: approvalId, changed: [] })
	for (const who of [stranger, context, await newPerson(context, 'player', school)])
		await expect(approvalPage(who, { id: approvalId, page: 1 })).rejects.toMatchObject({
			code: 'not_found',
			message: 'Approval not found',
		})
	await approve(principal, dependencies, approvalId)
	const page = await approvalPage(coach, { id: approvalId, page: 1 })
	expect(page).toMatchObject({
		status: 'approved',
		sealedBy: 'A school_admin',
		side: 'requester',
		can: { amend: false, amendApproved: false, comment: true },
	})
	expect(page.seal).toMatch(/^[0-9a-f]{64}$/)
	expect((await approvalPage(csr, { id: approvalId, page: 1 })).can.amendApproved).toBe(true)
	const looks = await context.db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.event, 'approval.opened'), eq(auditLog.subject, approvalId)))
	expect(looks).toMatchObject([{ actorId: csr.userId, portalId: school.portalId, details: {} }])
})

test('a person who leaves takes name, own words and players along; what they said of orders of others stays', async () => {
	const [leaving, helper] = [
		await newPerson(context, 'coach', school),
		await newPerson(context, 'coach', school),
	]
	const { order, approvalId } = await newPurchase(leaving, dependencies, { school })
	await comment(at(leaving, 1), dependencies, { approvalId, comment: 'Sam is out.' })
	await context.db.update(profiles).set({ fullName: '' }).where(eq(profiles.id, helper.userId))
	await comment(at(helper, 2), dependencies, { approvalId, comment: 'Thanks.' })
	await approve(at(principal, 3), dependencies, approvalId)
	const reference = order.id.slice(0, 8)
	expect(await commentsForExport(context, leaving.userId)).toEqual([
		{ order: reference, kind: 'comment', comment: 'Sam is out.', at: at(leaving, 1).now },
	])
	expect(await commentsForExport(context, principal.userId)).toContainEqual({
		order: reference,
		kind: 'approved',
		comment: '',
		at: at(principal, 3).now,
	})
	const shown = async () => {
		const { thread } = await approvalPage(csr, { id: approvalId, page: 1 })
		return thread.map(({ who, comment: words }) => [who, words])
	}
	expect(await shown()).toEqual([
		['A coach', 'Sam is out.'],
		[`${helper.userId}@example.test`, 'Thanks.'],
		['A school_admin', ''],
	])
	await eraseApprovals(context, leaving.userId)
	await eraseApprovals(context, helper.userId)
	expect(await shown()).toEqual([
		['Former member', ''],
		['Former member', 'Thanks.'],
		['A school_admin', ''],
	])
	expect(await commentsForExport(context, leaving.userId)).toEqual([])
	const { sealed, reviewedBy } = await approvalOf(context, order.id)
	expect(sealed?.lines.map(({ playerName, number }) => [playerName, number])).toEqual([
		['', '0'],
		['', '1'],
	])
	expect(reviewedBy).toBe(principal.userId)
	await eraseApprovals(context, principal.userId)
	expect((await approvalOf(context, order.id)).reviewedBy).toBeNull()
})

test('of an order that was passed on its approvers are notified, but not the person who answers for it; else customer service', async () => {
	const place = await newSchool(context)
	const [leaving, successor] = [
		await newPerson(context, 'coach', place),
		await newPerson(context, 'coach', place),
	]
	const { order, approvalId } = await newPurchase(leaving, dependencies, { school: place })
	const passed = { ...order, userId: successor.userId }
	await context.db
		.update(profiles)
		.set({ deletionRequestedAt: context.now })
		.where(eq(profiles.id, leaving.userId))
	const notified = async () => {
		const { mails, ...orders } = testApprovalDependencies().orders
		await inTransaction(context, (inner) =>
			notifyOfReassigned(inner, { ...orders, supportTo: 'support@shop.test' }, [
				passed,
				{ ...passed, status: 'changes_requested' },
			]),
		)
		return mails.map(({ to, links }) => [to, links])
	}
	const links = [`http://shop.test/approvals/${approvalId}`]
	expect(await notified()).toEqual([['support@shop.test', links]])
	const decider = await newPerson(context, 'school_admin', place)
	expect(await notified()).toEqual([[`${decider.userId}@example.test`, links]])
})

test('proofs are read by those who see the approval, and no others than the order’s', async () => {
	const { lines, approvalId } = await newPurchase(coach, dependencies, { school })
	const foreign = await newPurchase(stranger, dependencies, { school: other })
	const designId = lines[0]!.design!.id
	const store: Pick<ObjectStore, 'get'> = { get: async () => new Uint8Array([37, 80, 68, 70]) }
	const parts = { store: store as ObjectStore }
	const ask = (who: TestPerson, asked: { designId: string; version: number }) =>
		approvalProof(who, parts, { id: approvalId, ...asked })
	const missing = { code: 'not_found' }
	await expect(ask(principal, { designId, version: 1 })).rejects.toMatchObject(missing)
	await context.db
		.update(designVersions)
		.set({ proofState: 'ready', proofKey: 'proofs/x' })
		.where(eq(designVersions.designId, designId))
	expect(await ask(principal, { designId, version: 1 })).toHaveLength(4)
	const reader = await newPerson(context, 'csr')
	await ask(reader, { designId, version: 1 })
	expect(await looksOf(reader)).toEqual([approvalId])
	const { proofs } = await approvalPage(principal, { id: approvalId, page: 1 })
	expect(proofs[0]?.href).toBe(`/approvals/${approvalId}/proof/${designId}/1.pdf`)
	await orderMissingProofs(principal, dependencies, approvalId)
	expect(dependencies.proofs.filter((proof) => proof.designId === designId)).toHaveLength(1)
	const failed = { proofState: 'failed', proofKey: null } as const
	await context.db.update(designVersions).set(failed).where(eq(designVersions.designId, designId))
	await orderMissingProofs(principal, dependencies, approvalId)
	expect(dependencies.proofs.filter((proof) => proof.designId === designId)).toHaveLength(2)
	await expect(orderMissingProofs(stranger, dependencies, approvalId)).rejects.toMatchObject(missing)
	await expect(ask(stranger, { designId, version: 1 })).rejects.toMatchObject(missing)
	await expect(ask(principal, { designId, version: 2 })).rejects.toMatchObject(missing)
	await expect(ask(principal, { designId: foreign.lines[0]!.design!.id, version: 1 })).rejects.toMatchObject(
		missing,
	)
})

test('the form is sent when the buyer has seen the sum, and its mistakes are reported at their fields', async () => {
	const { order, approvalId } = await newPurchase(coach, dependencies, { school })
	await expect(editPage(coach, { id: approvalId, page: 1 })).rejects.toMatchObject({ code: 'conflict' })
	await requestChanges(principal, dependencies, { approvalId, comment: 'Two of the first, please.' })
	await expect(editPage(principal, { id: approvalId, page: 1 })).rejects.toMatchObject({ code: 'forbidden' })
	const page = await editPage(coach, { id: approvalId, page: 1 })
	expect(page).toMatchObject({ mode: 'buyer', total: 2, pages: 1, changed: [] })
	expect(page.lines[0]?.sizes.map(({ label }) => label)).toEqual(['Size 0', 'Size 1'])
	expect(page.lines[0]?.designs).toEqual([{ value: page.lines[0]?.design, label: 'My design, version 1' }])
	const now = async () => {
		const current = await orderNow(context, order.id)
		const revision = orderRevision(current, await linesOf(context.db, order.id))
		return { id: approvalId, revision, seenTotal: current.totalCents, resubmit: { message: '' } }
	}
	const fields = { [fieldName(0, 'quantity')]: '0' }
	expect(await sendAmendment(coach, dependencies, { ...(await now()), fields })).toEqual({
		kind: 'errors',
		errors: [{ field: 'quantity-0', message: 'Row 1: Quantity must be at least 1' }],
	})
	const two = { [fieldName(0, 'quantity')]: '2' }
	const saved = await sendAmendment(coach, dependencies, { ...(await now()), fields: two })
	expect(saved).toMatchObject({ kind: 'saved' })
	expect((await orderNow(context, order.id)).status).toBe('changes_requested')
	const tooLong = {
		...(await now()),
		fields: { ...two, [fieldName(0, 'number')]: '7' },
		resubmit: { message: 'x'.repeat(2_001) },
	}
	await expect(sendAmendment(coach, dependencies, tooLong)).rejects.toMatchObject({ code: 'invalid' })
	expect((await now()).revision).toBe(tooLong.revision)
	const sent = await sendAmendment(coach, dependencies, { ...(await now()), fields: two })
	expect(sent).toEqual({ kind: 'sent', done: 'resubmitted' })
	expect((await orderNow(context, order.id)).status).toBe('awaiting_approval')
	expect((await approvalPage(principal, { id: approvalId, page: 1 })).changed).toContain(
		'Line 1, #0: quantity 1, now 2',
	)
	await approve(principal, dependencies, approvalId)
	const reader = await newPerson(context, 'csr')
	expect(await editPage(reader, { id: approvalId, page: 1 })).toMatchObject({ mode: 'staff' })
	expect(await looksOf(reader)).toEqual([approvalId])
	const one = { [fieldName(0, 'quantity')]: '1' }
	expect(await sendAmendment(csr, dependencies, { ...(await now()), fields: one, resubmit: null })).toEqual({
		kind: 'sent',
		done: 'voided',
	})
})

test('staff count every approval, old and new, as the days go by', async () => {
	const { context: own } = await openTestDatabase({ seeded: false })
	const place = await newSchool(own)
	const buyer = await newPerson(own, 'coach', place)
	const staff = { userId: null, places: null, portalId: null }
	const dayMs = 86_400_000
	for (const age of [0, 1.9, 2, 2.1, 3, 5, 40]) {
		const { order } = await newPurchase(buyer, testApprovalDependencies(), { school: place })
		const createdAt = new Date(own.now.getTime() - age * dayMs)
		const status = age === 3 || age === 0 ? 'ended' : 'pending'
		await own.db.update(approvals).set({ createdAt, status }).where(eq(approvals.orderId, order.id))
	}
	for (const days of [0, 1, 2, 3, 9, 0]) {
		const now = new Date(own.now.getTime() + days * dayMs)
		expect(await countApprovals(own.db, staff, now)).toEqual({ pending: 5, decided: 2 })
	}
	// Decided later, an old one is counted as such at once.
	await own.db.update(approvals).set({ status: 'approved' })
	expect(await countApprovals(own.db, staff, own.now)).toEqual({ pending: 0, decided: 7 })
	const { order } = await newPurchase(buyer, testApprovalDependencies(), { school: place })
	expect(order.status).toBe('awaiting_approval')
	expect(await countApprovals(own.db, staff, own.now)).toEqual({ pending: 1, decided: 7 })
})
