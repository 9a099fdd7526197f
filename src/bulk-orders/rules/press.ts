// Applies a pressed button to the lines of a bulk cart: in the browser, and on the server without scripts.
import type { PortalInput } from './portal-forms.ts'
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem, Player } from '../views.ts'
import {
	atPrices,
	changeLines,
	lineFor,
	loadRoster,
	setColor,
	setQuantities,
	setSizes,
	type LineChange,
	type NewId,
} from './items.ts'
import { colorOf } from './sizes.ts'

export type Pressed = {
	wish: PortalInput
	/** Edited fields, submitted with every button. */
	changes: ReadonlyMap<string, LineChange>
}

export type Known = {
	catalog: readonly CatalogItem[]
	/** Players that "Load roster" adds. */
	roster: readonly Player[]
	/** The roster row of a player who orders alone. */
	own: Player | null
	newId: NewId
}

function addedLine(
	{ itemId, variantId, qty }: Extract<PortalInput, { intent: 'add' }>,
	{ catalog, own, newId }: Known,
): BulkItem[] {
	const entry = catalog.find(({ id, isClosed }) => id === itemId && !isClosed)
	if (!entry) return []
	const line = { ...lineFor(entry, own, newId()), qty: Math.max(1, qty) }
	const choice = colorOf(entry, variantId)?.sizes.find((one) => one.variantId === variantId)
	return [choice ? { ...line, variant_id: choice.variantId, size: choice.size } : line]
}

function forAll(
	items: BulkItem[],
	{ itemId, color, size, qty }: Extract<PortalInput, { intent: 'all' }>,
	{ catalog }: Known,
): BulkItem[] {
	const entry = catalog.find(({ id }) => id === itemId)
	if (!entry) return items
	const colored = color === '' ? items : setColor(items, entry, color)
	const sized = size === '' ? colored : setSizes(colored, entry, size)
	return qty === null ? sized : setQuantities(sized, entry.id, qty)
}

/** The resulting cart at current prices, which the page has shown. */
export const afterPress = (items: readonly BulkItem[], pressed: Pressed, known: Known): BulkItem[] =>
	atPrices(pressedItems(items, pressed, known), known.catalog)

function pressedItems(items: readonly BulkItem[], { wish, changes }: Pressed, known: Known): BulkItem[] {
	const { catalog, roster, newId } = known
	const typed = changeLines(items, changes, catalog)
	switch (wish.intent) {
		case 'load': {
			const wanted = catalog.filter(({ id }) => wish.itemIds.includes(id))
			const { isOnlyMissing } = wish
			return loadRoster(typed, { catalog: wanted, roster, newId, isOnlyMissing })
		}
		case 'add':
			return [...typed, ...addedLine(wish, known)]
		case 'remove':
			return typed.filter(({ id }) => id !== wish.lineId)
		case 'clear':
			return []
		case 'all':
			return forAll(typed, wish, known)
		case 'save':
		case 'remind':
			return typed
	}
}
