// Amends an order's lines for modules that check the permission: its lines keep the prices that they were bought at, added
// ones have those of now, stock follows.
import { createHash } from 'node:crypto'
import { reserveStock, returnStock, summedPerVariant } from '#catalog/service/stock.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { Terms } from '#pricing/schemas.ts'
import { messages } from '../messages.ts'
import { isAmendable, isPoClash, stockMoves, type LineChanges } from '../rules/order.ts'
import { shortMessage, type LineProblem, type PricedLine } from '../rules/lines.ts'
import { maxOrderLines, type RosteredLine, type WantedLine } from '../schemas.ts'
import { isToStart, statusNames } from '../states.ts'
import {
	orderWithPo,
	removeLines,
	replaceHolds,
	rewriteLines,
	updateAmended,
	type LineWrite,
} from '../store/amend.server.ts'
import { countOrdered } from '../store/ordered-units.server.ts'
import { holdsOf, linesOf, type NewOrderLine } from '../store/orders.server.ts'
import { addLines } from '../store/shares.server.ts'
import type { OrderLineRow, OrderRow } from '../tables.ts'
import { pricedLines, totalsOf, wantedOf } from './lines.server.ts'
import { rowOf } from './line-rows.server.ts'
import { recordEvent } from './transition.server.ts'

export type Amending = {
	/** Locked by the caller. */
	order: OrderRow
	changes: LineChanges
	/** Lines to add after the last one, on the order's terms too. */
	added?: readonly RosteredLine[]
	/** Null keeps it. */
	poNumber: string | null
	/** Revision of the order that the changes are based on. */
	revision: string
}

/** `at` of a problem is the position of its line. */
export type AmendOutcome = { order: OrderRow; problems: [] } | { order: null; problems: LineProblem[] }

/** Differs after any amendment, so that a change made in a second window on old data is rejected. */
export function orderRevision(
	{ id, totalCents, poNumber }: Pick<OrderRow, 'id' | 'totalCents' | 'poNumber'>,
	lines: readonly OrderLineRow[],
): string {
	const facts = lines.map((line) => [
		line.position,
		line.variantId,
		line.designId,
		line.designVersion,
		line.qty,
		line.unitCents,
		line.customization.player_name,
		line.customization.number,
	])
	return createHash('sha256')
		.update(JSON.stringify([id, totalCents, poNumber, facts]))
		.digest('base64url')
}

export type RemainingLine = { row: OrderLineRow; wanted: RosteredLine }
/** A line of the order as it will be: a remaining or an added one. */
export type AmendedLine = { row: Pick<OrderLineRow, 'position'>; wanted: RosteredLine }

/** The position of the first added line. */
export const nextPosition = (rows: readonly Pick<OrderLineRow, 'position'>[]): number =>
	Math.max(-1, ...rows.map(({ position }) => position)) + 1

/** A changed line stays with its player, its entry of the catalog and the prices that it was bought at. */
export function stillFor(
	{ rosterId, variantId, unitCents, snapshot }: OrderLineRow,
	wanted: WantedLine,
): RosteredLine {
	const { omitsName, omitsNumber, portalItemId, isAgreedPrice, baseCents, sizeCents, extras } = snapshot
	return {
		...wanted,
		rosterId,
		bought: { variantId, baseCents, sizeCents, extras },
		...(omitsName && { omitsName }),
		...(omitsNumber && { omitsNumber }),
		...(portalItemId && { portalItemId }),
		...(isAgreedPrice && { price: { unitCents, isAgreed: true } }),
	}
}

/** @throws Refusal conflict when a named line does not exist */
function remainingLines(rows: readonly OrderLineRow[], changes: LineChanges): RemainingLine[] {
	const known = new Set(rows.map(({ position }) => position))
	if ([...changes.keys()].some((position) => !known.has(position)))
		throw new Refusal('conflict', messages.changedMeanwhile)
	return rows.flatMap((row) => {
		const change = changes.get(row.position)
		if (change === null) return []
		return [{ row, wanted: stillFor(row, change ?? wantedOf(row)) }]
	})
}

type Change = Pick<Amending, 'changes' | 'added'>

