// Shoppers, goods and designs for tests of the cart.
import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ServiceContext } from '#database/context.server.ts'
import { variants } from '#catalog/tables.ts'
import { stableId } from '#catalog/seeds/seed.server.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { addShopDesigns } from '#designs/service/shop-designs.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { DesignId } from '#kit/ids.ts'
import type { AddDesign } from '#cart/schemas.ts'
import { addProduct } from '#cart/service/add.server.ts'
import { cartOf } from '#cart/service/view.server.ts'
import type { CartOwner } from '#cart/store/carts.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

export const newVisitor = () => ({ visitorKey: randomBytes(32).toString('hex') })

/** Input as the product page sends it, in the factory's only color. */
export const cartInput = (product: string, size: string, qty = 1) => ({ product, color: 'navy', size, qty })

export const put = (context: ServiceContext, owner: CartOwner, ...inputs: Parameters<typeof cartInput>) =>
	addProduct(context, owner, cartInput(...inputs))

/** Lines as short text: size, quantity and the player, if any. */
export async function linesIn(context: ServiceContext, owner: CartOwner): Promise<string[]> {
	const { lines } = await cartOf(context, owner)
	return lines.map(({ size, wanted: { quantity, playerName, playerNumber } }) =>
		[size, quantity, playerName, playerNumber].filter((part) => part !== '').join(' '),
	)
}

/** Saves a design on the product. @returns cart input for it as the builder sends it */
export async function designInput(
	person: ServiceContext,
	productId: string,
	config: Partial<DesignConfig> = {},
): Promise<AddDesign> {
	const plain = startingConfig(await subjectOf(person, productId), specPrices)
	const { designId } = await saveDesign(person, {
		productId,
		designId: null,
		baseVersion: 0,
		config: { ...plain, ...config },
		owner: { userId: person.actor.userId, visitorKey: null },
	})
	return {
		intent: 'add-design',
		design: DesignId.parse(designId),
		version: 1,
		size: 'M',
		qty: 1,
		playerName: '',
		playerNumber: '',
	}
}

/** Makes a design of the shop for the product's only color: its pictures show it. @returns its id */
export async function pictureProduct(
	context: ServiceContext,
	productId: string,
	printed: Partial<DesignConfig>,
): Promise<string> {
	const plain = startingConfig(await subjectOf(context, productId), specPrices)
	const id = stableId(`pictured ${productId}`)
	await context.db.transaction((db) =>
		addShopDesigns({ db, now: context.now }, [
			{ id, productId, colorway: 'navy', config: { ...plain, ...printed } },
		]),
	)
	return id
}

/** Adds a number of variants to one product, each in its own size. @returns the sizes */
export async function manySizes(
	{ db }: ServiceContext,
	productId: string,
	count: number,
): Promise<{ id: string; size: string }[]> {
	const made = Array.from({ length: count }, (_, at) => ({
		id: randomUUID(),
		sku: randomUUID(),
		productId,
		size: `Size ${at}`,
		sizeRank: 10 + at,
		colorway: 'navy',
		color: 'Navy',
		stock: 50,
		leadTimeDays: 7,
	}))
	await db.insert(variants).values(made)
	return made
}

export async function setStock({ db }: ServiceContext, productId: string, stock: number): Promise<void> {
	await db.update(variants).set({ stock }).where(eq(variants.productId, productId))
}
