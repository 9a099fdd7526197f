// One edit of many products: price, state, sport and lead time, and what it would do to each of them.
import { formatUsd, percent } from '#kit/money.ts'
import { sportName } from '#sports/sports.ts'
import type { FileProblem } from '../schemas.ts'
import { productStatusNames } from '../states.ts'
import { mostPriceCents } from './manage.ts'
import { isSameProduct, type ProductFacts } from './product-facts.ts'
import { statusAfter } from './product-status.ts'
import { saleProblem } from './sale.ts'

export type PriceEdit =
	| { kind: 'set'; cents: number }
	/** Basis points up, or down when negative. */
	| { kind: 'percent'; bp: number }
	/** Cents up, or down when negative. */
	| { kind: 'amount'; cents: number }

/** What it leaves out stays as it is. */
export type BulkEdit = {
	price?: PriceEdit
	status?: 'active' | 'archived'
	sport?: string
	/** Of every size. */
	leadTimeDays?: number
}

/** The new price in whole cents, rounded half up. */
export function editedPrice(cents: number, edit: PriceEdit): number {
	switch (edit.kind) {
		case 'set':
			return edit.cents
		case 'percent':
			return Math.round((cents * (10_000 + edit.bp)) / 10_000)
		case 'amount':
			return cents + edit.cents
	}
}

const signed = (text: string, amount: number): string => (amount < 0 ? `down ${text}` : `up ${text}`)

function priceInWords(edit: PriceEdit): string {
	switch (edit.kind) {
		case 'set':
			return `Price ${formatUsd(edit.cents)}`
		case 'percent':
			return `Price ${signed(percent(Math.abs(edit.bp)), edit.bp)}`
		case 'amount':
			return `Price ${signed(formatUsd(Math.abs(edit.cents)), edit.cents)}`
	}
}

/** "Price up 10 %; Archived". */
export const editInWords = ({ price, status, sport, leadTimeDays }: BulkEdit): string =>
	[
		...(price ? [priceInWords(price)] : []),
		...(status ? [`State: ${productStatusNames[status]}`] : []),
		...(sport ? [`Sport: ${sportName(sport)}`] : []),
		...(leadTimeDays === undefined ? [] : [`Lead time ${leadTimeDays} days`]),
	].join('; ')

const edited = (before: ProductFacts, { price, status, sport, leadTimeDays }: BulkEdit): ProductFacts => ({
	...before,
	...(price && { priceCents: editedPrice(before.priceCents, price) }),
	...(status && { status }),
	...(sport && { sport }),
	...(leadTimeDays !== undefined && { sizes: before.sizes.map((size) => ({ ...size, leadTimeDays })) }),
})

type Problem = Pick<FileProblem, 'column' | 'value' | 'message'>

/** The rules of a product's own page. @param day of the shop */
function problemsOf(before: ProductFacts, after: ProductFacts, day: string): Problem[] {
	const { priceCents, sale, status } = after
	const price = formatUsd(priceCents)
	const found: Problem[] = []
	if (priceCents < 0)
		found.push({ column: 'price', value: price, message: 'The price would be below $0.00.' })
	if (priceCents > mostPriceCents)
		found.push({
			column: 'price',
			value: price,
			message: `The price would be above ${formatUsd(mostPriceCents)}.`,
		})
	if (priceCents === 0 && status === 'active' && (before.status !== 'active' || before.priceCents !== 0))
		found.push({ column: 'price', value: price, message: 'Nothing is sold for $0.00.' })
	const wrongSale = sale && saleProblem(sale, { regularCents: priceCents, before: sale, day })
	if (wrongSale && priceCents !== before.priceCents)
		found.push({
			column: 'sale price',
			value: formatUsd(sale.priceCents),
			message: `Its sale price would not be below the new price of ${price}.`,
		})
	if (status !== before.status && statusAfter(before.status) !== status)
		found.push({
			column: 'state',
			value: productStatusNames[before.status],
			message: `A product that is “${productStatusNames[before.status]}” cannot become “${productStatusNames[status]}”.`,
		})
	return found
}

export type EditedProduct = {
	/** Position, from 1. */
	row: number
	sku: string
	problems: FileProblem[]
	before: ProductFacts
	/** Null with problems. */
	after: ProductFacts | null
}

/** What the edit would do to these products; those that it would not change are counted. @param day of the shop */
export function planEdit(
	products: readonly ProductFacts[],
	edit: BulkEdit,
	day: string,
): { products: EditedProduct[]; unchanged: number } {
	const changed = products.flatMap((before) => {
		const after = edited(before, edit)
		return isSameProduct(before, after) ? [] : [{ before, after }]
	})
	return {
		products: changed.map(({ before, after }, at) => {
			const row = at + 1
			const problems = problemsOf(before, after, day).map((problem) => ({ row, ...problem }))
			return { row, sku: before.sku, problems, before, after: problems.length > 0 ? null : after }
		}),
		unchanged: products.length - changed.length,
	}
}
