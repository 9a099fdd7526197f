// Designs of the shop, which the pictures of products show: everyone may open and order them.
import type { PicturedDesign } from '#catalog/schemas.ts'
import {
	productsToPicture,
	setPicturedDesigns,
	type Pictured,
	type ProductColorways,
} from '#catalog/service/pictured.server.ts'
import type { Connection } from '#database/client.server.ts'
import { packsFor } from '#garments/packs.server.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { templateById } from '#garments/templates/index.ts'
import { asWorn } from '#pictures/rules/worn-views.ts'
import { registerPictures } from '#pictures/service/pictures.server.ts'
import { designPrice, storedPricing } from '#pricing/rules/design.ts'
import type { PriceList } from '#pricing/schemas.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { blankOf } from '../rules/blank.ts'
import { onlyPiece } from '../rules/kit.ts'
import { asMade, elementsOf, withDerivedDecorations, withOfferedOnly } from '../rules/elements.ts'
import { methodRefusal } from '../rules/method-refusal.ts'
import { sceneHash } from '../rules/scene-hash.ts'
import { insertShopDesigns, shopConfigs, type NewShopDesign } from '../store/designs.server.ts'

/** What the product page pictures in this color, by piece of a kit; empty when the shop has no design of it. */
export const picturedConfigs = async (
	{ db }: { db: Connection },
	wanted: { productId: string; colorway: string },
): Promise<Map<string, DesignConfig>> =>
	new Map((await shopConfigs(db, wanted)).map(({ piece, config }) => [piece ?? onlyPiece, config]))

export type ShopDesign = {
	id: string
	/** Of a piece of a kit, the piece's own. */
	productId: string
	/** Of a piece of a kit, the kit's. */
	colorway: string
	config: DesignConfig
	kit?: { productId: string; piece: string }
}
export type MadeDesign = Pick<NewShopDesign, 'productId' | 'colorway' | 'kit'> & {
	id: string
	config: DesignConfig
	baseCents: number
	template: GarmentTemplate
	printsNothing: boolean
	/** Why the product's methods cannot make it. */
	refusal?: string
}

/** The design as it is saved: the garment's newest version, a decoration for all that is printed. */
export function madeDesign(
	{ id, productId, colorway, config: pictured }: ShopDesign,
	{ basePriceCents: baseCents, attributes }: ProductColorways,
	{ builderQuantity }: Pick<PriceList, 'builderQuantity'>,
): MadeDesign[] {
	const { templateId } = attributes
	const template = templateById(templateId)
	if (!template || !attributes.customizable) return []
	const config = {
		...withOfferedOnly(asMade(pictured, attributes)),
		quantity: builderQuantity,
		templateId: template.id,
		templateVersion: template.version,
	}
	const drawn = { template, config, packs: packsFor(config, template) }
	const elements = elementsOf(drawn)
	const printsNothing = elements.length === 0
	const saved = withDerivedDecorations(drawn, elements)
	const refusal = methodRefusal(saved, elements, null)
	const made = { id, productId, colorway, baseCents, template, printsNothing, config: saved }
	return [{ ...made, ...(refusal !== undefined && { refusal }) }]
}

type Known = { products: ReadonlyMap<string, ProductColorways>; prices: PriceList }

/** Those of products whose colorway has no design yet. */
const ofProducts = (given: readonly ShopDesign[], { products, prices }: Known): MadeDesign[] =>
	given.flatMap((design) => {
		const product = products.get(design.productId)
		const colorway = product?.colorways.find(({ id }) => id === design.colorway)
		return !design.kit && product && colorway && !colorway.design ? madeDesign(design, product, prices) : []
	})

/** Those of kits whose colorway has no designs yet: all pieces of a colorway in their order, or none. */
function ofKits(given: readonly ShopDesign[], { products, prices }: Known): MadeDesign[][] {
	const groups = Map.groupBy(
		given.filter(({ kit }) => kit),
		({ kit, colorway }) => `${kit?.productId} ${colorway}`,
	)
	return [...groups.values()].flatMap((group) => {
		const [{ kit, colorway: colorwayId } = { kit: undefined, colorway: '' }] = group
		const product = products.get(kit?.productId ?? '')
		const colorway = product?.colorways.find(({ id }) => id === colorwayId)
		const { pieces = [] } = product?.attributes ?? {}
		if (!product || !colorway || colorway.kit || pieces.length === 0) return []
		const designs = pieces.flatMap((piece) => {
			const design = group.find((candidate) => candidate.kit?.piece === piece.id)
			const own = products.get(piece.productId)
			return design?.productId === piece.productId && own
				? madeDesign(design, own, prices).map((one) => ({ piece: piece.id, one }))
				: []
		})
		const kitId = designs[0]?.one.id ?? ''
		return designs.length < pieces.length
			? []
			: [designs.map(({ piece, one }) => ({ ...one, kit: { kitId, kitProductId: product.id, piece } }))]
	})
}

