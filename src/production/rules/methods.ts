// Names of the decoration methods.
import { decorationMethods, type DecorationMethod } from '#garments/template.ts'
import { decorationMethodNames } from '#pricing/rules/decorations.ts'

export const isDecorationMethod = (text: string): text is DecorationMethod =>
	decorationMethods.some((method) => method === text)

/** `none` stands for products that are only picked and packed. */
export const methodNames: Record<DecorationMethod | 'none', string> = {
	...decorationMethodNames,
	none: 'Pick and pack',
}
