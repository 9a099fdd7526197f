import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameOf } from '#garments/logos.ts'
import { readDesign } from '#garments/saved-design.ts'
import { DesignConfig, StoredDesign } from '#garments/schemas.ts'
import { templateById } from '#garments/templates/index.ts'
import { boundsOf, centerOf } from '#placement/boxes.ts'
import { canvasOf, frameInInches, frameInPixels, isLargeEnough, type PixelFrame } from '#placement/units.ts'
import * as logos from './logos.ts'

const footballJersey = templateById('football-jersey')!
const [front, back] = footballJersey.views
if (!front || !back) throw new Error('The football jersey has two views')
const { views } = footballJersey

const empty = DesignConfig.parse({ primaryColor: '#14284f', secondaryColor: '#f2b21b' })
const add = (config: DesignConfig, id: string, view = front) =>
	logos.addLogo(config, { id, url: `/files/${id}.png`, view })
const one = add(empty, 'a')
const first = (config: DesignConfig) => config.logos[0]!
/** The first logo in view pixels. */
const pixels = (config: DesignConfig, view = front) => frameInPixels(frameOf(first(config)), view)
/** The logo at a place in view pixels. */
const at = (config: DesignConfig, part: Partial<PixelFrame>) => {
	const frame = frameInInches({ ...pixels(config), ...part }, front)
	return logos.setFrame(config, 'a', { frame, view: front })
}
const inch = 40 / 3
const ids = (config: DesignConfig) => config.logos.map(({ id }) => id).join('')

test('a new logo is 80 by 80 at 160,200', () => {
	expect(pixels(one)).toEqual({ x: 160, y: 200, width: 80, height: 80, rotation: 0 })
	expect(first(one).view).toBe('front')
})

test('a design takes thirty logos and no more', () => {
	const full = Array.from({ length: 35 }, (_, index) => `l${index}`).reduce(
		(config, id) => add(config, id),
		empty,
	)
	expect(full.logos).toHaveLength(30)
	expect(logos.duplicate(full, 'l1', { newId: 'n', view: front })).toBe(full)
})

const wild = fc.double({ min: -200, max: 200, noNaN: true })

test('whatever is asked for, a logo stays legal and some of it stays on the canvas', () => {
	const frames = fc.record({ x: wild, y: wild, width: wild, height: wild, rotation: wild })
	fc.assert(
		fc.property(frames, (frame) => {
			const logo = first(logos.setFrame(one, 'a', { frame, view: front }))
			expect(() => DesignConfig.parse({ ...one, logos: [logo] })).not.toThrow()
			expect(isLargeEnough(logo, front)).toBe(true)
			const bounds = boundsOf(frameOf(logo))
			expect(bounds.x + bounds.width).toBeGreaterThan(0)
			expect(bounds.y + bounds.height).toBeGreaterThan(0)
			expect(bounds.x).toBeLessThan(canvasOf(front).width)
			expect(bounds.y).toBeLessThan(canvasOf(front).height)
		}),
	)
})

test('keeping the shape, the shorter side never gets below the minimum', () => {
	const wide = at(one, { width: 160, height: 80 })
	const small = logos.setSide(wide, 'a', { side: 'width', to: 10 / inch, keepsShape: true, view: front })
	expect(pixels(small)).toMatchObject({ width: 80, height: 40 })
	const free = logos.setSide(wide, 'a', { side: 'width', to: 3, keepsShape: false, view: front })
	expect(pixels(free)).toMatchObject({ width: 40, height: 80 })
	const [before, after] = [wide, free].map((config) => centerOf(frameOf(first(config))))
	expect(after?.x).toBeCloseTo(before?.x ?? 0, 9)
	expect(after?.y).toBeCloseTo(before?.y ?? 0, 9)
})

