import { expect, test } from 'vitest'
import { cornersOf, overlapDepth } from '#placement/boxes.ts'
import { viewOf } from '#garments/render.ts'
import { frameInPixels } from '#placement/units.ts'
import { placementPresets, presetFrame } from '../placement-presets.ts'
import { checkDesign } from './check-design.ts'
import {
	asset,
	dressed,
	fixed,
	found,
	lettering,
	logo,
} from '../../../../tests/factories/designs/checked-design.ts'

const withLogos = (logos: object[], part: object = {}, assets = [asset()]) =>
	dressed('football-jersey', { logos, ...part }, assets)

/** 40 px on a jersey are 3 in. */
test.each([
	[900, undefined],
	[899, 'warning'],
	[450, 'warning'],
	[449, 'strong'],
])('%i pixels on three inches are %s', (pixels, severity) => {
	const design = withLogos([logo()], {}, [asset({ width: pixels, height: pixels })])
	expect(found(design, 'dpi-crest')?.severity).toBe(severity)
})

test.each([
	[500, 3, '166 DPI at 3.0 × 3.0 in; it is sharp up to 1.6 × 1.6 in, below the smallest size of a logo'],
	[1_200, 6, '200 DPI at 6.0 × 6.0 in; it is sharp up to 4.0 × 4.0 in'],
])(
	'the message has the real value, the size and the sentence of the specification: %i pixels on %i in',
	(pixels, inches, finding) => {
		const side = { width: (inches * 40) / 3, height: (inches * 40) / 3 }
		const picture = asset({ width: pixels, height: pixels })
		const design = withLogos([logo({ alt: 'Wildcat head', ...side })], {}, [picture])
		expect(found(design, 'dpi-crest')?.message).toBe(
			`Wildcat head has ${finding}. Ensure all logos are at least 300 DPI at print size for best quality`,
		)
	},
)

test('vector art has no limit, and unknown uploads are not judged', () => {
	const vector = asset({ kind: 'vector', width: 10, height: 10 })
	expect(found(withLogos([logo()], {}, [vector]), 'dpi-crest')).toBe(undefined)
	expect(found(withLogos([logo()], {}, []), 'dpi-crest')).toBe(undefined)
})

test('the side that limits the picture counts, for it keeps its aspect ratio', () => {
	const wide = asset({ width: 1_000, height: 250 })
	const design = withLogos([logo({ assetId: wide.id, url: '/other.png', width: 80, height: 80 })], {}, [wide])
	expect(found(design, 'dpi-crest')?.message).toContain('166 DPI')
})

test('one click makes a picture as small as its pixels ask, around its center', () => {
	const picture = asset({ width: 1_200, height: 1_200 })
	const design = withLogos([logo({ x: 160, y: 200, width: 80, height: 80 })], {}, [picture])
	const better = fixed(design, 'dpi-crest')
	const { x, y, width, height } = better.config.logos[0]!
	expect(x + width / 2).toBeCloseTo(15)
	expect(y + height / 2).toBeCloseTo(18)
	expect([width, height]).toEqual([4, 4])
	expect(found(better, 'dpi-crest')).toBe(undefined)
})

test('a picture that would be smaller than the minimum cannot be mended', () => {
	const design = withLogos([logo({ width: 80, height: 80 })], {}, [asset({ width: 300, height: 300 })])
	expect(found(design, 'dpi-crest')).toMatchObject({ severity: 'strong' })
	expect(found(design, 'dpi-crest')?.fix).toBe(undefined)
})

test.each([
	[0, 40, 0],
	[0, 30, 10],
	[45, 40, 8.28],
	[45, 49, 0],
])('turned by %i° at a distance of %i two squares of 40 share %d', (rotation, distance, depth) => {
	const square = { y: 0, width: 40, height: 40 }
	const first = cornersOf({ ...square, x: 0, rotation: 0 })
	const second = cornersOf({ ...square, x: distance, rotation })
	expect(overlapDepth(first, second)).toBeCloseTo(depth, 2)
	expect(overlapDepth(second, first)).toBeCloseTo(depth, 2)
})

test('logos that overlap in one view are named, in two views they are not', () => {
	const second = logo({ id: 'star', alt: 'Star', x: 252 })
	const design = withLogos([logo({ alt: 'Crest' }), second])
	expect(found(design, 'overlap-front-crest-star')?.message).toBe(
		'Star overlaps Crest by 1.5 in on the front.',
	)
	const apart = withLogos([logo(), { ...second, view: 'back' }])
	expect(checkDesign(apart).filter(({ id }) => id.startsWith('overlap'))).toEqual([])
})

test('a logo on the number is found, one beside it is not', () => {
	const on = withLogos([logo({ x: 180, y: 220 })], { playerNumber: '24' })
	expect(found(on, 'overlap-front-number-front-crest')?.message).toContain('overlaps number by')
	const beside = withLogos([logo({ x: 330, y: 130 })], { playerNumber: '24' })
	expect(found(beside, 'overlap-front-number-front-crest')).toBe(undefined)
})

