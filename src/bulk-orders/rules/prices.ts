// The unit price of a row of a bulk cart: the piece with what its design prints of this player.
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem } from '../views.ts'

/** Ids of roster rows whose name is not printed. */
export type Nameless = ReadonlySet<string>

type Prices = Pick<CatalogItem, 'unitCents' | 'nameCents' | 'numberCents'>
/** In cents, with all that the design prints of a player. */
export const printedCents = ({ unitCents, nameCents, numberCents }: Prices): number =>
	unitCents + nameCents + numberCents

type ForWhom = Pick<BulkItem, 'roster_id' | 'number'>

/** In cents, before any discount. A row without a name cannot be ordered, so only an opted-out player pays for none. */
export const unitCentsOf = (
	{ unitCents, nameCents, numberCents }: Prices,
	{ roster_id: rosterId, number }: ForWhom,
	nameless: Nameless,
): number =>
	unitCents +
	(rosterId !== null && nameless.has(rosterId) ? 0 : nameCents) +
	(number.trim() === '' ? 0 : numberCents)
