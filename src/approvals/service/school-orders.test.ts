// Purchase orders of the single checkout that name a school: its administrators are asked, see them and decide.
import { expect, test } from 'vitest'
import {
	newPerson,
	newPurchase,
	newSchool,
	orderNow,
	testApprovalDependencies,
} from '../../../tests/factories/approvals.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { approve, requestChanges } from './decide.server.ts'
import { approvalPage, approvalsPage } from './views.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const dependencies = testApprovalDependencies()
const all = { state: 'pending', portalId: null, page: 1 } as const

async function purchase() {
	const school = await newSchool(context)
	const [buyer, administrator] = [
		await newPerson(context, 'coach', school),
		await newPerson(context, 'school_admin', school),
	]
	const before = dependencies.orders.mails.length
	const placed = await newPurchase(buyer, dependencies, { school, isSingle: true })
	return { ...placed, school, buyer, administrator, mails: dependencies.orders.mails.slice(before) }
}

test('the administrators of the school are mailed, with its name; nobody else but the buyer', async () => {
	const { administrator, buyer, mails } = await purchase()
	const to = mails.map((mail) => mail.to).toSorted()
	expect(to).toEqual([`${administrator.userId}@example.test`, `${buyer.userId}@example.test`].toSorted())
	for (const mail of mails) expect(mail.text).toContain('Lakewood City Schools')
})

test('the school’s administrator finds it in the list and approves it; a second decision changes nothing', async () => {
	const { administrator, approvalId, order } = await purchase()
	const { cards } = await approvalsPage(administrator, all)
	expect(cards).toMatchObject([
		{ id: approvalId, side: 'decider', school: 'Lakewood City Schools', team: '' },
	])
	expect(await approve(administrator, dependencies, approvalId)).toMatchObject({ isDone: true })
	expect((await orderNow(context, order.id)).status).toBe('approved')
	expect(await approve(administrator, dependencies, approvalId)).toMatchObject({ isDone: false })
})

test('the buyer never decides, also not as an administrator of the school', async () => {
	const { school, buyer, approvalId } = await purchase()
	await expect(approve(buyer, dependencies, approvalId)).rejects.toMatchObject({ code: 'forbidden' })
	const head = await newPerson(context, 'school_admin', school)
	const own = await newPurchase(head, dependencies, { school, isSingle: true })
	await expect(approve(head, dependencies, own.approvalId)).rejects.toMatchObject({ code: 'forbidden' })
	expect((await approvalPage(head, { id: own.approvalId, page: 1 })).side).toBe('requester')
})

test('coaches and players of the school, administrators of another one and retail buyers do not find it', async () => {
	const { school, approvalId } = await purchase()
	const other = await newSchool(context)
	const strangers = [
		await newPerson(context, 'coach', school),
		await newPerson(context, 'player', school),
		await newPerson(context, 'school_admin', other),
		await newPerson(context, 'retail'),
	]
	for (const person of strangers) {
		await expect(approvalPage(person, { id: approvalId, page: 1 })).rejects.toMatchObject({
			code: 'not_found',
		})
		await expect(approve(person, dependencies, approvalId)).rejects.toMatchObject({ code: 'not_found' })
		await expect(
			requestChanges(person, dependencies, { approvalId, comment: 'Smaller.' }),
		).rejects.toMatchObject({ code: 'not_found' })
	}
	const [coach] = strangers
	expect((await approvalsPage(coach!, all)).cards).toEqual([])
})
