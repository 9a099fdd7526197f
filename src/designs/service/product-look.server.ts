// What a product's pictures show: a design that an admin made of it in the builder, in each of the product's colors.
import { randomUUID } from 'node:crypto'
import { catalogPolicy } from '#catalog/policies.ts'
import type { Colorway } from '#catalog/schemas.ts'
import {
	drawPictured,
	noteLook,
	productsToPicture,
	setPicturedDesigns,
	type ProductColorways,
} from '#catalog/service/pictured.server.ts'
import { productNotFound } from '#catalog/service/products.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { recolored } from '#garments/recolor.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import { parseProductId } from '#kit/ids.ts'
import { assertCan } from '#policies/policy.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { onlyPiece } from '../rules/kit.ts'
import { isMadeAs } from '../rules/elements.ts'
import {
	configsOfShop,
	insertShopDesigns,
	insertVersions,
	ownDesignsOf,
	shopDesignsOf,
} from '../store/designs.server.ts'
import { pictureUrl } from '../urls.ts'
import { dressKits, kitsWith } from './kit-look.server.ts'
import { ownPiecesOf } from './kits.server.ts'
import {
	blankPictures,
	firstVersions,
	madeDesign,
	picturedAs,
	picturedConfigs,
	type MadeDesign,
} from './shop-designs.server.ts'

const mostShown = 12

/** The admin's own designs of the product, latest first, to choose its look from. @throws Refusal forbidden */
export async function designsForLook(context: ServiceContext, productIdText: string) {
	assertCan(context, catalogPolicy, 'edit')
	const { userId } = context.actor
	const productId = parseProductId(productIdText)
	if (userId === null || !productId) return []
	const rows = await ownDesignsOf(context.db, { userId, productId, limit: mostShown })
	return rows.map(({ id, name, config, version, updatedAt }) => ({
		id,
		name: name ?? config.teamName.trim(),
		version,
		changedAt: updatedAt,
		hasArt: config.logos.length > 0 || config.pattern?.tile !== undefined,
		pictureUrl: pictureUrl(id, version),
	}))
}
export type LookChoice = Awaited<ReturnType<typeof designsForLook>>[number]

/** Of the shop: no team, no extras, no fundraising. */
function forTheShop({ portalId: _team, ...config }: DesignConfig): DesignConfig {
	return { ...config, addOns: [], fundraisingEnabled: false }
}

/** New ones, and the next version of those that the shop has of a color already. */
async function saveDesigns(inner: ServiceContext, productId: string, designs: readonly MadeDesign[]) {
	const known = new Map((await shopDesignsOf(inner.db, productId)).map(({ id, version }) => [id, version]))
	const prices = await pricesNow(inner)
	const rows = (
		await Promise.all(designs.map((design) => firstVersions([design], { now: inner.now, prices })))
	).flat()
	const fresh = rows.filter(({ first }) => !known.has(first.designId))
	if (fresh.length > 0) await insertShopDesigns(inner.db, fresh)
	const next = rows.flatMap(({ first }) => {
		const version = known.get(first.designId)
		return version === undefined ? [] : [{ ...first, version: version + 1 }]
	})
	// A statement makes versions of one number the current ones.
	for (const versions of Map.groupBy(next, ({ version }) => version).values())
		await insertVersions(inner.db, versions)
	return (id: string): number => (known.get(id) ?? 0) + 1
}

/** Designs of the shop by the colorway that they picture. */
type Look = ReadonlyMap<string, DesignConfig>

/** One design in the colors of each. */
const inEach = (config: DesignConfig, colorways: readonly Colorway[]): Look =>
	new Map(
		colorways.map(({ id, primary, secondary }) => [
			id,
			recolored(forTheShop(config), { primary, secondary }, templateAsSaved(config)),
		]),
	)

/**
 * Shows these designs in colorways of the product, which is locked.
 * @throws Refusal invalid when it cannot be customized, or when its methods cannot make a design
 */
