// Names that the garments' fonts cannot write: seen on the page while they are typed, and asked again with the order.
import { letterTrouble } from '#garments/lettering/alphabet.ts'
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem } from '../views.ts'

export type Wearing = {
	entry: Pick<CatalogItem, 'design'> | undefined
	/** Rows of the roster whose name stays off their garments. */
	nameless: ReadonlySet<string>
	/** Players order under the name that the roster says: only their coach can write it otherwise. */
	canRename: boolean
}

/** What to tell of a row whose printed name would lack a letter; undefined when the garment can be made. */
export function nameTrouble(
	{ player_name: name, roster_id: rosterId }: Pick<BulkItem, 'player_name' | 'roster_id'>,
	{ entry, nameless, canRename }: Wearing,
): string | undefined {
	const isPrinted = entry?.design?.prints.name && !(rosterId !== null && nameless.has(rosterId))
	const trouble = isPrinted ? letterTrouble(name) : undefined
	if (trouble === undefined || canRename) return trouble
	return `${trouble} Your coach can change it in the roster.`
}