/** Version 1 of a design, or of every piece of a kit. */
export const firstVersions = (
	designs: readonly MadeDesign[],
	{ now: createdAt, prices }: { now: Date; prices: PriceList },
): Promise<NewShopDesign[]> =>
	Promise.all(
		designs.map(async ({ id, productId, colorway, kit, config, baseCents, template }, at) => {
			const further = at === 0 ? designs.slice(1) : []
			const { total: kitTotal } = storedPricing(
				designPrice({ baseCents, config, further, prices, roles: [] }),
			)
			return {
				productId,
				colorway,
				...(kit && { kit }),
				first: {
					designId: id,
					version: 1,
					config,
					pricing: {
						...storedPricing(designPrice({ baseCents, config, prices, roles: [] })),
						...(further.length > 0 && { kitTotal }),
						...(prices.version > 0 && { priceVersion: prices.version }),
					},
					sceneHash: await sceneHash({ template, config, packs: packsFor(config, template) }),
					restoredFrom: null,
					createdAt,
				},
			}
		}),
	)

/** Hashes of the blank fronts; null for designs that print nothing. */
export async function blankPictures(
	db: Connection,
	designs: readonly MadeDesign[],
): Promise<(string | null)[]> {
	const printed = designs.filter(({ printsNothing }) => !printsNothing)
	const specs = printed.map(({ config, template }) =>
		asWorn({
			templateId: template.id,
			templateVersion: template.version,
			view: template.views[0]?.id ?? 'front',
			mode: 'thumb',
			config: blankOf(config),
		}),
	)
	const hashes = new Map((await registerPictures(db, specs)).map((hash, at) => [printed[at]?.id, hash]))
	return designs.map(({ id }) => hashes.get(id) ?? null)
}

export function picturedAs(
	{ id, config: { playerName, playerNumber, decorations } }: MadeDesign,
	{ version, blank = null }: { version: number; blank: string | null | undefined },
): PicturedDesign {
	return { id, version, playerName, playerNumber, decorations, blankPicture: blank }
}

/**
 * Saves version 1 of each and shows it in the catalog as what its colorway's pictures show. Leaves out colorways that
 * have a design already, and products that are missing or sold as they are. Call in a transaction.
 */
export async function addShopDesigns(
	{ db, now }: { db: Connection; now: Date },
	given: readonly ShopDesign[],
): Promise<void> {
	const ids = given.flatMap(({ productId, kit }) => (kit ? [productId, kit.productId] : [productId]))
	const products = await productsToPicture(db, [...new Set(ids)])
	const prices = await pricesNow({ db })
	const known = { products: new Map(products.map((product) => [product.id, product])), prices }
	const groups = [...ofProducts(given, known).map((design) => [design]), ...ofKits(given, known)]
	if (groups.length === 0) return
	const rows: NewShopDesign[] = []
	for (const designs of groups) rows.push(...(await firstVersions(designs, { now, prices })))
	await insertShopDesigns(db, rows)
	const all = groups.flat()
	const blanks = new Map((await blankPictures(db, all)).map((hash, at) => [all[at]?.id, hash]))
	const shown = (design: MadeDesign) => picturedAs(design, { version: 1, blank: blanks.get(design.id) })
	const pictured = groups.flatMap((designs): Pictured[] =>
		designs.slice(0, 1).map((first) => {
			const { productId, colorway, kit } = first
			if (!kit) return { productId, colorway, design: shown(first) }
			const pieces = designs.map((design) => ({ ...shown(design), piece: design.kit?.piece ?? '' }))
			return { productId: kit.kitProductId, colorway, kit: pieces }
		}),
	)
	await setPicturedDesigns(db, products, pictured)
}
