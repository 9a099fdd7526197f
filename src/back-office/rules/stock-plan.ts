// Changes that a file of stock and prices makes, row by row: none is applied silently, none dropped.
import { mostPriceCents, mostUnits } from '#catalog/rules/manage.ts'
import { centsIn, dollarsOf } from './staff-forms.ts'
import type { Column, FileRow, ReadFile, RowError, Shelf } from './stock-file.ts'

export type StockStep = {
	variantId: string
	base: number
	delta: number
	label: string
	from: number
	to: number
}
export type PriceStep = { productId: string; fromCents: number; toCents: number; label: string }
export type FilePlan = {
	stock: StockStep[]
	prices: PriceStep[]
	errors: RowError[]
	rows: number
	unchanged: number
}

const whole = (text: string): number | undefined => (/^\d{1,7}$/.test(text) ? Number(text) : undefined)
const same = (left: string, right: string) => left.toLowerCase() === right.toLowerCase()
const listed = (values: readonly string[]) => [...new Set(values)].join(', ')

type Found = { shelf: Shelf } | { column: Column; message: string }

/** The shelf that a row refers to. */
function shelfOf({ size, color }: FileRow, shelves: readonly Shelf[]): Found {
	const sized = size === '' ? shelves : shelves.filter((shelf) => same(shelf.size, size))
	if (sized.length === 0)
		return { column: 'size', message: `Expected one of ${listed(shelves.map((shelf) => shelf.size))}.` }
	const fitting = color === '' ? sized : sized.filter((shelf) => same(shelf.color, color))
	const [shelf, second] = fitting
	if (!shelf) return { column: 'color', message: `Expected one of ${listed(sized.map((one) => one.color))}.` }
	if (!second) return { shelf }
	return size === ''
		? { column: 'size', message: `Expected a size: ${listed(fitting.map((one) => one.size))}.` }
		: { column: 'color', message: `Expected a color: ${listed(fitting.map((one) => one.color))}.` }
}

type Wanted<Step> = { step: Step | null } | { column: Column; message: string }

function stockStep(row: FileRow, shelves: readonly Shelf[]): Wanted<StockStep> {
	const counted = whole(row.stock)
	if (counted === undefined || counted > mostUnits)
		return { column: 'stock', message: 'Expected a whole number of units, such as 24.' }
	const found = shelfOf(row, shelves)
	if ('message' in found) return found
	const { shelf } = found
	const seen = row.was_stock === '' ? shelf.stock : whole(row.was_stock)
	const base = row.was_counted === '' ? shelf.counted : whole(row.was_counted)
	if (seen === undefined || base === undefined)
		return { column: 'was_stock', message: 'Expected the number as it was exported, or nothing.' }
	const delta = counted - seen
	if (delta === 0) return { step: null }
	if (base !== shelf.counted)
		return {
			column: 'stock',
			message: 'This size was counted again since the file was made: expected a newer file.',
		}
	const to = shelf.stock + delta
	if (to < 0)
		return {
			column: 'stock',
			message: `Expected at least ${counted - to}: others were sold since the file was made.`,
		}
	const label = `${shelf.brand} ${shelf.model}, ${shelf.color}, ${shelf.size}`
	return { step: { variantId: shelf.variantId, base, delta, label, from: shelf.stock, to } }
}

function priceStep(row: FileRow, { productId, priceCents, brand, model }: Shelf): Wanted<PriceStep> {
	const toCents = centsIn(row.price)
	if (toCents === undefined)
		return { column: 'price', message: 'Expected a price in dollars, such as 49.95.' }
	if (toCents > mostPriceCents)
		return { column: 'price', message: `Expected at most ${dollarsOf(mostPriceCents)}.` }
	const seen = row.was_price === '' ? priceCents : centsIn(row.was_price)
	if (seen === undefined)
		return { column: 'was_price', message: 'Expected the price as it was exported, or nothing.' }
	if (toCents === seen || toCents === priceCents) return { step: null }
	if (seen !== priceCents)
		return {
			column: 'price',
			message: `The price was changed to ${dollarsOf(priceCents)} since the file was made: expected a newer file.`,
		}
	return { step: { productId, fromCents: priceCents, toCents, label: `${brand} ${model}` } }
}

