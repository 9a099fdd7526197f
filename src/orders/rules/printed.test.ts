import { expect, test } from 'vitest'
import { colorsInWords, pickedColors, shownColors } from './printed.ts'

type Line = Parameters<typeof shownColors>[0]
const line = (designId: string | null, snapshot: object): Line =>
	// Cast: of a snapshot only what names colors is read.
	({ designId, snapshot: { color: 'Black / Vegas Gold', ...snapshot } }) as Line

test.each([
	['a blank', line(null, {}), ['Black / Vegas Gold', 'Black / Vegas Gold', 'Black / Vegas Gold']],
	[
		'a design covers the blank, whose color only who picks it reads',
		line('d', { designColors: 'Maroon / Orange' }),
		['Maroon / Orange', 'Custom design in Maroon / Orange', 'Maroon / Orange design on Black / Vegas Gold'],
	],
	[
		'a design in the blank’s own colors',
		line('d', { designColors: 'Black / Vegas Gold' }),
		['Black / Vegas Gold', 'Custom design in Black / Vegas Gold', 'Black / Vegas Gold'],
	],
	[
		'a design of the shop',
		line('d', { isPictured: true }),
		['Black / Vegas Gold', 'Black / Vegas Gold, as pictured', 'Black / Vegas Gold'],
	],
	[
		'a design of before its colors were stored',
		line('d', {}),
		['', 'Custom design', 'Custom design on Black / Vegas Gold'],
	],
])('%s', (_case, sold, colors) => {
	expect([shownColors(sold), colorsInWords(sold), pickedColors(sold)]).toEqual(colors)
})