/** The remaining lines, then the added ones. @throws Refusal conflict, invalid when none or too many would be left */
function linesAfter(rows: readonly OrderLineRow[], { changes, added = [] }: Change) {
	const remaining = remainingLines(rows, changes)
	const first = nextPosition(rows)
	const fresh: AmendedLine[] = added.map((wanted, at) => ({
		row: { position: first + at },
		wanted,
	}))
	const all: AmendedLine[] = [...remaining, ...fresh]
	if (all.length === 0) throw new Refusal('invalid', messages.nothingLeft)
	if (fresh.length > 0 && all.length > maxOrderLines) throw new Refusal('invalid', messages.tooManyLines)
	return { remaining, fresh, all }
}

/** Only the size may change; the garment and its color stay. */
const isOtherGarment = ({ row, wanted }: RemainingLine, priced: PricedLine): boolean =>
	wanted.variantId !== row.variantId &&
	(priced.productId !== row.productId || priced.snapshot.color !== row.snapshot.color)

/** Holds the additional units and releases those no longer needed. @returns the lines that are out of stock */
export async function moveStock(
	inner: ServiceContext,
	{ id: orderId, status }: Pick<OrderRow, 'id' | 'status'>,
	remaining: readonly AmendedLine[],
): Promise<LineProblem[]> {
	const held = await holdsOf(inner.db, orderId)
	const needed = summedPerVariant(remaining.map(({ wanted }) => wanted))
	const { more, less } = stockMoves(held, needed)
	const own = new Map(held.map(({ variantId, quantity }) => [variantId, quantity]))
	const missing = await reserveStock(inner, orderId, more)
	if (missing.length > 0) {
		const left = new Map(
			missing.map(({ variantId, available }) => [variantId, available + (own.get(variantId) ?? 0)]),
		)
		return remaining.flatMap(({ row, wanted }): LineProblem[] => {
			const available = left.get(wanted.variantId)
			if (available === undefined) return []
			return [{ at: row.position, kind: 'short', message: shortMessage(available), available }]
		})
	}
	await returnStock(inner, orderId, less)
	if (isToStart(status)) await countOrdered(inner.db, orderId, -1)
	await replaceHolds(inner.db, orderId, { holds: needed, state: held[0]?.state ?? 'held' })
	if (isToStart(status)) await countOrdered(inner.db, orderId, 1)
	return []
}

export const writeOf = ({ row, wanted }: RemainingLine, line: PricedLine): LineWrite => ({
	id: row.id,
	variantId: wanted.variantId,
	designId: wanted.design?.id ?? null,
	designVersion: wanted.design?.version ?? null,
	qty: wanted.quantity,
	unitCents: line.unitCents,
	lineCents: line.lineCents,
	customization: { player_name: wanted.playerName, number: wanted.playerNumber, size: line.size },
	snapshot: line.snapshot,
})

/** The organization's order that uses this purchase order number; letter case and cancelled orders do not count. */
export const orderIdByPoNumber = async (
	{ db }: Pick<ServiceContext, 'db'>,
	number: { organizationId: string; poNumber: string },
): Promise<string | undefined> => (await orderWithPo(db, number))?.id

/** @throws Refusal invalid, conflict */
async function poNumberFor(inner: ServiceContext, { order, poNumber }: Amending): Promise<string | null> {
	const number = poNumber === null ? order.poNumber : poNumber.trim()
	if (number === '') throw new Refusal('invalid', messages.poRequired)
	const { id: orderId, organizationId } = order
	const isNew = number !== null && number.toLowerCase() !== order.poNumber?.toLowerCase()
	if (
		isNew &&
		organizationId !== null &&
		(await orderWithPo(inner.db, { organizationId, poNumber: number, butFor: orderId }))
	)
		throw new Refusal('conflict', messages.poTaken)
	return number
}

/**
 * The lines on the order's terms, those that it had at their prices of then. Designs are looked up as its buyer, no
 * matter who makes the change.
 */
