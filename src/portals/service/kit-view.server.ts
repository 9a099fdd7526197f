// A kit with all that its page and the shop's decision show of it.
import { sizePricesText, withColorNames } from '#catalog/rules/size-prices.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { builderUrl } from '#designs/urls.ts'
import { printsNothing, printsOf, type Prints } from '#garments/personalization.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { designPrice } from '#pricing/rules/design.ts'
import type { PriceList } from '#pricing/schemas.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { printedSlots, type KitFacts, type KitItem } from '../rules/kit.ts'
import { kitDesignPictureUrl } from '../urls.ts'
import { kitDesigns, kitProducts, kitSizes, type KitDesign } from '../store/kits.server.ts'
import type { KitLine } from '../views.ts'

const mostDesigns = 400

const printsIn = (config: DesignConfig): Prints => {
	const template = templateAsSaved(config)
	return template ? printsOf(config, template) : printsNothing
}

const valueOf = ({ id, version }: { id: string; version: number }) => `${id}:${version}`

/** @param model of its product */
const labelOf = ({ name, config, version }: KitDesign, model: string) =>
	`${name || config.teamName || model}, version ${version}`

type Product = Awaited<ReturnType<typeof kitProducts>>[number]

export type KitKnown = {
	products: ReadonlyMap<string, Product>
	/** What each product comes in; empty for one that is gone. */
	factsOf: (productId: string) => KitFacts
	/** The designs that an entry of this product can have. */
	designsOf: (productId: string) => readonly KitDesign[]
	prices: PriceList
}

/** Products, sizes, designs and prices of these entries. Four statements for any number. */
export async function knownOf(
	context: Pick<ServiceContext, 'db'>,
	portalId: string,
	items: readonly KitItem[],
): Promise<KitKnown> {
	const { db } = context
	const prices = await pricesNow(context)
	const ids = [...new Set(items.map(({ productId }) => productId))]
	if (ids.length === 0)
		return { products: new Map(), factsOf: () => ({ colorways: [], sizes: [] }), designsOf: () => [], prices }
	const products = new Map((await kitProducts(db, ids)).map((product) => [product.id, product]))
	const sizes = Map.groupBy(await kitSizes(db, ids), ({ productId }) => productId)
	const used = items.map(({ design }) => design)
	const asked = { portalId, productIds: ids, used, limit: mostDesigns }
	const designs = Map.groupBy(await kitDesigns(db, asked), ({ productId }) => productId)
	return {
		products,
		factsOf: (productId) => ({
			colorways: (products.get(productId)?.colorways ?? []).map(({ id }) => id),
			sizes: (sizes.get(productId) ?? []).map(({ size }) => size),
		}),
		designsOf: (productId) => designs.get(productId) ?? [],
		prices,
	}
}

/** The picture of a plain product in the first color that is offered. */
function plainPicture({ colorways, images }: Product, offered: KitItem['colorways']): string | null {
	const shown = colorways.find(({ id }) => offered === null || offered.includes(id)) ?? colorways[0]
	const image = images.find(({ colorway }) => colorway === shown?.id) ?? images[0]
	return shown?.design?.blankPicture ?? image?.hash ?? null
}

/** Entries as the page shows them. @param actorId the designer whose own designs open in the builder */
export function kitLines(
	items: readonly KitItem[],
	{ products, factsOf, designsOf, prices }: KitKnown,
	{ portalId, actorId }: { portalId: string; actorId: string | null },
): KitLine[] {
	return items.map((item) => {
		const product = products.get(item.productId)
		const model = product?.model ?? 'No longer sold'
		const designs = designsOf(item.productId)
		const chosen = designs.find(
			({ id, version }) => id === item.design?.id && version === item.design.version,
		)
		const own = chosen?.ownerId === actorId ? chosen?.id : undefined
		const prints = chosen ? printsIn(chosen.config) : printsNothing
		const baseCents = product?.basePriceCents ?? 0
		const unitCents = chosen
			? designPrice({ baseCents, config: chosen.config, prices, roles: [] }).unit.unit
			: baseCents
		return {
			...item,
			brand: product?.brand ?? '',
			model,
			isSold: product?.isActive ?? false,
			unitCents,
			sizePrices: product ? sizePricesText(withColorNames(product.attributes, product.colorways)) : '',
			picture:
				item.design === null
					? { hash: product ? plainPicture(product, item.colorways) : null }
					: { src: kitDesignPictureUrl(portalId, item.design) },
			designs: designs.map((design) => ({ value: valueOf(design), label: labelOf(design, model) })),
			isOutdated: chosen !== undefined && !chosen.isLatest,
			builderHref: builderUrl(item.productId, own),
			isDesignable: product?.attributes.customizable ?? false,
			facts: factsOf(item.productId),
			colors: (product?.colorways ?? []).map(({ id, name, primary }) => ({ id, name, hex: primary })),
			printable: printedSlots.filter((slot) => prints[slot]),
		}
	})
}
