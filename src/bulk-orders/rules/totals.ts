// What a bulk cart costs: the tier counts all units of all players.
import { asCents } from '#kit/money.ts'
import { nextTier, orderTotals, type OrderTotals } from '#pricing/rules.ts'
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem, Terms } from '../views.ts'

export type TotalsOf = { catalog: readonly CatalogItem[]; terms: Terms; isTaxExempt?: boolean | null }

const isCountable = ({ qty }: BulkItem): boolean => Number.isSafeInteger(qty) && qty >= 1

/** Tax is counted at the checkout: null leaves it out. Delivery to the school is free. */
export function bulkTotals(
	items: readonly BulkItem[],
	{ catalog, terms, isTaxExempt = null }: TotalsOf,
): OrderTotals {
	const entries = new Map(catalog.map((entry) => [entry.id, entry]))
	const lines = items.filter(isCountable).flatMap((item) => {
		const entry = entries.get(item.item_id)
		return entry
			? [{ unitCents: asCents(entry.unitCents), quantity: item.qty, raisesFunds: entry.raisesFunds }]
			: []
	})
	return orderTotals(lines, {
		actor: { roles: terms.roles },
		fundraisingBp: terms.fundraisingBp,
		...(isTaxExempt !== null && { delivery: { isTaxExempt, isFree: true } }),
	})
}

export const nextOf = ({ units, discount }: OrderTotals) => nextTier(units, discount.bp)

/** What a line costs before the discount. */
export const lineCents = (item: BulkItem): number => (isCountable(item) ? item.price * item.qty : 0)
