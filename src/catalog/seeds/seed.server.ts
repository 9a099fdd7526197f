// Inserts the demo catalog into a database: pictures first, then products, variants and list rows, and the kits last.
import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { productListings, products, variants } from '../tables.ts'
import { raiseVersion } from '#database/versions.server.ts'
import { installedSports, isWithheld } from '#sports/sports.ts'
import { teamColor } from '#garments/colors.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { garmentOf } from '../rules/size-charts.ts'
import { listingOf } from '../rules/catalog.ts'
import { kitKind } from '../rules/kits.ts'
import type { ProductAttributes, ProductImage } from '../schemas.ts'
import { renewListings } from '../store/listing-rows.server.ts'
import { colorwaysOf, seedDesign, type SeedColorway } from './design.ts'
import { kitCerts, kitColorwaysOf, kitPieces } from './kits.ts'
import { seedKits as writtenKits, seedProducts as written } from './products.ts'
import type { SeedKit, SeedProduct } from './products.ts'
import { imagesOf, type DrawnProduct } from './images.server.ts'
import { shotsOfColorway, shotsOfKit } from './shots.ts'
import { variantsOf } from './stock.ts'

/** The demo begins with what is installed: the owner has not chosen yet. */
const isInstalled = ({ sport }: { sport: string }) => !isWithheld(installedSports(), sport)
const seedProducts = () => written.filter(isInstalled)
const seedKits = () => writtenKits.filter(isInstalled)

