// Counted garments: "24 jerseys", "1 hat", "12 pairs of pants".
import { counted } from '#kit/plural.ts'

const plurals: Record<string, readonly [one: string, many: string]> = {
	Pants: ['pair of pants', 'pairs of pants'],
	Shorts: ['pair of shorts', 'pairs of shorts'],
	Socks: ['pair of socks', 'pairs of socks'],
	'T-Shirt': ['T-shirt', 'T-shirts'],
}

/** @param kind garment kind as lists show it: Jersey, Pants, Hoodie … */
export function piecesOf(kind: string, count: number): string {
	const [one, many] = plurals[kind] ?? [kind.toLowerCase(), `${kind.toLowerCase()}s`]
	return counted(count, one, many)
}