test('moved, grown and turned step by step', () => {
	const moved = logos.nudge(one, 'a', { dx: 10 / inch, dy: -1 / inch, view: front })
	expect(pixels(moved)).toMatchObject({ x: 170, y: 199 })
	const grown = logos.scale(one, 'a', { factor: 1.5, view: front })
	expect(pixels(grown)).toMatchObject({ x: 140, y: 180, width: 120, height: 120 })
	const turned = [...'abcdefghijklm'].reduce(
		(config) => logos.turn(config, 'a', { degrees: 15, view: front }),
		one,
	)
	expect(first(turned).rotation).toBe(-165)
})

test('nothing to do gives the same design, so that the history stays clean', () => {
	expect(logos.nudge(one, 'a', { dx: 0, dy: 0, view: front })).toBe(one)
	expect(logos.nudge(one, 'unknown', { dx: 5, dy: 0, view: front })).toBe(one)
	expect(logos.reorder(one, 'a', { by: 1, views })).toBe(one)
	expect(logos.removeLogo(one, 'unknown')).toBe(one)
	expect(logos.moveToView(one, 'a', front)).toBe(one)
})

test('layers change places within their own view', () => {
	const three = add(add(one, 'b', back), 'c')
	expect(ids(logos.reorder(three, 'a', { by: 1, views }))).toBe('cba')
	expect(ids(logos.reorder(three, 'a', { by: -1, views }))).toBe('abc')
	expect(ids(logos.reorder(three, 'b', { by: 1, views }))).toBe('abc')
})

test('a copy lies right above its original', () => {
	const copied = logos.duplicate(add(one, 'c'), 'a', { newId: 'b', view: front })
	expect(ids(copied)).toBe('abc')
	expect(frameInPixels(frameOf(copied.logos[1]!), front)).toMatchObject({ x: 176, y: 216 })
	expect(copied.logos[1]?.url).toBe('/files/a.png')
})

test('a logo takes its own decorations along when it goes', () => {
	const decoration = { type: 'screen', location: 'front', size: 'small', description: '' } as const
	const decorated = { ...one, decorations: [{ ...decoration, itemId: 'a' }, decoration] }
	expect(logos.removeLogo(decorated, 'a')).toMatchObject({ logos: [], decorations: [decoration] })
})

test('to the other side and named after the area it lies in', () => {
	const moved = first(logos.moveToView(one, 'a', back))
	expect(moved).toMatchObject({ view: 'back', placement: 'full-back', x: first(one).x })
	const chest = at(one, { x: 232, y: 160, width: 40, height: 40 })
	expect(first(chest).placement).toBe('left-chest')
})

test('the box can take the shape of its art', () => {
	const fitted = first(logos.fitToArt(one, 'a', { art: { width: 1200, height: 800 }, view: front }))
	expect(fitted.width / fitted.height).toBeCloseTo(1.5)
	const { x, y } = centerOf(frameOf(fitted))
	expect(x).toBeCloseTo(15)
	expect(y).toBeCloseTo(18)
})

test('a mirrored logo is mirrored back to what it was', () => {
	const mirrored = logos.mirror(one, 'a')
	expect(first(mirrored).mirrored).toBe(true)
	expect(logos.mirror(mirrored, 'a')).toEqual(one)
	expect(logos.mirror(one, 'missing')).toBe(one)
})

test('other art takes the place of a logo, as long as before and around the same middle', () => {
	const asset = { id: 'cut', url: '/files/cut.png', width: 300, height: 600 }
	const changed = first(logos.setArt(one, 'a', { asset, view: front }))
	expect(changed).toMatchObject({ id: 'a', url: '/files/cut.png', assetId: 'cut' })
	expect(changed.height / changed.width).toBeCloseTo(2)
	expect(centerOf(frameOf(changed))).toEqual(centerOf(frameOf(first(one))))
})

test('logos from before ids and views get the number they are drawn under', () => {
	const logo = { url: '/a.png', placement: 'chest' }
	const old = readDesign(StoredDesign.parse({ ...empty, schemaVersion: 1, logos: [logo] }))
	const named = logos.nameLogos(old)
	expect(first(named).id).toBe('0')
	expect(logos.workingView(first(named), views)?.id).toBe('front')
	expect(logos.nameLogos(named)).toBe(named)
})
