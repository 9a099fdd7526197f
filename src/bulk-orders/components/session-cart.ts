// The bulk cart in the browser's session storage: the two keys of Spec §3, plus its save status.
import { isUuid } from '#kit/uuid.ts'
import { colorOf, lineFor } from '../rules/items.ts'
import { unitCentsOf } from '../rules/prices.ts'
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem } from '../views.ts'

const cartKey = 'bulkCart'
const portalKey = 'portalId'
/** The draft revision last saved, and whether the items changed since. */
const savedKey = 'bulkSaved'
/** The lines of that revision. */
const baseKey = 'bulkBase'

export type Stored = {
	portalId: string
	items: BulkItem[]
	/** Null when it was not recorded: then the items are newer than any draft. */
	savedRevision: number | null
	isChanged: boolean
	/** As saved last; null when not recorded. */
	base: BulkItem[] | null
}
/** Values to store; a null base leaves the stored base unchanged. */
export type Storing = Omit<Stored, 'savedRevision'> & { savedRevision: number }

const isText = (value: unknown): value is string => typeof value === 'string'

const isShort = (value: unknown, most: number): boolean => isText(value) && value.length <= most

/** Whether the server accepts its format. A garment that has left the catalog passes; the checkout reports it. */
const isItem = (value: object): value is BulkItem => {
	const raw: Partial<Record<keyof BulkItem, unknown>> = value
	return (
		[raw.id, raw.product_id, raw.item_id].every(isUuid) &&
		(raw.roster_id === null || isUuid(raw.roster_id)) &&
		(raw.variant_id === '' || isUuid(raw.variant_id)) &&
		(raw.color === undefined || isShort(raw.color, 80)) &&
		isShort(raw.player_name, 100) &&
		isShort(raw.size, 20) &&
		isShort(raw.number, 10) &&
		(raw.not_needed === undefined || raw.not_needed === true) &&
		Number.isFinite(raw.qty) &&
		Number.isSafeInteger(raw.price)
	)
}

/** A stored line. A line of another script version is completed from the catalog, or dropped. */
export function asItem(value: unknown, catalog: readonly CatalogItem[]): BulkItem[] {
	if (typeof value !== 'object' || value === null) return []
	if (isItem(value)) return [value]
	const raw: Partial<Record<keyof BulkItem, unknown>> = value
	const { variant_id: variant } = raw
	const entry =
		catalog.find(({ id }) => id === raw.item_id) ??
		catalog.find(({ productId }) => productId === raw.product_id)
	if (!entry) return []
	const choice = isText(variant)
		? colorOf(entry, variant)?.sizes.find(({ variantId }) => variantId === variant)
		: undefined
	return [
		{
			...lineFor(entry, null, isUuid(raw.id) ? raw.id : crypto.randomUUID()),
			roster_id: isUuid(raw.roster_id) ? raw.roster_id : null,
			player_name: isText(raw.player_name) ? raw.player_name.slice(0, 100) : '',
			variant_id: choice?.variantId ?? '',
			size: choice?.size ?? '',
			number: isText(raw.number) ? raw.number.slice(0, 10) : '',
			qty: typeof raw.qty === 'number' ? raw.qty : 0,
			price:
				typeof raw.price === 'number' && Number.isSafeInteger(raw.price)
					? raw.price
					: unitCentsOf(
							entry,
							{ roster_id: null, number: '', variant_id: choice?.variantId ?? '' },
							new Set(),
						),
		},
	]
}

function parsed(text: string | null): unknown {
	try {
		return JSON.parse(text ?? 'null')
	} catch {
		return null
	}
}

/** The cart stored for this portal; undefined when there is none or it belongs to another portal. */
export function readStored(portalId: string, catalog: readonly CatalogItem[]): Stored | undefined {
	const items = parsed(sessionStorage.getItem(cartKey))
	if (sessionStorage.getItem(portalKey) !== portalId || !Array.isArray(items)) return undefined
	const base = parsed(sessionStorage.getItem(baseKey))
	const [revision, changed] = (sessionStorage.getItem(savedKey) ?? '').split(' ')
	return {
		portalId,
		items: items.flatMap((item) => asItem(item, catalog)),
		savedRevision: revision && /^\d+$/.test(revision) ? Number(revision) : null,
		isChanged: changed === 'changed',
		base: Array.isArray(base) ? base.flatMap((item) => asItem(item, catalog)) : null,
	}
}

/** If the storage fails, clears the stored cart: the draft on the server remains. */
export function writeStored(stored: Storing): void {
	try {
		if (stored.base) sessionStorage.setItem(baseKey, JSON.stringify(stored.base))
		sessionStorage.setItem(cartKey, JSON.stringify(stored.items))
		sessionStorage.setItem(portalKey, stored.portalId)
		sessionStorage.setItem(savedKey, `${stored.savedRevision}${stored.isChanged ? ' changed' : ''}`)
	} catch {
		clearStored()
	}
}

/** Spec §4: removes the ordered cart and its portal id from the browser. */
export function clearStored(): void {
	for (const key of [cartKey, portalKey, savedKey, baseKey]) sessionStorage.removeItem(key)
}

/** The portal last used in this window. */
export const storedPortal = (): string | null => sessionStorage.getItem(portalKey)
