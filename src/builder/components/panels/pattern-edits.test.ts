import { expect, test } from 'vitest'
import { DesignConfig, type PatternPrint } from '#garments/schemas.ts'
import { templates } from '#garments/templates/index.ts'
import {
	printedPlaces,
	shownPatternColors,
	withPattern,
	withPatternAllOver,
	withPatternAngle,
	withPatternColor,
	withPatternPlace,
	withPatternSize,
} from './pattern-edits.ts'

const template = templates['football-jersey']
if (!template) throw new Error('There is no football jersey.')

const plain = DesignConfig.parse({ primaryColor: '#14284f', secondaryColor: '#f2b21b' })
const stars = withPattern(plain, 'stars')
const patternIn = (pattern: Partial<PatternPrint>): DesignConfig => ({
	...plain,
	pattern: { id: 'stars', color: '#f2b21b', opacity: 1, ...pattern },
})

test('a first pattern has the secondary color, and none of the fields that are as usual', () => {
	expect(stars.pattern).toEqual({ id: 'stars', color: '#f2b21b', opacity: 0.7 })
	expect(withPattern(stars, 'none').pattern).toBeUndefined()
})

test('another pattern keeps colors, size, angle and places, as far as it has them', () => {
	const turned = patternIn({ more: ['#ffffff'], scale: 2, angleDeg: 30, places: ['body', 'sleeves'] })
	expect(withPattern(turned, 'tartan').pattern).toEqual({ ...turned.pattern, id: 'tartan' })
	expect(withPattern(turned, 'sash').pattern).toEqual({
		id: 'sash',
		color: '#f2b21b',
		opacity: 1,
		more: ['#ffffff'],
		places: ['body'],
	})
	expect(withPattern(patternIn({ places: ['sleeves'] }), 'sash').pattern?.places).toBeUndefined()
})

test.each([
	[100, undefined],
	[150, 1.5],
	[49, 0.5],
	[400, 3],
	[72.4, 0.72],
])('%d percent is saved as %j', (percent, scale) => {
	expect(withPatternSize(stars, percent).pattern?.scale).toBe(scale)
})

test.each([
	[0, undefined],
	[45, 45],
	[180, 180],
	[190, -170],
	[-190, 170],
	[360, undefined],
	[12.6, 13],
])('%d degrees are saved as %j', (degrees, angleDeg) => {
	expect(withPatternAngle(stars, degrees).pattern?.angleDeg).toBe(angleDeg)
})

test('a further color keeps the shades before it as they are shown', () => {
	const tartan = withPattern(plain, 'tartan')
	const shown = shownPatternColors(tartan, template)
	const third = withPatternColor(template, 2)(tartan, '#ffffff')
	expect(third.pattern?.more).toEqual([shown[1], '#ffffff'])
	expect(withPatternColor(template, 1)(third, '#000000').pattern?.more).toEqual(['#000000', '#ffffff'])
	expect(withPatternColor(template, 0)(third, '#8b1e2d').pattern?.color).toBe('#8b1e2d')
})

test('places are added and removed, the last one stays', () => {
	expect(printedPlaces(stars, template)).toEqual(['body', 'sleeves'])
	const onBody = withPatternPlace(template, 'sleeves')(stars, false)
	expect(onBody.pattern?.places).toEqual(['body'])
	expect(withPatternPlace(template, 'body')(onBody, false)).toBe(onBody)
	expect(withPatternPlace(template, 'sides')(onBody, true).pattern?.places).toEqual(['body', 'sides'])
	expect(withPatternAllOver(template)(stars).pattern?.places).toEqual(['body', 'sleeves', 'sides'])
})

test('a design without a pattern has none after any edit of it', () => {
	expect(withPatternSize(plain, 150)).toBe(plain)
	expect(withPatternAngle(plain, 30)).toBe(plain)
	expect(withPatternAllOver(template)(plain)).toBe(plain)
	expect(printedPlaces(plain, template)).toEqual([])
})
