// The product that a design is made on, and the garment it is drawn with.
import { publishedProduct } from '#catalog/service/products.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { templateById } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import { builderDefaultQuantity } from '#pricing/rules.ts'
import type { BuilderProduct } from '../builder-data.ts'
import { messages } from '../messages.ts'

export type Subject = { product: BuilderProduct; template: GarmentTemplate }

/** @throws Refusal not_found when the product is missing, unpublished, or sold as it is */
export async function subjectOf(
	context: Pick<ServiceContext, 'db'>,
	idText: string | undefined,
): Promise<Subject> {
	const found = await publishedProduct(context, idText)
	const template = templateById(found.attributes.templateId)
	if (!template || !found.attributes.customizable) throw new Refusal('not_found', messages.notCustomizable)
	const { brand, model, sport, attributes, basePriceCents, colorways } = found
	return {
		product: {
			id: found.id,
			brand,
			model,
			sport,
			kind: attributes.kind,
			templateId: template.id,
			baseCents: basePriceCents,
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

/** What a new design begins with: the product's first colors, nothing written, a dozen pieces. */
export function startingConfig({ product, template }: Subject): DesignConfig {
	const { primary, secondary } = product.colorways[0] ?? fallbackColors
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
		schemaVersion: 1,
		templateId: template.id,
		templateVersion: template.version,
	}
}