/** Steps by the id of what they change, each with the row that asked for it first. */
type Collected<Step> = Map<string, { step: Step; row: number }>

/**
 * Collects what a row asks for, once per subject. @param differs the error when an earlier row asks for something else
 * @returns whether the row has a change or an error
 */
function collect<Step>(
	{ steps, errors }: { steps: Collected<Step>; errors: RowError[] },
	{ row, id, wanted }: { row: number; id: (step: Step) => string; wanted: Wanted<Step> },
	differs: (step: Step, earlier: { step: Step; row: number }) => { column: Column; message: string } | null,
): boolean {
	if ('message' in wanted) {
		errors.push({ row, ...wanted })
		return true
	}
	const { step } = wanted
	if (!step) return false
	const earlier = steps.get(id(step))
	if (!earlier) steps.set(id(step), { step, row })
	const problem = earlier && differs(step, earlier)
	if (problem) errors.push({ row, ...problem })
	return true
}

const otherPrice = ({ toCents }: PriceStep, { step, row }: { step: PriceStep; row: number }) =>
	step.toCents === toCents
		? null
		: {
				column: 'price' as const,
				message: `Expected ${dollarsOf(step.toCents)}, as in row ${row}: a product has one price.`,
			}

const sameShelf = (_: StockStep, { row }: { row: number }) => ({
	column: 'stock' as const,
	message: `Row ${row} is about the same size and color: expected one row.`,
})

const stepsOf = <Step>(collected: Collected<Step>): Step[] => [...collected.values()].map(({ step }) => step)

/** A kit has no price or stock of its own. */
function kitErrors({ row, price, stock }: FileRow): RowError[] {
	const column = price === '' ? (stock === '' ? undefined : 'stock') : 'price'
	if (!column) return []
	const message =
		'This is a kit: its price is the sum of its pieces, its stock that of its pieces. Change the pieces.'
	return [{ row, column, message }]
}

type Current = {
	shelves: readonly Shelf[]
	/** SKUs of kits in lower case. */
	kits: ReadonlySet<string>
}

/** Compares the rows with the current shelves. With errors, nothing may be applied. */
export function planOf({ rows, errors: before }: ReadFile, { shelves, kits }: Current): FilePlan {
	const bySku = Map.groupBy(shelves, ({ sku }) => sku.toLowerCase())
	const errors = [...before]
	const prices: Collected<PriceStep> = new Map()
	const stock: Collected<StockStep> = new Map()
	let unchanged = 0
	for (const row of rows) {
		if (kits.has(row.sku.toLowerCase())) {
			const wrong = kitErrors(row)
			errors.push(...wrong)
			unchanged += wrong.length === 0 ? 1 : 0
			continue
		}
		const own = bySku.get(row.sku.toLowerCase()) ?? []
		const [first] = own
		if (!first) {
			const message = `Expected the SKU of a product${row.sku === '' ? '' : ' of this shop'}.`
			errors.push({ row: row.row, column: 'sku', message })
			continue
		}
		const price = { row: row.row, id: (step: PriceStep) => step.productId }
		const count = { row: row.row, id: (step: StockStep) => step.variantId }
		const hasPrice =
			row.price !== '' &&
			collect({ steps: prices, errors }, { ...price, wanted: priceStep(row, first) }, otherPrice)
		const hasStock =
			row.stock !== '' &&
			collect({ steps: stock, errors }, { ...count, wanted: stockStep(row, own) }, sameShelf)
		if (!hasPrice && !hasStock) unchanged += 1
	}
	return {
		stock: stepsOf(stock),
		prices: stepsOf(prices),
		errors: errors.toSorted((a, b) => a.row - b.row),
		rows: rows.length,
		unchanged,
	}
}
