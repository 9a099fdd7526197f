// The unit price of a row of a bulk cart: the piece in this player's size with what its design prints of them.
import { sizeCentsOf } from '#catalog/rules/size-prices.ts'
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem } from '../views.ts'

/** Ids of roster rows whose name is not printed. */
export type Nameless = ReadonlySet<string>

type Prices = Pick<CatalogItem, 'unitCents' | 'sizeCents' | 'nameCents' | 'numberCents'>
/** In cents, in a size that costs no more, with all that the design prints of a player. */
export const printedCents = ({ unitCents, nameCents, numberCents }: Prices): number =>
	unitCents + nameCents + numberCents

type ForWhom = Pick<BulkItem, 'roster_id' | 'number' | 'size'>

/** In cents, before any discount. A row without a name cannot be ordered, so only an opted-out player pays for none. */
export const unitCentsOf = (
	{ unitCents, sizeCents, nameCents, numberCents }: Prices,
	{ roster_id: rosterId, number, size }: ForWhom,
	nameless: Nameless,
): number =>
	unitCents +
	sizeCentsOf(sizeCents, size) +
	(rosterId !== null && nameless.has(rosterId) ? 0 : nameCents) +
	(number.trim() === '' ? 0 : numberCents)
