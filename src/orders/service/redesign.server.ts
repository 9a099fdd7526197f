// Another design for a catalog entry in all open orders of a portal at once: the prices that follow, and the change.
// Constant numbers of statements; the caller checks the permission and which orders may be changed.
import type { ServiceContext } from '#database/context.server.ts'
import { Terms, type Totals } from '#pricing/schemas.ts'
import { DesignId } from '#kit/ids.ts'
import { messages } from '../messages.ts'
import type { LineProblem, PricedLine } from '../rules/lines.ts'
import { isOfItemBut } from '../rules/redesign.ts'
import { lockOrders, rewriteLines, updateAmended, type LineWrite } from '../store/amend.server.ts'
import { linesOfOrders, openOrdersBut, type ItemOfPortal } from '../store/lines.server.ts'
import type { OrderLineRow, OrderRow } from '../tables.ts'
import { stillFor, writeOf, type RemainingLine } from './amend.server.ts'
import { pricedLines, totalsOf, wantedOf } from './lines.server.ts'
import { recordEvents } from './transition.server.ts'

export type { ItemOfPortal } from '../store/lines.server.ts'

/** One order with the entry in another design. */
export type Redesign = {
	order: OrderRow
	/** All lines as they are. */
	lines: OrderLineRow[]
	/** Those of the entry, which change. */
	changed: OrderLineRow[]
	pieces: number
	/** Null when it cannot be had; `problems` says why. */
	after: { totals: Totals; writes: LineWrite[] } | null
	/** `at` is the position of the line. */
	problems: LineProblem[]
}

type Priced = { line: RemainingLine; priced: PricedLine | null; problems: LineProblem[] }

/** Existing orders hold their stock, and neither size nor color changes. */
const inNewDesign = (item: ItemOfPortal, row: OrderLineRow): RemainingLine => {
	const wanted = wantedOf(row)
	const { design } = item
	const changed = { ...wanted, design: design && { id: DesignId.parse(design.id), version: design.version } }
	return { row, wanted: stillFor(row, isOfItemBut(row, item) ? changed : wanted) }
}

/** The design was checked for the entry's product: if it does not fit a line, then by its color. */
const namedColor = (problem: LineProblem, { row, wanted }: RemainingLine): LineProblem =>
	problem.kind === 'design-gone' && wanted.design?.id !== row.designId
		? { ...problem, message: messages.otherColor(row.snapshot.color) }
		: problem

async function pricedAnew(
	asker: ServiceContext,
	item: ItemOfPortal,
	lines: readonly RemainingLine[],
): Promise<Priced[]> {
	// Designs are those of the orders and of the catalog, no matter who asks.
	const context: ServiceContext = { ...asker, actor: { userId: null, roles: [] } }
	const { portalId, design } = item
	const orderIds = [...new Set(lines.map(({ row }) => row.orderId))]
	const wanted = lines.map((line) => line.wanted)
	const priced = await pricedLines(context, wanted, { portalId, orderIds, attaching: design })
	const problems = Map.groupBy(
		priced.problems.filter(({ kind }) => kind !== 'short'),
		({ at }) => at,
	)
	return lines.map((line, at) => ({
		line,
		priced: priced.lines[at] ?? null,
		problems: (problems.get(at) ?? []).map((problem) => ({
			...namedColor(problem, line),
			at: line.row.position,
		})),
	}))
}

function redesignOf(order: OrderRow, all: readonly Priced[], item: ItemOfPortal): Redesign {
	const lines = all.map(({ line }) => line.row)
	const changed = lines.filter((line) => isOfItemBut(line, item))
	const problems = all.flatMap((one) => one.problems)
	const whole = all.flatMap(({ line, priced }) => (priced ? [{ line, priced }] : []))
	const totals = totalsOf(
		whole.map(({ priced }) => priced),
		Terms.parse(order.terms),
	)
	const writes = whole.map(({ line, priced }) => writeOf(line, priced))
	const pieces = changed.reduce((sum, { qty, refundedQty }) => sum + qty - refundedQty, 0)
	return { order, lines, changed, pieces, problems, after: problems.length > 0 ? null : { totals, writes } }
}

/** Locks the open orders that have the entry in another design, until the transaction ends. */
export async function lockOpenOrdersBut(
	inner: ServiceContext,
	item: ItemOfPortal,
	limit: number,
): Promise<void> {
	const open = await openOrdersBut(inner.db, item, limit)
	await lockOrders(
		inner.db,
		open.map(({ order }) => order.id),
	)
}

/**
 * The open orders that have the entry in another design, latest first, on each order's own terms; only what the design
 * adds has a price of now.
 * `total` counts all of them.
 */
export async function redesignsOf(
	context: ServiceContext,
	item: ItemOfPortal,
	limit: number,
): Promise<{ total: number; redesigns: Redesign[] }> {
	const open = await openOrdersBut(context.db, item, limit)
	if (open.length === 0) return { total: 0, redesigns: [] }
	const rows = await linesOfOrders(
		context.db,
		open.map(({ order }) => order.id),
	)
	const lines = rows.map((row) => inNewDesign(item, row))
	const priced = Map.groupBy(await pricedAnew(context, item, lines), ({ line }) => line.row.orderId)
	return {
		total: open[0]?.total ?? 0,
		redesigns: open.map(({ order }) => redesignOf(order, priced.get(order.id) ?? [], item)),
	}
}

/** Saves the changes of locked orders and adds them to their histories. @returns the orders as they are now */
export async function saveRedesigns(
	inner: ServiceContext,
	redesigns: readonly Redesign[],
): Promise<OrderRow[]> {
	const { db, now } = inner
	const saved = redesigns.flatMap(({ order, pieces, after }) => {
		if (!after) return []
		const { totals, writes } = after
		const change = { totalCents: totals.totalCents, pricing: totals, updatedAt: now }
		const why = messages.redesigned(pieces, order.totalCents, totals.totalCents)
		return [{ order: { ...order, ...change }, writes, why }]
	})
	if (saved.length === 0) return []
	await rewriteLines(
		db,
		saved.map(({ order }) => order.id),
		saved.flatMap(({ writes }) => writes),
	)
	await updateAmended(
		db,
		saved.map(({ order: { id, totalCents, pricing, poNumber, updatedAt } }) => ({
			id,
			totalCents,
			pricing,
			poNumber,
			updatedAt,
		})),
	)
	await recordEvents(
		inner,
		saved.map(({ order, why }) => ({ order, kind: 'redesigned', why })),
	)
	return saved.map(({ order }) => order)
}
