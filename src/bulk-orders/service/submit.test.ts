// Submitting a bulk order: repeated requests yield one order, every row is checked, nothing is lost. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invoiceFacts } from '#checkout/service/invoice.server.ts'
import { auditLog } from '#accounts/tables.ts'
import { products } from '#catalog/tables.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { portalItems, teamPortals } from '#portals/tables.ts'
import { roster } from '#rosters/tables.ts'
import { amountOf } from '#pricing/rules/totals.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { openTestSelling, sessionIdIn } from '../../../tests/factories/payments.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	canary,
	loadedCart,
	memoryStore,
	newTeam,
	setStock,
	submissionOf,
	type TestTeam,
} from '../../../tests/factories/bulk-orders.ts'
import { draftIn, leaveDraft, saveDraft } from './draft.server.ts'
import { poDocument } from './files.server.ts'
import { submitBulk } from './submit.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
selling.orders.onMoved.push(leaveDraft)
const files = memoryStore()
const dependencies = { payments: selling.dependencies, files }

const ordersIn = (portalId: string) =>
	context.db.select().from(orders).where(eq(orders.portalId, portalId)).orderBy(orders.createdAt)
const linesIn = (orderId: string) =>
	context.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.position)
const draftOf = ({ coach, portalId }: TestTeam) => draftIn(context, { portalId, userId: coach.userId })

async function ready(input: Parameters<typeof newTeam>[1] = {}) {
	const team = await newTeam(context, input)
	return { ...team, items: await loadedCart(team.coach, team.portalId) }
}

test('a purchase order of the whole roster awaits approval, and leaves the cart empty', async () => {
	const team = await ready({ players: 13, marginBp: 1_000, taxExemptUntil: '2027-06-30', isDesigned: true })
	const submission = await submissionOf(team.coach, team.portalId, { poNumber: '4711' })
	const done = await submitBulk(team.coach, dependencies, { ...submission, language: 'es' })
	expect(done).toMatchObject({ kind: 'submitted' })
	const [order] = await ordersIn(team.portalId)
	expect(order).toMatchObject({
		status: 'awaiting_approval',
		paymentMode: 'school_po',
		poNumber: '4711',
		language: 'es',
		organizationId: team.organizationId,
		userId: team.coach.userId,
	})
	// 26 units are in the tier of 24: 10 % of 13 × $94 with name and two numbers + 13 × $30; free delivery, no tax.
	expect(order?.pricing).toMatchObject({
		units: 26,
		subtotalCents: 161_200,
		adjustments: [{ amountCents: -16_120 }, { amountCents: 0 }, { rateBp: 0, amountCents: 0 }],
		totalCents: 145_080,
	})
	const lines = await linesIn(order?.id ?? '')
	expect(lines.map(({ rosterId }) => rosterId)).toEqual(team.rosterIds.flatMap((id) => [id, id]))
	expect(lines[2]).toMatchObject({
		customization: { player_name: canary(1), number: '1', size: 'M' },
		designVersion: 1,
	})
	expect((await draftOf(team)).items).toEqual([])
})

test('the same form sent twice, at once and again later is one order', async () => {
	const team = await ready()
	const submission = await submissionOf(team.coach, team.portalId)
	const both = await Promise.all(
		[1, 2, 3, 4, 5, 6].map(() => submitBulk(team.coach, dependencies, submission)),
	)
	const again = await submitBulk(team.coach, dependencies, submission)
	expect(new Set([...both, again].map((done) => JSON.stringify(done))).size).toBe(1)
	expect(await ordersIn(team.portalId)).toHaveLength(1)
})

