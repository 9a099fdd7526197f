// The price list in words, and as a section of the settings.
import { decorationLocations, decorationMethods } from '#garments/template.ts'
import { formatUsd, percent } from '#kit/money.ts'
import { addOnNames, decorationName } from '#pricing/rules/decorations.ts'
import { specListed } from '#pricing/rules/price-list.ts'
import { PriceList, type ListedPrices } from '#pricing/schemas.ts'
import { addOnTypes, decorationSizes, discountedRoles } from '#pricing/states.ts'
import type { Section, SettingLine } from './section.ts'

export const discountedRoleNames: Record<(typeof discountedRoles)[number], string> = {
	school_admin: 'School administrators',
	coach: 'Coaches',
}

const rate = (bp: number): string => (bp === 0 ? 'none' : percent(bp))

/** "12+ 5%, 24+ 10%". */
export const tiersInWords = (tiers: ListedPrices['tiers']): string =>
	tiers.length === 0
		? 'none'
		: tiers
				.toReversed()
				.map(({ from, bp }) => `${from}+ ${percent(bp)}`)
				.join(', ')

/** Every value of a list with its name, in the order of the form. */
export const priceLines = (prices: ListedPrices): SettingLine[] => [
	{ label: 'Quantity discounts', value: tiersInWords(prices.tiers) },
	...discountedRoles.map((role) => ({ label: discountedRoleNames[role], value: rate(prices.roleBp[role]) })),
	...decorationMethods.flatMap((method) =>
		decorationSizes.flatMap((size) =>
			decorationLocations.map((location, at) => ({
				label: decorationName({ type: method, location, size }),
				value: formatUsd(prices.decorationCents[method][size][at] ?? 0),
			})),
		),
	),
	...addOnTypes.map((type) => ({ label: addOnNames[type], value: formatUsd(prices.addOnCents[type]) })),
	{ label: 'Shipping', value: formatUsd(prices.shippingCents) },
	{ label: 'Sales tax', value: rate(prices.taxBp) },
	{ label: 'Pieces in a new design', value: String(prices.builderQuantity) },
]

export const priceSection: Section<ListedPrices> = {
	name: 'prices',
	schema: PriceList,
	initial: specListed,
	lines: priceLines,
}
