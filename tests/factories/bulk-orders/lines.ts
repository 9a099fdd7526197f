// A garment of a portal's catalog, for tests of the rules.
import type { CatalogItem } from '#bulk-orders/views.ts'

type Size = CatalogItem['colors'][number]['sizes'][number]

/** A required jersey at $50.00 that is open for orders. */
export const catalogEntry = (change: Partial<CatalogItem> = {}): CatalogItem => ({
	id: 'jersey',
	productId: 'p-jersey',
	brand: 'Rawhide',
	model: 'Game Jersey',
	kind: 'Jersey',
	design: null,
	kit: '',
	omits: [],
	isRequired: true,
	closes: '',
	isClosed: false,
	problem: '',
	unitCents: 5_000,
	nameCents: 0,
	numberCents: 0,
	raisesFunds: false,
	sport: 'football',
	colors: [],
	...change,
})

export const catalogColor = (id: string, sizes: readonly Size[]): CatalogItem['colors'][number] => ({
	id,
	name: id,
	hex: '#001f5b',
	picture: '',
	sizes: [...sizes],
})
