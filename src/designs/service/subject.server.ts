// The product of a design and its garment template.
import { publishedProduct } from '#catalog/service/products.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { templateById } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import { builderDefaultQuantity } from '#pricing/rules/price-list.ts'
import type { BuilderProduct } from '../views.ts'
import { messages } from '../messages.ts'

export type Subject = { product: BuilderProduct; template: GarmentTemplate }

/** The product can be bought but not customized. */
export class SoldAsItIs extends Refusal {
	readonly productId: string
	constructor(productId: string) {
		super('not_found', messages.notCustomizable)
		this.productId = productId
	}
}

/** @throws Refusal not_found when the product is missing or unpublished. @throws SoldAsItIs */
export async function subjectOf(
	context: Pick<ServiceContext, 'db'>,
	idText: string | undefined,
): Promise<Subject> {
	const found = await publishedProduct(context, idText)
	const template = templateById(found.attributes.templateId)
	if (!template || !found.attributes.customizable) throw new SoldAsItIs(found.id)
	const { brand, model, sport, attributes, basePriceCents, colorways, images } = found
	return {
		product: {
			id: found.id,
			brand,
			model,
			sport,
			kind: attributes.kind,
			templateId: template.id,
			baseCents: basePriceCents,
			pictureHash: images[0]?.hash ?? null,
			sublimated: attributes.sublimated ?? false,
			colorways: colorways.map(({ id: colorway, name, primary, secondary }) => ({
				id: colorway,
				name,
				primary,
				secondary,
			})),
		},
		template,
	}
}

const fallbackColors = { primary: '#14284f', secondary: '#f2b21b' }

/** The config of a plain design: these colors or the product's first ones, no text, a dozen pieces. */
export function startingConfig(
	{ product, template }: Subject,
	colors: { primary: string; secondary: string } = product.colorways[0] ?? fallbackColors,
): DesignConfig {
	const { primary, secondary } = colors
	return {
		primaryColor: primary,
		secondaryColor: secondary,
		teamName: '',
		playerNumber: '',
		playerName: '',
		logos: [],
		decorations: [],
		addOns: [],
		quantity: builderDefaultQuantity,
		fundraisingEnabled: false,
		schemaVersion: 2,
		sublimated: product.sublimated,
		templateId: template.id,
		templateVersion: template.version,
	}
}
