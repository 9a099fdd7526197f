// Places of comments: as forms carry them and as people name them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawn, templateById } from '#garments/templates/index.ts'
import { inCut, viewIds } from '#garments/template.ts'
import { chosenOn, isOn, placeName, placesToChoose, placeText, readPlace } from './places.ts'

const template = templateById('football-jersey')
if (!template) throw new Error('There is no football jersey')
const [front] = template.views
if (!front) throw new Error('It has no front')
const jersey = { id: '', name: '', template, config: {} }

test('a place survives its form, to a hundredth of an inch', () => {
	const inches = fc.double({ min: 0, max: 37.5, noNaN: true })
	fc.assert(
		fc.property(fc.constantFrom(...viewIds), inches, inches, (view, xIn, yIn) => {
			const read = readPlace(placeText({ piece: 'away-jersey', view, xIn, yIn }))
			expect(read?.piece).toBe('away-jersey')
			expect(read?.view).toBe(view)
			expect(Math.abs((read?.xIn ?? NaN) - xIn)).toBeLessThanOrEqual(0.0051)
			expect(Math.abs((read?.yIn ?? NaN) - yIn)).toBeLessThanOrEqual(0.0051)
		}),
	)
})

test('nothing else is a place', () => {
	for (const text of [
		'',
		'front',
		'front/1/1',
		'top/1/1/',
		'front/-1/1/',
		'front/1e3/1/',
		'front/NaN/1/',
		'front/1/1/a b',
		'front/1/1/<svg>',
		`front/1/1/${'a'.repeat(41)}`,
		'front/1.234/1/',
	])
		expect(readPlace(text), text).toBeUndefined()
})

test('a place is on the garment when its piece has the view and the point lies on the canvas', () => {
	const place = { piece: '', view: 'front', xIn: 15, yIn: 10 } as const
	expect(isOn([jersey], place)).toBe(true)
	expect(isOn([jersey], { ...place, xIn: 30.01 })).toBe(false)
	expect(isOn([jersey], { ...place, yIn: 37.51 })).toBe(false)
	expect(isOn([jersey], { ...place, piece: 'pants' })).toBe(false)
	expect(isOn([{ ...jersey, id: 'pants' }], { ...place, piece: 'pants' })).toBe(true)
})

test('a place is called by its view and the smallest print area around it', () => {
	const chest = front.placements.find(({ id }) => id === 'left-chest')
	if (!chest) throw new Error('There is no left chest')
	const { x, y, w, h } = chest.area
	const place = {
		piece: '',
		view: 'front',
		xIn: (x + w / 2) / front.pxPerInch,
		yIn: (y + h / 2) / front.pxPerInch,
	} as const
	expect(placeName([jersey], place)).toBe('Front: left chest')
	expect(placeName([{ ...jersey, name: 'Jersey' }], place)).toBe('Jersey, front: left chest')
	expect(placeName([jersey], { ...place, xIn: 0, yIn: 0 })).toBe('Front')
	expect(placeName([], place)).toBe('Front')
})

test('every garment offers places on each of its views, all of them on the garment and none twice', () => {
	for (const garment of drawn)
		for (const fit of ['', ...Object.keys(garment.cuts ?? {})]) {
			const cut = inCut(garment, { styles: { fit } })
			const piece = { id: '', name: '', template: cut, config: {} }
			const views = placesToChoose([piece])
			expect(views.map(({ view }) => view)).toHaveLength(cut.views.length)
			for (const { view, places } of views) {
				expect(places.length, `${garment.id} ${view}`).toBeGreaterThan(0)
				expect(new Set(places.map(({ name }) => name)).size).toBe(places.length)
				expect(new Set(places.map(({ value }) => value)).size).toBe(places.length)
				for (const { value } of places) {
					const place = readPlace(value)
					expect(place && isOn([piece], place), `${garment.id} ${value}`).toBe(true)
				}
			}
		}
})

test('a typed place is marked on its own view alone', () => {
	const size = { width: 30, height: 37.5 }
	expect(chosenOn('front/15/7.5/', { piece: '', view: 'front', size })).toEqual({ left: 50, top: 20 })
	expect(chosenOn('front/15/7.5/', { piece: '', view: 'back', size })).toBeUndefined()
	expect(chosenOn('', { piece: '', view: 'front', size })).toBeUndefined()
})
