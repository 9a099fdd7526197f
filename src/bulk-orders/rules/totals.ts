// Totals of a bulk cart: the discount tier counts all units of all players.
import { asCents, type Cents } from '#kit/money.ts'
import { sharesOf } from '#orders/rules/shares.ts'
import { heldDiscountBp, linePrice, totals } from '#pricing/rules/totals.ts'
import { nextTier } from '#pricing/rules/tiers.ts'
import { taxTerms, type PlaceTax } from '#pricing/rules/delivery.ts'
import type { PriceList, Terms, Totals } from '#pricing/schemas.ts'
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem } from '../views.ts'
import { nameOf } from './items.ts'
import { unitCentsOf, type Nameless } from './prices.ts'

type Offered = { catalog: readonly CatalogItem[]; nameless: Nameless }
export type TotalsOf = Offered & { terms: Terms }

const isCountable = ({ qty }: BulkItem): boolean => Number.isSafeInteger(qty) && qty >= 1

/** Rows without a valid quantity, and those of items that have left the portal, are not counted. */
function countedLines(items: readonly BulkItem[], { catalog, nameless }: Offered) {
	const entries = new Map(catalog.map((entry) => [entry.id, entry]))
	return items.filter(isCountable).flatMap((item) => {
		const entry = entries.get(item.item_id)
		if (!entry) return []
		const unitCents = asCents(unitCentsOf(entry, item, nameless))
		const { productId, sport, raisesFunds } = entry
		return [{ item, unitCents, quantity: item.qty, productId, sport, raisesFunds }]
	})
}

export const bulkTotals = (items: readonly BulkItem[], { terms, ...offered }: TotalsOf): Totals =>
	totals(countedLines(items, offered), terms)

export type Goes = {
	/** Empty while it is unknown. */
	state: string
	/** Of a tax service. */
	asked?: PlaceTax | null | undefined
}

/** The terms of an order that goes there. */
export const termsIn = (
	{ state, asked }: Goes,
	terms: Terms,
	rates: Pick<PriceList, 'tax' | 'taxBp'>,
): Terms => ({
	...terms,
	...taxTerms(
		{
			isTaxExempt: terms.tax?.isExempt ?? false,
			certificate: terms.tax?.certificate ?? null,
			...(state !== '' && { state }),
			...(asked && { asked }),
		},
		rates,
	),
})

export const nextOf = (sum: Totals, { tiers }: Pick<Terms, 'tiers'>) =>
	nextTier(sum.units, tiers, heldDiscountBp(sum))

/** Price of a line before the discount, in cents. */
export const lineCents = (item: BulkItem): number => (isCountable(item) ? item.price * item.qty : 0)

export type FamilyShare = {
	/** With discount, tax and fundraising. */
	amountCents: Cents
	/** Ids of the rows that it pays. */
	itemIds: string[]
}

/** What each family would pay of a split order, by the same rule as the order's shares: they add up to the total. */
export function familyShares(
	items: readonly BulkItem[],
	{ totals: pricing, ...offered }: Offered & { totals: Totals },
): FamilyShare[] {
	const lines = countedLines(items, offered)
	const shared = lines.map(({ item, unitCents, quantity, raisesFunds }) => ({
		rosterId: item.roster_id,
		playerName: nameOf(item),
		playerNumber: item.number,
		lineCents: linePrice(unitCents, quantity),
		raisesFunds,
	}))
	return sharesOf(shared, pricing).map(({ amountCents, lines: places }) => ({
		amountCents,
		itemIds: places.flatMap((at) => lines[at]?.item.id ?? []),
	}))
}