test('two browsers with two carts: the one that was overtaken is notified and orders nothing', async () => {
	const team = await ready()
	const first = await submissionOf(team.coach, team.portalId, { paymentMode: 'player_pays' })
	const { revision } = await draftOf(team)
	await saveDraft(team.coach, { portalId: team.portalId, baseRevision: revision, items: team.items.slice(1) })
	await expect(submitBulk(team.coach, dependencies, first)).rejects.toMatchObject({
		code: 'conflict',
		message: expect.stringContaining('another device'),
	})
	expect(await ordersIn(team.portalId)).toEqual([])
	expect((await draftOf(team)).items).toHaveLength(team.items.length - 1)
})

test.each(['player_pays', 'school_po'] as const)(
	'with a certificate on file no tax is due, also when it is paid by %s; after its last day it is',
	async (paymentMode) => {
		for (const [taxExemptUntil, taxCents] of [
			['2027-06-30', 0],
			['2026-01-31', 1_824],
		] as const) {
			const team = await ready({ taxExemptUntil })
			await submitBulk(
				team.coach,
				dependencies,
				await submissionOf(team.coach, team.portalId, { paymentMode }),
			)
			const [order] = await ordersIn(team.portalId)
			expect(order?.paymentMode).toBe(paymentMode)
			expect(order && amountOf(order.pricing, 'tax')).toBe(taxCents)
		}
	},
)

test('paid individually: the payment page opens, the cart lives until it is paid, and then lets go', async () => {
	const team = await ready({})
	const submission = await submissionOf(team.coach, team.portalId, { paymentMode: 'player_pays' })
	const done = await submitBulk(team.coach, dependencies, submission)
	if (done.kind !== 'pay') throw new Error('There is no payment page')
	const [order] = await ordersIn(team.portalId)
	// Without a certificate on file tax is due, for every payment mode.
	expect(order).toMatchObject({ status: 'pending', paymentMode: 'player_pays' })
	expect(order && amountOf(order.pricing, 'tax')).toBe(1_824)
	expect((await draftOf(team)).items).toHaveLength(6)
	await selling.sandbox.press(selling.at(context), { id: sessionIdIn(done), choice: 'pay' })
	await selling.settle()
	expect((await ordersIn(team.portalId))[0]?.status).toBe('paid')
	expect((await draftOf(team)).items).toEqual([])
})

test('an unpaid order makes room for a changed cart, with its units', async () => {
	const team = await ready({ stock: 3 })
	await submitBulk(
		team.coach,
		dependencies,
		await submissionOf(team.coach, team.portalId, { paymentMode: 'player_pays' }),
	)
	const { revision } = await draftOf(team)
	const items = team.items.map((item) => ({ ...item, number: '7' }))
	await saveDraft(team.coach, { portalId: team.portalId, baseRevision: revision, items })
	const second = await submissionOf(team.coach, team.portalId, { paymentMode: 'player_pays' })
	expect(await submitBulk(team.coach, dependencies, second)).toMatchObject({ kind: 'pay' })
	expect((await ordersIn(team.portalId)).map(({ status }) => status).toSorted()).toEqual([
		'cancelled',
		'pending',
	])
})

test('all that is wrong is reported at once, row by row, beside the fields of the form', async () => {
	const team = await ready()
	const [first, second, third, ...rest] = team.items
	if (!first || !second || !third) throw new Error('There are too few rows')
	const items = [
		{ ...first, player_name: ' ' },
		{ ...second, size: '', variant_id: '' },
		{ ...third, qty: 0 },
		...rest,
	]
	const { revision } = await draftOf(team)
	await saveDraft(team.coach, { portalId: team.portalId, baseRevision: revision, items })
	const errors = [{ field: 'zip', message: 'ZIP code required, such as 44107' }]
	const submission = await submissionOf(team.coach, team.portalId, { poNumber: '', shipTo: null, errors })
	expect(await submitBulk(team.coach, dependencies, submission)).toEqual({
		kind: 'problems',
		problems: [
			{ row: 1, field: `name-${first.id}`, message: 'Row 1: Player name required' },
			{ row: 2, field: `size-${second.id}`, message: 'Row 2: Size required' },
			{ row: 3, field: `qty-${third.id}`, message: 'Row 3: Quantity must be at least 1' },
			...errors,
			{ field: 'poNumber', message: 'PO Number required for school purchase orders' },
		],
	})
	expect((await draftOf(team)).items).toEqual(items)
})

