// The product of a design and its garment template, and the pieces of a kit.
import { piecesOfKit } from '#catalog/service/kits.server.ts'
import {
	productNotFound,
	productToDesign,
	publishedById,
	publishedProduct,
} from '#catalog/service/products.server.ts'
import type { ProductDetail } from '#catalog/rules/product/sheet.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { templateById } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import type { PriceList } from '#pricing/schemas.ts'
import type { BuilderProduct } from '../views.ts'
import { messages } from '../messages.ts'
import { asMade } from '../rules/elements.ts'
import { onlyPiece, type PieceId } from '../rules/kit.ts'

export type Subject = { product: BuilderProduct; template: GarmentTemplate }

/** The product can be bought but not customized. */
export class SoldAsItIs extends Refusal {
	readonly productId: string
	constructor(productId: string) {
		super('not_found', messages.notCustomizable)
		this.productId = productId
	}
}

const productFrom = ({
	id,
	brand,
	model,
	sport,
	attributes,
	basePriceCents: baseCents,
	regularPriceCents,
	colorways,
	images,
}: ProductDetail): BuilderProduct => ({
	id,
	brand,
	model,
	sport,
	baseCents,
	...(attributes.sizeCents && { sizeCents: attributes.sizeCents }),
	...(attributes.colorCents && { colorCents: attributes.colorCents }),
	...(regularPriceCents !== null && { regularCents: regularPriceCents }),
	kind: attributes.kind,
	templateId: attributes.templateId,
	pictureHash: images[0]?.hash ?? null,
	sublimated: attributes.sublimated ?? false,
	...(attributes.methods && { methods: attributes.methods }),
	...(attributes.personalized === false && { personalized: false }),
	...(attributes.raisesFunds !== undefined && { raisesFunds: attributes.raisesFunds }),
	colorways: colorways.map(({ id: colorway, name, primary, secondary }) => ({
		id: colorway,
		name,
		primary,
		secondary,
	})),
})

/** @throws SoldAsItIs */
export function subjectFrom(found: ProductDetail): Subject {
	const template = templateById(found.attributes.templateId)
	if (!template || !found.attributes.customizable) throw new SoldAsItIs(found.id)
	return { product: productFrom(found), template }
}

/** @throws Refusal not_found when the product is missing or unpublished. @throws SoldAsItIs, also for a kit */
export const subjectOf = async (
	context: Pick<ServiceContext, 'db'>,
	idText: string | undefined,
): Promise<Subject> => subjectFrom(await publishedProduct(context, idText))

/** Of several products in one statement, by id. @throws Refusal not_found. @throws SoldAsItIs */
export async function subjectsOf(
	context: Pick<ServiceContext, 'db'>,
	ids: readonly string[],
): Promise<(id: string) => Subject> {
	const products = await publishedById(context, ids)
	return (id) => {
		const found = products.get(id)
		if (!found) throw new Refusal('not_found', productNotFound)
		return subjectFrom(found)
	}
}

export type PieceSubject = Subject & PieceId
/** What a builder page designs: a product, or all pieces of a kit. */
export type Sold = {
	/** The kit where it is one. */
	product: BuilderProduct
	isKit: boolean
	/** In their order; the product alone where it is no kit. */
	pieces: readonly [PieceSubject, ...PieceSubject[]]
}

/**
 * Admins design products that are not in the shop yet, too.
 * @throws Refusal not_found when the product or a piece is missing or unpublished. @throws SoldAsItIs
 */
export async function soldProduct(
	context: Pick<ServiceContext, 'db'> & Partial<Pick<ServiceContext, 'actor'>>,
	idText: string | undefined,
): Promise<Sold> {
	const found = await productToDesign(context, idText)
	const [first, ...further] = (await piecesOfKit(context, found)).map(({ product, ...piece }) => ({
		...piece,
		...subjectFrom(product),
	}))
	if (first) return { product: productFrom(found), isKit: true, pieces: [first, ...further] }
	const only = subjectFrom(found)
	return {
		product: only.product,
		isKit: false,
		pieces: [{ id: onlyPiece, name: found.attributes.kind, ...only }],
	}
}

const fallbackColors = { primary: '#14284f', secondary: '#f2b21b' }

/** The config of a plain design: these colors or the product's first ones, no text, the usual number of pieces. */
export function startingConfig(
	{ product, template }: Subject,
	{ builderQuantity }: Pick<PriceList, 'builderQuantity'>,
	colors: { primary: string; secondary: string } = product.colorways[0] ?? fallbackColors,
): DesignConfig {
	const { primary, secondary } = colors
	const plain: DesignConfig = {
		primaryColor: primary,
		secondaryColor: secondary,
		teamName: '',
		playerNumber: '',
		playerName: '',
		logos: [],
		decorations: [],
		addOns: [],
		quantity: builderQuantity,
		fundraisingEnabled: false,
		schemaVersion: 2,
		templateId: template.id,
		templateVersion: template.version,
	}
	return asMade(plain, product)
}
