// What a seal keeps out of production, and concurrent decisions. On both engines.
import { eq, sql, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import { approvals } from '../tables.ts'
import { designs, designVersions } from '#designs/tables.ts'
import { orderLines } from '#orders/tables.ts'
import { inTransaction } from '#database/context.server.ts'
import { moveByStaff } from '#orders/service/manage.server.ts'
import { transitionOrder } from '#orders/service/transition.server.ts'
import { lockOrder } from '#orders/store/orders.server.ts'
import { historyOf, statusOf } from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	approvalOf,
	newPerson,
	newPurchase,
	newSchool,
	orderNow,
	testApprovalDependencies,
	threadIn,
} from '../../../tests/factories/approvals.ts'
import { approve, requestChanges } from './decide.server.ts'
import { sealHolds } from './seal.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const school = await newSchool(context)
const coach = await newPerson(context, 'coach', school)
const principal = await newPerson(context, 'school_admin', school)
const approvedOnce = await newPurchase(coach, testApprovalDependencies(), { school })
await approve(principal, testApprovalDependencies(), approvedOnce.approvalId)
const isPostgres = process.env['TEST_ENGINE'] === 'postgresql'

test('what was changed after the yes, in whatever way, does not go into production', async () => {
	const dependencies = testApprovalDependencies()
	const { order, lines, approvalId } = await newPurchase(coach, dependencies, { school })
	expect(await sealHolds(context, order.id)).toEqual({ holds: false, differences: [] })
	await approve(principal, dependencies, approvalId)
	expect(await sealHolds(context, order.id)).toEqual({ holds: true, differences: [] })
	const start = () =>
		inTransaction(context, async (inner) => {
			const locked = await lockOrder(inner.db, order.id)
			return transitionOrder(inner, dependencies.orders, { order: locked!, move: 'start' })
		})
	const line = { customization: { player_name: 'Sam', number: '9', size: 'Size 0' } }
	const [kept] = await context.db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).limit(1)
	const where = eq(orderLines.id, kept!.id)
	await context.db.update(orderLines).set(line).where(where)
	const broken = await sealHolds(context, order.id)
	expect(broken.holds).toBe(false)
	expect(broken.differences.join()).toContain('name changed')
	await expect(start()).rejects.toMatchObject({ code: 'conflict', message: /has to be approved again/ })
	await context.db.update(orderLines).set({ customization: kept!.customization }).where(where)
	const drawing = { sceneHash: 'f'.repeat(64) }
	const version = eq(designVersions.designId, lines[0]!.design!.id)
	const [drawn] = await context.db.select().from(designVersions).where(version)
	await context.db.update(designVersions).set(drawing).where(version)
	await expect(start()).rejects.toMatchObject({ code: 'conflict' })
	await context.db.update(designVersions).set({ sceneHash: drawn!.sceneHash }).where(version)
	const { sealed } = await approvalOf(context, order.id)
	await context.db
		.update(approvals)
		.set({ sealed: { ...sealed!, totalCents: 1 } })
		.where(eq(approvals.id, approvalId))
	await expect(start()).rejects.toMatchObject({ code: 'conflict' })
	await context.db.update(approvals).set({ sealed }).where(eq(approvals.id, approvalId))
	expect(await start()).toMatchObject({ status: 'processing' })
})

class Undone extends Error {}

const anything = '00000000-0000-4000-8000-000000000000'
const setLine = (what: SQL) => (orderId: string) =>
	sql`update order_lines set ${what} where position = 0 and order_id = ${orderId}`
const setOrder = (what: SQL) => (orderId: string) => sql`update orders set ${what} where id = ${orderId}`
const setDesign = (what: SQL) => (orderId: string) => sql`update design_versions set ${what}
	from order_lines as lines where lines.design_id = design_versions.design_id and lines.order_id = ${orderId}`
const setPlayer = (part: object) =>
	setLine(sql`customization = customization || ${JSON.stringify(part)}::jsonb`)

