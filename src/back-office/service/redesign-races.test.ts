// Open orders get a new design while another person decides about them. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { approve } from '#approvals/service/decide.server.ts'
import { sealHolds } from '#approvals/service/seal.server.ts'
import { orderLines } from '#orders/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { approvalOf, newPerson } from '../../../tests/factories/approvals.ts'
import { statusOf } from '../../../tests/factories/orders.ts'
import { newDesign } from '../../../tests/factories/redesigns.ts'

const { context } = await openTestDatabase({ seeded: false })
const csr = await newPerson(context, 'csr')
const linesOf = (orderId: string) =>
	context.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))

test('of two people at once, and of a change and an approval at once, one wins', async () => {
	const first = await newDesign(context, csr)
	const { id } = await first.order()
	const { revision } = await first.question()
	const other = await newPerson(context, 'admin')
	const both = await Promise.allSettled(
		[csr, other].map((who) => first.save({ kind: 'amend', revision }, who, 0)),
	)
	expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	expect(await approvalOf(context, id)).toMatchObject({ round: 2 })

	const second = await newDesign(context, csr)
	const raced = await second.order()
	const asked = await second.question()
	const outcomes = await Promise.allSettled([
		approve(other, second.dependencies, { approvalId: raced.id, round: 1 }),
		second.save({ kind: 'amend', revision: asked.revision }),
	])
	expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	const isApproved = (await statusOf(context, raced.id)) === 'approved'
	expect(outcomes[0].status === 'fulfilled').toBe(isApproved)
	const [line] = await linesOf(raced.id)
	expect(line?.designId === null).toBe(isApproved)
	expect((await sealHolds(context, raced.id)).holds).toBe(isApproved)
})
