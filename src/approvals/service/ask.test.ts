// A school without an administrator: the buyer names one, the order waits for them, the shop decides when nobody comes.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles } from '#accounts/tables.ts'
import { inTransaction } from '#database/context.server.ts'
import { acceptInvitation } from '#portals/service/invites.server.ts'
import { eraseApprovers } from '#orders/service/approvers.server.ts'
import { moveByStaff } from '#orders/service/manage.server.ts'
import { orderView } from '#orders/service/views.server.ts'
import { orderApprovers, orders } from '#orders/tables.ts'
import { standingIn, tokenIn } from '../../../tests/factories/portals.ts'
import {
	newPerson,
	newPurchase,
	newSchool,
	orderNow,
	testApprovalDependencies,
	type TestPerson,
} from '../../../tests/factories/approvals.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { askAdministrator } from './ask.server.ts'
import { approve } from './decide.server.ts'
import { approvalPage, approvalsPage } from './views.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const dependencies = testApprovalDependencies()
const dana = { email: 'dana@school.test', name: 'Dana Reyes' }
const lee = { email: 'lee@school.test', name: '' }
const support = 'desk@fieldhouse.test'
const dayMs = 86_400_000

const later = <Person extends TestPerson>(person: Person, ms: number): Person => ({
	...person,
	now: new Date(context.now.getTime() + ms),
})

type Options = {
	approver?: typeof dana | null
	isSingle?: boolean
	withAdministrator?: boolean
	otherCoach?: boolean
}

async function purchase({ approver = dana, isSingle = false, ...school }: Options = {}) {
	const place = await newSchool(context)
	const buyer = await newPerson(context, 'coach', place)
	const administrator = school.withAdministrator ? await newPerson(context, 'school_admin', place) : null
	const colleague = school.otherCoach ? await newPerson(context, 'coach', place) : null
	const before = dependencies.orders.mails.length
	const placed = await newPurchase(buyer, dependencies, { school: place, isSingle, approver })
	const mailed = () => dependencies.orders.mails.slice(before)
	const to = () =>
		mailed()
			.map((mail) => mail.to)
			.filter((address) => !address.startsWith(buyer.userId))
	const { approvalId } = placed
	const ask = (person: TestPerson, whom: typeof dana | null, ms = 0) =>
		askAdministrator(later(person, ms), dependencies, { approvalId, approver: whom })
	return { ...placed, place, buyer, administrator, colleague, mailed, to, ask }
}

/** A person with the address of the last invitation accepts it. */
async function join(mails: { to: string; text: string }[], email: string) {
	const person = await newPerson(context, 'retail')
	await context.db.update(profiles).set({ email: null }).where(eq(profiles.email, email))
	await context.db.update(profiles).set({ email }).where(eq(profiles.id, person.userId))
	const mail = mails.findLast((one) => one.to === email)
	await acceptInvitation(person, tokenIn(mail as never))
	return { ...person, actor: { userId: person.userId, roles: ['school_admin'] as const } }
}

test.each([false, true])(
	'who is named is mailed, joins and decides; single checkout: %s',
	async (isSingle) => {
		const { approvalId, order, place, to, mailed } = await purchase({ isSingle })
		expect(to()).toEqual([dana.email])
		const invitation = mailed().find((mail) => mail.to === dana.email)
		expect(invitation?.text).toMatch(/\/join\/[\w-]+\?to=approvals/)
		expect(invitation?.text).not.toContain(dana.name)
		const administrator = await join(mailed(), dana.email)
		expect(await standingIn(context, administrator.userId)).toMatchObject({
			roles: expect.arrayContaining(['school_admin']) as string[],
			schools: [place.organizationId],
		})
		const { cards } = await approvalsPage(administrator, { state: 'pending', portalId: null, page: 1 })
		expect(cards).toMatchObject([{ id: approvalId, heldBack: null, hasAdministrator: true }])
		expect(await approve(administrator, dependencies, approvalId)).toMatchObject({ isDone: true })
		expect((await orderNow(context, order.id)).status).toBe('approved')
	},
)

test('the shop waits seven days for a school that was asked, then it decides', async () => {
	const { approvalId, order } = await purchase()
	const csr = await newPerson(context, 'csr')
	const refused = { code: 'forbidden', message: /school was asked/ }
	const early = later(csr, 7 * dayMs - 1)
	await expect(approve(early, dependencies, approvalId)).rejects.toMatchObject(refused)
	await expect(
		moveByStaff(early, dependencies.orders, { orderId: order.id, move: 'approve' }),
	).rejects.toMatchObject(refused)
	const page = { id: approvalId, page: 1 }
	expect((await approvalPage(early, page)).heldBack).toEqual(new Date(order.createdAt.getTime() + 7 * dayMs))
	expect((await orderNow(context, order.id)).status).toBe('awaiting_approval')
	const after = later(csr, 7 * dayMs)
	expect((await approvalPage(after, page)).heldBack).toBeNull()
	expect(await approve(after, dependencies, approvalId)).toMatchObject({ isDone: true })
})

test('a school that names nobody is decided by the shop at once, which is mailed', async () => {
	const { approvalId, to } = await purchase({ approver: null })
	expect(to()).toEqual([support])
	const csr = await newPerson(context, 'csr')
	expect(await approvalPage(csr, { id: approvalId, page: 1 })).toMatchObject({
		hasAdministrator: false,
		asked: null,
		heldBack: null,
		isShop: true,
	})
	expect(await approve(csr, dependencies, approvalId)).toMatchObject({ isDone: true })
})

