// Designs of the shop, which the pictures of products show: everyone may open and order them.
import type { ProductAttributes } from '#catalog/schemas.ts'
import { productsToPicture, setPicturedDesigns, type Pictured } from '#catalog/service/pictured.server.ts'
import type { Connection } from '#database/client.server.ts'
import { packsFor } from '#garments/packs.server.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { templateById } from '#garments/templates/index.ts'
import { registerPictures } from '#pictures/service/pictures.server.ts'
import { builderDefaultQuantity } from '#pricing/rules/price-list.ts'
import { designPrice, storedPricing } from '#pricing/rules/design.ts'
import { blankOf } from '../rules/blank.ts'
import { onlyPiece } from '../rules/kit.ts'
import { elementsOf, withDerivedDecorations } from '../rules/elements.ts'
import { sceneHash } from '../rules/scene-hash.ts'
import { insertShopDesigns, shopConfigs, type NewShopDesign } from '../store/designs.server.ts'

/** What the product page pictures in this color, by piece of a kit; empty when the shop has no design of it. */
export const picturedConfigs = async (
	{ db }: { db: Connection },
	wanted: { productId: string; colorway: string },
): Promise<Map<string, DesignConfig>> =>
	new Map((await shopConfigs(db, wanted)).map(({ piece, config }) => [piece ?? onlyPiece, config]))

export type ShopDesign = { id: string; productId: string; colorway: string; config: DesignConfig }
type Made = ShopDesign & { template: GarmentTemplate; printsNothing: boolean }

/** The design as it is saved: the garment's newest version, a dozen pieces, a decoration for all that is printed. */
function made(
	{ config: pictured, ...design }: ShopDesign,
	{ templateId, sublimated = false }: ProductAttributes,
): Made[] {
	const template = templateById(templateId)
	if (!template) return []
	const config = {
		...pictured,
		quantity: builderDefaultQuantity,
		sublimated,
		templateId: template.id,
		templateVersion: template.version,
	}
	const drawn = { template, config, packs: packsFor(config, template) }
	const elements = elementsOf(drawn)
	const printsNothing = elements.length === 0
	return [{ ...design, template, printsNothing, config: withDerivedDecorations(drawn, elements) }]
}

async function firstVersion({ id, config, template }: Made, baseCents: number, createdAt: Date) {
	const price = designPrice({ baseCents, config, roles: [] })
	return {
		designId: id,
		version: 1,
		config,
		pricing: storedPricing(price),
		sceneHash: await sceneHash({ template, config, packs: packsFor(config, template) }),
		restoredFrom: null,
		createdAt,
	}
}

/** Hashes of the blank fronts; null for designs that print nothing. */
async function blankPictures(db: Connection, designs: readonly Made[]): Promise<(string | null)[]> {
	const printed = designs.filter(({ printsNothing }) => !printsNothing)
	const specs = printed.map(({ config, template }) => ({
		templateId: template.id,
		templateVersion: template.version,
		view: template.views[0]?.id ?? ('front' as const),
		mode: 'thumb' as const,
		config: blankOf(config),
	}))
	const hashes = new Map((await registerPictures(db, specs)).map((hash, at) => [printed[at]?.id, hash]))
	return designs.map(({ id }) => hashes.get(id) ?? null)
}

/**
 * Saves version 1 of each and shows it in the catalog as what its colorway's pictures show. Leaves out colorways that
 * have a design already, and products that are missing or sold as they are. Call in a transaction.
 */
export async function addShopDesigns(
	{ db, now }: { db: Connection; now: Date },
	given: readonly ShopDesign[],
): Promise<void> {
	const products = await productsToPicture(db, [...new Set(given.map(({ productId }) => productId))])
	const byId = new Map(products.map((product) => [product.id, product]))
	const wanted = given.flatMap((design) => {
		const product = byId.get(design.productId)
		const colorway = product?.colorways.find(({ id }) => id === design.colorway)
		const isOpen = product?.attributes.customizable && colorway && !colorway.design
		return isOpen ? made(design, product.attributes) : []
	})
	if (wanted.length === 0) return
	const rows: NewShopDesign[] = []
	for (const design of wanted) {
		const { productId, colorway } = design
		const first = await firstVersion(design, byId.get(productId)?.basePriceCents ?? 0, now)
		rows.push({ productId, colorway, first })
	}
	await insertShopDesigns(db, rows)
	const blanks = await blankPictures(db, wanted)
	const pictured = wanted.map(({ id, productId, colorway, config }, at): Pictured => {
		const { playerName, playerNumber, decorations } = config
		const blankPicture = blanks[at] ?? null
		return {
			productId,
			colorway,
			design: { id, version: 1, playerName, playerNumber, decorations, blankPicture },
		}
	})
	await setPicturedDesigns(db, products, pictured)
}
