// The form of a product as typed: texts, price, and a sale with its first and last day.
import { listed } from '#catalog/rules/colors-and-sizes.ts'
import type { ProductChange } from '#catalog/rules/manage.ts'
import { Sale, saleOf, saleProblem, type StoredPrices } from '#catalog/rules/sale.ts'
import { decorationMethods, type DecorationMethod } from '#garments/template.ts'
import { centsIn, dollarsOf } from './staff-forms.ts'

type Fields = Readonly<Record<string, string>>

const names = { priceCents: 'sale-price', startsOn: 'sale-starts', endsOn: 'sale-ends' } as const
type SaleField = (typeof names)[keyof typeof names]
export type SaleErrors = Partial<Record<SaleField, string>>

export const typedSale = (sale: Sale | null): Record<SaleField, string> => ({
	'sale-price': sale ? dollarsOf(sale.priceCents) : '',
	'sale-starts': sale?.startsOn ?? '',
	'sale-ends': sale?.endsOn ?? '',
})

/** Null when all fields are empty; undefined when the form has none. */
export function saleIn(fields: Fields): { sale: Sale | null | undefined } | { errors: SaleErrors } {
	if (!(names.priceCents in fields)) return { sale: undefined }
	const at = (name: SaleField) => (fields[name] ?? '').trim()
	if (Object.values(names).every((name) => at(name) === '')) return { sale: null }
	const read = Sale.safeParse({
		priceCents: centsIn(at('sale-price')) ?? Number.NaN,
		startsOn: at('sale-starts'),
		endsOn: at('sale-ends'),
	})
	if (read.success) return { sale: read.data }
	const errors: SaleErrors = {}
	for (const { path, message } of read.error.issues)
		// Cast: the schema has these fields only.
		errors[names[path[0] as keyof typeof names]] ??= message
	return { errors }
}

/** What is wrong with the sale in a refused form. */
export function saleErrorsOf(
	fields: Fields,
	{ before, day }: { before: StoredPrices; day: string },
): SaleErrors {
	const read = saleIn(fields)
	if ('errors' in read) return read.errors
	const regularCents = centsIn(fields['price'] ?? '')
	if (!read.sale || regularCents === undefined) return {}
	const problem = saleProblem(read.sale, { regularCents, before: saleOf(before), day })
	return problem ? { [names[problem.field]]: problem.message } : {}
}

/** The ticked decoration methods of a form. */
export const methodsIn = (fields: Readonly<Record<string, unknown>>): DecorationMethod[] =>
	decorationMethods.filter((method) => fields[methodField(method)] === 'on')

/** The name of a method's checkbox. */
export const methodField = <Method extends DecorationMethod>(method: Method): `method-${Method}` =>
	`method-${method}`

/** @returns the requested change, or the problem with it */
export function productIn(fields: Fields): { seenAt: number; change: ProductChange } | { problem: string } {
	const basePriceCents = centsIn(fields.price ?? '')
	if (basePriceCents === undefined) return { problem: 'Please enter the price in dollars, such as 49.95.' }
	const { brand = '', model = '', description = '', sku = '', sport = '' } = fields
	const certs = listed(fields.certs ?? '')
	const [customizable, sublimated] = [fields.customizable === 'on', fields.sublimated === 'on']
	const methods = methodsIn(fields)
	const [personalized, raisesFunds] = [fields.personalized === 'on', fields.fundraising === 'on']
	const texts = { brand, model, description, sku, sport }
	const read = saleIn(fields)
	if ('errors' in read) return { problem: `Sale price: ${Object.values(read.errors)[0]}` }
	const change = {
		...texts,
		basePriceCents,
		sale: read.sale,
		certs,
		customizable,
		sublimated,
		methods,
		personalized,
		raisesFunds,
	}
	return { seenAt: Number(fields.seenAt ?? 0), change }
}
