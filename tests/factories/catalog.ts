// Products with their list rows, for tests; fields without a value get usual defaults.
import { randomUUID } from 'node:crypto'
import type { Connection } from '#database/client.server.ts'
import { productListings, products, variants } from '#catalog/tables.ts'
import { listingOf } from '#catalog/rules/catalog.ts'

export type ProductInput = Partial<{
	sport: string
	brand: string
	model: string
	description: string
	priceCents: number
	kind: string
	customizable: boolean
	isActive: boolean
	sizes: readonly string[]
	families: readonly string[]
	certs: readonly string[]
	stock: number
	leadTimeDays: number
	featuredRank: number
}>

function rowOf(wish: ProductInput) {
	const id = randomUUID()
	return {
		id,
		sku: id,
		sport: wish.sport ?? 'football',
		active: wish.isActive ?? true,
		brand: wish.brand ?? 'Rawhide',
		model: wish.model ?? 'Game Jersey',
		description: wish.description ?? 'Two-way mesh.',
		imageUrl: '',
		basePriceCents: wish.priceCents ?? 5_000,
		images: [{ hash: 'a'.repeat(24), url: '', alt: 'Front', view: 'front', colorway: 'navy' }],
		safetyCerts: [...(wish.certs ?? [])],
		attributes: {
			customizable: wish.customizable ?? true,
			templateId: 'football-jersey',
			kind: wish.kind ?? 'Jersey',
			sizeChart: 'adult',
		},
		colorways: [
			{
				id: 'navy',
				name: 'Navy',
				primary: '#14284f',
				secondary: '#f2b21b',
				families: [...(wish.families ?? ['Blue'])],
			},
		],
		featuredRank: wish.featuredRank ?? 1_000,
		updatedAt: new Date('2026-11-01T00:00:00Z'),
	}
}

/** Inserts one product with a variant per size; inactive products have no list row. @returns its id */
export async function insertProduct(db: Connection, wish: ProductInput = {}): Promise<string> {
	const row = rowOf(wish)
	const stocked = (wish.sizes ?? ['S', 'M', 'L']).map((size, sizeRank) => ({
		id: randomUUID(),
		productId: row.id,
		size,
		sizeRank,
		colorway: 'navy',
		color: 'Navy',
		stock: wish.stock ?? 10,
		leadTimeDays: wish.leadTimeDays ?? 7,
	}))
	await db.insert(products).values(row)
	if (stocked.length > 0) await db.insert(variants).values(stocked)
	if (row.active) await db.insert(productListings).values(listingOf(row, stocked))
	return row.id
}
