import { expect, test } from 'vitest'
import { templates } from '#garments/templates/index.ts'
import { addOnRefusal, addOnsFor, unfitAddOns } from './add-ons.ts'

test.each([
	['snapback', ['custom_embroidery']],
	['beanie', ['custom_embroidery']],
	['tee', ['custom_embroidery']],
	['hoodie', ['custom_embroidery', 'name_plate']],
	['joggers', ['custom_embroidery']],
	['soccer-shorts', ['padding', 'custom_embroidery']],
	['basketball-jersey', ['padding', 'custom_embroidery', 'name_plate']],
	['football-jersey', ['padding', 'facemask', 'custom_embroidery', 'name_plate', 'helmet_decal']],
])('%s can have %j', (id, types) => expect(addOnsFor(templates[id]!)).toEqual(types))

const carrying = (...types: string[]) => ({ addOns: types.map((type) => ({ type, description: '' })) })

test('an add-on of another garment is refused, unless the design had it before', () => {
	const hat = templates['snapback']!
	expect(addOnRefusal(carrying('custom_embroidery'), hat, null)).toBeUndefined()
	expect(addOnRefusal(carrying('facemask'), hat, null)).toBe(
		'Facemask is not made for this garment. Remove it under Add-Ons.',
	)
	expect(addOnRefusal(carrying('jetpack'), hat, null)).toMatch(/^This add-on is not made/)
	expect(addOnRefusal(carrying('facemask'), hat, carrying('facemask'))).toBeUndefined()
	expect(addOnRefusal(carrying('facemask', 'padding'), hat, carrying('facemask'))).toMatch(/^Padding/)
	expect(unfitAddOns(carrying('facemask', 'custom_embroidery'), hat)).toEqual(['facemask'])
})
