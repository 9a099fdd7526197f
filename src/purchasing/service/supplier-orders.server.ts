// Buying blanks: what open orders need, orders to suppliers, and what comes in of them.
import { z } from 'zod'
import { note } from '#accounts/service/audit.server.ts'
import { receiveUnits } from '#catalog/service/receive.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { pageOf } from '#kit/pages.ts'
import { assertCan } from '#policies/policy.ts'
import { purchasingPolicy } from '../policies.ts'
import {
	canCancel,
	mostLines,
	mostNote,
	mostQuantity,
	mostSupplier,
	supplierReference,
	unitsOpen,
	unitsToBuy,
} from '../rules/supplier-order.ts'
import type { SupplierOrderState } from '../states.ts'
import { needsOf } from '../store/needs.server.ts'
import * as store from '../store/supplier-orders.server.ts'

const mostBrands = 200
export const supplierOrdersPerPage = 40

/** What open orders make to be bought of a brand, the first one unless it is named, in one statement. @throws Refusal forbidden */
export async function needsForStaff(context: ServiceContext, asked: string | null) {
	assertCan(context, purchasingPolicy, 'read')
	const found = await needsOf(context.db, asked, { brands: mostBrands, sizes: mostLines })
	return { ...found, needs: found.needs.map((row) => ({ ...row, toBuy: unitsToBuy(row) })) }
}

const notFound = () => new Refusal('not_found', 'This supplier order does not exist.')
const isId = (text: string): boolean => z.uuid().safeParse(text).success

const NewOrder = z.object({
	/** The same for every attempt to send one form. */
	id: z.uuid('Please open the form again.'),
	supplier: z
		.string()
		.trim()
		.min(1, 'Please name the supplier.')
		.max(mostSupplier, `At most ${mostSupplier} characters for the supplier.`),
	note: z.string().trim().max(mostNote, `At most ${mostNote} characters for the note.`),
	lines: z
		.array(
			z.object({
				variantId: z.uuid('A size of this list is no longer there.'),
				quantity: z
					.int('Please enter whole numbers of units.')
					.min(1, 'Please enter whole numbers of units.')
					.max(mostQuantity, `At most ${mostQuantity.toLocaleString('en-US')} units of a size.`),
			}),
		)
		.min(1, 'Please enter how many units to buy of at least one size.')
		.max(mostLines, `At most ${mostLines} sizes in one order.`),
})
export type NewSupplierOrder = z.infer<typeof NewOrder>

/**
 * Opens an order to a supplier; the same form sent twice makes one. Call it inside a transaction.
 * @throws Refusal forbidden, invalid, not_found
 */
export async function openSupplierOrder(inner: ServiceContext, input: NewSupplierOrder): Promise<void> {
	assertCan(inner, purchasingPolicy, 'buy')
	const parsed = NewOrder.safeParse(input)
	if (!parsed.success)
		throw new Refusal('invalid', parsed.error.issues[0]?.message ?? 'Please check the form.')
	const { lines, ...order } = parsed.data
	const ids = [...new Set(lines.map(({ variantId }) => variantId))]
	if ((await store.variantsAmong(inner.db, ids)).length < lines.length)
		throw new Refusal('not_found', 'A size of this list is no longer there.')
	const row = { ...order, createdBy: inner.actor.userId, createdAt: inner.now }
	if (!(await store.insertSupplierOrder(inner.db, row, lines))) return
	const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
	await note(inner, {
		event: 'purchase.opened',
		subject: order.id,
		details: { variants: lines.length, units },
	})
}

/** One page, newest first, in two statements. @throws Refusal forbidden */
export async function supplierOrdersForStaff(
	context: ServiceContext,
	{ state, page: wanted }: { state: SupplierOrderState | null; page: number },
) {
	assertCan(context, purchasingPolicy, 'read')
	const total = await store.countSupplierOrders(context.db, state)
	const { page, pages, offset } = pageOf(wanted, total, supplierOrdersPerPage)
	const orders = await store.supplierOrdersOf(context.db, state, { offset, limit: supplierOrdersPerPage })
	return { orders, total, page, pages }
}

