// Products with their list rows, for tests; fields without a value get usual defaults.
import { soldSports } from '#shop-settings/service/shop.server.ts'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import type { Colorway, KitPiece } from '#catalog/schemas.ts'
import { productListings, products, variants } from '#catalog/tables.ts'
import { listingOf } from '#catalog/rules/catalog.ts'
import { kitKind } from '#catalog/rules/kits.ts'
import { renewListings } from '#catalog/store/listing-rows.server.ts'

export type ProductInput = Partial<{
	sport: string
	brand: string
	model: string
	description: string
	priceCents: number
	kind: string
	templateId: string
	customizable: boolean
	sublimated: boolean
	isActive: boolean
	sizes: readonly string[]
	sizeCents: Readonly<Record<string, number>>
	/** By id of the color. */
	colorCents: Readonly<Record<string, Readonly<Record<string, number>>>>
	/** Beside navy. */
	furtherColors: readonly Omit<Colorway, 'families'>[]
	families: readonly string[]
	certs: readonly string[]
	stock: number
	leadTimeDays: number
	featuredRank: number
}>

function rowOf(input: ProductInput) {
	const id = randomUUID()
	return {
		id,
		sku: id,
		sport: input.sport ?? 'football',
		status: input.isActive === false ? ('archived' as const) : ('active' as const),
		brand: input.brand ?? 'Rawhide',
		model: input.model ?? 'Game Jersey',
		description: input.description ?? 'Two-way mesh.',
		imageUrl: '',
		basePriceCents: input.priceCents ?? 5_000,
		images: [{ hash: 'a'.repeat(24), url: '', alt: 'Front', view: 'front', colorway: 'navy' }],
		safetyCerts: [...(input.certs ?? [])],
		attributes: {
			customizable: input.customizable ?? true,
			templateId: input.templateId ?? 'football-jersey',
			kind: input.kind ?? 'Jersey',
			sizeChart: 'adult',
			...(input.sublimated && { sublimated: true }),
			...(input.sizeCents && { sizeCents: input.sizeCents }),
			...(input.colorCents && { colorCents: input.colorCents }),
		},
		colorways: [
			{
				id: 'navy',
				name: 'Navy',
				primary: '#14284f',
				secondary: '#f2b21b',
				families: [...(input.families ?? ['Blue'])],
			},
			...(input.furtherColors ?? []).map((colorway) => ({ ...colorway, families: [] })),
		],
		featuredRank: input.featuredRank ?? 1_000,
		updatedAt: new Date('2026-11-01T00:00:00Z'),
	}
}

/** Inserts one product with a variant per size; inactive products have no list row. @returns its id */
export async function insertProduct(db: Connection, input: ProductInput = {}): Promise<string> {
	const row = rowOf(input)
	const stocked = row.colorways.flatMap(({ id: colorway, name: color }) =>
		(input.sizes ?? ['S', 'M', 'L']).map((size, sizeRank) => ({
			id: randomUUID(),
			sku: randomUUID(),
			productId: row.id,
			size,
			sizeRank,
			colorway,
			color,
			stock: input.stock ?? 10,
			leadTimeDays: input.leadTimeDays ?? 7,
		})),
	)
	await db.insert(products).values(row)
	if (stocked.length > 0) await db.insert(variants).values(stocked)
	if (row.status === 'active') await db.insert(productListings).values(listingOf(row, stocked))
	return row.id
}

/**
 * Inserts a kit with its price and list row.
 * @param pieces a product alone is "Piece 1", "Piece 2" …, with the id piece-0, piece-1 …
 * @returns its id
 */
export async function insertKit(
	db: Connection,
	pieces: readonly (string | KitPiece)[],
	input: ProductInput = {},
): Promise<string> {
	const row = rowOf(input)
	const named = pieces.map((piece, at) =>
		typeof piece === 'string' ? { id: `piece-${at}`, name: `Piece ${at + 1}`, productId: piece } : piece,
	)
	const attributes = { ...row.attributes, templateId: '', kind: kitKind, pieces: named }
	await db.insert(products).values({ ...row, basePriceCents: 0, attributes })
	await renewListings(db, soldSports(), [row.id])
	return row.id
}

/** Takes a product, and the kits that have it as a piece, out of the shop. */
export async function hideProduct(db: Connection, id: string): Promise<void> {
	await db.update(products).set({ status: 'archived' }).where(eq(products.id, id))
	await renewListings(db, soldSports(), [id])
}