test.each<[string, (orderId: string) => SQL, RegExp]>([
	['player', setPlayer({ player_name: 'Sam' }), /^Line 1, #0: name changed$/],
	['number', setPlayer({ number: '00' }), /^Line 1, #0: number 0, now 00$/],
	[
		'print',
		setLine(sql`snapshot = jsonb_set(snapshot, '{prints,name}', 'false')`),
		/^Line 1, #0: name not printed any more$/,
	],
	['size', setPlayer({ size: 'XL' }), /^Line 1, #0: size Size 0, now XL$/],
	['garment', setLine(sql`variant_id = ${anything}`), /^Line 1, #0: another garment of the same size$/],
	['product', setLine(sql`product_id = ${anything}`), /^Line 1, #0: another product$/],
	['quantity', setLine(sql`qty = 3, line_cents = unit_cents * 3`), /^Line 1, #0: quantity 1, now 3$/],
	['price', setLine(sql`unit_cents = 1, line_cents = qty`), /^Line 1, #0: price \$\S+, now \$0\.01$/],
	['design', setLine(sql`design_id = ${anything}`), /^Line 1, #0: another design, version 1$/],
	['no design', setLine(sql`design_id = null`), /^Line 1, #0: its design is gone$/],
	['design version', setLine(sql`design_version = 2`), /^Line 1, #0: design version 1, now 2$/],
	[
		'drawing',
		setDesign(sql`scene_hash = 'f'`),
		/^Line 1, #0: the drawing of its design is another one\nLine 2/,
	],
	['total', setOrder(sql`total_cents = total_cents + 1`), /^Total \$\S+, now \$\S+$/],
	['PO number', setOrder(sql`po_number = 'PO-X'`), /^PO number PO-\w+, now PO-X$/],
	[
		'line less',
		(id) => sql`delete from order_lines where position = 0 and order_id = ${id}`,
		/^Line 1, #0 removed/,
	],
])('another %s after the yes breaks the seal and is reported', async (_what, damage, words) => {
	const { order } = approvedOnce
	await expect(
		context.db.transaction(async (db) => {
			await db.execute(damage(order.id))
			const { holds, differences } = await sealHolds({ db }, order.id)
			expect(holds).toBe(false)
			expect(differences.join('\n')).toMatch(words)
			throw new Undone()
		}),
	).rejects.toBeInstanceOf(Undone)
	expect(await sealHolds(context, order.id)).toEqual({ holds: true, differences: [] })
})

test('an order whose design has gone is not approved', async () => {
	const dependencies = testApprovalDependencies()
	const { order, lines, approvalId } = await newPurchase(coach, dependencies, { school })
	await context.db.delete(designs).where(eq(designs.id, lines[0]!.design!.id))
	await expect(approve(principal, dependencies, approvalId)).rejects.toMatchObject({
		code: 'conflict',
		message: /^The designs on lines 1, 2 are not there any more\. Request changes/,
	})
	expect(await statusOf(context, order.id)).toBe('awaiting_approval')
	expect(
		(await requestChanges(principal, dependencies, { approvalId, comment: 'Choose another' })).isDone,
	).toBe(true)
})

test('a yes by the operator is sealed too, and no one says yes to their own order by another door', async () => {
	const dependencies = testApprovalDependencies()
	const csr = await newPerson(context, 'csr')
	const own = await newPurchase(csr, dependencies, { school: null })
	const move = (who: ServiceContext, orderId: string) =>
		moveByStaff(who, dependencies.orders, { orderId, move: 'approve' })
	await expect(move(csr, own.order.id)).rejects.toMatchObject({ code: 'forbidden' })
	expect(await statusOf(context, own.order.id)).toBe('awaiting_approval')
	await move({ ...context, actor: { userId: null, roles: ['admin'] } }, own.order.id)
	expect((await sealHolds(context, own.order.id)).holds).toBe(true)
})

/** Retries without an answer, as browsers and people do. */
async function insistently<Result>(ask: () => Promise<Result>): Promise<Result> {
	for (;;) {
		try {
			return await ask()
		} catch (failure) {
			if (!(failure instanceof Error) || !/timeout exceeded when trying to connect/.test(failure.message))
				throw failure
		}
	}
}

const each = isPostgres ? 50 : 10
test(`${each} yes and ${each} no at the same moment: one decision`, async () => {
	const dependencies = testApprovalDependencies()
	const { order, lines, approvalId } = await newPurchase(coach, dependencies, { school })
	const deciders = [principal, await newPerson(context, 'coach', school), await newPerson(context, 'csr')]
	const presses = Array.from({ length: each * 2 }, (_, at) => {
		const who = deciders[at % deciders.length] ?? principal
		return insistently(() =>
			at % 2 === 0
				? approve(who, dependencies, approvalId)
				: requestChanges(who, dependencies, { approvalId, comment: `No ${at}` }),
		)
	})
	const decisions = await Promise.all(presses)
	const done = decisions.filter(({ isDone }) => isDone)
	expect(done).toHaveLength(1)
	const status = done[0]?.status
	expect(new Set(decisions.map((decision) => decision.status))).toEqual(new Set([status]))
	expect((await orderNow(context, order.id)).status).toBe(status)
	expect(await approvalOf(context, order.id)).toMatchObject({ status })
	expect(await threadIn(context, approvalId)).toHaveLength(1)
	expect(await historyOf(context, order.id)).toHaveLength(2)
	expect(dependencies.orders.moves).toHaveLength(1)
	const [design] = await context.db
		.select({ locked: designs.locked })
		.from(designs)
		.where(eq(designs.id, lines[0]!.design!.id))
	expect(design?.locked).toBe(status === 'approved')
}, 60_000)
