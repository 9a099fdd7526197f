// The index document of a product.
import { plainDescription } from '#catalog/rules/description.ts'
import type { ProductToIndex } from '#catalog/service/products.server.ts'
import { sportName } from '#sports/sports.ts'
import type { SearchDocument } from '../rules/documents.ts'

/** Youth sizes begin with a Y: YS, YM … */
const agesOf = (sizes: readonly string[]): string => {
	const hasYouth = sizes.some((size) => size.startsWith('Y'))
	const hasAdult = sizes.some((size) => !size.startsWith('Y'))
	return `${hasYouth ? 'youth' : ''} ${hasAdult ? 'adult' : ''}`
}

export function productDocument(product: ProductToIndex): SearchDocument {
	const { attributes, colorways, images } = product
	return {
		id: `product:${product.id}`,
		kind: 'product',
		title: product.model,
		code: product.sku,
		detail: `${product.brand} · ${sportName(product.sport)}`,
		href: `/product/${product.id}`,
		...(images[0] && { image: images[0].hash }),
		sport: product.sport,
		category: attributes.kind,
		brand: product.brand,
		priceCents: product.basePriceCents,
		inStock: product.inStock,
		rank: product.featuredRank,
		names: [
			product.brand,
			sportName(product.sport),
			attributes.kind,
			agesOf(product.sizes),
			attributes.customizable ? 'custom team' : 'plain blank stock',
			...(attributes.searchWords ?? []),
		].join(' '),
		traits: [...colorways.flatMap(({ name, families }) => [name, ...families]), ...product.sizes].join(' '),
		text: [plainDescription(product.description), ...product.safetyCerts].join(' '),
	}
}
