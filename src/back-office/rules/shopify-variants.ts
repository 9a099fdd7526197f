// The variants of a product of Shopify: which option is size or color, and what each line costs and has in stock.
import { teamColors } from '#garments/colors.ts'
import { cellOfRow, type ProductColumn } from './product-file.ts'
import type { ShopifyColumn } from './shopify-columns.ts'
import { add, firstOf, type Reading, type ShopifyLine } from './shopify-lines.ts'
import { colorMeant, optionMeant } from './shopify-words.ts'
import { centsIn, dollarsOf } from './staff-forms.ts'

const optionColumns = [
	['option1Name', 'option1Value'],
	['option2Name', 'option2Value'],
	['option3Name', 'option3Value'],
] as const satisfies readonly (readonly [ShopifyColumn, ShopifyColumn])[]

/** The first line of a product has its fields; a line of a photo alone has no variant. */
export const isVariant = ({ cells }: ShopifyLine): boolean =>
	[cells.option1Value, cells.sku, cells.price].some((cell) => cell !== '')

const colorIds = teamColors.map(({ id }) => id)

/** The roles of the options by their names, which stand in the product's first line. */
export function optionsOf(lines: readonly ShopifyLine[]) {
	const named = optionColumns.map(([name, value]) => ({ value, meant: optionMeant(firstOf(lines, name)) }))
	const isReal = (value: ShopifyColumn) => {
		const values = new Set(lines.map(({ cells }) => cells[value]).filter((cell) => cell !== ''))
		return values.size > 0 && !(values.size === 1 && values.has('Default Title'))
	}
	const real = named.filter(({ value }) => isReal(value))
	const size = real.find(({ meant }) => meant === 'size')?.value
	const color = real.find(({ meant }) => meant === 'color')?.value
	return {
		size,
		color,
		others: real.flatMap(({ value }) => (value === size || value === color ? [] : [value])),
	}
}

/** Options beyond size and color are counted; one that splits the product is explained where two lines are alike. */
export function otherOptions(
	lines: readonly ShopifyLine[],
	others: readonly ShopifyColumn[],
	{ explained, counts, nameOf }: Reading,
): void {
	const valuesOf = (column: ShopifyColumn) => new Set(lines.map(({ cells }) => cells[column]))
	const splitting = others.find((column) => valuesOf(column).size > 1)
	if (others.length > 0) add(counts, 'option')
	if (!splitting) return
	const nameColumn = optionColumns.find(([, value]) => value === splitting)?.[0] ?? 'option1Name'
	for (const { row, cells } of lines)
		explained.set(cellOfRow({ row, column: 'size' }), {
			column: nameOf(splitting),
			value: cells[splitting].slice(0, 80),
			message: `The option “${firstOf(lines, nameColumn).slice(0, 40)}” is neither size nor color, and two lines differ only by it. Make a product of each value, with a handle of its own, or name the option Size or Color.`,
		})
}

/** The cheapest variant has the product's price, the others what they cost more. */
export function pricesOf(lines: readonly ShopifyLine[]): { price: string; extras: string[] } {
	const cents = lines.map(({ cells }) => centsIn(cells.price))
	const known = cents.filter((one) => one !== undefined)
	if (known.length === 0) return { price: firstOf(lines, 'price'), extras: lines.map(() => '') }
	const least = Math.min(...known)
	const extras = lines.map(({ cells }, at) => {
		const own = cents[at]
		if (own === undefined) return cells.price
		return own === least ? 'none' : dollarsOf(own - least)
	})
	return { price: dollarsOf(least), extras }
}

/** Name and team colors of a line; an unknown name is explained where the check will ask for its team color. */
export function colorCells(
	{ row, own, cells }: ShopifyLine,
	{ column, inTitle }: { column: ShopifyColumn | undefined; inTitle: string },
	{ explained, nameOf }: Reading,
): Partial<Record<ProductColumn, string>> {
	const color = (column ? cells[column] : '') || (own['color'] ?? '') || inTitle
	const meant = colorMeant(color)
	const primary = (own['primary_color'] ?? '') || (meant?.primary ?? '')
	if (primary === '')
		for (const missing of ['color', 'primary_color'])
			explained.set(cellOfRow({ row, column: missing }), {
				column: column ? nameOf(column) : 'color',
				value: color.slice(0, 80),
				message: `${color === '' ? 'This product names no color' : 'The shop does not know this color'}. Add ${color === '' ? 'the columns color and' : 'a column'} primary_color with hex such as #14284f or one of: ${colorIds.join(', ')}.`,
			})
	return {
		color,
		primary_color: primary,
		secondary_color: (own['secondary_color'] ?? '') || (meant?.secondary ?? ''),
	}
}

export function stockOf({ cells: { stock } }: ShopifyLine, { counts }: Reading): string {
	if (!/^-\d+$/.test(stock)) return stock
	add(counts, 'negative')
	return '0'
}
