// What a size of a product costs more than the product's price, in all of its colors or in one of them.
import { formatUsd } from '#kit/money.ts'

/** Highest amount of a size, in cents. */
export const mostSizeCents = 100_000

/** Cents by size. */
export type SizeCents = Readonly<Record<string, number>>

export type ExtraPrices = {
	/** The same in every color. Sizes that cost the product's price are left out. */
	sizeCents?: SizeCents | undefined
	/** By color, where colors differ; in place of `sizeCents`. Every size that a color has is in it. */
	colorCents?: Readonly<Record<string, SizeCents>> | undefined
}
/** As a statement reads them. */
export type StoredExtraPrices = { [Name in keyof ExtraPrices]: ExtraPrices[Name] | null }

/** A size in a color; colors are named the same way as in the prices: by id, in files by name. */
export type PricedCell = { color: string; size: string }

const isSame = (one: string, other: string): boolean =>
	one.trim().toLowerCase() === other.trim().toLowerCase()

/** Cents that one garment in this size costs more, as part of its base price. */
export const sizeCentsOf = (sizeCents: SizeCents | null | undefined, size: string): number =>
	Object.entries(sizeCents ?? {}).find(([name]) => isSame(name, size))?.[1] ?? 0

/** Cents that one garment in this size and color costs more. */
export const extraCentsOf = (
	{ sizeCents, colorCents }: StoredExtraPrices,
	{ color, size }: PricedCell,
): number => sizeCentsOf(colorCents ? colorCents[color] : sizeCents, size)

/** What a size costs more, in each of these colors that has it. */
export const extrasIn = (
	{ sizeCents, colorCents }: ExtraPrices,
	colors: readonly string[],
	size: string,
): number[] =>
	colorCents
		? colors.flatMap((color) =>
				Object.entries(colorCents[color] ?? {}).flatMap(([name, cents]) =>
					isSame(name, size) ? [cents] : [],
				),
			)
		: [sizeCentsOf(sizeCents, size)]

/** ` +$2.00` behind the name of a size; empty for one that costs no more. */
export const sizeExtra = (cents: number): string => (cents > 0 ? ` +${formatUsd(cents)}` : '')

/** ` +$2.00 to +$4.00` for a size whose color is open; empty when it costs no more in any of them. */
export function sizeExtras(cents: readonly number[], between = ' to '): string {
	const [least, most] = [Math.min(...cents), Math.max(...cents)]
	return cents.length === 0 || least === most
		? sizeExtra(cents[0] ?? 0)
		: ` +${formatUsd(least)}${between}+${formatUsd(most)}`
}

/** What a size has already, a new color or size what the size costs in other colors if that is one amount. */
export function keptCents(before: ExtraPrices | null, { color, size }: PricedCell): number {
	const { sizeCents, colorCents } = before ?? {}
	if (!colorCents) return sizeCentsOf(sizeCents, size)
	const [own] = extrasIn({ colorCents }, [color], size)
	const others = new Set(extrasIn({ colorCents }, Object.keys(colorCents), size))
	return own ?? (others.size === 1 ? ([...others][0] ?? 0) : 0)
}

const sizesIn = (cells: readonly PricedCell[], centsOf: (cell: PricedCell) => number): SizeCents =>
	Object.fromEntries(cells.map((cell) => [cell.size, centsOf(cell)]))

/** The amounts of the sizes that a product has in its colors; empty for none. */
export function extraPricesFor(
	cells: readonly PricedCell[],
	centsOf: (cell: PricedCell) => number,
): ExtraPrices {
	const bySize = Map.groupBy(cells, ({ size }) => size)
	if ([...bySize.values()].some((own) => new Set(own.map(centsOf)).size > 1)) {
		const byColor = Map.groupBy(cells, ({ color }) => color)
		return {
			colorCents: Object.fromEntries([...byColor].map(([color, own]) => [color, sizesIn(own, centsOf)])),
		}
	}
	const priced = cells.filter((cell) => centsOf(cell) !== 0)
	return priced.length === 0 ? {} : { sizeCents: sizesIn(priced, centsOf) }
}

