import { expect, test } from 'vitest'
import { garmentsOf, type GarmentLine } from './garments.ts'

const line = (position: number, other: Partial<GarmentLine> = {}): GarmentLine => ({
	position,
	designId: null,
	designVersion: null,
	productId: 'jersey',
	color: 'Navy',
	model: 'Mesa Jersey',
	qty: 1,
	...other,
})

test('lines of the same product, color and version of a design are one garment', () => {
	expect(
		garmentsOf([line(0), line(1, { productId: 'pants', model: 'Mesa Pants' }), line(2, { qty: 3 })]),
	).toEqual([
		{ position: 0, model: 'Mesa Jersey', units: 4 },
		{ position: 1, model: 'Mesa Pants', units: 1 },
	])
})

test.for<[string, Partial<GarmentLine>]>([
	['color', { color: 'Red' }],
	['design', { designId: 'd', designVersion: 1 }],
	['product', { productId: 'pants' }],
])('another %s is another garment', ([, other]) => {
	expect(garmentsOf([line(0), line(1, other)])).toHaveLength(2)
})

test('another version of a design is another garment', () => {
	const design = { designId: 'd', designVersion: 1 }
	expect(garmentsOf([line(0, design), line(1, { ...design, designVersion: 2 }), line(2, design)])).toEqual([
		{ position: 0, model: 'Mesa Jersey', units: 2 },
		{ position: 1, model: 'Mesa Jersey', units: 1 },
	])
})

test('an order of nothing has none', () => {
	expect(garmentsOf([])).toEqual([])
})
