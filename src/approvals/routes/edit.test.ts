// The form at /approvals/{id}/edit: rows that are added and dropped, the total as it is typed, and who sees it.
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import { proofsContext } from '#designs/dependencies.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { ordersContext } from '#orders/dependencies.server.ts'
import { linesOf } from '#orders/store/orders.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	newPerson,
	newPurchase,
	newSchool,
	orderNow,
	testApprovalDependencies,
} from '../../../tests/factories/approvals.ts'
import type { EditAnswer } from '../components/edit-order.tsx'
import { addedName } from '../rules/added-lines.ts'
import { fieldName } from '../rules/amend-form.ts'
import { requestChanges } from '../service/decide.server.ts'
import { approvalEditUrl } from '../urls.ts'
import * as edit from './edit.tsx'

const { context } = await openTestDatabase({ seeded: false })
const dependencies = testApprovalDependencies()

const stateOf = async (orderId: string) => ({
	order: await orderNow(context, orderId),
	lines: await linesOf(context.db, orderId),
})

/** An order outside of a team, sent back to its buyer. */
async function sentBack() {
	const buyer = await newPerson(context, 'school_admin', await newSchool(context))
	const csr = await newPerson(context, 'csr')
	const { order, lines, approvalId } = await newPurchase(buyer, dependencies, { school: null })
	await requestChanges(csr, dependencies, { approvalId, comment: 'One more.' })
	return { buyer, order, lines, approvalId }
}

/** Casts: route arguments with the parts that loader and action read. */
function factsFor(who: ServiceContext, approvalId: string, fields?: Record<string, string>) {
	const url = new URL(`https://shop.test${approvalEditUrl(approvalId)}`)
	const provider = new RouterContextProvider()
	provider.set(serviceContext, who)
	provider.set(siteContext, { publicUrl: 'https://shop.test' } as never)
	provider.set(ordersContext, dependencies.orders)
	provider.set(mailContext, { supportTo: dependencies.supportTo } as never)
	provider.set(proofsContext, { order: dependencies.orderProof } as never)
	const body = fields && new URLSearchParams({ revision: '', seenTotal: '0', ...fields })
	const request = new Request(url, body && { method: 'POST', body })
	return { request, url, context: provider, params: { approvalId } } as never
}

/** The form as it is shown again, with its total when it has one. */
async function shown(
	who: ServiceContext,
	approvalId: string,
	fields: Record<string, string>,
): Promise<EditAnswer & { status: number | undefined }> {
	const answered = await edit.action(factsFor(who, approvalId, fields))
	if (answered instanceof Response) throw new Error('It was sent')
	return { ...answered.data, status: answered.init?.status }
}

test('the total follows what is typed and rows come and go, and nothing is saved before it is sent', async () => {
	const { buyer, order, lines, approvalId } = await sentBack()
	const before = await stateOf(order.id)
	const typed = { [fieldName(0, 'quantity')]: '3' }
	const priced = await shown(buyer, approvalId, { ...typed, intent: 'recalculate' })
	expect(priced).toMatchObject({ status: 200, errors: [], preview: { totals: { units: 4 } } })
	expect(priced.preview?.totals.totalCents).toBeGreaterThan(order.totalCents)

	const added = await shown(buyer, approvalId, { ...typed, intent: 'add:0' })
	expect(added).toMatchObject({ status: 200, errors: [], typed: { [addedName(0, 'item')]: '0', ...typed } })
	const row = Object.fromEntries(
		Object.entries(added.typed).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
	)
	const unfilled = await shown(buyer, approvalId, { ...row, intent: 'recalculate' })
	expect(unfilled.status).toBe(400)
	expect(unfilled.errors.map(({ field }) => field)).toContain(addedName(0, 'variant'))
	const filled = { ...row, [addedName(0, 'variant')]: lines[1]!.variantId }
	expect(await shown(buyer, approvalId, { ...filled, intent: 'recalculate' })).toMatchObject({
		status: 200,
		preview: { totals: { units: 5 } },
	})
	const dropped = await shown(buyer, approvalId, { ...filled, intent: 'drop:0' })
	expect(dropped).toMatchObject({ status: 200, preview: priced.preview })
	expect(Object.keys(dropped.typed).filter((name) => name.startsWith('added-'))).toEqual([])
	expect(await stateOf(order.id)).toEqual(before)
})

test('a person who may not change the order gets neither the page nor a total, and an unknown step is refused', async () => {
	const school = await newSchool(context)
	const coach = await newPerson(context, 'coach', school)
	const principal = await newPerson(context, 'school_admin', school)
	const { order, approvalId } = await newPurchase(coach, dependencies, { school })
	await requestChanges(principal, dependencies, { approvalId, comment: 'Three of the first, please.' })
	const before = await stateOf(order.id)
	const asked = { [fieldName(0, 'quantity')]: '3' }
	for (const [who, status] of [
		[principal, 403],
		[await newPerson(context, 'player', school), 404],
		[await newPerson(context, 'coach', await newSchool(context)), 404],
		// Staff change an approved order alone.
		[await newPerson(context, 'csr'), 409],
	] as const) {
		await expect(edit.loader(factsFor(who, approvalId))).rejects.toMatchObject({ init: { status } })
		for (const intent of ['recalculate', 'save', 'resubmit', 'add:0']) {
			const answered = await shown(who, approvalId, { ...asked, intent })
			expect([intent, answered.status, answered.preview]).toEqual([intent, status, undefined])
		}
	}
	await expect(shown(coach, approvalId, { ...asked, intent: 'approve' })).rejects.toMatchObject({
		init: { status: 400 },
	})
	expect(await stateOf(order.id)).toEqual(before)
})
