// What importing products and undoing it share: locked products, their pictures, and rows of many at once.
import { randomUUID } from 'node:crypto'
import { noteAll, type AuditNote } from '#accounts/service/audit.server.ts'
import type { Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { imagesAfter } from '../rules/cells.ts'
import { savedKey, savedSizes, type HeldSize } from '../rules/import-steps.ts'
import { hasSamePictures, picturesFacts, withPictures } from '../rules/photo-facts.ts'
import { photosIn } from '../rules/photos.ts'
import { colorwaysWith, factsOf, sizeKey, type ProductFacts } from '../rules/product-facts.ts'
import {
	attributesWith,
	changedFields,
	withSearchTexts,
	withExtraPrices,
	withSizeChart,
} from '../rules/product-history.ts'
import { pricesOn } from '../rules/sale.ts'
import { piecesText } from '../rules/kit-pieces-text.ts'
import { sizeChartText } from '../rules/size-chart-text.ts'
import { withColorIds } from '../rules/size-prices.ts'
import type { Colorway, ProductImage } from '../schemas.ts'
import * as store from '../store/product-facts.server.ts'
import { changeStock, type StockChange } from '../store/stock.server.ts'
import { drawnImages } from './new-product.server.ts'

/** Products per transaction. */
export const atOnce = 250

/** Ids of written products, and of the kits among them that are to be drawn anew. */
export type Written = { ids: string[]; undressed: string[] }

type WithAfter = { after: ProductFacts | null }

export const areKits = ([first]: readonly WithAfter[]): boolean => first?.after?.pieces !== undefined

/** The rows up to the first that is a kit where others are none, or the reverse: a transaction writes one or the other. */
export const alike = <Row extends WithAfter>(rows: readonly Row[]): Row[] =>
	rows.filter((row) => areKits([row]) === areKits(rows))

type Stored = Awaited<ReturnType<typeof store.productsBySku>>[number]
export type Held = { product: Stored; sizes: (HeldSize & { productId: string })[]; facts: ProductFacts }

/** Pictures by garment and colors: a drawing takes some milliseconds, and many products share one. */
export type Drawn = Map<string, ProductImage[]>

const drawingOf = (templateId: string, { primary, secondary }: Pick<Colorway, 'primary' | 'secondary'>) =>
	`${templateId} ${primary} ${secondary}`

export async function draw(db: Connection, drawn: Drawn, facts: readonly ProductFacts[]): Promise<void> {
	for (const { templateId, sizes } of facts)
		for (const size of sizes) {
			const key = drawingOf(templateId, size)
			if (drawn.has(key)) continue
			const colorway = { ...size, id: '', name: '', families: [] }
			drawn.set(key, await drawnImages(db, { model: '', templateId }, [colorway]))
		}
}

/** The pictures of a product in these colors. */
export const picturesOf = (
	{ model, templateId }: Pick<ProductFacts, 'model' | 'templateId'>,
	colorways: readonly Colorway[],
	drawn: Drawn,
): ProductImage[] =>
	colorways.flatMap((colorway) =>
		(drawn.get(drawingOf(templateId, colorway)) ?? []).map((image) => ({
			...image,
			alt: `${model} in ${colorway.name}${image.alt.slice(' in '.length)}`,
			colorway: colorway.id,
		})),
	)

/** SKUs of the pieces of kits among these products, by id. */
export const skusOfPieces = (
	db: Connection,
	products: readonly Pick<Stored, 'attributes'>[],
): Promise<Map<string, string>> =>
	store.skusOfThese(db, [
		...new Set(
			products.flatMap(({ attributes: { pieces = [] } }) => pieces.map(({ productId }) => productId)),
		),
	])

/** Locks products and their sizes. */
export async function locked(db: Connection, ids: readonly string[]): Promise<Held[]> {
	if (ids.length === 0) return []
	await store.lockSizesOfThese(db, ids)
	const products = await store.lockThese(db, ids)
	const sizes = Map.groupBy(await store.sizesOfThese(db, ids), ({ productId }) => productId)
	const skus = await skusOfPieces(db, products)
	return products.map((product) => {
		const own = sizes.get(product.id) ?? []
		return { product, sizes: own, facts: factsOf(product, own, skus) }
	})
}

export const shared = (facts: ProductFacts, now: Date) => ({
	...pricesOn(facts.priceCents, facts.sale ?? null, shopDay(now)),
	brand: facts.brand,
	model: facts.model,
	sport: facts.sport,
	description: facts.description,
	status: facts.status,
	safetyCerts: facts.certs,
})

/**
 * A product as the facts say; new colors get pictures, colors without a size lose them when `drops`. It keeps its photos
 * unless `takesPhotos`.
 */
export function savedProduct(
	{ product }: Held,
	facts: ProductFacts,
	{ drawn, drops, takesPhotos, now }: { drawn: Drawn; drops: boolean; takesPhotos: boolean; now: Date },
) {
	const names = new Set(facts.sizes.map(({ color }) => color.toLowerCase()))
	const all = colorwaysWith(product.colorways, facts.sizes)
	const colorways = drops ? all.filter(({ name }) => names.has(name.toLowerCase())) : all
	const fresh = colorways.filter(({ id }) => !product.colorways.some((one) => one.id === id))
	const pictures = [
		...imagesAfter(product.images, product.colorways, colorways),
		...picturesOf(facts, fresh, drawn),
	]
	const images = withPictures(pictures, takesPhotos ? facts : picturesFacts(product.images))
	return {
		...shared(facts, now),
		id: product.id,
		attributes: withSizeChart(
			withSearchTexts(
				withExtraPrices(attributesWith(product.attributes, facts), withColorIds(facts, colorways)),
				facts,
			),
			facts.sizeChart,
		),
		colorways,
		images,
		imageUrl: images[0]?.url ?? product.imageUrl,
	}
}

const chartText = ({ sizeChart }: ProductFacts) => (sizeChart ? sizeChartText(sizeChart) : '')

type SavedProduct = store.SavedProduct

/** What a file did to the photos, for the product's history: none or one entry. */
function picturesSteps(before: Pick<Stored, 'images'>, after: Pick<Stored, 'images'>) {
	if (hasSamePictures(picturesFacts(before.images), picturesFacts(after.images))) return []
	return [{ did: 'file', from: photosIn(before.images).length, to: photosIn(after.images).length }]
}

/** Each change in its product's history, as its own page leaves it; a few hundred products in one statement. */
export const noteChanges = (
	inner: ServiceContext,
	changed: readonly { held: Held; product: SavedProduct; after: ProductFacts }[],
): Promise<void> =>
	noteAll(
		inner,
		changed.flatMap(({ held, product, after }): AuditNote[] => {
			const subject = held.product.id
			const [from, to] = [held.product.status, product.status]
			const [piecesFrom, piecesTo] = [held.facts.pieces ?? [], after.pieces ?? []].map(piecesText)
			const details = {
				...changedFields(held.product, { ...held.product, ...product }),
				...(piecesFrom !== piecesTo && { piecesFrom: piecesFrom ?? '', piecesTo: piecesTo ?? '' }),
			}
			const days = new Map(held.sizes.map((size) => [size.sku, size.leadTimeDays]))
			const variants = after.sizes.filter(
				({ sku, leadTimeDays }) => (days.get(sku) ?? leadTimeDays) !== leadTimeDays,
			).length
			return [
				...(Object.keys(details).length > 0 ? [{ event: 'product.changed', subject, details }] : []),
				...(from === to ? [] : [{ event: 'product.status', subject, details: { from, to } }]),
				...(chartText(held.facts) === chartText(after)
					? []
					: [
							{
								event: 'product.size_chart',
								subject,
								details: { chart: after.sizeChart ? 'own' : 'garment' },
							},
						]),
				...(variants > 0 ? [{ event: 'product.lead_times', subject, details: { variants } }] : []),
				...picturesSteps(held.product, product).map((of) => ({
					event: 'product.photos',
					subject,
					details: of,
				})),
			]
		}),
	)

type Step = { facts: ProductFacts; productId: string; colorways: Colorway[]; held: HeldSize[] }

/** Writes the sizes of products and adds units to them. */
export async function writeSizes(
	inner: ServiceContext,
	steps: readonly (Step & { units: ReadonlyMap<string, number> })[],
): Promise<void> {
	const rows = steps.map((step) => savedSizes(step.facts, { ...step, newId: randomUUID }))
	const ids = await store.saveSizes(inner.db, rows.flat())
	const changes: StockChange[] = rows.flatMap((sizes, at) =>
		sizes.flatMap((size) => {
			const delta = steps[at]?.units.get(sizeKey(size)) ?? 0
			const variantId = ids.get(savedKey(size))
			return delta === 0 || variantId === undefined ? [] : [{ variantId, delta }]
		}),
	)
	if (changes.length > 0)
		await changeStock(inner.db, changes, { kind: 'imported', at: inner.now, actorId: inner.actor.userId })
}
