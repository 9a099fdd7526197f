// Names of the decoration methods, and measures of a placement.
import { decorationMethods, type DecorationMethod } from '#garments/template.ts'
import { decorationMethodNames } from '#pricing/rules/design.ts'
import { inches } from '#designs/proof/offsets.ts'
import type { JobPlacement } from '../schemas.ts'

/** `13.4 × 1.9 in` */
export const sizeWords = ({ widthIn, heightIn }: Pick<JobPlacement, 'widthIn' | 'heightIn'>): string =>
	`${inches(widthIn)} × ${inches(heightIn)} in`

export const isDecorationMethod = (text: string): text is DecorationMethod =>
	decorationMethods.some((method) => method === text)

/** `none` stands for products that are only picked and packed. */
export const methodNames: Record<DecorationMethod | 'none', string> = {
	...decorationMethodNames,
	none: 'Pick and pack',
}