/** A deterministic v4-shaped id, so that links into the demo work on every machine. */
export function stableId(name: string): string {
	const hex = createHash('sha256').update(name).digest('hex')
	const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

type Described = {
	entry: Pick<SeedProduct, 'sku' | 'sport' | 'brand' | 'model' | 'description' | 'featuredRank'>
	basePriceCents: number
	attributes: ProductAttributes
	colorways: readonly SeedColorway[]
	safetyCerts: string[]
	images: ProductImage[]
	now: Date
}

const productRow = ({ entry, colorways, images, now, ...described }: Described) => ({
	...described,
	id: stableId(entry.sku),
	sku: entry.sku,
	status: 'active' as const,
	sport: entry.sport,
	brand: entry.brand,
	model: entry.model,
	description: entry.description,
	imageUrl: images[0]?.url ?? '',
	images,
	colorways: colorways.map(({ id, name, primary, secondary, families }) => ({
		id,
		name,
		primary: teamColor(primary).hex,
		secondary: teamColor(secondary).hex,
		families: [...families],
	})),
	featuredRank: entry.featuredRank ?? 1_000,
	updatedAt: now,
})

export type Rows = {
	product: typeof products.$inferInsert
	variants: (typeof variants.$inferInsert)[]
	listing: typeof productListings.$inferInsert
}

export function rowsOf(product: SeedProduct, images: ProductImage[], now: Date): Rows {
	const attributes = {
		customizable: product.customizable,
		templateId: product.templateId,
		kind: garmentOf(product.templateId)?.kind ?? '',
		sizeChart: product.sizeRun,
		...(product.sublimated && { sublimated: true }),
	}
	const colorways = colorwaysOf(product)
	const { baseCents: basePriceCents, safetyCerts } = product
	const row = productRow({
		entry: product,
		basePriceCents,
		attributes,
		colorways,
		safetyCerts: [...safetyCerts],
		images,
		now,
	})
	const sizes = new Map<string, number>()
	const stocked = variantsOf(product).map((variant) => {
		if (!sizes.has(variant.size)) sizes.set(variant.size, sizes.size)
		const { sku, size, colorway, color, stock, leadTimeDays } = variant
		return {
			id: stableId(sku),
			sku,
			productId: row.id,
			size,
			colorway,
			color,
			stock,
			stockCounted: stock,
			leadTimeDays,
			sizeRank: sizes.get(size) ?? 0,
		}
	})
	return { product: row, variants: stocked, listing: listingOf(row, stocked) }
}

/** The price is 0 until it is derived from the pieces. */
export const kitRow = (kit: SeedKit, images: ProductImage[], now: Date) =>
	productRow({
		entry: kit,
		basePriceCents: 0,
		attributes: {
			customizable: true,
			templateId: '',
			kind: kitKind,
			sizeChart: '',
			pieces: kit.pieces.map(({ sku, ...piece }) => ({ ...piece, productId: stableId(sku) })),
		},
		colorways: kitColorwaysOf(kit),
		safetyCerts: kitCerts(kit),
		images,
		now,
	})

export async function insertRows(db: Connection, rows: readonly Rows[]): Promise<void> {
	for (let from = 0; from < rows.length; from += 100) {
		const part = rows.slice(from, from + 100)
		await db
			.insert(products)
			.values(part.map((row) => row.product))
			.onConflictDoNothing()
		const stocked = part.flatMap((row) => row.variants)
		for (let next = 0; next < stocked.length; next += 2_000) {
			await db
				.insert(variants)
				.values(stocked.slice(next, next + 2_000))
				.onConflictDoNothing()
		}
		await db
			.insert(productListings)
			.values(part.map((row) => row.listing))
			.onConflictDoNothing()
	}
}

/** What a shop that sells these sports can begin with: their entries, and the spirit wear, which belongs to none. */
export function entriesOf(sports: readonly string[]): SeedEntries {
	const isIn = ({ sport }: { sport: string }) => sport === 'spirit' || sports.includes(sport)
	const alone = written.filter(isIn)
	const skus = new Set(alone.map(({ sku }) => sku))
	const kits = writtenKits.filter((kit) => isIn(kit) && kit.pieces.every(({ sku }) => skus.has(sku)))
	return { products: alone, kits }
}

/** The demo products first, then numbered copies of them, for load measurements. */
function editions(count: number): SeedProduct[] {
	const first = seedProducts()
	return Array.from({ length: count }, (_, index) => {
		const product = first[index % first.length] as SeedProduct
		const edition = Math.floor(index / first.length)
		if (edition === 0) return product
		const { featuredRank: _unranked, ...rest } = product
		return {
			...rest,
			sku: `${product.sku}-${edition + 1}`,
			model: `${product.model} Series ${edition + 1}`,
			baseCents: product.baseCents + (edition % 20) * 50,
		}
	})
}

/** `kit` only of a piece's design; its colorway is the kit's. */
type PicturedConfig = {
	id: string
	productId: string
	colorway: string
	config: DesignConfig
	kit?: { productId: string; piece: string }
}

/** What the pictures of the demo products show, as designs of the shop: one per customizable product and colorway. */
const picturedProducts = (shown: readonly SeedProduct[]): PicturedConfig[] =>
	shown
		.filter(({ customizable }) => customizable)
		.flatMap((product) =>
			colorwaysOf(product).map((colorway) => ({
				id: stableId(`design of ${product.sku} in ${colorway.id}`),
				productId: stableId(product.sku),
				colorway: colorway.id,
				config: seedDesign(product, colorway),
			})),
		)

/** Those of the kits: one per colorway and piece, the pieces of a colorway together and in their order. */
const picturedPieces = (shown: readonly SeedKit[]): PicturedConfig[] =>
	shown.flatMap((kit) =>
		kitColorwaysOf(kit).flatMap((colorway) =>
			kitPieces(kit, colorway).map(({ id: piece, product, colorway: own }) => ({
				id: stableId(`design of ${kit.sku} in ${colorway.id}, ${piece}`),
				productId: stableId(product.sku),
				colorway: colorway.id,
				config: seedDesign(product, own),
				kit: { productId: stableId(kit.sku), piece },
			})),
		),
	)

export type SeedEntries = { products: readonly SeedProduct[]; kits: readonly SeedKit[] }
const offeredEntries = (): SeedEntries => ({ products: seedProducts(), kits: seedKits() })

export const picturedConfigs = ({ products: alone, kits } = offeredEntries()): PicturedConfig[] => [
	...picturedProducts(alone),
	...picturedPieces(kits),
]

/** Whether at least one of the sports has no products. */
export async function lacksProductsOf(db: Connection, sports: readonly string[]): Promise<boolean> {
	if (sports.length === 0) return false
	const there = await db
		.selectDistinct({ sport: products.sport })
		.from(products)
		.where(inArray(products.sport, [...sports]))
	return there.length < sports.length
}

export const drawnProducts = ({ products: alone, kits }: SeedEntries): DrawnProduct[] => [
	...alone.map((product) => ({
		id: stableId(product.sku),
		shots: () => colorwaysOf(product).flatMap((colorway) => shotsOfColorway(product, colorway)),
	})),
	...kits.map((kit) => ({
		id: stableId(kit.sku),
		shots: () => kitColorwaysOf(kit).flatMap((colorway) => shotsOfKit(kit, colorway)),
	})),
]

/**
 * Idempotent: existing rows stay unchanged. `count` defaults to the size of the demo catalog without kits; kits are
 * added when all demo products are.
 * @returns how many products it seeds, kits included
 */
export async function seedCatalog(
	db: Connection,
	options: { count?: number; now?: Date } = {},
): Promise<number> {
	const first = seedProducts()
	const { count = first.length, now = new Date() } = options
	const images = await imagesOf(db, drawnProducts(offeredEntries()))
	await insertRows(
		db,
		editions(count).map((product, index) => {
			const original = first[index % first.length] as SeedProduct
			return rowsOf(product, images.get(stableId(original.sku)) ?? [], now)
		}),
	)
	const kits = (count < first.length ? [] : seedKits()).map((kit) =>
		kitRow(kit, images.get(stableId(kit.sku)) ?? [], now),
	)
	if (kits.length > 0) await db.insert(products).values(kits).onConflictDoNothing()
	await renewListings(
		db,
		installedSports(),
		kits.map(({ id }) => id),
	)
	await raiseVersion(db, 'catalog')
	return count + kits.length
}
