import { expect, test } from 'vitest'
import { templates } from '#garments/templates/index.ts'
import { viewOf } from '#garments/render.ts'
import { frameInPixels } from '#placement/units.ts'
import { placementPresets, presetFrame } from '../placement-presets.ts'
import { checkDesign } from './check-design.ts'
import { asset, dressed, fixed, found, logo } from '../../../../tests/factories/designs/checked-design.ts'

const art = (id: string, part: object, config: object = {}) =>
	dressed(id, { logos: [logo(part)], ...config }, [asset({ kind: 'vector' })])
const front = 'seam-front-crest'

/** Half an inch on a top; the cloth is a thirtieth of a pixel off vertical. */
const half = 40 / 6 + 0.03

test.each([
	['the placket, from the right', 'baseball-jersey', { x: 210 + half, y: 120 }, { x: -0.08 }],
	['the placket, from the left', 'baseball-jersey', { x: 150 - half, y: 120 }, { x: 0.08 }],
	['the zip, from below', 'quarter-zip', { x: 180, y: 190 + half }, { y: -0.08 }],
	['the pocket, from above', 'hoodie', { x: 180, y: 290 - half }, { y: 0.08 }],
])('half an inch from %s is enough, a hair less is not', (_, id, at, nearer) => {
	expect(found(art(id, at), front)).toBe(undefined)
	const sum = { ...at, x: at.x + ('x' in nearer ? nearer.x : 0), y: at.y + ('y' in nearer ? nearer.y : 0) }
	expect(found(art(id, sum), front)).toMatchObject({
		severity: 'warning',
		message: expect.stringContaining('is 0.49 in from the') as string,
		step: 2,
		view: 'front',
		itemId: 'crest',
	})
})

test.each([
	['near', 212, 'is 0.15 in from the placket on the front', 'Move it 0.35 in right'],
	['across', 195, 'lies across the placket on the front', 'Move it 1.63 in right'],
	['across', 165, 'lies across the placket on the front', 'Move it 1.63 in left'],
])('art %s a placket is moved by what is missing', (_, x, message, label) => {
	const design = art('baseball-jersey', { x, y: 170 })
	expect(found(design, front)?.message).toContain(message)
	expect(found(design, front)?.fix?.label).toBe(label)
	expect(found(fixed(design, front), front)).toBe(undefined)
})

test('art that has no way past the seams is reported without a click', () => {
	const design = art('baseball-jersey', { x: 120, y: 170, width: 160, height: 160 })
	expect(found(design, front)?.message).toContain('lies across the placket')
	expect(found(design, front)?.fix).toBe(undefined)
})

test('a turned logo is measured at its own corner', () => {
	const straight = { x: 210 + half + 2, y: 120 }
	expect(found(art('baseball-jersey', straight), front)).toBe(undefined)
	expect(found(art('baseball-jersey', { ...straight, rotation: 45 }), front)?.message).toContain('placket')
})

test('only the seams that the chosen style has count', () => {
	const onPocket = { x: 180, y: 310 }
	expect(found(art('hoodie', onPocket), front)?.message).toContain('pocket')
	expect(found(art('hoodie', onPocket, { styles: { pocket: 'none' } }), front)).toBe(undefined)
	const onYoke = { x: 180, y: 120 }
	expect(found(art('football-jersey', onYoke), front)).toBe(undefined)
	expect(
		found(art('football-jersey', onYoke, { zoneColors: { yoke: '#ffffff' } }), front)?.message,
	).toContain('yoke seam')
})

test('a team name over buttons is cut there, which is usual; a number is moved', () => {
	const split = dressed('baseball-jersey', { teamName: 'Hawks' })
	expect(found(split, 'seam-front-team-front')).toMatchObject({ severity: 'info', step: 3 })
	expect(found(split, 'seam-front-team-front')?.fix).toBe(undefined)
	const places = { number: { front: { rightIn: -2 } } }
	const number = dressed('baseball-jersey', { playerNumber: '24', lettering: { places } })
	expect(found(number, 'seam-front-number-front')?.severity).toBe('warning')
	const better = fixed(number, 'seam-front-number-front')
	expect(found(better, 'seam-front-number-front')).toBe(undefined)
	expect(better.config.lettering?.places?.number?.front?.rightIn).toBeGreaterThan(-2)
})

test('words across a colored yoke are moved off it', () => {
	const design = dressed('football-jersey', { teamName: 'Hawks', zoneColors: { yoke: '#ffffff' } })
	expect(found(design, 'seam-front-team-front')?.message).toContain('lies across the yoke seam')
	const better = fixed(design, 'seam-front-team-front')
	expect(found(better, 'seam-front-team-front')).toBe(undefined)
	expect(better.config.lettering).toEqual({ places: { team: { front: { rightIn: 0, downIn: 0.53 } } } })
})

test('every button that places art puts it clear of seams, but for a front that opens all the way', () => {
	for (const template of Object.values(templates)) {
		if (template.id === 'baseball-jersey') continue
		for (const preset of placementPresets(template)) {
			const view = viewOf(template, preset.view)
			for (const ratio of [0.8, 1, 2.5]) {
				const at = frameInPixels(presetFrame(preset, ratio, view), view)
				const design = art(template.id, { ...at, view: view.id })
				const near = checkDesign(design).filter(({ id }) => id.startsWith('seam'))
				expect([template.id, preset.id, ratio, near]).toEqual([template.id, preset.id, ratio, []])
			}
		}
	}
})

test.each([
	['basketball-shorts', { x: 190, y: 180 }, 'across the center seam'],
	['football-pants', { x: 190, y: 110 }, 'across the laced fly'],
	['baseball-pants', { x: 190, y: 150 }, 'across the fly'],
	['soccer-shorts', { x: 250, y: 350 }, 'across the hem'],
	['joggers', { x: 190, y: 120 }, 'across the center seam'],
])('%s are sewn together as well', (id, at, words) => {
	expect(found(art(id, at), front)?.message).toContain(words)
})

test('letters stand clear of the seams of shorts and pants, whatever their panels', () => {
	const bottoms = Object.values(templates).filter(({ kind }) => kind === 'shorts' || kind === 'pants')
	expect(bottoms.length).toBeGreaterThan(4)
	const words = { teamName: 'Wildcats', playerNumber: '24', playerName: 'Johnson' }
	for (const { id, styles } of bottoms) {
		for (const style of [
			{},
			...styles.flatMap((one) => one.options.map((option) => ({ [one.id]: option.id }))),
		]) {
			const near = checkDesign(dressed(id, { ...words, styles: style })).filter((finding) =>
				finding.id.startsWith('seam'),
			)
			expect([id, style, near]).toEqual([id, style, []])
		}
	}
})