test('an empty cart says so', async () => {
	const team = await newTeam(context)
	const submission = await submissionOf(team.coach, team.portalId)
	expect(await submitBulk(team.coach, dependencies, submission)).toEqual({
		kind: 'problems',
		problems: [{ message: 'Cart is empty' }],
	})
})

const moved: [string, (team: TestTeam) => Promise<unknown>, RegExp, number][] = [
	[
		'a price that moved',
		({ jersey }) =>
			context.db.update(products).set({ basePriceCents: 5_500 }).where(eq(products.id, jersey.productId)),
		/^Row 1: The price is now \$55\.00, it was \$50\.00/,
		3,
	],
	[
		'stock that ran out',
		({ jersey }) => setStock(context, jersey.productId, 0),
		/^Row 1: Size S is sold out/,
		3,
	],
	[
		'an item that left the portal',
		({ jersey }) => context.db.delete(portalItems).where(eq(portalItems.id, jersey.itemId)),
		/^Row 1: This item is no longer in the portal/,
		3,
	],
	[
		'an item that is no longer sold',
		({ jersey }) =>
			context.db.update(products).set({ status: 'archived' }).where(eq(products.id, jersey.productId)),
		/^Row 1: This item is no longer sold/,
		3,
	],
	[
		'an item that has closed',
		({ jersey }) =>
			context.db
				.update(portalItems)
				.set({ deadlineOn: '2026-11-19' })
				.where(eq(portalItems.id, jersey.itemId)),
		/^Row 1: Test Jersey: Closed Thursday, Nov 19/,
		3,
	],
	[
		'a portal that has closed',
		({ portalId }) =>
			context.db.update(teamPortals).set({ status: 'closed' }).where(eq(teamPortals.id, portalId)),
		/^This team portal is closed/,
		1,
	],
]
test.each(moved)('meanwhile %s: reported, and the cart stays', async (_what, move, message, count) => {
	const team = await ready()
	const submission = await submissionOf(team.coach, team.portalId)
	await move(team)
	const done = await submitBulk(team.coach, dependencies, submission)
	if (done.kind !== 'problems') throw new Error('It was ordered')
	expect(done.problems).toHaveLength(count)
	expect(done.problems[0]?.message).toMatch(message)
	expect(await ordersIn(team.portalId)).toEqual([])
	expect((await draftOf(team)).items).toEqual(team.items)
})

test('the number of a purchase order is the organization’s once, in whatever letters and portal', async () => {
	const team = await ready()
	const sister = await newTeam(context, { organizationId: team.organizationId })
	await loadedCart(sister.coach, sister.portalId)
	await submitBulk(
		team.coach,
		dependencies,
		await submissionOf(team.coach, team.portalId, { poNumber: 'PO-77' }),
	)
	const [order] = await ordersIn(team.portalId)
	const again = await submissionOf(sister.coach, sister.portalId, { poNumber: 'po-77' })
	expect(await submitBulk(sister.coach, dependencies, again)).toEqual({
		kind: 'problems',
		problems: [
			{
				field: 'poNumber',
				message: `PO po-77 was already used for order #${order?.id.slice(0, 8)}.`,
			},
		],
	})
	const stranger = await ready()
	const own = await submissionOf(stranger.coach, stranger.portalId, { poNumber: 'PO-77' })
	expect(await submitBulk(stranger.coach, dependencies, own)).toMatchObject({ kind: 'submitted' })
})

