// The bulk cart in the session storage of the browser: the two keys of spec §3, and beside them what was saved of it.
import { lineFor } from '../rules/items.ts'
import { colorOf } from '../rules/sizes.ts'
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem } from '../views.ts'

const cartKey = 'bulkCart'
const portalKey = 'portalId'
/** The revision of the draft that these items were last saved as, and whether anything was changed since. */
const savedKey = 'bulkSaved'
/** The lines that this revision had. */
const baseKey = 'bulkBase'

export type Stored = {
	portalId: string
	items: BulkItem[]
	/** Null where nobody noted it: then the items are newer than any draft. */
	savedRevision: number | null
	isChanged: boolean
	/** As they were saved last; null where nobody noted it. */
	base: BulkItem[] | null
}
/** To be kept; null for a base that lies there already. */
export type Storing = Omit<Stored, 'savedRevision'> & { savedRevision: number }

const isText = (value: unknown): value is string => typeof value === 'string'

const isId = (value: unknown): boolean =>
	isText(value) && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
const isShort = (value: unknown, most: number): boolean => isText(value) && value.length <= most

/** Whether the shop takes it as it is, also when its garment has left the catalog: then the checkout says so. */
const isItem = (value: object): value is BulkItem => {
	const raw: Partial<Record<keyof BulkItem, unknown>> = value
	return (
		[raw.id, raw.product_id, raw.item_id].every(isId) &&
		(raw.roster_id === null || isId(raw.roster_id)) &&
		(raw.variant_id === '' || isId(raw.variant_id)) &&
		isShort(raw.player_name, 100) &&
		isShort(raw.size, 20) &&
		isShort(raw.number, 10) &&
		Number.isFinite(raw.qty) &&
		Number.isSafeInteger(raw.price)
	)
}

/** A line as it was left; one that an older or another script has left is made whole by the catalog, or left out. */
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
			...lineFor(entry, null, isText(raw.id) && isId(raw.id) ? raw.id : crypto.randomUUID()),
			roster_id: isText(raw.roster_id) && isId(raw.roster_id) ? raw.roster_id : null,
			player_name: isText(raw.player_name) ? raw.player_name.slice(0, 100) : '',
			variant_id: choice?.variantId ?? '',
			size: choice?.size ?? '',
			number: isText(raw.number) ? raw.number.slice(0, 10) : '',
			qty: typeof raw.qty === 'number' ? raw.qty : 0,
			price: typeof raw.price === 'number' && Number.isSafeInteger(raw.price) ? raw.price : entry.unitCents,
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

/** What lies there for this portal; undefined when there is nothing, or another portal's. */
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

/** A browser that keeps nothing loses nothing: the draft on the server is there. */
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

/** Spec §4: what was ordered leaves the browser, and with it which portal it was for. */
export function clearStored(): void {
	for (const key of [cartKey, portalKey, savedKey, baseKey]) sessionStorage.removeItem(key)
}

/** The portal that this window worked in. */
export const storedPortal = (): string | null => sessionStorage.getItem(portalKey)