const renamed = (
	{ sizeCents, colorCents }: ExtraPrices,
	names: ReadonlyMap<string, string>,
): ExtraPrices => ({
	...(sizeCents && { sizeCents }),
	...(colorCents && {
		colorCents: Object.fromEntries(
			Object.entries(colorCents).flatMap(([color, sizes]) => {
				const name = names.get(color)
				return name === undefined ? [] : [[name, sizes] as const]
			}),
		),
	}),
})

type NamedColor = { id: string; name: string }

/** The prices of a product with its colors by name. */
export const withColorNames = (prices: ExtraPrices, colors: readonly NamedColor[]): ExtraPrices =>
	renamed(prices, new Map(colors.map(({ id, name }) => [id, name])))

/** Prices by name of the color, as a product keeps them: by id. */
export const withColorIds = (prices: ExtraPrices, colors: readonly NamedColor[]): ExtraPrices =>
	renamed(prices, new Map(colors.map(({ id, name }) => [name, id])))

type ColorPair = { color: string; name: string; primary: string; secondary: string }

/** Two colors that look the same and cost differently: which of them a design is made on depends on the stock. */
function equalColorsProblem(cells: readonly PricedCell[], prices: ExtraPrices, colors: readonly ColorPair[]) {
	const pairs = Map.groupBy(colors, ({ primary, secondary }) => `${primary} ${secondary}`.toLowerCase())
	for (const [first, ...others] of pairs.values())
		for (const other of others) {
			const differs = cells.some(
				({ color, size }) =>
					color === first?.color &&
					cells.some((cell) => cell.color === other.color && cell.size === size) &&
					extraCentsOf(prices, { color, size }) !== extraCentsOf(prices, { color: other.color, size }),
			)
			if (first && differs)
				return `Extra price: ${first.name} and ${other.name} have the same two colors, so a size costs the same in both.`
		}
	return undefined
}

/** Why these amounts cannot be saved; undefined when they can. */
export function extraPricesProblem(
	cells: readonly PricedCell[],
	prices: ExtraPrices,
	colors: readonly ColorPair[] = [],
): string | undefined {
	const amounts = cells.map((cell) => extraCentsOf(prices, cell))
	const isLegal = (cents: number) => Number.isSafeInteger(cents) && cents >= 0 && cents <= mostSizeCents
	if (!amounts.every(isLegal)) return 'Extra price: from $0.00 to $1,000.00 a size.'
	return amounts.length > 0 && amounts.every((cents) => cents > 0)
		? 'Extra price: leave at least one size without it. Its price is the product’s price.'
		: equalColorsProblem(cells, prices, colors)
}

/** The highest amount; 0 for none. */
export const mostExtraCents = ({ sizeCents, colorCents }: ExtraPrices): number =>
	Math.max(
		0,
		...Object.values(colorCents ?? { all: sizeCents ?? {} }).flatMap((sizes) => Object.values(sizes)),
	)

const sizesText = (sizeCents: SizeCents): string =>
	Object.entries(sizeCents)
		.filter(([, cents]) => cents > 0)
		.toSorted(([one], [other]) => (one < other ? -1 : 1))
		.map(([size, cents]) => `${size}${sizeExtra(cents)}`)
		.join(', ')

/** `2XL +$2.00, 3XL +$4.00`, by color `Navy: 2XL +$2.00; Neon: S +$1.00`; empty for none. */
export const sizePricesText = ({ sizeCents, colorCents }: ExtraPrices): string =>
	colorCents
		? Object.entries(colorCents)
				.map(([color, sizes]) => [color, sizesText(sizes)] as const)
				.filter(([, text]) => text !== '')
				.toSorted(([one], [other]) => (one < other ? -1 : 1))
				.map(([color, text]) => `${color}: ${text}`)
				.join('; ')
		: sizesText(sizeCents ?? {})
