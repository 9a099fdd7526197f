// Products that an owner makes in the back office, published and in stock.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { profiles } from '#accounts/tables.ts'
import { changeProduct, changeStatus, makeProduct } from '#back-office/service/products.server.ts'
import type { ProductChange } from '#catalog/rules/manage.ts'
import type { NewProduct } from '#catalog/rules/new-product.ts'
import { products, variants } from '#catalog/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'

/** What an owner types of a new jersey. */
export const newJersey: Omit<NewProduct, 'sku'> = {
	brand: 'Ridgeline',
	model: 'Comet Jersey',
	sport: 'football',
	description: '',
	basePriceCents: 4_000,
	certs: [],
	customizable: true,
	sublimated: false,
	templateId: 'football-jersey',
	leadTimeDays: 9,
	colors: [{ name: 'Night', primary: 'black', secondary: 'gold' }],
	sizes: ['M'],
}

/** @param own what all of these products have instead of the usual */
export async function openOwnerProducts(context: ServiceContext, own: Partial<NewProduct> = {}) {
	const { db } = context
	const userId = randomUUID()
	const admin: ServiceContext = { ...context, actor: { userId, roles: ['admin'] } }
	await db.insert(profiles).values({ id: userId, email: `${userId}@example.test` })

	const rowOf = async (id: string) => {
		const [row] = await db.select().from(products).where(eq(products.id, id))
		if (!row) throw new Error(`There is no product ${id}`)
		return row
	}

	/** 50 of each size. */
	async function newProduct(changes: Partial<NewProduct> = {}) {
		const sku = `RL-${randomUUID().slice(0, 8)}`
		const id = await makeProduct(admin, { ...newJersey, ...own, sku, ...changes })
		await changeStatus(admin, { productId: id, status: 'active' })
		await db.update(variants).set({ stock: 50, stockCounted: 50 }).where(eq(variants.productId, id))
		return { id, sku }
	}

	/** What its page sends with these fields changed. */
	async function changeOf(productId: string, changes: Partial<ProductChange>) {
		const {
			brand,
			model,
			description,
			sku,
			sport,
			safetyCerts: certs,
			basePriceCents,
			updatedAt,
		} = await rowOf(productId)
		const texts = { brand, model, description, sku, sport, basePriceCents, certs }
		return {
			productId,
			seenAt: updatedAt.getTime(),
			change: { ...texts, customizable: true, sublimated: false, ...changes },
		}
	}

	/** Saves its page. */
	const change = async (productId: string, changes: Partial<ProductChange>): Promise<void> =>
		changeProduct(admin, await changeOf(productId, changes))

	return { admin, newProduct, rowOf, changeOf, change }
}
