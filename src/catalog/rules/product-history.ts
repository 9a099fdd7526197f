// What a change of a product leaves in the audit log: each changed field with its value before and after.
import type { DecorationMethod } from '#garments/template.ts'
import { raisesFunds as isRaising } from '#pricing/rules/design.ts'
import type { Colorway, ProductAttributes } from '../schemas.ts'
import { methodNames } from './decoration-methods.ts'
import type { OwnSizeChart } from './own-size-chart.ts'
import { filledTexts, type SearchTexts } from './search-texts.ts'
import { sizePricesText, withColorNames, type ExtraPrices } from './size-prices.ts'
import { regularOf, type StoredPrices } from './sale.ts'

export const attributesWith = (
	{
		sublimated: _before,
		methods: _methods,
		personalized: _personalized,
		raisesFunds: _raisesFunds,
		...attributes
	}: ProductAttributes,
	{
		customizable,
		sublimated,
		methods,
		personalized,
		raisesFunds,
	}: {
		customizable: boolean
		sublimated: boolean
		methods?: DecorationMethod[] | undefined
		personalized?: boolean | undefined
		raisesFunds?: boolean | undefined
	},
): ProductAttributes => ({
	...attributes,
	customizable,
	...(sublimated && { sublimated }),
	...(methods && { methods }),
	...(personalized === false && { personalized }),
	...(raisesFunds !== undefined && { raisesFunds }),
})

/** The attributes with these texts in place of their own. */
export const withSearchTexts = (
	{ searchWords: _words, pageTitle: _title, pageSummary: _summary, ...attributes }: ProductAttributes,
	texts: Partial<SearchTexts>,
): ProductAttributes => ({ ...attributes, ...filledTexts(texts) })

/** @param prices by id of the color */
export const withExtraPrices = (
	{ sizeCents: _sizes, colorCents: _colors, ...attributes }: ProductAttributes,
	{ sizeCents, colorCents }: ExtraPrices,
): ProductAttributes => ({
	...attributes,
	...(colorCents ? { colorCents } : sizeCents && { sizeCents }),
})

/** Undefined for the garment's. */
export const withSizeChart = (
	{ ownSizeChart: _before, ...attributes }: ProductAttributes,
	chart: OwnSizeChart | undefined,
): ProductAttributes => ({ ...attributes, ...(chart && { ownSizeChart: chart }) })

type Described = StoredPrices & {
	brand: string
	model: string
	sku: string
	sport: string
	description: string
	safetyCerts: readonly string[]
	colorways: readonly Colorway[]
	attributes: ProductAttributes
}

type Value = string | number | boolean

const factsOf = ({ safetyCerts, attributes, ...product }: Described) => ({
	brand: product.brand,
	model: product.model,
	sku: product.sku,
	sport: product.sport,
	price: regularOf(product),
	salePrice: product.salePriceCents ?? '',
	saleStarts: product.saleStartsOn ?? '',
	saleEnds: product.saleEndsOn ?? '',
	certifications: safetyCerts.join(', '),
	customizable: attributes.customizable,
	sublimated: attributes.sublimated ?? false,
	personalized: attributes.personalized ?? true,
	raisesFunds: isRaising({ sport: product.sport, raisesFunds: attributes.raisesFunds }, null),
	methods: methodNames(attributes.methods),
	searchWords: (attributes.searchWords ?? []).join(', '),
	pageTitle: attributes.pageTitle ?? '',
	pageSummary: attributes.pageSummary ?? '',
	extraPrices: sizePricesText(withColorNames(attributes, product.colorways)),
})

/** `modelFrom`, `modelTo` and so on, prices in cents; of the description only that it changed. */
export function changedFields(before: Described, after: Described): Record<string, Value> {
	const [from, to] = [factsOf(before), factsOf(after)]
	// Cast: both have the same keys.
	const changed = (Object.keys(from) as (keyof typeof from)[]).filter((name) => from[name] !== to[name])
	const entries = changed.flatMap((name): [string, Value][] => {
		const unit = name === 'price' || name === 'salePrice' ? 'Cents' : ''
		return [
			[`${name}From${unit}`, from[name]],
			[`${name}To${unit}`, to[name]],
		]
	})
	return {
		...Object.fromEntries(entries),
		...(before.description !== after.description && { description: 'changed' }),
	}
}
