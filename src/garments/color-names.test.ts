import { expect, test } from 'vitest'
import { colorNames } from '#designs/rules/colors.ts'
import { colorIn, spanishColor, spanishColors } from './color-names.ts'
import { colorFamilies, teamColors } from './colors.ts'

test('every color that the shop names, and every family, has a Spanish name of its own', () => {
	const known = new Set([...colorFamilies, ...teamColors.map(({ name }) => name), ...colorNames()])
	expect(new Set(Object.keys(spanishColors))).toEqual(known)
	const names = Object.values(spanishColors)
	expect(new Set(names).size).toBe(names.length)
	for (const [english, spanish] of Object.entries(spanishColors)) {
		expect(spanish).not.toBe(english)
		expect(spanishColor(english.toLowerCase())).toBe(spanish)
	}
})

test('a color, a pair, one that is like another, and a name that is not the shop’s', () => {
	expect(colorIn('es', 'Navy')).toBe('Azul marino')
	expect(colorIn('es', 'Navy / Athletic Gold')).toBe('Azul marino / Dorado atlético')
	expect(colorIn('es', 'White / close to Kelly Green')).toBe('Blanco / parecido a verde Kelly')
	expect(colorIn('en-XA', 'Navy')).toMatch(/^\[.+\]$/)
	for (const own of ['Graphite Heather', 'Navy / Graphite', 'constructor', '']) {
		expect(colorIn('es', own)).toBe(own)
		expect(colorIn('en-XA', own)).toBe(own)
	}
	expect(colorIn('en', 'close to Navy')).toBe('close to Navy')
})
