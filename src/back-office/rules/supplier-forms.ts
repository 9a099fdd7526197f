// Forms of a supplier order: the sizes to buy, and what came in.
import { supplierOrderStates, type SupplierOrderState } from '#purchasing/states.ts'
import { pageIn } from '#kit/pages.ts'
import { addressOf, pageParameter } from '../urls.ts'

type Fields = Readonly<Record<string, string>>
type Problem = { problem: string }
const wholeUnits = 'Please enter whole numbers of units, or leave the field empty.'

/** The fields with this stem that have a number of units; undefined when one has something else. */
function unitsIn(fields: Fields, stem: string): { variantId: string; units: number }[] | undefined {
	const found: { variantId: string; units: number }[] = []
	for (const [name, text] of Object.entries(fields)) {
		if (!name.startsWith(stem) || ['', '0'].includes(text.trim())) continue
		if (!/^\d{1,7}$/.test(text.trim())) return undefined
		found.push({ variantId: name.slice(stem.length), units: Number(text) })
	}
	return found
}

type Purchase = {
	id: string
	supplier: string
	note: string
	lines: { variantId: string; quantity: number }[]
}

export function purchaseIn(fields: Fields): Purchase | Problem {
	const units = unitsIn(fields, 'buy-')
	if (!units) return { problem: wholeUnits }
	const { key: id = '', supplier = '', note = '' } = fields
	return {
		id,
		supplier,
		note,
		lines: units.map((one) => ({ variantId: one.variantId, quantity: one.units })),
	}
}

type Part = { variantId: string; seen: number; units: number }

export function partsIn(fields: Fields): { parts: Part[]; note: string } | Problem {
	const units = unitsIn(fields, 'came-')
	const seen = (variantId: string) => fields[`seen-${variantId}`] ?? ''
	if (!units?.every(({ variantId }) => /^\d{1,7}$/.test(seen(variantId)))) return { problem: wholeUnits }
	const parts = units.map((one) => ({ ...one, seen: Number(seen(one.variantId)) }))
	return { parts, note: fields.note ?? '' }
}

export type SupplierOrdersView = { state: SupplierOrderState | null; page: number }

export const supplierOrdersViewIn = (query: URLSearchParams): SupplierOrdersView => ({
	state: supplierOrderStates.find((state) => state === query.get('state')) ?? null,
	page: pageIn(query.get('page')),
})

export const supplierOrdersHref = ({ state, page }: SupplierOrdersView): string =>
	addressOf('/admin/stock/orders', { state, page: pageParameter(page) })

export const brandIn = (query: URLSearchParams): string | null =>
	query.get('brand')?.replaceAll('\0', '').slice(0, 60) || null

export const needsHref = (brand: string): string => addressOf('/admin/stock/needs', { brand })
