// Makes products: a draft with its pictures, and each size in each color without stock.
import { randomUUID } from 'node:crypto'
import { note } from '#accounts/service/audit.server.ts'
import type { Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { templateById } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import { registerPictures } from '#pictures/service/pictures.server.ts'
import { pictureUrl } from '#pictures/urls.ts'
import { assertCan } from '#policies/policy.ts'
import { catalogPolicy } from '../policies.ts'
import { ownFundraising } from '../rules/fundraising.ts'
import { variantSkus, withColors } from '../rules/colors-and-sizes.ts'
import { chosenMethods } from '../rules/decoration-methods.ts'
import { unranked } from '../rules/featured.ts'
import { soldSports } from '#shop-settings/service/shop.server.ts'
import { newProductSchema, type NewProduct } from '../rules/new-product.ts'
import { shotsOf, type Shot } from '../rules/shots.ts'
import { garmentOf, sizeChartIdOf } from '../rules/size-charts.ts'
import type { Colorway, ProductImage } from '../schemas.ts'
import * as store from '../store/new-products.server.ts'

/** @throws Refusal conflict when another product has the SKU in any case */
export async function refuseTakenSku(db: Connection, sku: string, ownId: string): Promise<void> {
	const other = await store.productWithSku(db, sku, ownId)
	if (other)
		throw new Refusal(
			'conflict',
			`The SKU ${sku} is taken by ${other.brand} ${other.model}. Enter another one.`,
		)
}

/** Pictures in these colors, in their order: of the design of each, or of the plain garment. */
export async function drawnImages(
	db: Connection,
	{
		model,
		templateId,
		designs,
	}: { model: string; templateId: string; designs?: ReadonlyMap<string, DesignConfig> },
	colorways: readonly Colorway[],
): Promise<ProductImage[]> {
	const template = templateById(templateId)
	if (!template) throw new Error(`There is no garment ${templateId}`)
	const shots = colorways.flatMap((colorway) => {
		const { primary: primaryColor, secondary: secondaryColor } = colorway
		const plain = () => DesignConfig.parse({ templateId, primaryColor, secondaryColor })
		const config = designs?.get(colorway.id) ?? plain()
		return shotsOf({ model, template, colorway, config })
	})
	return imagesOf(db, shots)
}

/** The pictures of these shots, in their order. */
export async function imagesOf(db: Connection, shots: readonly Shot[]): Promise<ProductImage[]> {
	const hashes = await registerPictures(
		db,
		shots.map(({ spec }) => spec),
	)
	return shots.map(({ spec, alt, view, colorway }, at) => {
		const hash = hashes[at] ?? ''
		return {
			hash,
			url: pictureUrl(hash, 800),
			alt,
			view,
			colorway,
			...(spec.worn && { turns: true as const }),
		}
	})
}

/**
 * Makes a draft. Call it inside a transaction.
 * @returns its id
 * @throws Refusal forbidden, invalid; conflict when the SKU is taken
 */
export async function createProduct(inner: ServiceContext, input: NewProduct): Promise<string> {
	assertCan(inner, catalogPolicy, 'edit')
	const parsed = newProductSchema(soldSports()).safeParse(input)
	if (!parsed.success)
		throw new Refusal('invalid', parsed.error.issues[0]?.message ?? 'Please check the form.')
	const { templateId, leadTimeDays, colors, sizes, certs, customizable, ...made } = parsed.data
	const { sublimated, methods: chosen, personalized, raisesFunds, ...rest } = made
	const raising = raisesFunds === undefined ? undefined : ownFundraising(rest.sport, raisesFunds)
	const methods = chosenMethods(templateId, chosen)
	const id = randomUUID()
	await refuseTakenSku(inner.db, rest.sku, id)
	const colorways = withColors([], colors)
	const images = await drawnImages(inner.db, { model: rest.model, templateId }, colorways)
	const isNew = await store.insertProduct(inner.db, {
		...rest,
		id,
		status: 'draft',
		safetyCerts: [...new Set(certs)],
		imageUrl: images[0]?.url ?? '',
		images,
		colorways,
		attributes: {
			customizable,
			templateId,
			kind: garmentOf(templateId)?.kind ?? '',
			sizeChart: sizeChartIdOf(templateId),
			...(sublimated && { sublimated }),
			...(methods && { methods }),
			...(personalized === false && { personalized }),
			...(raising !== undefined && { raisesFunds: raising }),
		},
		featuredRank: unranked,
		createdAt: inner.now,
		updatedAt: inner.now,
	})
	if (!isNew) throw new Refusal('conflict', `The SKU ${rest.sku} has just been taken. Enter another one.`)
	await addCells(inner.db, { productId: id, sku: rest.sku, colorways, sizes, leadTimeDays })
	await note(inner, {
		event: 'product.created',
		subject: id,
		details: { sku: rest.sku, colors: colorways.length, sizes: sizes.length },
	})
	return id
}

type Cells = {
	productId: string
	sku: string
	colorways: readonly Colorway[]
	sizes: readonly string[]
	leadTimeDays: number
}

/** Each size in each color, without stock. @throws Refusal conflict when a SKU is taken */
async function addCells(db: Connection, { productId, sku, colorways, sizes, leadTimeDays }: Cells) {
	const cells = colorways.flatMap(({ id: colorway, name: color }) =>
		sizes.map((size, sizeRank) => ({ size, sizeRank, colorway, color })),
	)
	const skus = variantSkus(sku, cells)
	const rows = cells.map((cell, at) => ({
		...cell,
		id: randomUUID(),
		productId,
		sku: skus[at] ?? '',
		leadTimeDays,
	}))
	if ((await store.insertVariants(db, rows)) < rows.length)
		throw new Refusal(
			'conflict',
			`Another product has a size whose SKU begins with ${sku}-. Enter another SKU.`,
		)
}
