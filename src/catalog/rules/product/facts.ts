// A product as schema.org data, and as a summary for search results.
import { breadcrumbs } from '#seo/structured.ts'
import { sportName } from '#sports/sports.ts'
import { plainDescription } from '../description.ts'
import { mostExtraCents } from '../size-prices.ts'
import { pictureUrl } from '#pictures/urls.ts'
import type { ProductDetail, ProductSheet } from './sheet.ts'

/** The breadcrumb's path for a product of the sport; spirit wear has its own page. */
export const sportPath = (sport: string): string =>
	sport === 'spirit' ? '/builder/spirit-wear' : `/sport/${sport}/products`

const summaryLength = 155

/** The owner's title, else maker, name and sport. @param nameOf the sport's name in the language of the page */
export const titleOf = (
	{ brand, model, sport, attributes }: Pick<ProductDetail, 'brand' | 'model' | 'sport' | 'attributes'>,
	nameOf = sportName,
): string => attributes.pageTitle || `${brand} ${model} | ${nameOf(sport)}`

/** Of a product without a description. */
export const englishSummary = (name: string): string => `${name}, from 1 to 100+ units with team pricing.`

/** The owner's summary, else the first sentences of the description that fit a search result, at most 155 characters. */
export function summaryOf(
	{
		brand,
		model,
		description,
		attributes,
	}: Pick<ProductDetail, 'brand' | 'model' | 'description' | 'attributes'>,
	withoutDescription = englishSummary,
): string {
	if (attributes.pageSummary) return attributes.pageSummary
	const text = plainDescription(description) || withoutDescription(`${brand} ${model}`)
	if (text.length <= summaryLength) return text
	return `${text.slice(0, summaryLength - 1).replace(/\s+\S*$/, '')}…`
}

const dollars = (cents: number): string => (cents / 100).toFixed(2)

/** One price, or the range of those of the sizes. */
function offered({ basePriceCents, attributes }: ProductDetail): object {
	const most = mostExtraCents(attributes)
	if (most === 0) return { '@type': 'Offer', price: dollars(basePriceCents) }
	return {
		'@type': 'AggregateOffer',
		lowPrice: dollars(basePriceCents),
		highPrice: dollars(basePriceCents + most),
	}
}

/** Product with its offer (spec §3: product structured data) and the breadcrumb trail. */
export function productFacts(
	product: ProductDetail,
	{ colorways, isAvailable }: Pick<ProductSheet, 'colorways'> & { isAvailable: boolean },
	publicUrl: string,
): object[] {
	const path = `/product/${product.id}`
	const pictures = [...new Set(colorways[0]?.pictures.map((picture) => picture.hash))]
	return [
		{
			'@context': 'https://schema.org',
			'@type': 'Product',
			'@id': `${publicUrl}${path}#product`,
			productID: product.id,
			name: `${product.brand} ${product.model}`,
			description: plainDescription(product.description),
			image: pictures.map((hash) => publicUrl + pictureUrl(hash, 1200)),
			sku: product.sku,
			category: `${sportName(product.sport)} / ${product.attributes.kind}`,
			brand: { '@type': 'Brand', name: product.brand },
			color: product.colorways.map((colorway) => colorway.name).join(', '),
			offers: {
				...offered(product),
				url: publicUrl + path,
				priceCurrency: 'USD',
				...(product.regularPriceCents !== null &&
					product.saleEndsOn !== null && { priceValidUntil: product.saleEndsOn }),
				itemCondition: 'https://schema.org/NewCondition',
				availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
			},
		},
		breadcrumbs(publicUrl, [
			{ label: sportName(product.sport), path: sportPath(product.sport) },
			{ label: product.model, path },
		]),
	]
}
