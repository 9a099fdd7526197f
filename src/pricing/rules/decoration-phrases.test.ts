import { expect, test } from 'vitest'
import { decorationLocations, decorationMethods, letteringSlots } from '#garments/template.ts'
import { addOnTypes, decorationSizes } from '../states.ts'
import { pricedPartIn } from './decoration-phrases.ts'
import { addOnNames, decorationLabel, type DecorationChoice } from './decorations.ts'

test.each([
	['Team name, chest, tackle twill, small', '', 'Nombre del equipo, pecho, tackle twill, pequeño'],
	['Player name, back, screen print, medium', '', 'Nombre del jugador, espalda, serigrafía, mediano'],
	['Number, front, tackle twill, large', '', 'Número, frente, tackle twill, grande'],
	['Screen print, sleeve, full', '', 'Serigrafía, manga, completo'],
	['Tackle twill, custom, small', '', 'Tackle twill, otro lugar, pequeño'],
	['Wildcat, chest, embroidery, small', 'Wildcat', ', pecho, bordado, pequeño'],
	['constructor, chest, embroidery, small', 'constructor', ', pecho, bordado, pequeño'],
	['Crest, front, chest, embroidery, small', 'Crest, front', ', pecho, bordado, pequeño'],
	['Name plate', '', 'Placa de nombre'],
	['Rush fee', 'Rush fee', ''],
	['toString', 'toString', ''],
])('%s in Spanish', (english, named, words) => {
	expect(pricedPartIn('es', english)).toEqual({ named, words })
	expect(pricedPartIn('en', english)).toEqual({ named: '', words: english })
})

const combinations = decorationMethods.flatMap((type) =>
	decorationLocations.flatMap((location) => decorationSizes.map((size) => ({ type, location, size }))),
)
const english =
	/\b(?:screen|print|embroidery|front|back|sleeve|chest|custom|small|medium|large|full|name|number)\b/i

test.each(combinations)(
	'no word of $type, $location, $size is left in English',
	(choice: DecorationChoice) => {
		const labels = [
			decorationLabel(choice),
			...letteringSlots.map((slot) => decorationLabel({ ...choice, itemId: `${slot}-front` })),
		]
		for (const label of labels) {
			const { named, words } = pricedPartIn('es', label)
			expect(named).toBe('')
			expect(words).not.toMatch(english)
			expect(words.split(', ')).toHaveLength(label.split(', ').length)
		}
		const art = decorationLabel({ ...choice, description: 'Owl', itemId: 'crest' })
		expect(pricedPartIn('es', art).named).toBe('Owl')
		expect(pricedPartIn('es', art).words).not.toMatch(english)
	},
)

test('every add-on has its Spanish', () => {
	for (const type of addOnTypes) {
		const { named, words } = pricedPartIn('es', addOnNames[type])
		expect(named).toBe('')
		expect(words).not.toBe(addOnNames[type])
	}
})

test('the pseudo-language has brackets around all but the name of art', () => {
	expect(pricedPartIn('en-XA', 'Owl, chest, embroidery, small')).toEqual({
		named: 'Owl',
		words: expect.stringMatching(/^\[, .+\]$/),
	})
	expect(pricedPartIn('en-XA', 'Number, chest, embroidery, small').words).toMatch(/^\[.+\]$/)
})
