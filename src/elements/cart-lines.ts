// The browser's cart as data: reading it, and adding a line within its bounds.

/** What the cart remembers of a line. Names and price are for show: the server prices the order anew. */
export type CartLine = {
	variantId: string
	productId: string
	brand: string
	model: string
	/** Id of the colorway, and its name. */
	colorway: string
	color: string
	size: string
	qty: number
	priceCents: number
	/** Hash of the picture. */
	picture: string
	href: string
}

export const maxLines = 200
export const maxUnits = 999

const texts = [
	'variantId',
	'productId',
	'brand',
	'model',
	'colorway',
	'color',
	'size',
	'picture',
	'href',
] as const

const isUnits = (value: unknown) =>
	Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= maxUnits
const isPrice = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0

function isLine(value: unknown): value is CartLine {
	if (typeof value !== 'object' || value === null) return false
	const fields = new Map<string, unknown>(Object.entries(value))
	return (
		texts.every((name) => typeof fields.get(name) === 'string') &&
		isUnits(fields.get('qty')) &&
		isPrice(fields.get('priceCents'))
	)
}

/** Lines out of storage; what cannot be read is left out, so that one broken line does not cost the others. */
export function parseCart(stored: string | null): CartLine[] {
	if (!stored) return []
	try {
		const lines: unknown = JSON.parse(stored)
		return Array.isArray(lines) ? lines.filter(isLine).slice(0, maxLines) : []
	} catch {
		return [] // Storage can be edited by hand; a broken cart must not break the page.
	}
}

export type Addition =
	/** All that was asked for. */
	| { outcome: 'added'; lines: CartLine[]; added: number }
	/** Less than asked for: the line now holds all that may be had. */
	| { outcome: 'capped'; lines: CartLine[]; added: number; limit: number }
	/** The line held all that may be had before. */
	| { outcome: 'none-left'; limit: number }
	| { outcome: 'full' }

/** Adds to the line of the same variant or starts one, up to the stock, 999 units and 200 lines. */
export function addLine(lines: readonly CartLine[], line: CartLine, stock: number): Addition {
	const held = lines.find((other) => other.variantId === line.variantId)
	if (!held && lines.length >= maxLines) return { outcome: 'full' }
	const limit = Math.min(stock, maxUnits)
	const before = held?.qty ?? 0
	const qty = Math.min(before + line.qty, limit)
	const added = qty - before
	if (added <= 0) return { outcome: 'none-left', limit }
	const next = { ...line, qty }
	const changed = held ? lines.map((other) => (other === held ? next : other)) : [...lines, next]
	return added === line.qty
		? { outcome: 'added', lines: changed, added }
		: { outcome: 'capped', lines: changed, added, limit }
}