test('two coaches of one school with one number at the same moment: one orders, the other is notified', async () => {
	const team = await ready()
	const sister = await newTeam(context, { organizationId: team.organizationId })
	await loadedCart(sister.coach, sister.portalId)
	const [one, other] = [
		await submissionOf(team.coach, team.portalId, { poNumber: 'RACE' }),
		await submissionOf(sister.coach, sister.portalId, { poNumber: 'RACE' }),
	]
	const outcomes = await Promise.all([
		submitBulk(team.coach, dependencies, one),
		submitBulk(sister.coach, dependencies, other),
	])
	expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['problems', 'submitted'])
	expect(outcomes.find(({ kind }) => kind === 'problems')).toMatchObject({
		problems: [
			{ field: 'poNumber', message: expect.stringMatching(/^PO RACE was already used for order #/) },
		],
	})
})

test('the document lies beside its order alone: a refused or repeated one leaves nothing behind', async () => {
	const team = await ready()
	const document = { bytes: new Uint8Array([1]), type: 'application/pdf', extension: 'pdf' }
	const submission = await submissionOf(team.coach, team.portalId, { document })
	const before = files.keys().length
	await submitBulk(team.coach, dependencies, { ...submission, form: { ...submission.form, poNumber: '' } })
	expect(files.keys()).toHaveLength(before)
	await submitBulk(team.coach, dependencies, submission)
	await submitBulk(team.coach, dependencies, submission)
	const [order] = await ordersIn(team.portalId)
	expect(files.keys()).toHaveLength(before + 1)
	expect(files.keys()).toContain(order?.poDocumentKey)
})

test('staff that opens a paper of a school’s order is noted; its buyer is not', async () => {
	const team = await ready()
	const document = { bytes: new Uint8Array([1]), type: 'application/pdf', extension: 'pdf' }
	await submitBulk(team.coach, dependencies, await submissionOf(team.coach, team.portalId, { document }))
	const [order] = await ordersIn(team.portalId)
	const id = order?.id ?? ''
	const [reader, accountant] = [await newBuyer(context, ['csr']), await newBuyer(context, ['csr'])]
	for (const who of [reader, team.coach])
		expect(await poDocument(who, files, id)).toMatchObject({ type: 'application/pdf' })
	await expect(invoiceFacts(accountant, id)).rejects.toMatchObject({ code: 'conflict' })
	const noted = await context.db.select().from(auditLog).where(eq(auditLog.subject, id))
	expect(noted.map(({ event, actorId }) => [event, actorId])).toEqual([
		['order.opened', reader.userId],
		['order.opened', accountant.userId],
	])
})

test('a total that the buyer did not see is not charged', async () => {
	const team = await ready()
	const submission = await submissionOf(team.coach, team.portalId, { totalCents: 1 })
	await expect(submitBulk(team.coach, dependencies, submission)).rejects.toMatchObject({ code: 'conflict' })
	expect((await draftOf(team)).items).toHaveLength(6)
})

test('a row of another team’s roster is kept out of the order, and an unprinted name off the design', async () => {
	const team = await ready({ isDesigned: true })
	const other = await newTeam(context)
	await context.db
		.update(roster)
		.set({ printsName: false })
		.where(eq(roster.id, team.rosterIds[0] ?? ''))
	const items = (await loadedCart(team.coach, team.portalId)).map((item) =>
		item.roster_id === team.rosterIds[1] ? { ...item, roster_id: other.rosterIds[0] ?? null } : item,
	)
	const { revision } = await draftOf(team)
	await saveDraft(team.coach, { portalId: team.portalId, baseRevision: revision, items })
	await submitBulk(team.coach, dependencies, await submissionOf(team.coach, team.portalId))
	const [order] = await ordersIn(team.portalId)
	const lines = await linesIn(order?.id ?? '')
	expect(lines.map(({ rosterId }) => rosterId)).not.toContain(other.rosterIds[0])
	const own = lines.filter(({ rosterId }) => rosterId === team.rosterIds[0])
	expect(own.map(({ customization, snapshot }) => [customization.player_name, snapshot.prints])).toEqual([
		[canary(0), { name: false, number: true }],
		[canary(0), { name: false, number: false }],
	])
})
