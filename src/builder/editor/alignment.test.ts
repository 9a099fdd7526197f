import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameOf } from '#garments/logos.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { templateById } from '#garments/templates/index.ts'
import { boundsOf, centerOf } from '#placement/boxes.ts'
import { areaBox, areaUnder } from '#placement/print-areas.ts'
import { canvasOf } from '#placement/units.ts'
import { aligned, alignments, type Alignment } from './alignment.ts'
import { addLogo, setFrame } from './logos.ts'

const view = templateById('football-jersey')!.views[0]!
const empty = DesignConfig.parse({ primaryColor: '#14284f', secondaryColor: '#f2b21b' })
const one = addLogo(empty, { id: 'a', url: '/files/a.png', view })
const boxIn = (config: DesignConfig) => boundsOf(frameOf(config.logos[0]!))
const names: readonly Alignment[] = alignments

test('a turned logo meets the edges and the middle of its print area', () => {
	const turned = setFrame(one, 'a', { frame: { width: 4, height: 3, rotation: 30 }, view })
	const area = areaBox(areaUnder(view, frameOf(turned.logos[0]!))!, view)
	const to = (alignment: Alignment) => boxIn(aligned(turned, 'a', { view, to: alignment }))
	expect(to('left').x).toBeCloseTo(area.x)
	expect(to('right').x + to('right').width).toBeCloseTo(area.x + area.width)
	expect(centerOf(to('center')).x).toBeCloseTo(centerOf(area).x)
	expect(to('top').y).toBeCloseTo(area.y)
	expect(to('bottom').y + to('bottom').height).toBeCloseTo(area.y + area.height)
	expect(centerOf(to('middle')).y).toBeCloseTo(centerOf(area).y)
	expect(to('center').y).toBeCloseTo(boxIn(turned).y)
})

test('outside of all print areas the canvas counts', () => {
	const away = setFrame(one, 'a', { frame: { x: 0.5, y: 34, width: 3, height: 3 }, view })
	expect(areaUnder(view, frameOf(away.logos[0]!))).toBe(undefined)
	const right = boxIn(aligned(away, 'a', { view, to: 'right' }))
	expect(right.x + right.width).toBeCloseTo(canvasOf(view).width)
})

test('a property: the design stays legal, and a logo that is not there changes nothing', () => {
	const place = fc.double({ min: -5, max: 35, noNaN: true })
	fc.assert(
		fc.property(
			place,
			place,
			fc.integer({ min: -180, max: 180 }),
			fc.constantFrom(...names),
			(x, y, rotation, to) => {
				const config = aligned(setFrame(one, 'a', { frame: { x, y, rotation }, view }), 'a', { view, to })
				expect(DesignConfig.parse(config)).toEqual(config)
			},
		),
	)
	expect(aligned(one, 'missing', { view, to: 'left' })).toBe(one)
})
