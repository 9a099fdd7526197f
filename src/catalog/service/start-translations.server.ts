// The Spanish of the start catalog's texts.
import type { Connection } from '#database/client.server.ts'
import { specShop } from '#kit/shop.ts'
import { addStartTranslations, hasTranslations } from '#translations/service/start.server.ts'
import { seedKits, seedProducts } from '../seeds/products.ts'
import type { SeedEntries } from '../seeds/seed.server.ts'
import { takenSkus } from '../store/new-products.server.ts'

const textsOf = ({ products, kits }: SeedEntries): string[] => [
	...products.flatMap(({ model, description, safetyCerts }) => [model, description, ...safetyCerts]),
	...kits.flatMap(({ model, description, pieces }) => [
		model,
		description,
		...pieces.map(({ name }) => name),
	]),
]

/** Of these entries. Call it inside a transaction. */
export const translateEntries = (db: Connection, entries: SeedEntries, now: Date): Promise<void> =>
	addStartTranslations(db, textsOf(entries), now)

/** Of those of the seeds that the shop has. Call it inside a transaction. */
export async function translateSeeded(db: Connection, now: Date): Promise<void> {
	const skus = [...seedProducts, ...seedKits].map(({ sku }) => sku)
	const taken = await takenSkus(db, skus)
	const isThere = ({ sku }: { sku: string }) => taken.has(sku.toLowerCase())
	await translateEntries(db, { products: seedProducts.filter(isThere), kits: seedKits.filter(isThere) }, now)
}

/**
 * Of a shop without translations: of its seeded products, and of the claim and the hours that it begins with. Safe to run at
 * every start. Call it inside a transaction.
 */
export async function fillTranslations(db: Connection, now: Date): Promise<void> {
	if (await hasTranslations(db)) return
	await addStartTranslations(db, [specShop.claim, specShop.hours], now)
	await translateSeeded(db, now)
}
