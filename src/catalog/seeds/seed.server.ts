// Inserts the demo catalog into a database: pictures first, then products, variants and list rows.
import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { productListings, products, variants } from '../tables.ts'
import { raiseVersion } from '#database/versions.server.ts'
import { withheldSports } from '#sports/sports.ts'
import { teamColor } from '#garments/colors.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { templateById } from '#garments/templates/index.ts'
import type { PictureSpec } from '#pictures/schemas.ts'
import { registerPictures } from '#pictures/service/pictures.server.ts'
import { pictureUrl } from '#pictures/urls.ts'
import { garmentOf } from '../rules/size-charts.ts'
import { listingOf } from '../rules/catalog.ts'
import type { ProductImage } from '../schemas.ts'
import { colorwaysOf, seedDesign, shotsOf, type SeedColorway } from './design.ts'
import { seedProducts as written } from './products.ts'
import type { SeedProduct } from './products.ts'
import { variantsOf } from './stock.ts'

const seedProducts = () => {
	const withheld: readonly string[] = withheldSports()
	return written.filter(({ sport }) => !withheld.includes(sport))
}

/** A deterministic v4-shaped id, so that links into the demo work on every machine. */
export function stableId(name: string): string {
	const hex = createHash('sha256').update(name).digest('hex')
	const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

type Shot = { spec: PictureSpec; alt: string; colorway: string }

function shotsOfColorway(product: SeedProduct, colorway: SeedColorway): Shot[] {
	const template = templateById(product.templateId)
	if (!template) throw new Error(`${product.sku} needs an unknown garment: ${product.templateId}`)
	const config = seedDesign(product, colorway)
	return shotsOf(template).map((shot) => ({
		spec: {
			templateId: template.id,
			templateVersion: template.version,
			view: shot.view,
			mode: shot.crop ? 'preview' : 'thumb',
			config,
			...(shot.crop && { crop: shot.crop }),
		},
		alt: `${product.model} in ${colorway.name}, ${shot.name}`,
		colorway: colorway.id,
	}))
}

type Rows = {
	product: typeof products.$inferInsert
	variants: (typeof variants.$inferInsert)[]
	listing: typeof productListings.$inferInsert
}

function rowsOf(product: SeedProduct, images: ProductImage[], now: Date): Rows {
	const id = stableId(product.sku)
	const colorways = colorwaysOf(product).map((colorway) => ({
		id: colorway.id,
		name: colorway.name,
		primary: teamColor(colorway.primary).hex,
		secondary: teamColor(colorway.secondary).hex,
		families: [...colorway.families],
	}))
	const row = {
		id,
		sku: product.sku,
		sport: product.sport,
		brand: product.brand,
		model: product.model,
		description: product.description,
		imageUrl: images[0]?.url ?? '',
		basePriceCents: product.baseCents,
		images,
		safetyCerts: [...product.safetyCerts],
		attributes: {
			customizable: product.customizable,
			templateId: product.templateId,
			kind: garmentOf(product.templateId)?.kind ?? '',
			sizeChart: product.sizeRun,
			...(product.sublimated && { sublimated: true }),
		},
		colorways,
		featuredRank: product.featuredRank ?? 1_000,
		updatedAt: now,
	}
	const sizes = new Map<string, number>()
	const stocked = variantsOf(product).map((variant) => {
		if (!sizes.has(variant.size)) sizes.set(variant.size, sizes.size)
		const { size, colorway, color, stock, leadTimeDays } = variant
		return {
			id: stableId(variant.sku),
			productId: id,
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

async function insertRows(db: Connection, rows: readonly Rows[]): Promise<void> {
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

/** Pictures of existing products by product id, so that they are not drawn again. */
async function imagesThere(db: Connection): Promise<Map<string, ProductImage[]>> {
	const rows = await db
		.select(columnsOf(products, 'id', 'images'))
		.from(products)
		.where(
			inArray(
				products.id,
				seedProducts().map(({ sku }) => stableId(sku)),
			),
		)
	return new Map(rows.map(({ id, images }) => [id, images]))
}

/** The method of each line of lettering that the garment may have; the design's elements take it over. */
function methodsOf({ templateId, lettering }: SeedProduct): DesignConfig['decorations'] {
	const { method } = lettering ?? {}
	const views = templateById(templateId)?.views ?? []
	return views.flatMap(({ id: view, lettering: places }) =>
		places.flatMap(({ slot }) =>
			method
				? [{ type: method, location: 'front', size: 'medium', description: '', itemId: `${slot}-${view}` }]
				: [],
		),
	)
}

/** What the pictures of the demo products show, as designs of the shop: one per customizable product and colorway. */
export const picturedConfigs = () =>
	seedProducts()
		.filter(({ customizable }) => customizable)
		.flatMap((product) =>
			colorwaysOf(product).map((colorway) => ({
				id: stableId(`design of ${product.sku} in ${colorway.id}`),
				productId: stableId(product.sku),
				colorway: colorway.id,
				config: { ...seedDesign(product, colorway), decorations: methodsOf(product) },
			})),
		)

/** Whether at least one of the sports has no products. */
export async function lacksProductsOf(db: Connection, sports: readonly string[]): Promise<boolean> {
	if (sports.length === 0) return false
	const there = await db
		.selectDistinct({ sport: products.sport })
		.from(products)
		.where(inArray(products.sport, [...sports]))
	return there.length < sports.length
}

/** Idempotent: existing rows stay unchanged. `count` defaults to the size of the demo catalog. */
export async function seedCatalog(
	db: Connection,
	options: { count?: number; now?: Date } = {},
): Promise<number> {
	const first = seedProducts()
	const { count = first.length, now = new Date() } = options
	const there = await imagesThere(db)
	const isNew = ({ sku }: SeedProduct) => !there.has(stableId(sku))
	const shots = first
		.filter(isNew)
		.map((product) => colorwaysOf(product).flatMap((colorway) => shotsOfColorway(product, colorway)))
	const hashes = await registerPictures(
		db,
		shots.flat().map((shot) => shot.spec),
	)
	const images = shots.map((list) => list.map((shot) => ({ shot, hash: hashes.shift() ?? '' })))
	const drawn = new Map(
		first.filter(isNew).map((product, index) => [
			stableId(product.sku),
			(images[index] ?? []).map(({ shot, hash }): ProductImage => ({
				hash,
				url: pictureUrl(hash, 800),
				alt: shot.alt,
				view: shot.spec.crop ? 'detail' : shot.spec.view,
				colorway: shot.colorway,
			})),
		]),
	)
	const all = editions(count)
	await insertRows(
		db,
		all.map((product, index) => {
			const original = first[index % first.length] as SeedProduct
			const id = stableId(original.sku)
			return rowsOf(product, there.get(id) ?? drawn.get(id) ?? [], now)
		}),
	)
	await raiseVersion(db, 'catalog')
	return all.length
}
