// The form of a new product as typed: its fields and a row for each color, without scripts too.
import { ColorInput, listed, usualSizes } from '#catalog/rules/colors-and-sizes.ts'
import { regularOf } from '#catalog/rules/sale.ts'
import { garmentMethods } from '#catalog/rules/decoration-methods.ts'
import { newProductSchema, type NewProduct } from '#catalog/rules/new-product.ts'
import type { Colorway, ProductAttributes } from '#catalog/schemas.ts'
import { teamColors } from '#garments/colors.ts'
import { decorationMethods, type DecorationMethod } from '#garments/template.ts'
import { raisesFunds } from '#pricing/rules/design.ts'
import { typedIn } from '#kit/typed-fields.ts'
import { methodField, methodsIn } from './product-edit.ts'
import { centsIn, dollarsOf } from './staff-forms.ts'

export type Fields = Readonly<Record<string, string>>
export type TypedColor = { name: string; primary: string; secondary: string }
export type FieldErrors = Readonly<Record<string, string>>

/** Checkboxes. */
const optionNames = [
	'customizable',
	'sublimated',
	'personalized',
	'fundraising',
	...decorationMethods.map(methodField),
] as const
export type TypedOptions = Record<(typeof optionNames)[number], string>

const fieldNames = [
	'garment',
	'model',
	'brand',
	'sku',
	'sport',
	'description',
	'price',
	'lead',
	'certs',
	'sizes',
	'spanish-model',
	'spanish-description',
	...optionNames,
] as const
export type TypedProduct = Record<(typeof fieldNames)[number], string> & { colors: readonly TypedColor[] }

export const noColor: TypedColor = { name: '', primary: '', secondary: '' }

const part = /^color-(\d{1,2})-(name|primary|secondary)$/

/** The rows of colors in their order. */
export function colorRowsIn(fields: Fields): TypedColor[] {
	const rows = new Map<number, TypedColor>()
	for (const [name, value] of Object.entries(fields)) {
		const [, at, column] = part.exec(name) ?? []
		if (at === undefined || column === undefined) continue
		rows.set(Number(at), { ...(rows.get(Number(at)) ?? noColor), [column]: value })
	}
	return [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => row)
}

export const typedProductIn = (fields: Fields): TypedProduct => ({
	...typedIn(fieldNames, fields),
	colors: colorRowsIn(fields),
})

/** The row of one more color; undefined while it is empty. */
export function newColorIn(fields: Fields): ColorInput | { problem: string } | undefined {
	const [row = noColor] = colorRowsIn(fields)
	if (row.primary === '' && row.secondary === '' && row.name.trim() === '') return undefined
	const parsed = ColorInput.safeParse(row)
	return parsed.success ? parsed.data : { problem: 'Choose both colors of the new color.' }
}

/** The checkboxes of a form as ticked. */
export const optionsIn = (fields: Fields): TypedOptions => typedIn(optionNames, fields)

/** The checkboxes of a product. */
export const optionsOf = ({
	sport,
	attributes,
}: Pick<Copied['product'], 'sport' | 'attributes'>): TypedOptions => ({
	customizable: attributes.customizable ? 'on' : '',
	sublimated: attributes.sublimated ? 'on' : '',
	personalized: (attributes.personalized ?? true) ? 'on' : '',
	fundraising: raisesFunds({ sport, raisesFunds: attributes.raisesFunds }, null) ? 'on' : '',
	...methodsTicked(attributes.methods ?? garmentMethods(attributes.templateId)),
})

const methodsTicked = (methods: readonly DecorationMethod[]) =>
	typedIn(
		decorationMethods.map(methodField),
		Object.fromEntries(methods.map((method) => [methodField(method), 'on'])),
	)

/** An empty form for a garment. */
export const blankProduct = (garment: string, sport: string, leadDays: number): TypedProduct => ({
	...typedIn(fieldNames, {}),
	garment,
	sport,
	lead: String(leadDays),
	sizes: usualSizes(garment).join(', '),
	customizable: 'on',
	personalized: 'on',
	fundraising: raisesFunds({ sport }, null) ? 'on' : '',
	...methodsTicked(garmentMethods(garment)),
	colors: [noColor],
})

type Copied = {
	product: {
		brand: string
		model: string
		sport: string
		description: string
		basePriceCents: number
		regularPriceCents: number | null
		safetyCerts: readonly string[]
		colorways: readonly Pick<Colorway, 'name' | 'primary' | 'secondary'>[]
		attributes: Pick<
			ProductAttributes,
			'templateId' | 'customizable' | 'sublimated' | 'methods' | 'personalized' | 'raisesFunds'
		>
	}
	shelves: readonly { size: string; leadTimeDays: number }[]
}

/** A color that is not in the palette is chosen anew. */
const paletteId = (hex: string): string => teamColors.find((color) => color.hex === hex)?.id ?? ''

/** The form of a product like this one; it needs a SKU of its own. */
export function copyOf({ product, shelves }: Copied): TypedProduct {
	const { brand, model, sport, description, safetyCerts, colorways, attributes } = product
	return {
		garment: attributes.templateId,
		model,
		brand,
		sku: '',
		sport,
		description,
		price: dollarsOf(regularOf(product)),
		lead: String(Math.min(...shelves.map(({ leadTimeDays }) => leadTimeDays))),
		certs: safetyCerts.join('\n'),
		'spanish-model': '',
		'spanish-description': '',
		sizes: [...new Set(shelves.map(({ size }) => size))].join(', '),
		...optionsOf(product),
		colors: colorways.map(({ name, primary, secondary }) => ({
			name,
			primary: paletteId(primary),
			secondary: paletteId(secondary),
		})),
	}
}

/** Adds an empty row, or removes one: `add-color`, `remove-color-2`; undefined for another intent. */
export function rowsAfter(intent: string, colors: readonly TypedColor[]): TypedColor[] | undefined {
	if (intent === 'add-color') return [...colors, noColor]
	const removed = /^remove-color-(\d{1,2})$/.exec(intent)?.[1]
	return removed === undefined ? undefined : colors.filter((_, at) => at !== Number(removed))
}

const wholeNumber = (text: string): number => (/^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN)

/** Where the form shows an error of the schema. */
function fieldOf([first = '', at, column]: readonly PropertyKey[]): string {
	if (first === 'colors') return at === undefined ? 'colors' : `color-${String(at)}-${String(column)}`
	const renamed: Record<string, string> = {
		basePriceCents: 'price',
		leadTimeDays: 'lead',
		templateId: 'garment',
	}
	return renamed[String(first)] ?? String(first)
}

/** @returns the product, or one message for each field that is wrong */
export function newProductIn(
	sold: readonly string[],
	typed: TypedProduct,
): { ok: true; value: NewProduct } | { ok: false; errors: FieldErrors } {
	const { garment, price, lead, certs, sizes, customizable, sublimated, personalized, fundraising, ...rest } =
		typed
	const parsed = newProductSchema(sold).safeParse({
		...rest,
		templateId: garment,
		basePriceCents: centsIn(price) ?? Number.NaN,
		leadTimeDays: wholeNumber(lead),
		certs: listed(certs),
		sizes: listed(sizes),
		customizable: customizable === 'on',
		sublimated: sublimated === 'on',
		personalized: personalized === 'on',
		raisesFunds: fundraising === 'on',
		methods: methodsIn(typed),
	})
	if (parsed.success) return { ok: true, value: parsed.data }
	const errors: Record<string, string> = {}
	for (const { path, message } of parsed.error.issues) errors[fieldOf(path)] ??= message
	return { ok: false, errors }
}
