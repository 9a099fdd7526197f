// Limits of cart lines, and how changes apply to them, in whole units, of which none is lost.
import { maxOrderLines } from '#orders/schemas.ts'
import { mostPieces } from '#pricing/rules/price-list.ts'

/** Maximum number of units per line. */
export const maxUnits = mostPieces

/** A line for these calculations; `key` identifies garment, design and player (orders: `lineKeyOf`). */
export type Held = { id: string; key: string; variantId: string; quantity: number }
export type Arriving = Omit<Held, 'id'>

export type Addition =
	/** Everything requested was added; `quantity` is the line's new quantity. */
	| { outcome: 'added'; added: number; quantity: number }
	/** Less than requested: the cart now holds the maximum. */
	| { outcome: 'capped'; added: number; quantity: number; limit: number; because: 'stock' | 'units' }
	/** The cart already held the maximum. */
	| { outcome: 'none-left'; limit: number; because: 'stock' | 'units' }
	| { outcome: 'sold-out' }
	| { outcome: 'full' }

const unitsOf = (lines: readonly Pick<Held, 'quantity'>[]): number =>
	lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** How many units a line may hold: at most 999, and what the other lines of the variant leave of the stock. */
export function roomFor(
	lines: readonly Held[],
	{ key, variantId }: Omit<Arriving, 'quantity'>,
	stock: number,
) {
	const others = unitsOf(lines.filter((line) => line.variantId === variantId && line.key !== key))
	const left = Math.max(stock - others, 0)
	return left <= maxUnits
		? { most: left, limit: stock, because: 'stock' as const }
		: { most: maxUnits, limit: maxUnits, because: 'units' as const }
}

/** The result of adding: up to the variant's stock, 999 units per line and as many lines as an order takes. */
export function additionTo(lines: readonly Held[], wanted: Arriving, stock: number): Addition {
	const held = lines.find(({ key }) => key === wanted.key)
	const before = held?.quantity ?? 0
	const { most, limit, because } = roomFor(lines, wanted, stock)
	if (most === 0 && stock <= 0) return { outcome: 'sold-out' }
	const added = Math.min(wanted.quantity, most - before)
	if (added <= 0) return { outcome: 'none-left', limit, because }
	if (!held && lines.length >= maxOrderLines) return { outcome: 'full' }
	const quantity = before + added
	return added === wanted.quantity
		? { outcome: 'added', added, quantity }
		: { outcome: 'capped', added, quantity, limit, because }
}

/** For lines that are added as a whole: a part is nothing. */
export const wholly = (addition: Addition): Addition =>
	addition.outcome === 'capped'
		? { outcome: 'none-left', limit: addition.limit, because: addition.because }
		: addition

export type Settled = { quantity: number; isCapped: boolean }

/** A line's new quantity: a decrease always succeeds, an increase is capped at the limit. */
export function quantityFor(
	lines: readonly Held[],
	line: Held,
	{ wanted, stock }: { wanted: number; stock: number },
): Settled {
	if (wanted <= line.quantity) return { quantity: wanted, isCapped: false }
	const { most } = roomFor(lines, line, stock)
	const quantity = Math.max(line.quantity, Math.min(wanted, most))
	return { quantity, isCapped: quantity < wanted }
}

export type Change = { id: string; quantity: number }
export type Joined = {
	/** Own lines that receive units. */
	grown: Change[]
	/** Arriving lines that move to the own cart unchanged. */
	moved: string[]
	/** Arriving lines whose units were all merged into own lines. */
	emptied: string[]
	/** Arriving lines that do not fit, or only in part: the rest stays in the other cart. */
	left: Change[]
}

/** Merges the lines of one cart into another. Equal lines are added up; units that do not fit stay where they were. */
export function joinedLines(own: readonly Held[], arriving: readonly Held[]): Joined {
	const known = new Map(own.map((line) => [line.key, line]))
	const joined: Joined = { grown: [], moved: [], emptied: [], left: [] }
	for (const { id, key, quantity } of arriving) {
		const equal = known.get(key)
		const taken = equal ? Math.min(quantity, maxUnits - equal.quantity) : 0
		if (equal && taken > 0) joined.grown.push({ id: equal.id, quantity: equal.quantity + taken })
		if (equal && taken === quantity) joined.emptied.push(id)
		else if (!equal && own.length + joined.moved.length < maxOrderLines) joined.moved.push(id)
		else joined.left.push({ id, quantity: quantity - taken })
	}
	return joined
}

/** The cart's lines after an order: ordered units are removed, units added since stay. */
export function withoutOrdered(
	lines: readonly Held[],
	ordered: readonly Arriving[],
): { kept: Change[]; gone: string[] } {
	const sums = new Map<string, number>()
	for (const { key, quantity } of ordered) sums.set(key, (sums.get(key) ?? 0) + quantity)
	const changed = lines.flatMap(({ id, key, quantity }) =>
		sums.has(key) ? [{ id, quantity: quantity - (sums.get(key) ?? 0) }] : [],
	)
	return {
		kept: changed.filter(({ quantity }) => quantity > 0),
		gone: changed.filter(({ quantity }) => quantity <= 0).map(({ id }) => id),
	}
}
