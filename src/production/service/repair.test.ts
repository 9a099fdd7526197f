// Orders from before approvals and jobs existed get them once. On both engines.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { approvals } from '#approvals/tables.ts'
import { jobs } from '../tables.ts'
import { followOrder } from './jobs.server.ts'
import { orderView } from '#orders/service/views.server.ts'
import { newOrder, newVariant, wanted } from '../../../tests/factories/orders.ts'
import { orders } from '#orders/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { approvalsThatDiffer } from '#approvals/store/approvals.server.ts'
import { jobsThatDiffer } from '../store/jobs.server.ts'
import {
	approvalOf,
	newPerson,
	newPurchase,
	newSchool,
	testApprovalDependencies,
} from '../../../tests/factories/approvals.ts'
import { approve, requestChanges } from '#approvals/service/decide.server.ts'
import { repairOrder, ordersToRepair } from './repair.server.ts'
import { sealHolds } from '#approvals/service/seal.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const school = await newSchool(context)
const coach = await newPerson(context, 'coach', school)
const principal = await newPerson(context, 'school_admin', school)
const dependencies = testApprovalDependencies()
dependencies.orders.onMoved.push(followOrder)
const listening = { ...dependencies.orders, supportTo: null, orderProof: dependencies.orderProof }
const operator = { ...context, actor: { userId: null, roles: ['admin'] as const } }
const repair = (orderId: string) => repairOrder(operator, listening, orderId)
const findings = async () => [
	...(await approvalsThatDiffer(context.db)),
	...(await jobsThatDiffer(context.db)),
]
const drop = (orderId: string) => context.db.delete(approvals).where(eq(approvals.orderId, orderId))

test('a waiting order without an approval asks for it', async () => {
	const { order } = await newPurchase(coach, dependencies, { school })
	expect((await orderView(coach, order.id)).hasApproval).toBe(true)
	await drop(order.id)
	expect(await ordersToRepair(context)).toEqual([order.id])
	const before = dependencies.orders.mails.length
	expect(await repair(order.id)).toEqual(['Its school is asked for the approval.'])
	expect(await repair(order.id)).toEqual([])
	expect(dependencies.orders.mails.slice(before).map(({ to }) => to)).toEqual([
		`${principal.userId}@example.test`,
	])
	expect((await approve(principal, dependencies, order.id)).isDone).toBe(true)
	expect(await findings()).toEqual([])
})

test('an order that was sent back can be changed and sent again', async () => {
	const { order, approvalId } = await newPurchase(coach, dependencies, { school })
	await requestChanges(principal, dependencies, { approvalId, comment: 'Blue, please.' })
	await drop(order.id)
	expect(await repair(order.id)).toEqual(['Its buyer can change it and send it again.'])
	expect(await approvalOf(context, order.id)).toMatchObject({ status: 'changes_requested', round: 1 })
	await context.db.update(approvals).set({ status: 'approved' }).where(eq(approvals.orderId, order.id))
	expect(await repair(order.id)).toHaveLength(1)
	expect(await approvalOf(context, order.id)).toMatchObject({ status: 'changes_requested', round: 2 })
	expect(await findings()).toEqual([])
})

test('an approved order is sealed as it is and gets its jobs, which carry the seal', async () => {
	const { order } = await newPurchase(coach, dependencies, { school })
	await approve(principal, dependencies, order.id)
	await context.db.delete(jobs).where(eq(jobs.orderId, order.id))
	await drop(order.id)
	expect(await repair(order.id)).toEqual(['Its approval is sealed.', '2 jobs were made.'])
	expect(await repair(order.id)).toEqual([])
	expect((await sealHolds(context, order.id)).holds).toBe(true)
	const { seal } = await approvalOf(context, order.id)
	const made = await context.db.select({ seal: jobs.seal }).from(jobs).where(eq(jobs.orderId, order.id))
	expect(made).toEqual([{ seal }, { seal }])
	expect(await findings()).toEqual([])
})

test('a paid order gets the jobs that it lacks and no approval', async () => {
	const { id } = await newOrder(coach, dependencies.orders, { lines: [wanted(await newVariant(context))] })
	expect(await repair(id)).toEqual([])
	await context.db.update(orders).set({ status: 'paid' }).where(eq(orders.id, id))
	expect(await repair(id)).toEqual(['1 job was made.'])
	expect(await context.db.$count(approvals, eq(approvals.orderId, id))).toBe(0)
	await expect(repair('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 'not_found' })
	await context.db.execute(sql`delete from orders where id = ${id}`)
})