test('a flag below the number of a sleeve is flatter than its frame, and overlaps nothing', () => {
	const flag = logo({ view: 'left', x: 177, y: 128, width: 46 })
	const worn = { playerNumber: '88', styles: { sleeveNumbers: 'shoulder' } }
	const id = 'overlap-left-number-left-crest'
	const flat = withLogos([flag], worn, [asset({ width: 1_900, height: 1_000 })])
	expect(found(flat, id)).toBe(undefined)
	expect(found(withLogos([flag], worn), id)?.message).toContain('by 0.3 in on the left side')
})

test('the hollow below an arch is free', () => {
	const below = logo({ x: 180, y: 167.5 })
	const bent = withLogos([below], { teamName: 'Wildcats' })
	expect(found(bent, 'overlap-front-team-front-crest')).toBe(undefined)
	const style = { font: 'graduate', fill: '#f7f7f5', borders: [], shape: 'straight', tracking: 6 }
	const straight = withLogos([below], { teamName: 'Wildcats', lettering: { team: style } })
	expect(found(straight, 'overlap-front-team-front-crest')?.severity).toBe('warning')
})

test('art from every button lies inside the print area', () => {
	const { template } = withLogos([])
	for (const preset of placementPresets(template)) {
		const view = viewOf(template, preset.view)
		const at = frameInPixels(presetFrame(preset, 1.3, view), view)
		const design = withLogos([logo({ ...at, view: preset.view })])
		expect(checkDesign(design).map(({ id }) => id)).not.toContain('outside-crest')
	}
})

test('a logo outside the print area is moved in by one click, turned ones as well', () => {
	for (const rotation of [0, 30, 90]) {
		const design = withLogos([logo({ x: 20, y: 400, width: 80, height: 60, rotation })])
		const finding = found(design, 'outside-crest')
		expect(finding).toMatchObject({ severity: 'warning', fix: { label: 'Move inside the print area' } })
		expect(found(fixed(design, 'outside-crest'), 'outside-crest')).toBe(undefined)
	}
})

test('a logo larger than the print area becomes smaller and keeps its aspect ratio', () => {
	const design = withLogos([logo({ x: 0, y: 100, width: 400, height: 200 })])
	const { width, height } = fixed(design, 'outside-crest').config.logos[0]!
	expect(width / height).toBeCloseTo(2, 5)
	expect(width).toBeLessThan(30)
})

test('a garment without print areas takes no logo', () => {
	expect(found(dressed('hockey-socks', { logos: [logo()] }), 'outside-crest')).toMatchObject({
		severity: 'strong',
		message: 'Logo 1 cannot be made: the front of this garment has no print area.',
	})
})

const turnedTeam = (angleDeg: number, logos: object[] = []) =>
	withLogos(logos, { teamName: 'Wildcats', lettering: { places: { team: { front: { angleDeg } } } } })

test('turned letters overlap what lies under them, and nothing where they were', () => {
	const below = logo({ x: 182, y: 240, width: 40, height: 40 })
	const beside = logo({ x: 100, y: 110, width: 40, height: 40 })
	const overlaps = (angleDeg: number, art: object) =>
		found(turnedTeam(angleDeg, [art]), 'overlap-front-team-front-crest') !== undefined
	expect([overlaps(0, below), overlaps(90, below)]).toEqual([false, true])
	expect([overlaps(0, beside), overlaps(90, beside)]).toEqual([true, false])
})

test.each([
	[0, false],
	[20, true],
	[90, true],
	[180, false],
])('letters turned by %d degrees reach outside the print area: %s', (angleDeg, isOutside) => {
	const design = turnedTeam(angleDeg)
	const finding = found(design, 'outside-team-front')
	expect(finding !== undefined).toBe(isOutside)
	if (!finding) return
	expect(finding.message).toMatch(/^Team name on the front reaches outside the print area \(nearest: /)
	const level = fixed(design, finding.id)
	expect(level.config.lettering?.places?.team?.front).toBe(undefined)
	expect(found(level, finding.id)).toBe(undefined)
})

test('stacked letters are measured from the first to the last', () => {
	const stacked = (part: object = {}) =>
		dressed('football-jersey', {
			teamName: 'Cats',
			playerNumber: '24',
			lettering: { team: lettering({ shape: 'stacked', flourish: 'tail' }), ...part },
		})
	const design = stacked()
	expect(found(design, 'overlap-front-team-front-number-front')?.message).toContain('overlaps team name by')
	expect(found(design, 'effect-flourish-team')?.message).toBe(
		'Team name: the stroke under the name is left out; stacked letters have no line that it could run under.',
	)
	expect(found(fixed(design, 'effect-flourish-team'), 'effect-flourish-team')).toBe(undefined)
	expect(found(design, 'outside-team-front')).toBe(undefined)
	const low = stacked({ places: { team: { front: { downIn: 12 } } } })
	const finding = found(low, 'outside-team-front')
	expect(finding?.fix?.label).toBe('Put it on one line')
	expect(found(fixed(low, 'outside-team-front'), 'outside-team-front')).toBe(undefined)
})
