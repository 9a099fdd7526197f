// What a cart's lines may hold, and what becomes of them: sums on whole units, of which none is ever lost.

/** Most lines that can be put into a cart. */
export const maxLines = 200
/** Most units of one line. */
export const maxUnits = 999

/** A line as the sums see it; `key` says garment, design and player (orders: `lineKeyOf`). */
export type Held = { id: string; key: string; variantId: string; quantity: number }
export type Arriving = Omit<Held, 'id'>

export type Addition =
	/** All that was asked for; `quantity` is what the line holds now. */
	| { outcome: 'added'; added: number; quantity: number }
	/** Less than asked for: the cart now holds all that may be had. */
	| { outcome: 'capped'; added: number; quantity: number; limit: number; because: 'stock' | 'units' }
	/** The cart held all that may be had before. */
	| { outcome: 'none-left'; limit: number; because: 'stock' | 'units' }
	| { outcome: 'sold-out' }
	| { outcome: 'full' }

const unitsOf = (lines: readonly Pick<Held, 'quantity'>[]): number =>
	lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** How many units a line may hold: its own 999, and what the other lines of this variant leave of the stock. */
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

/** What comes of adding: up to the stock of the variant, 999 units a line and 200 lines. */
export function additionTo(lines: readonly Held[], wanted: Arriving, stock: number): Addition {
	const held = lines.find(({ key }) => key === wanted.key)
	const before = held?.quantity ?? 0
	const { most, limit, because } = roomFor(lines, wanted, stock)
	if (most === 0 && stock <= 0) return { outcome: 'sold-out' }
	const added = Math.min(wanted.quantity, most - before)
	if (added <= 0) return { outcome: 'none-left', limit, because }
	if (!held && lines.length >= maxLines) return { outcome: 'full' }
	const quantity = before + added
	return added === wanted.quantity
		? { outcome: 'added', added, quantity }
		: { outcome: 'capped', added, quantity, limit, because }
}

export type Settled = { quantity: number; isCapped: boolean }

/** A line's new quantity: down is always possible, up as far as there is room. */
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
	/** Own lines that grow. */
	grown: Change[]
	/** Arriving lines that become own ones as they are. */
	moved: string[]
	/** Arriving lines whose units have all gone into own ones. */
	emptied: string[]
	/** Arriving lines for which there is no room or not enough: they stay where they were. */
	left: Change[]
}

/** Brings the lines of one cart into another. Equal lines are added up; what finds no room is not lost but left. */
export function joinedLines(own: readonly Held[], arriving: readonly Held[]): Joined {
	const known = new Map(own.map((line) => [line.key, line]))
	const joined: Joined = { grown: [], moved: [], emptied: [], left: [] }
	for (const { id, key, quantity } of arriving) {
		const equal = known.get(key)
		const taken = equal ? Math.min(quantity, maxUnits - equal.quantity) : 0
		if (equal && taken > 0) joined.grown.push({ id: equal.id, quantity: equal.quantity + taken })
		if (equal && taken === quantity) joined.emptied.push(id)
		else if (!equal && own.length + joined.moved.length < maxLines) joined.moved.push(id)
		else joined.left.push({ id, quantity: quantity - taken })
	}
	return joined
}

/** What an order leaves of the cart: ordered units go, units that were added since stay. */
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
