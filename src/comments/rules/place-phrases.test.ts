import { expect, test } from 'vitest'
import { drawn } from '#garments/templates/index.ts'
import { viewIds } from '#garments/template.ts'
import { expectEvery } from '../../../tests/matrix.ts'
import { placeIn, viewPlacesIn } from './place-phrases.ts'
import { placeName, placesToChoose, type PlacedPiece } from './places.ts'

test.each([
	['Front: left chest', 'Frente: pecho izquierdo'],
	['Left side', 'Lado izquierdo'],
	['Jersey, back: upper back', 'Camiseta, espalda: espalda, arriba'],
	['Away jersey, right side: right sleeve', 'Camiseta de visitante, lado derecho: manga derecha'],
	['Practice pinnie, front', 'Peto de práctica, frente'],
	['Rain shell, front', 'Rain shell, frente'],
])('%s in Spanish', (english, spanish) => {
	expect(placeIn('es', english)).toBe(spanish)
	expect(placeIn('en', english)).toBe(english)
})

const garments = drawn.flatMap((template) =>
	['', 'Jersey'].map((name): PlacedPiece => ({ id: name, name, template, config: {} })),
)
const english =
	/\b(?:front|back|left|right|side|chest|sleeve|shoulder|number|name|team|player|middle|hem|leg|hip|neck|upper|lower|center|full|cuff|jersey)\b/i

test('every place of every garment is in Spanish', () =>
	expectEvery(
		{ cases: garments, atLeast: 40, name: ({ template, name }) => `${template.id} ${name}` },
		(piece) => {
			const places = placesToChoose([piece])
			const spanish = viewPlacesIn('es', places)
			expect(viewPlacesIn('en', places)).toEqual(places)
			expect(spanish.map((one) => one.places.map(({ value }) => value))).toEqual(
				places.map((one) => one.places.map(({ value }) => value)),
			)
			for (const { view, places: own } of spanish)
				for (const text of [view, ...own.map(({ name }) => name)]) expect(text).not.toMatch(english)
			for (const view of viewIds)
				for (const xIn of [8, 15, 22])
					expect(placeIn('es', placeName([piece], { piece: piece.id, view, xIn, yIn: 12 }))).not.toMatch(
						english,
					)
		},
	))

test('the pseudo-language has brackets around each place', () => {
	const [first] = viewPlacesIn('en-XA', [{ view: 'Front', places: [{ value: 'x', name: 'Left chest' }] }])
	expect([first?.view, first?.places[0]?.name]).toEqual([
		expect.stringMatching(/^\[.+\]$/),
		expect.stringMatching(/^\[.+\]$/),
	])
})
