// The administrator whom a coach names at the bulk checkout of a school that has none. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { approve } from '#approvals/service/decide.server.ts'
import { approvals } from '#approvals/tables.ts'
import { mailedPictures } from '#orders/service/mailed-pictures.server.ts'
import { orderApprovers, orders } from '#orders/tables.ts'
import { newPerson } from '../../../tests/factories/approvals.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { loadedCart, memoryStore, newTeam, submissionOf } from '../../../tests/factories/bulk-orders.ts'
import { openSeason } from '../../../tests/factories/bulk-orders/season.ts'
import type { BulkForm } from '../rules/checkout-form.ts'
import { submitBulk } from './submit.server.ts'
import { bulkCheckoutView } from './views.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const season = openSeason(context)
const { selling } = season
const { mails } = selling.orders
const dependencies = { payments: selling.dependencies, files: memoryStore() }
const support = season.dependencies.approvals.supportTo
const dana = { email: 'dana@school.test', name: 'Dana Reyes' }

async function loaded({ hasAdministrator = false } = {}) {
	const team = await newTeam(context, { players: 2 })
	const { coach, portalId } = team
	const administrator = hasAdministrator ? await newPerson(context, 'school_admin', team) : null
	await loadedCart(coach, portalId)
	const before = mails.length
	return {
		...team,
		submit: async (change: Partial<BulkForm>) => {
			const submission = await submissionOf(coach, portalId, change)
			return () => submitBulk(selling.at(coach), dependencies, submission)
		},
		/** Mails to others than the buyer. */
		mailed: () => mails.slice(before).filter(({ to }) => !to.startsWith(coach.userId)),
		placed: () => context.db.select().from(orders).where(eq(orders.portalId, portalId)),
		needsApprover: async () => {
			const asked = { portalId, email: '', isCancelled: false }
			return (await bulkCheckoutView(coach, selling.dependencies, asked))?.needsApprover
		},
		administrator,
	}
}

test('who is named is invited, and the order waits for the school; a second click sends no second invitation', async () => {
	const { coach, submit, mailed, placed, needsApprover } = await loaded()
	expect(await needsApprover()).toBe(true)
	const send = await submit({ approver: dana })
	const done = await send()
	expect(await send()).toEqual(done)
	if (done.kind !== 'submitted') throw new Error(done.kind)
	expect(mailed().map(({ to }) => to)).toEqual([dana.email])
	expect(mailed()[0]?.text).toMatch(/\/join\/[\w-]+\?to=approvals/)
	expect((await placed()).map(({ status }) => status)).toEqual(['awaiting_approval'])
	const asked = await context.db.select().from(orderApprovers).where(eq(orderApprovers.orderId, done.orderId))
	expect(asked).toMatchObject([{ ...dana, askedBy: coach.userId }])
	const [approval] = await context.db.select().from(approvals).where(eq(approvals.orderId, done.orderId))
	const csr = await newPerson(context, 'csr')
	await expect(approve(csr, season.dependencies.approvals, approval?.id ?? '')).rejects.toMatchObject({
		code: 'forbidden',
	})
	expect((await placed()).map(({ status }) => status)).toEqual(['awaiting_approval'])
})

test('a coach who names no administrator leaves the decision to the shop', async () => {
	const { submit, mailed, placed } = await loaded()
	await (
		await submit({ approver: null })
	)()
	expect(mailed().map(({ to }) => to)).toEqual([support])
	expect((await placed()).map(({ status }) => status)).toEqual(['awaiting_approval'])
})

test.each([
	['the invitation', { approver: dana }],
	['the question to the shop', { approver: null }],
])('%s shows the pictures of the order that is stored', async (_what, change) => {
	const { coach, submit, mailed, placed } = await loaded()
	await (
		await submit(change)
	)()
	const [order] = await placed()
	// Read from the stored lines: the mail was written before they were.
	const pictures = await mailedPictures(coach, selling.orders, { orderId: order?.id ?? '' })
	expect(pictures.length).toBeGreaterThan(0)
	for (const { src, caption } of pictures) {
		expect(mailed()[0]?.html).toContain(src)
		expect(mailed()[0]?.html).toContain(caption)
	}
})

test('the own address is reported at its field, and nothing is ordered', async () => {
	const { coach, submit, mailed, placed } = await loaded()
	const approver = { email: `${coach.userId}@example.test`, name: '' }
	const done = await (await submit({ approver }))()
	expect(done).toMatchObject({ kind: 'problems', problems: [{ field: 'approverEmail' }] })
	expect([await placed(), mailed()]).toEqual([[], []])
})

test('a school with an administrator is not asked for one, and a name in the form sends no invitation', async () => {
	const { submit, mailed, needsApprover, administrator } = await loaded({ hasAdministrator: true })
	expect(await needsApprover()).toBe(false)
	await (
		await submit({ approver: dana })
	)()
	expect(mailed().map(({ to }) => to)).toEqual([`${administrator?.userId}@example.test`])
})