async function pricedAnew(inner: ServiceContext, order: OrderRow, remaining: readonly AmendedLine[]) {
	const buyer: ServiceContext = { ...inner, actor: { userId: order.userId, roles: [] } }
	const priced = await pricedLines(
		buyer,
		remaining.map(({ wanted }) => wanted),
		{ portalId: order.portalId, orderIds: [order.id] },
	)
	const problems = priced.problems.flatMap((problem) => {
		const row = remaining[problem.at]?.row
		// Shortages are found below, where the order's own holds count as available.
		return row && problem.kind !== 'short' ? [{ ...problem, at: row.position }] : []
	})
	const totals = totalsOf(
		priced.lines.filter((line) => line !== null),
		Terms.parse(order.terms),
	)
	return { lines: priced.lines, problems, totals }
}

/**
 * The order's totals after these changes, and one unit's price by position: as `amendLines` would save them.
 * @throws Refusal conflict, invalid
 */
export async function totalsAfter(
	context: ServiceContext,
	{ order, ...change }: Change & { order: OrderRow },
) {
	const { all } = linesAfter(await linesOf(context.db, order.id), change)
	const { lines, problems, totals } = await pricedAnew(context, order, all)
	const units = all.flatMap(({ row }, at): [number, number][] => {
		const line = lines[at]
		return line ? [[row.position, line.unitCents]] : []
	})
	return { totals, problems, units: new Map(units) }
}

/** @throws Refusal conflict when another order took the number concurrently */
async function saveAmendment(
	inner: ServiceContext,
	{
		order,
		poNumber,
		...priced
	}: {
		order: OrderRow
		poNumber: string | null
		gone: string[]
		writes: LineWrite[]
		added: NewOrderLine[]
		totals: OrderRow['pricing']
	},
): Promise<OrderRow> {
	const { db, now } = inner
	await removeLines(db, order.id, priced.gone)
	await rewriteLines(db, [order.id], priced.writes)
	if (priced.added.length > 0) await addLines(db, { lines: priced.added, share: null })
	const { totals } = priced
	const change = { totalCents: totals.totalCents, pricing: totals, poNumber, updatedAt: now }
	try {
		await updateAmended(db, [{ id: order.id, ...change }])
	} catch (failure) {
		throw isPoClash(failure) ? new Refusal('conflict', messages.poTaken) : failure
	}
	await recordEvent(inner, order, {
		kind: 'note',
		why: messages.amended(order.totalCents, change.totalCents),
	})
	return { ...order, ...change }
}

/**
 * Changes and adds lines inside a transaction: all of them, or none, with the reasons by line. The caller checks the permission.
 * @throws Refusal conflict when the order has moved on or was changed meanwhile; invalid when no line would be left
 */
export async function amendLines(inner: ServiceContext, amending: Amending): Promise<AmendOutcome> {
	const { order, revision } = amending
	if (!isAmendable(order)) throw new Refusal('conflict', messages.notNow(statusNames[order.status]))
	const rows = await linesOf(inner.db, order.id)
	if (orderRevision(order, rows) !== revision) throw new Refusal('conflict', messages.changedMeanwhile)
	const { remaining, fresh, all } = linesAfter(rows, amending)
	const poNumber = await poNumberFor(inner, amending)
	const { lines, problems, totals } = await pricedAnew(inner, order, all)
	if (problems.length > 0) return { order: null, problems }
	const paired = remaining.flatMap((line, at) => {
		const priced = lines[at]
		return priced ? [{ line, priced }] : []
	})
	const added = fresh.flatMap(({ row }, at) => {
		const priced = lines[remaining.length + at]
		return priced ? [rowOf(priced, order, row.position)] : []
	})
	if (paired.some(({ line, priced }) => isOtherGarment(line, priced)))
		throw new Refusal('invalid', messages.otherGarment)
	const short = await moveStock(inner, order, all)
	if (short.length > 0) return { order: null, problems: short }
	const staying = new Set(remaining.map(({ row }) => row.id))
	const amended = await saveAmendment(inner, {
		order,
		poNumber,
		gone: rows.flatMap(({ id }) => (staying.has(id) ? [] : [id])),
		writes: paired.map(({ line, priced }) => writeOf(line, priced)),
		added,
		totals,
	})
	return { order: amended, problems: [] }
}
