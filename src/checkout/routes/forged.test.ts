// Forged forms sent to /checkout: the shop's own prices, statuses and owners stand, and nothing crashes.
// `CHAOS_BODIES=10000` sends as many.
import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { createStaticHandler } from 'react-router'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { cartOf } from '#cart/service/view.server.ts'
import { put } from '../../../tests/factories/cart.ts'
import { orderLines, orders } from '#orders/tables.ts'
import { checkoutContext } from '../../../tests/factories/checkout.ts'
import { newBuyer, testAddress } from '../../../tests/factories/orders.ts'
import { orderStatuses, paymentModes } from '#orders/states.ts'
import { openTestSelling, shopUrl } from '../../../tests/factories/payments.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { examine } from '../service/doctor.server.ts'
import { action } from './checkout.tsx'

const isLong = process.env['CHAOS_BODIES'] !== undefined
const bodies = Number(process.env['CHAOS_BODIES'] ?? 60)

const { database, context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const buyer = await newBuyer(context)
const owner = { userId: buyer.userId }
const product = await insertProduct(database.db, { priceCents: 5_000, stock: 500 })
await put(buyer, owner, product, 'M', 12)
await put(buyer, owner, product, 'L', 3)
const cart = await cartOf(buyer, owner)

/** The shape that the router's `data()` returns. */
const Answered = z.object({ init: z.object({ status: z.int().optional() }).nullable() })
const handler = createStaticHandler([{ id: 'checkout', path: '/checkout', action }])

/** The response's status and redirect target. @throws whatever would be answered with 500 */
async function answerTo(request: Request): Promise<{ status: number; location: string }> {
	const answer: unknown = await handler
		.queryRoute(request, {
			routeId: 'checkout',
			requestContext: checkoutContext(selling, buyer),
		})
		.catch((failure: unknown) => (failure instanceof Response ? failure : Promise.reject(failure as Error)))
	if (answer instanceof Response)
		return { status: answer.status, location: answer.headers.get('location') ?? '' }
	const { init } = Answered.parse(answer)
	return { status: init?.status ?? 200, location: '' }
}

const nasty = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 40 }),
	fc.constantFrom(
		'',
		'\0',
		'\u202e',
		"'; drop table orders; --",
		'<script>',
		'-1',
		'0',
		'1e9',
		'NaN',
		'9'.repeat(400),
	),
)
const mostly = (...good: string[]) =>
	fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: nasty })

const form = fc.record({
	...Object.fromEntries(Object.entries(testAddress).map(([name, text]) => [name, mostly(text)])),
	line2: mostly('', '', 'Gate 2'),
	paymentMode: mostly('card', 'card', 'card', ...paymentModes),
	poNumber: mostly('', '4711'),
	revision: mostly(String(cart.revision)),
	totalCents: mostly(String(cart.totals.totalCents)),
	via: mostly('', 'script'),
})
/** Field names that an attacker may add. */
const forged = fc.record(
	{
		...Object.fromEntries(
			[
				'total',
				'total_cents',
				'totals',
				'pricing',
				'subtotal',
				'price',
				'unitCents',
				'discount',
				'adjustments',
				'terms',
				'discountCents',
				'quantity',
				'lines',
				'lines[0][unitCents]',
				'refundedCents',
				'expiresAt',
				'cartId',
				'idempotencyKey',
				'contactEmail',
				'__proto__',
				'constructor',
			].map((name) => [name, nasty]),
		),
		status: fc.constantFrom(...orderStatuses),
		userId: fc.uuid(),
		user_id: fc.uuid(),
		portalId: fc.string(),
		id: fc.uuid(),
		roles: fc.constantFrom('admin', 'school_admin'),
		isTaxExempt: fc.constant('true'),
		delivery: fc.constant('null'),
	},
	{ requiredKeys: [] },
)
/** The forged fields come before the form's own, after them, or in place of some of them. */
const sent = fc.tuple(
	form,
	forged,
	fc.constantFrom('after', 'before', 'instead'),
	fc.constantFrom('form', 'form', 'form', 'parts', 'json'),
)

type Sent = { fields: [string, string][]; as: string }

function fieldsOf([own, more, where]: [object, object, string, string]): [string, string][] {
	const [mine, theirs] = [Object.entries(own), Object.entries(more)] as [string, string][][]
	if (where === 'before') return [...(theirs ?? []), ...(mine ?? [])]
	return [...(where === 'instead' ? (mine ?? []).slice(4) : (mine ?? [])), ...(theirs ?? [])]
}

function requestOf({ fields, as }: Sent): Request {
	const init = { method: 'POST' }
	const url = `${shopUrl}/checkout`
	if (as === 'json')
		return new Request(url, {
			...init,
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify(Object.fromEntries(fields)),
		})
	const body = as === 'parts' ? new FormData() : new URLSearchParams()
	for (const [name, value] of fields) body.append(name, value.toWellFormed())
	return new Request(url, { ...init, body })
}

test(`of ${bodies} forged checkouts none has a say in price, state or owner, and none ends in a crash`, async () => {
	const answers = new Map<number, number>()
	const pages = new Set<string>()
	for (const given of fc.sample(sent, { numRuns: bodies, seed: 11 })) {
		const { status, location } = await answerTo(requestOf({ fields: fieldsOf(given), as: given[3] }))
		expect(status).toBeLessThan(500)
		answers.set(status, (answers.get(status) ?? 0) + 1)
		if (location) pages.add(new URL(location).origin)
	}
	if (isLong) console.info(`${bodies} forged checkouts were answered`, Object.fromEntries(answers))
	expect(answers.get(303) ?? 0).toBeGreaterThan(bodies / 50)
	expect(answers.get(400) ?? 0).toBeGreaterThan(bodies / 50)
	expect([...pages]).toEqual([shopUrl])
	const placed = await database.db.select().from(orders)
	expect(placed.length).toBeGreaterThan(0)
	for (const order of placed) {
		expect(['pending', 'cancelled']).toContain(order.status)
		expect(order).toMatchObject({
			userId: buyer.userId,
			cartId: cart.id,
			portalId: null,
			poNumber: null,
			paymentMode: 'card',
			totalCents: cart.totals.totalCents,
			pricing: cart.totals,
			refundedCents: 0,
			contactEmail: 'robin@example.test',
		})
		const lines = await database.db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
		expect(lines.map(({ qty, unitCents }) => [qty, unitCents]).toSorted()).toEqual([
			[12, 5_000],
			[3, 5_000],
		])
	}
	expect(placed.filter(({ status }) => status === 'pending').length).toBeLessThanOrEqual(1)
	await selling.settle()
	expect(
		(await examine(selling.at(context))).filter(({ what }) => !/counted|on the shelf/.test(what)),
	).toEqual([])
}, 1_800_000)
