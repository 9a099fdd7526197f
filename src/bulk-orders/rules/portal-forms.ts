// The forms of the portal page: parses them and applies the pressed button to the cart, in the browser and on the server.
import { isUuid } from '#kit/uuid.ts'
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
import type { Nameless } from './prices.ts'
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem, Player } from '../views.ts'

export type Pressed = {
	input: PortalInput
	/** Edited fields, submitted with every button. */
	changes: ReadonlyMap<string, LineChange>
}

export type Known = {
	catalog: readonly CatalogItem[]
	/** Players that "Load roster" adds. */
	roster: readonly Player[]
	/** The roster row of a player who orders alone. */
	own: Player | null
	nameless: Nameless
	newId: NewId
}

function addedLine(
	{ itemId, color, size, qty }: Extract<PortalInput, { intent: 'add' }>,
	{ catalog, own, newId }: Known,
): BulkItem[] {
	const entry = catalog.find(({ id, isClosed }) => id === itemId && !isClosed)
	if (!entry) return []
	const line = { ...lineFor(entry, own, newId()), qty: Math.max(1, qty) }
	return changeLines([line], new Map([[line.id, { color, size }]]), [entry])
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
	atPrices(pressedItems(items, pressed, known), known)

function pressedItems(items: readonly BulkItem[], { input, changes }: Pressed, known: Known): BulkItem[] {
	const { catalog, roster, newId } = known
	const typed = changeLines(items, changes, catalog)
	switch (input.intent) {
		case 'load': {
			const wanted = catalog.filter(({ id }) => input.itemIds.includes(id))
			const { isOnlyMissing } = input
			return loadRoster(typed, { catalog: wanted, roster, newId, isOnlyMissing })
		}
		case 'add':
			return [...typed, ...addedLine(input, known)]
		case 'remove':
			return typed.filter(({ id }) => id !== input.lineId)
		case 'clear':
			return []
		case 'all':
			return forAll(typed, input, known)
		case 'save':
		case 'remind':
			return typed
	}
}

/** Text without NUL, which the database cannot store. */
const clean = (value: FormDataEntryValue | null): string =>
	typeof value === 'string' ? value.replaceAll('\u0000', '') : ''

const parts = { name: 'player_name', number: 'number', qty: 'qty', size: 'size', color: 'color' } as const
type Part = keyof typeof parts

const isPart = (text: string): text is Part => Object.hasOwn(parts, text)

/** Invalid quantities such as "L", "" and "2.5" become 0, which the checks reject. */
const quantityOf = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : 0)

/** Fields of single lines, named `qty-{line}`: the submitted changes by line. */
export function lineChangesOf(form: FormData): Map<string, LineChange> {
	const changes = new Map<string, LineChange>()
	for (const [name, value] of form) {
		const cut = name.indexOf('-')
		const [part, id] = [name.slice(0, cut), name.slice(cut + 1)]
		if (cut < 1 || !isPart(part) || !isUuid(id)) continue
		const text = clean(value)
		const change = {
			name: { player_name: text.slice(0, 100) },
			number: { number: text.slice(0, 10) },
			qty: { qty: quantityOf(text) },
			size: { size: text.slice(0, 20) },
			color: { color: text.slice(0, 80) },
		}[part]
		changes.set(id, { ...changes.get(id), ...change })
	}
	return changes
}

export type PortalInput =
	| {
			intent: 'load'
			itemIds: string[]
			/** Skips garments that a player has ordered already. */
			isOnlyMissing: boolean
	  }
	| { intent: 'add'; itemId: string; color: string; size: string; qty: number }
	| { intent: 'save' }
	| { intent: 'remove'; lineId: string }
	| { intent: 'clear' }
	| { intent: 'all'; itemId: string; size: string; qty: number | null; color: string }
	| { intent: 'remind' }

/** The pressed button names the action, for example `remove:{line}`. Undefined for unknown input. */
export function portalInputOf(form: FormData): PortalInput | undefined {
	const [intent = '', subject = ''] = clean(form.get('intent')).split(':', 2)
	const qty = clean(form.get(`allQty-${subject}`))
	switch (intent) {
		case 'load':
			return {
				intent,
				itemIds: subject === '' ? form.getAll('item').map(clean) : [subject],
				isOnlyMissing: form.get('only') === 'missing',
			}
		case 'add':
			return {
				intent,
				itemId: subject,
				color: clean(form.get(`colorOf-${subject}`)),
				size: clean(form.get(`sizeOf-${subject}`)),
				qty: quantityOf(clean(form.get(`qtyOf-${subject}`)) || '1'),
			}
		case 'remove':
			return { intent, lineId: subject }
		case 'all':
			return {
				intent,
				itemId: subject,
				size: clean(form.get(`allSize-${subject}`)),
				color: clean(form.get(`allColor-${subject}`)),
				qty: qty.trim() === '' ? null : quantityOf(qty),
			}
		case 'save':
		case 'clear':
		case 'remind':
			return { intent }
		default:
			return undefined
	}
}
