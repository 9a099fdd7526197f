import { expect, test } from 'vitest'
import { decorationLocations, decorationMethods } from '#garments/template.ts'
import { asCents } from '#kit/money.ts'
import { decorationPrice, isAddOnType } from './decorations.ts'
import { addOnTypes, decorationSizes } from '../states.ts'
import { unitPrice } from './design.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

/** Copied from the table of spec §9 as it is printed there. */
const printed = {
	'screen small': '8/8/5/6/7',
	'screen medium': '12/12/8/9/10',
	'screen large': '18/18/12/14/15',
	'screen full': '25/25/18/20/22',
	'embroidery small': '12/12/8/10/11',
	'embroidery medium': '18/18/12/14/15',
	'embroidery large': '28/28/20/24/26',
	'embroidery full': '40/40/30/35/38',
	'tackle_twill small': '15/15/10/12/13',
	'tackle_twill medium': '22/22/15/18/20',
	'tackle_twill large': '35/35/25/30/32',
	'tackle_twill full': '50/50/38/45/48',
}

test('all sixty decoration prices are those of the specification', () => {
	const rows = decorationMethods.flatMap((type) =>
		decorationSizes.map((size) => {
			const prices = decorationLocations.map(
				(location) => decorationPrice({ type, location, size }, specPrices) / 100,
			)
			return [`${type} ${size}`, prices.join('/')]
		}),
	)
	expect(Object.fromEntries(rows)).toEqual(printed)
})

test('a unit costs base, decorations and add-ons', () => {
	const price = unitPrice(
		{
			baseCents: asCents(11_900),
			decorations: [
				{ type: 'tackle_twill', location: 'front', size: 'large' },
				{ type: 'embroidery', location: 'sleeve', size: 'small' },
			],
			addOns: ['name_plate', 'padding'],
		},
		specPrices,
	)
	expect(price).toEqual({ base: 11_900, decorations: 4_300, addOns: 2_700, unit: 18_900 })
})

test('the five add-ons have the prices of the specification', () => {
	expect(addOnTypes.map((type) => specPrices.addOnCents[type])).toEqual([1_500, 2_500, 2_000, 1_200, 800])
	expect(isAddOnType('facemask')).toBe(true)
	expect(isAddOnType('toString')).toBe(false)
})
