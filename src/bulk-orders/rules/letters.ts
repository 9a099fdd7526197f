// Names that the garments' fonts cannot print: checked while typing, and again at checkout.
import { letterTrouble } from '#garments/lettering/alphabet.ts'
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem } from '../views.ts'

export type Wearing = {
	entry: Pick<CatalogItem, 'design'> | undefined
	/** Ids of roster rows whose name is not printed. */
	nameless: ReadonlySet<string>
	/** False for players: they order under their roster name, which only the coach can change. */
	canRename: boolean
}

/** The message when a printed name has a character that the font lacks; undefined when it can be printed. */
export function nameTrouble(
	{ player_name: name, roster_id: rosterId }: Pick<BulkItem, 'player_name' | 'roster_id'>,
	{ entry, nameless, canRename }: Wearing,
): string | undefined {
	const isPrinted = entry?.design?.prints.name && !(rosterId !== null && nameless.has(rosterId))
	const trouble = isPrinted ? letterTrouble(name) : undefined
	if (trouble === undefined || canRename) return trouble
	return `${trouble} Your coach can change it in the roster.`
}
