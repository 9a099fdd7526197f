// Adds the lines of a late player to an order before production. The caller checks the permission, and has locked the order.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { totals } from '#pricing/rules/totals.ts'
import { Terms, type Totals } from '#pricing/schemas.ts'
import { messages } from '../messages.ts'
import { sumWithShare, type JoinWay } from '../rules/join.ts'
import { withWholeKits } from '../rules/kits.ts'
import { countedLine, type LineProblem, type PricedLine } from '../rules/lines.ts'
import { leastShareCents } from '../rules/shares.ts'
import type { RosteredLine } from '../schemas.ts'
import { updateAmended } from '../store/amend.server.ts'
import { linesOf } from '../store/orders.server.ts'
import { addLines, sharesOfOrder } from '../store/shares.server.ts'
import type { OrderLineRow, OrderRow } from '../tables.ts'
import { moveStock } from './amend.server.ts'
import { pricedLines, wantedOf } from './lines.server.ts'
import { rowOf } from './line-rows.server.ts'
import { lateShare, type ShareLinkDependencies } from './shares.server.ts'
import { recordEvent } from './transition.server.ts'

export type JoinPlan = {
	problems: LineProblem[]
	added: PricedLine[]
	/** Of the whole order with the new lines. */
	pricing: Totals
	terms: Terms
	/** What the player's family pays; 0 for a purchase order. */
	shareCents: number
}

const sold = (row: OrderLineRow) => countedLine({ ...row, quantity: row.qty })
const wantedNow = (line: PricedLine) => countedLine({ ...line, quantity: line.wanted.quantity })

/** What these lines would make of the order; designs are those of its buyer and of the order. Writes nothing. */
export async function joinPlan(
	context: ServiceContext,
	order: OrderRow,
	{ wanted, way }: { wanted: readonly RosteredLine[]; way: Exclude<JoinWay, 'fill_in'> },
): Promise<JoinPlan> {
	const buyer: ServiceContext = { ...context, actor: { userId: order.userId, roles: [] } }
	const priced = await pricedLines(buyer, wanted, { portalId: order.portalId, orderIds: [order.id] })
	const added = withWholeKits(priced.lines.filter((line) => line !== null))
	const lines = await linesOf(context.db, order.id)
	const terms = Terms.parse(order.terms)
	const { problems } = priced
	if (way === 'share') {
		const shares = (await sharesOfOrder(context.db, order.id)).filter(({ state }) => state !== 'withdrawn')
		const sharesCents = shares.reduce((sum, { amountCents }) => sum + amountCents, 0)
		const goods = { lines: lines.map(sold), added: added.map(wantedNow) }
		return { problems, added, ...sumWithShare(goods, { terms, sharesCents }) }
	}
	const pricing = totals([...lines.map(sold), ...added.map(wantedNow)], terms)
	return { problems, added, terms, shareCents: 0, pricing }
}

/**
 * Adds what was planned, with stock and, to a split order, the share that pays for it.
 * @throws Refusal conflict when a size was sold out, invalid for a share that no card can pay
 */
export async function joinOrder(
	inner: ServiceContext,
	dependencies: Pick<ShareLinkDependencies, 'shareSecret'>,
	{ order, plan, rosterId }: { order: OrderRow; plan: JoinPlan; rosterId: string },
): Promise<OrderRow> {
	const { db, now } = inner
	const { added, pricing, terms, shareCents } = plan
	if (order.isSplit && shareCents < leastShareCents)
		throw new Refusal('invalid', messages.shareTooSmall(leastShareCents))
	const lines = await linesOf(db, order.id)
	const from = Math.max(-1, ...lines.map(({ position }) => position)) + 1
	const rows = added.map((line, at) => rowOf(line, order, from + at))
	const short = await moveStock(inner, order, [
		...lines.map((row) => ({ row, wanted: wantedOf(row) })),
		...added.map(({ wanted }, at) => ({ row: { position: from + at }, wanted })),
	])
	if (short.length > 0) throw new Refusal('conflict', messages.problems)
	const position = (await sharesOfOrder(db, order.id)).length
	const share = order.isSplit
		? lateShare(dependencies, { orderId: order.id, position, rosterId, amountCents: shareCents })
		: null
	await addLines(db, { lines: rows.map((row) => ({ ...row, shareId: share?.id ?? null })), share })
	const change = { totalCents: pricing.totalCents, pricing, terms, updatedAt: now }
	await updateAmended(db, [{ id: order.id, poNumber: order.poNumber, ...change }])
	await recordEvent(inner, order, { kind: 'note', why: messages.joined(order.totalCents, change.totalCents) })
	return { ...order, ...change }
}
