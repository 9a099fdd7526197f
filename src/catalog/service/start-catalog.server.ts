// The products that a shop can begin with: those of the seeds, a few at a time, each once.
import { noteAll } from '#accounts/service/audit.server.ts'
import type { Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { raiseVersion } from '#database/versions.server.ts'
import { assertCan } from '#policies/policy.ts'
import { soldSports } from '#shop-settings/service/shop.server.ts'
import { catalogPolicy } from '../policies.ts'
import type { ProductImage } from '../schemas.ts'
import { imagesOf } from '../seeds/images.server.ts'
import {
	drawnProducts,
	entriesOf,
	insertRows,
	kitRow,
	picturedConfigs,
	rowsOf,
	stableId,
	type SeedEntries,
} from '../seeds/seed.server.ts'
import { renewListings } from '../store/listing-rows.server.ts'
import { takenSkus } from '../store/new-products.server.ts'
import { insertProducts } from '../store/product-facts.server.ts'
import { translateEntries } from './start-translations.server.ts'

const skusOf = ({ products, kits }: SeedEntries): string[] => [...products, ...kits].map(({ sku }) => sku)

/** Entries per transaction: their drawings take about half a second. */
const atOnce = 2

/** The start catalog in parts, kits behind the products that are their pieces. */
export function startParts(sports: readonly string[]): SeedEntries[] {
	const { products, kits } = entriesOf(sports)
	const cut = <Entry>(entries: readonly Entry[]): Entry[][] =>
		entries.flatMap((_entry, at) => (at % atOnce === 0 ? [entries.slice(at, at + atOnce)] : []))
	return [
		...cut(products).map((part) => ({ products: part, kits: [] })),
		...cut(kits).map((part) => ({ products: [], kits: part })),
	]
}

/** Those of the entries whose SKU no product has. One statement. */
async function missingOf(db: Connection, { products, kits }: SeedEntries): Promise<SeedEntries> {
	const taken = await takenSkus(db, skusOf({ products, kits }))
	const isMissing = ({ sku }: { sku: string }) => !taken.has(sku.toLowerCase())
	return { products: products.filter(isMissing), kits: kits.filter(isMissing) }
}

/** How many products the start catalog has, and how many of them are in the shop. One statement. */
export async function startProgress(
	{ db }: Pick<ServiceContext, 'db'>,
	sports: readonly string[],
): Promise<{ wanted: number; added: number }> {
	const skus = skusOf(entriesOf(sports))
	return { wanted: skus.length, added: (await takenSkus(db, skus)).size }
}

/** How many products the start catalog of these sports has. */
export const startSize = (sports: readonly string[]): number => skusOf(entriesOf(sports)).length

export type Drawn = ReadonlyMap<string, ProductImage[]>

/**
 * Registers the pictures of what is missing. Call it before the transaction, which holds locks: a drawing takes some
 * milliseconds, and the process answers others between two products.
 */
export async function drawStart(db: Connection, part: SeedEntries): Promise<Drawn> {
	const drawn = new Map<string, ProductImage[]>()
	for (const one of drawnProducts(await missingOf(db, part)))
		for (const [id, images] of await imagesOf(db, [one])) drawn.set(id, images)
	return drawn
}

/**
 * Adds what is missing to the shop, published. Call it inside a transaction; the caller adds the designs and updates the
 * search index.
 * @returns the ids of the added products, and what their pictures show
 * @throws Refusal forbidden
 */
export async function addStart(inner: ServiceContext, part: SeedEntries, drawn: Drawn) {
	assertCan(inner, catalogPolicy, 'edit')
	const { db, now } = inner
	// Two runs at once: the later one waits here, then finds nothing missing.
	await raiseVersion(db, 'catalog')
	const missing = await missingOf(db, part)
	const picturesOf = ({ sku }: { sku: string }) => drawn.get(stableId(sku)) ?? []
	const rows = missing.products.map((product) => rowsOf(product, picturesOf(product), now))
	const kits = missing.kits.map((kit) => kitRow(kit, picturesOf(kit), now))
	if (rows.length > 0) await insertRows(db, rows)
	if (kits.length > 0) await insertProducts(db, kits)
	const ids = [...rows.map(({ product }) => product), ...kits].map(({ id }) => id)
	await renewListings(db, soldSports(), ids)
	await translateEntries(db, missing, now)
	await noteAll(
		inner,
		[...rows, ...kits.map((product) => ({ product, variants: [] }))].map(({ product, variants }) => ({
			event: 'product.started',
			subject: product.id,
			details: {
				sku: product.sku,
				colors: product.colorways?.length ?? 0,
				sizes: new Set(variants.map(({ size }) => size)).size,
			},
		})),
	)
	return { ids, designs: picturedConfigs(missing) }
}