async function show(inner: ServiceContext, product: ProductColorways, look: Look): Promise<void> {
	const prices = await pricesNow(inner)
	const stored = new Map(
		(await shopDesignsOf(inner.db, product.id)).map(({ id, colorway }) => [colorway ?? '', id]),
	)
	const designs = [...look].flatMap(([colorway, config]) =>
		madeDesign(
			{ id: stored.get(colorway) ?? randomUUID(), productId: product.id, colorway, config },
			product,
			prices,
		),
	)
	if (designs.length < look.size)
		throw new Refusal('invalid', 'Let teams customize this product first, and save it.')
	const refusal = designs.flatMap(({ refusal: reason }) => reason ?? [])[0]
	if (refusal !== undefined) throw new Refusal('invalid', `The design in its pictures. ${refusal}`)
	const versionOf = await saveDesigns(inner, product.id, designs)
	const blanks = await blankPictures(inner.db, designs)
	await setPicturedDesigns(
		inner.db,
		[product],
		designs.map((design, at) => ({
			productId: product.id,
			colorway: design.colorway,
			design: picturedAs(design, { version: versionOf(design.id), blank: blanks[at] }),
		})),
	)
	await drawPictured(inner, product.id, new Map(designs.map((design) => [design.colorway, design.config])))
}

/**
 * Makes the admin's own design the look of its product in every color: what lists, the product page and the builder show,
 * and what is ordered as pictured. Call in a transaction; the caller updates the search index.
 * @throws Refusal forbidden; not_found for another person's design and another product's; invalid with uploaded art
 */
export async function setProductLook(
	inner: ServiceContext,
	{ productId: productIdText, designId }: { productId: string; designId: string },
): Promise<void> {
	assertCan(inner, catalogPolicy, 'edit')
	const productId = parseProductId(productIdText)
	const [product] = productId ? await productsToPicture(inner.db, [productId]) : []
	if (!product || product.attributes.pieces) throw new Refusal('not_found', productNotFound)
	const [design] = await ownPiecesOf(inner, designId)
	if (design.productId !== product.id || design.kitId !== null)
		throw new Refusal('not_found', 'This is a design of another product.')
	if (design.config.logos.length > 0 || design.config.pattern?.tile)
		throw new Refusal(
			'invalid',
			'Pictures of the shop show no uploaded art. Take the logos off the design and save it.',
		)
	await show(inner, product, inEach(design.config, product.colorways))
	await noteLook(inner, product.id, { colors: product.colorways.length })
}

/** Gives colors without a design the look of the others; does nothing for a product without a look. Call in a transaction. */
export async function extendLook(inner: ServiceContext, productIdText: string): Promise<void> {
	const productId = parseProductId(productIdText)
	const [product] = productId ? await productsToPicture(inner.db, [productId]) : []
	const known = product?.colorways.find(({ design }) => design)
	const colorways = product?.colorways.filter(({ design }) => !design) ?? []
	if (!product || !known || colorways.length === 0) return
	const config = (await picturedConfigs(inner, { productId: product.id, colorway: known.id })).get(onlyPiece)
	if (config && product.attributes.customizable) await show(inner, product, inEach(config, colorways))
}

/** Gives a copy of a product, made of the same garment, the look of the first one. Call in a transaction. */
export async function copyLook(
	inner: ServiceContext,
	{ from, to }: { from: string; to: string },
): Promise<void> {
	const products = await productsToPicture(inner.db, [from, to])
	const [source, product] = [from, to].map((id) => products.find((found) => found.id === id))
	const known = source?.colorways.find(({ design }) => design)
	if (!source || !product?.attributes.customizable || !known) return
	if (product.attributes.templateId !== source.attributes.templateId) return
	const config = (await picturedConfigs(inner, { productId: source.id, colorway: known.id })).get(onlyPiece)
	if (config) await show(inner, product, inEach(config, product.colorways))
}

/**
 * Makes the looks of those products anew whose methods have changed since: the same designs, by the methods that are
 * offered; and those of the kits with them. Call in a transaction; the caller updates the search index. @throws Refusal invalid when they cannot make one
 */
export async function renewLooks(inner: ServiceContext, productIds: readonly string[]): Promise<void> {
	if (productIds.length === 0) return
	const products = await productsToPicture(inner.db, productIds)
	const configs = await configsOfShop(
		inner.db,
		products.flatMap(({ colorways }) => colorways.flatMap(({ design }) => design?.id ?? [])),
	)
	const renewed: string[] = []
	for (const product of products) {
		const { colorways, attributes } = product
		const look = new Map(
			colorways.flatMap(({ id, design }) => {
				const config = configs.get(design?.id ?? '')
				return config ? [[id, config] as const] : []
			}),
		)
		const isAsMade = [...look.values()].every((config) => isMadeAs(config, attributes))
		// Each product is drawn on its own; most have not changed.
		if (!attributes.customizable || isAsMade) continue
		await show(inner, product, look)
		renewed.push(product.id)
	}
	await dressKits(inner, await kitsWith(inner, renewed))
}
