// Another garment for a product that there is: when it may have one, and what changes with it.
import type { DecorationMethod } from '#garments/template.ts'
import { counted } from '#kit/plural.ts'
import type { ProductAttributes } from '../schemas.ts'
import { chosenMethods } from './decoration-methods.ts'
import { garmentOf, sizeChartIdOf } from './size-charts.ts'

/** How many of each have the product. Designs are those of others than the admin who asks. */
export type GarmentUses = {
	orders: number
	quotes: number
	designs: number
	carts: number
	portals: number
	kits: number
}

/** Why the product keeps its garment; undefined when it may have another one. */
export function garmentUsed({
	orders,
	quotes,
	designs,
	carts,
	portals,
	kits,
}: GarmentUses): string | undefined {
	const uses = [
		[orders, 'order'],
		[quotes, 'quote'],
		[designs, 'design'],
		[carts, 'cart'],
		[portals, 'portal'],
		[kits, 'kit'],
	] as const
	const found = uses.flatMap(([count, what]) => (count === 0 ? [] : [counted(count, what)]))
	if (found.length === 0) return undefined
	return `What is made for one garment does not fit another, and this product is in ${found.join(', ')}. Duplicate it and choose the other garment there.`
}

/** The product's attributes with another garment: what belonged to the one before goes. */
export function withGarment(
	{ ownSizeChart: _chart, methods, ...attributes }: ProductAttributes,
	templateId: string,
): ProductAttributes {
	const kept: DecorationMethod[] | undefined = chosenMethods(templateId, methods)
	return {
		...attributes,
		templateId,
		kind: garmentOf(templateId)?.kind ?? '',
		sizeChart: sizeChartIdOf(templateId),
		...(kept && { methods: kept }),
	}
}