test('a school with an administrator invites nobody: the administrator is mailed and decides', async () => {
	const { approvalId, administrator, buyer, to, ask } = await purchase({ withAdministrator: true })
	expect(to()).toEqual([`${administrator?.userId}@example.test`])
	await expect(ask(buyer, dana)).rejects.toMatchObject({ code: 'conflict', message: /has an administrator/ })
	expect((await approvalPage(buyer, { id: approvalId, page: 1 })).can.ask).toBe(false)
	expect(await approve(administrator!, dependencies, approvalId)).toMatchObject({ isDone: true })
})

test('another coach of the team decides meanwhile', async () => {
	const { approvalId, colleague, to } = await purchase({ otherCoach: true })
	expect(to().toSorted()).toEqual([`${colleague?.userId}@example.test`, dana.email].toSorted())
	expect(await approve(colleague!, dependencies, approvalId)).toMatchObject({ isDone: true })
})

test('a buyer does not name themself, and then nothing is placed', async () => {
	const place = await newSchool(context)
	const buyer = await newPerson(context, 'coach', place)
	const approver = { email: `${buyer.userId}@example.test`, name: '' }
	await expect(newPurchase(buyer, dependencies, { school: place, approver })).rejects.toMatchObject({
		code: 'invalid',
		message: /own order/,
	})
	expect(await context.db.select().from(orders).where(eq(orders.userId, buyer.userId))).toEqual([])
	const { buyer: other, ask } = await purchase()
	await expect(ask(other, { email: `${other.userId}@example.test`, name: '' })).rejects.toMatchObject({
		code: 'invalid',
	})
})

test('asking again mails once for a second click, not within the hour, and five times at most', async () => {
	const { buyer, ask, to, approvalId } = await purchase()
	const hour = 3_600_000
	await ask(buyer, null, 60_000)
	expect(to()).toEqual([dana.email])
	await expect(ask(buyer, null, hour / 2)).rejects.toMatchObject({ code: 'too_many', message: /last hour/ })
	for (const turn of [1, 2, 3, 4]) await ask(buyer, turn % 2 ? null : dana, turn * hour)
	expect(to()).toHaveLength(5)
	await expect(ask(buyer, lee, 5 * hour)).rejects.toMatchObject({ code: 'too_many', message: /5 times/ })
	expect((await approvalPage(buyer, { id: approvalId, page: 1 })).can.ask).toBe(false)
})

test('who was named by mistake can no longer join once another is asked', async () => {
	const { buyer, ask, mailed } = await purchase()
	await ask(buyer, lee, 60_000)
	await expect(join(mailed(), dana.email)).rejects.toMatchObject({ code: 'conflict', message: /taken back/ })
	expect((await join(mailed(), lee.email)).actor.roles).toEqual(['school_admin'])
	await expect(ask(buyer, dana, 120_000)).rejects.toMatchObject({ code: 'conflict' })
})

test('only the buyer asks, and only while it waits', async () => {
	const { place, buyer, ask, approvalId } = await purchase({ approver: null, otherCoach: true })
	const refusedFor = async (person: TestPerson) =>
		ask(person, dana).then(
			() => 'asked',
			({ code }: { code: string }) => code,
		)
	expect(await refusedFor(await newPerson(context, 'coach', place))).toBe('forbidden')
	expect(await refusedFor(await newPerson(context, 'csr'))).toBe('forbidden')
	expect(await refusedFor(await newPerson(context, 'player', place))).toBe('not_found')
	expect(await refusedFor(await newPerson(context, 'coach', await newSchool(context)))).toBe('not_found')
	await expect(ask(buyer, null)).rejects.toMatchObject({ code: 'invalid' })
	await approve(await newPerson(context, 'csr'), dependencies, approvalId)
	expect(await refusedFor(buyer)).toBe('conflict')
})

test('an order of nobody’s school asks nobody', async () => {
	const buyer = await newPerson(context, 'coach')
	const { approvalId } = await newPurchase(buyer, dependencies, { school: null, approver: dana })
	expect(await context.db.$count(orderApprovers, eq(orderApprovers.askedBy, buyer.userId))).toBe(0)
	await expect(askAdministrator(buyer, dependencies, { approvalId, approver: dana })).rejects.toMatchObject({
		code: 'conflict',
	})
})

test('the buyer reads whom they asked; others a shortened address', async () => {
	const { order, approvalId, buyer, colleague } = await purchase({ otherCoach: true })
	const askedBy = async (person: TestPerson) => [
		(await approvalPage(person, { id: approvalId, page: 1 })).asked?.who,
		(await orderView(person, order.id)).asked?.who,
	]
	expect(await askedBy(buyer)).toEqual(Array(2).fill('Dana Reyes (dana@school.test)'))
	for (const person of [colleague!, await newPerson(context, 'csr')])
		expect(await askedBy(person)).toEqual(Array(2).fill('d•••@school.test'))
})

test('the typed name and address go with the account of the buyer, and with that of the asked', async () => {
	const asked = async (orderId: string) =>
		context.db.select().from(orderApprovers).where(eq(orderApprovers.orderId, orderId))
	const { order, buyer } = await purchase({ approver: { email: 'gone@school.test', name: 'Gone' } })
	const second = await purchase({ approver: lee })
	await inTransaction(context, (inner) => eraseApprovers(inner, buyer.userId))
	expect(await asked(order.id)).toMatchObject([{ email: '', name: '', askedBy: null }])
	expect(await asked(second.order.id)).toMatchObject([{ email: lee.email }])
	const person = await newPerson(context, 'retail')
	await context.db.update(profiles).set({ email: 'LEE@school.test' }).where(eq(profiles.id, person.userId))
	await inTransaction(context, (inner) => eraseApprovers(inner, person.userId))
	expect(await asked(second.order.id)).toMatchObject([{ email: '', name: '' }])
})