/** @throws Refusal forbidden, not_found */
export async function supplierOrderForStaff(context: ServiceContext, id: string) {
	assertCan(context, purchasingPolicy, 'read')
	const order = isId(id) ? await store.supplierOrderById(context.db, id) : undefined
	if (!order) throw notFound()
	return { order, lines: await store.linesOfSupplierOrder(context.db, order.id) }
}

/** The locked order with its lines. @throws Refusal forbidden, not_found, conflict */
async function lockOpen(inner: ServiceContext, id: string) {
	assertCan(inner, purchasingPolicy, 'buy')
	const order = isId(id) ? await store.lockSupplierOrder(inner.db, id) : undefined
	if (!order) throw notFound()
	if (order.state !== 'open') throw new Refusal('conflict', `This supplier order is ${order.state} already.`)
	return { order, lines: await store.linesOfSupplierOrder(inner.db, order.id) }
}

/**
 * Adds what came in of an open order to the stock; the last units close it. Call it inside a transaction; the caller
 * updates the search index.
 * @returns ids of the products
 * @throws Refusal forbidden, not_found, invalid; conflict when it is no longer open, or was received meanwhile
 */
export async function receiveSupplierOrder(
	inner: ServiceContext,
	{ id, parts, note: text }: { id: string; parts: readonly store.ReceivedPart[]; note: string },
): Promise<string[]> {
	const { order, lines } = await lockOpen(inner, id)
	if (parts.length === 0)
		throw new Refusal('invalid', 'Please enter how many units came in of at least one size.')
	const known = new Map(lines.map((line) => [line.variantId, line]))
	for (const { variantId, seen, units } of parts) {
		const line = known.get(variantId)
		if (!line) throw new Refusal('not_found', 'A size is not in this supplier order.')
		if (!Number.isSafeInteger(units) || units < 1)
			throw new Refusal('invalid', 'Please enter whole numbers of units.')
		if (line.received !== seen)
			throw new Refusal(
				'conflict',
				'Someone else has received units of this order. Check the latest numbers and save again.',
			)
		if (line.received + units > line.quantity)
			throw new Refusal(
				'invalid',
				`${line.color}, ${line.size}: only ${line.quantity - line.received} units are still to come. Receive more on the product’s page.`,
			)
	}
	if ((await store.addReceived(inner.db, order.id, parts)) < parts.length)
		throw new Error('A locked line was not updated')
	const received = [`Supplier order ${supplierReference(order.id)}`, text.trim()].filter((one) => one !== '')
	const touched = await receiveUnits(inner, { units: parts, note: received.join(', ') })
	const units = parts.reduce((sum, part) => sum + part.units, 0)
	await note(inner, {
		event: 'purchase.received',
		subject: order.id,
		details: { variants: parts.length, units },
	})
	if (unitsOpen(lines) === units) await store.setSupplierOrderState(inner.db, order.id, 'closed')
	return touched
}

/**
 * Ends an open order: canceled before anything came, closed when the rest will not come. Call it inside a transaction.
 * @throws Refusal forbidden, not_found, conflict
 */
export async function endSupplierOrder(
	inner: ServiceContext,
	{ id, state }: { id: string; state: 'closed' | 'canceled' },
): Promise<void> {
	const { order, lines } = await lockOpen(inner, id)
	if (canCancel(order.state, lines) !== (state === 'canceled'))
		throw new Refusal(
			'conflict',
			state === 'canceled'
				? 'Units of this order came in already: close it instead.'
				: 'Nothing of this order came in: cancel it instead.',
		)
	await store.setSupplierOrderState(inner.db, order.id, state)
	await note(inner, { event: `purchase.${state}`, subject: order.id })
}
