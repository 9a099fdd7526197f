// What a file changes about a product, in lines for people.
import { methodNames } from '#catalog/rules/decoration-methods.ts'
import { sizeKey, type ProductFacts } from '#catalog/rules/product-facts.ts'
import { piecesText } from '#catalog/rules/kit-pieces-text.ts'
import { sizeChartText } from '#catalog/rules/size-chart-text.ts'
import { sizePricesText } from '#catalog/rules/size-prices.ts'
import { productStatusNames } from '#catalog/states.ts'
import { formatUsd } from '#kit/money.ts'
import { raisesFunds } from '#pricing/rules/design.ts'
import { counted } from '#kit/plural.ts'
import { pictureChanges } from './photo-changes.ts'

const shown = (product: ProductFacts): Record<string, string> => ({
	Brand: product.brand,
	Name: product.model,
	Sport: product.sport,
	Pieces: piecesText(product.pieces ?? []),
	Price: formatUsd(product.priceCents),
	Sale: product.sale
		? `${formatUsd(product.sale.priceCents)}, ${product.sale.startsOn} to ${product.sale.endsOn}`
		: 'none',
	'Extra prices': sizePricesText(product) || 'none',
	'Size chart': product.sizeChart ? sizeChartText(product.sizeChart) : 'the garment’s',
	State: productStatusNames[product.status],
	Certifications: product.certs.join(', ') || 'none',
	Customizable: product.customizable ? 'yes' : 'no',
	Sublimated: product.sublimated ? 'yes' : 'no',
	'Search words': product.searchWords?.join(', ') ?? 'none',
	'Page title': product.pageTitle ?? 'the usual one',
	'Page description': product.pageSummary ?? 'the usual one',
	'Names and numbers': (product.personalized ?? true) ? 'yes' : 'no',
	'Raises funds': raisesFunds(product, null) ? 'yes' : 'no',
	'Decoration methods': methodNames(product.methods) || 'all',
})

/** "10 to 14 days". @param values not empty */
function daysText(values: readonly number[]): string {
	const [least, most] = [Math.min(...values), Math.max(...values)]
	return least === most ? counted(least, 'day') : `${least} to ${most} days`
}

/** "New, 4 sizes, $49.95, own size chart, 2 photos". */
export const newInWords = ({ sizes, priceCents, sizeChart, pieces, photos = [] }: ProductFacts): string =>
	[
		...(pieces
			? [`New kit: ${piecesText(pieces)}`]
			: ['New', counted(sizes.length, 'size'), formatUsd(priceCents)]),
		...(sizeChart ? ['own size chart'] : []),
		...(photos.length > 0 ? [counted(photos.length, 'photo')] : []),
	].join(', ')

export function changesOf(before: ProductFacts, after: ProductFacts): string[] {
	const to = shown(after)
	const fields = Object.entries(shown(before)).flatMap(([name, from]) =>
		from === to[name] ? [] : [`${name}: ${from} → ${to[name]}`],
	)
	const held = new Map(before.sizes.map((size) => [sizeKey(size), size]))
	const known = after.sizes.flatMap((size) => {
		const was = held.get(sizeKey(size))
		return was ? [{ was, size }] : []
	})
	const sizes = [
		[after.sizes.length - known.length, 'new size'],
		[known.filter(({ was, size }) => was.sku !== size.sku).length, 'SKU'],
		[known.filter(({ was, size }) => was.stock !== size.stock).length, 'count'],
	] as const
	const later = known.filter(({ was, size }) => was.leadTimeDays !== size.leadTimeDays)
	const days = (which: 'was' | 'size') => daysText(later.map((one) => one[which].leadTimeDays))
	return [
		...fields,
		...(later.length === 0
			? []
			: [`Lead time of ${counted(later.length, 'size')}: ${days('was')} → ${days('size')}`]),
		...(before.description === after.description ? [] : ['Description']),
		...pictureChanges(before, after),
		...sizes.flatMap(([count, what]) => (count === 0 ? [] : [counted(count, what)])),
	]
}
