import { expect, test } from 'vitest'
import type { ItemLine } from '#portals/views.ts'
import { designOptions } from './portal-catalog.ts'

const item: ItemLine = {
	id: 'i1',
	productId: 'p1',
	brand: 'Rawhide',
	model: 'Jersey',
	sport: 'football',
	basePriceCents: 5_000,
	isActive: true,
	pieces: 0,
	pictureHash: null,
	isDesignable: true,
	blankHash: 'b'.repeat(24),
	designId: null,
	designVersion: null,
	designLabel: null,
	required: false,
	deadlineOn: null,
}
const design = { id: 'd1', productId: 'p1', version: 3, label: 'RAMS' }
const shopDesigns = [
	{ id: 's1', productId: 'p1', version: 1, color: 'Royal / Orange', pictureHash: 'c'.repeat(24) },
	{ id: 's2', productId: 'p2', version: 1, color: 'Black', pictureHash: null },
]
const labels = (of: ItemLine, designs = [design]) =>
	designOptions('rams', of, { designs, shopDesigns: [] }).map(({ label }) => label)

test('an item can be worn as it is and in the latest version of each design of its product', () => {
	const another = { ...design, id: 'd2', productId: 'p2' }
	expect(labels(item, [design, another])).toEqual(['As it is, without a design', 'RAMS, version 3'])
})

test('an older version that hangs there stays to be chosen', () => {
	const worn = { ...item, designId: 'd1', designVersion: 2, designLabel: 'Home' }
	expect(labels(worn)).toEqual(['As it is, without a design', 'Home, version 2', 'RAMS, version 3'])
	expect(labels({ ...worn, designVersion: 3 })).toHaveLength(2)
})

test('the shop’s designs of the product come last, each option with its picture', () => {
	const designs = [design]
	const options = designOptions(
		'rams',
		{ ...item, designId: 's1', designVersion: 1 },
		{ designs, shopDesigns },
	)
	expect(options).toEqual([
		{ value: '', label: 'As it is, without a design', picture: { hash: 'b'.repeat(24) } },
		{
			value: 'd1:3',
			label: 'RAMS, version 3',
			picture: { src: '/portal/rams/designs/d1/3/picture.webp' },
		},
		{ value: 's1:1', label: 'As pictured, Royal / Orange', picture: { hash: 'c'.repeat(24) } },
	])
})
