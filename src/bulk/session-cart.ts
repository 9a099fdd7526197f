// The bulk cart in the session storage of the browser: the two keys of spec §3, and beside them what was saved of it.
import { lineFor } from './rules/items.ts'
import { colorOf } from './rules/sizes.ts'
import type { BulkItem } from './schemas.ts'
import type { CatalogItem } from './views.ts'

const cartKey = 'bulkCart'
const portalKey = 'portalId'
/** The revision of the draft that these items were last saved as, and whether anything was changed since. */
const savedKey = 'bulkSaved'

export type Stored = {
	portalId: string
	items: BulkItem[]
	/** Null where nobody noted it: then the items are newer than any draft. */
	savedRevision: number | null
	isChanged: boolean
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** What an older or another script may have left there: each line is made whole by the catalog, or left out. */
export function asItem(value: unknown, catalog: readonly CatalogItem[]): BulkItem[] {
	if (typeof value !== 'object' || value === null) return []
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
			...lineFor(
				entry,
				null,
				isText(raw.id) && /^[0-9a-f-]{36}$/i.test(raw.id) ? raw.id : crypto.randomUUID(),
			),
			roster_id: isText(raw.roster_id) ? raw.roster_id : null,
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
	const [revision, changed] = (sessionStorage.getItem(savedKey) ?? '').split(' ')
	return {
		portalId,
		items: items.flatMap((item) => asItem(item, catalog)),
		savedRevision: revision && /^\d+$/.test(revision) ? Number(revision) : null,
		isChanged: changed === 'changed',
	}
}

/** A browser that keeps nothing loses nothing: the draft on the server is there. */
export function writeStored(stored: Omit<Stored, 'savedRevision'> & { savedRevision: number }): void {
	try {
		sessionStorage.setItem(cartKey, JSON.stringify(stored.items))
		sessionStorage.setItem(portalKey, stored.portalId)
		sessionStorage.setItem(savedKey, `${stored.savedRevision}${stored.isChanged ? ' changed' : ''}`)
	} catch {
		clearStored()
	}
}

/** Spec §4: what was ordered leaves the browser, and with it which portal it was for. */
export function clearStored(): void {
	for (const key of [cartKey, portalKey, savedKey]) sessionStorage.removeItem(key)
}

/** The portal that this window worked in. */
export const storedPortal = (): string | null => sessionStorage.getItem(portalKey)
