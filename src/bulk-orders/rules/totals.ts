// Totals of a bulk cart: the discount tier counts all units of all players.
import { asCents } from '#kit/money.ts'
import { heldDiscountBp, nextTier, totals } from '#pricing/rules/totals.ts'
import type { Terms, Totals } from '#pricing/schemas.ts'
import { unitCentsOf, type Nameless } from './prices.ts'
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem } from '../views.ts'

export type TotalsOf = { catalog: readonly CatalogItem[]; nameless: Nameless; terms: Terms }

const isCountable = ({ qty }: BulkItem): boolean => Number.isSafeInteger(qty) && qty >= 1

/** Rows without a valid quantity are not counted. */
export function bulkTotals(items: readonly BulkItem[], { catalog, nameless, terms }: TotalsOf): Totals {
	const entries = new Map(catalog.map((entry) => [entry.id, entry]))
	const lines = items.filter(isCountable).flatMap((item) => {
		const entry = entries.get(item.item_id)
		if (!entry) return []
		const unitCents = asCents(unitCentsOf(entry, item, nameless))
		return [{ unitCents, quantity: item.qty, raisesFunds: entry.raisesFunds }]
	})
	return totals(lines, terms)
}

export const nextOf = (sum: Totals) => nextTier(sum.units, heldDiscountBp(sum))

/** Price of a line before the discount, in cents. */
export const lineCents = (item: BulkItem): number => (isCountable(item) ? item.price * item.qty : 0)
