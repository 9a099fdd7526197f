// A product as files and bulk edits see it.
import type { ProductFacts } from '#catalog/rules/product-facts.ts'

const navy = { color: 'Navy', primary: '#14284f', secondary: '#f2b21b', stock: 4, counted: 4 }

/** A size in navy. */
export const navySize = (size: string, leadTimeDays: number) => ({
	...navy,
	size,
	sku: `A-1-${size}`,
	leadTimeDays,
})

/** A tee in two sizes for $20.00 that is in the shop. */
export const teeFacts = (over: Partial<ProductFacts> = {}): ProductFacts => ({
	sku: 'A-1',
	brand: 'Rawhide',
	model: 'Tee',
	sport: 'spirit',
	templateId: 'tee',
	description: '',
	priceCents: 2_000,
	status: 'active',
	certs: [],
	customizable: true,
	sublimated: false,
	sizes: [navySize('M', 7), navySize('L', 9)],
	...over,
})
