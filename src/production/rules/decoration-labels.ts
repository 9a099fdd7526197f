// Names of the methods, and measures of a placement.
import { productionMethods, type ProductionMethod } from '#garments/template.ts'
import { productionMethodNames } from '#pricing/rules/decorations.ts'
import { inches } from '#designs/proof/offsets.ts'
import type { JobPlacement } from '../schemas.ts'

/** `13.4 × 1.9 in` */
export const sizeWords = ({ widthIn, heightIn }: Pick<JobPlacement, 'widthIn' | 'heightIn'>): string =>
	`${inches(widthIn)} × ${inches(heightIn)} in`

export const isProductionMethod = (text: string): text is ProductionMethod =>
	productionMethods.some((method) => method === text)

/** `none` stands for products that are only picked and packed. */
export const methodNames: Record<ProductionMethod | 'none', string> = {
	...productionMethodNames,
	none: 'Pick and pack',
}
