// What a size of a product costs more than the product's price.
import { formatUsd } from '#kit/money.ts'

/** Highest amount of a size, in cents. */
export const mostSizeCents = 100_000

/** Cents by size. Sizes that cost the product's price are left out. */
export type SizeCents = Readonly<Record<string, number>>

const isSame = (one: string, other: string): boolean =>
	one.trim().toLowerCase() === other.trim().toLowerCase()

/** Cents that one garment in this size costs more, as part of its base price. */
export const sizeCentsOf = (sizeCents: SizeCents | undefined, size: string): number =>
	Object.entries(sizeCents ?? {}).find(([name]) => isSame(name, size))?.[1] ?? 0

/** ` +$2.00` behind the name of a size; empty for one that costs no more. */
export const sizeExtra = (cents: number): string => (cents > 0 ? ` +${formatUsd(cents)}` : '')

/** The amounts of the sizes that a product has, in their order; undefined for none. */
export function sizeCentsFor(
	sizes: readonly string[],
	centsOf: (size: string) => number,
): SizeCents | undefined {
	const entries = [...new Set(sizes)].map((size) => [size, centsOf(size)] as const)
	const priced = entries.filter(([, cents]) => cents !== 0)
	return priced.length === 0 ? undefined : Object.fromEntries(priced)
}

/** Why these amounts cannot be saved; undefined when they can. */
export function sizePriceProblem(
	sizes: readonly string[],
	sizeCents: SizeCents | undefined,
): string | undefined {
	const isLegal = (cents: number) => Number.isSafeInteger(cents) && cents >= 0 && cents <= mostSizeCents
	if (!Object.values(sizeCents ?? {}).every(isLegal)) return 'Extra price: from $0.00 to $1,000.00 a size.'
	return sizeCents && sizes.every((size) => sizeCentsOf(sizeCents, size) > 0)
		? 'Extra price: leave at least one size without it. Its price is the product’s price.'
		: undefined
}

/** `2XL +$2.00, 3XL +$4.00`; empty for none. */
export const sizePricesText = (sizeCents: SizeCents = {}): string =>
	Object.entries(sizeCents)
		.toSorted(([one], [other]) => (one < other ? -1 : 1))
		.map(([size, cents]) => `${size}${sizeExtra(cents)}`)
		.join(', ')
