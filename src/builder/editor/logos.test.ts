import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DesignConfig } from '#garments/schemas.ts'
import { footballJersey } from '#garments/templates/football-jersey.ts'
import { boundsOf, centerOf } from './frames.ts'
import * as logos from './logos.ts'

const [front, back] = footballJersey.views
if (!front || !back) throw new Error('The football jersey has two views')
const { views } = footballJersey

const empty = DesignConfig.parse({ primaryColor: '#14284f', secondaryColor: '#f2b21b' })
const add = (config: DesignConfig, id: string, view = front) =>
	logos.addLogo(config, { id, url: `/files/${id}.png`, view })
const one = add(empty, 'a')
const first = (config: DesignConfig) => config.logos[0]!
const ids = (config: DesignConfig) => config.logos.map(({ id }) => id).join('')

test('a new logo is 80 by 80 at 160,200', () => {
	expect(first(one)).toMatchObject({ x: 160, y: 200, width: 80, height: 80, rotation: 0, view: 'front' })
})

test('a design takes twenty logos and no more', () => {
	const full = Array.from({ length: 25 }, (_, index) => `l${index}`).reduce(
		(config, id) => add(config, id),
		empty,
	)
	expect(full.logos).toHaveLength(20)
	expect(logos.duplicate(full, 'l1', { newId: 'n', view: front })).toBe(full)
})

const wild = fc.double({ min: -2_000, max: 2_000, noNaN: true })

test('whatever is asked for, a logo stays legal and some of it stays on the canvas', () => {
	const frames = fc.record({ x: wild, y: wild, width: wild, height: wild, rotation: wild })
	fc.assert(
		fc.property(frames, (frame) => {
			const logo = first(logos.setFrame(one, 'a', { frame, view: front }))
			expect(() => DesignConfig.parse({ ...one, logos: [logo] })).not.toThrow()
			expect(Math.min(logo.width, logo.height)).toBeGreaterThanOrEqual(40)
			const bounds = boundsOf(logos.frameOf(logo))
			expect(bounds.right).toBeGreaterThan(0)
			expect(bounds.bottom).toBeGreaterThan(0)
			expect(bounds.left).toBeLessThan(front.width)
			expect(bounds.top).toBeLessThan(front.height)
		}),
	)
})

test('keeping the shape, the shorter side never gets below the minimum', () => {
	const wide = logos.setFrame(one, 'a', { frame: { width: 160, height: 80 }, view: front })
	const small = logos.setSide(wide, 'a', { side: 'width', pixels: 10, keepsShape: true, view: front })
	expect(first(small)).toMatchObject({ width: 80, height: 40 })
	const free = logos.setSide(wide, 'a', { side: 'width', pixels: 40, keepsShape: false, view: front })
	expect(first(free)).toMatchObject({ width: 40, height: 80 })
	expect(centerOf(logos.frameOf(first(free)))).toEqual(centerOf(logos.frameOf(first(wide))))
})

test('moved, grown and turned step by step', () => {
	const moved = logos.nudge(one, 'a', { dx: 10, dy: -1, view: front })
	expect(first(moved)).toMatchObject({ x: 170, y: 199 })
	const grown = logos.scale(one, 'a', { factor: 1.5, view: front })
	expect(first(grown)).toMatchObject({ x: 140, y: 180, width: 120, height: 120 })
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
	expect(copied.logos[1]).toMatchObject({ x: 176, y: 216, url: '/files/a.png' })
})

test('a logo takes its own decorations along when it goes', () => {
	const decoration = { type: 'screen', location: 'front', size: 'small', description: '' } as const
	const decorated = { ...one, decorations: [{ ...decoration, itemId: 'a' }, decoration] }
	expect(logos.removeLogo(decorated, 'a')).toMatchObject({ logos: [], decorations: [decoration] })
})

test('a preset fills its print area in the shape of the art and names it', () => {
	const placement = front.placements.find(({ id }) => id === 'full-front')!
	const put = logos.putAt(one, 'a', { placement, view: front, art: { width: 300, height: 100 } })
	const logo = first(put)
	expect(logo.placement).toBe('full-front')
	expect(logo.width / logo.height).toBeCloseTo(3, 1)
	expect(logo).toMatchObject({ x: placement.area.x, y: placement.area.y, width: placement.area.w })
})

test('to the other side and named after the area it lies in', () => {
	const moved = first(logos.moveToView(one, 'a', back))
	expect(moved).toMatchObject({ view: 'back', placement: 'full-back', x: 160 })
	const chest = logos.setFrame(one, 'a', { frame: { x: 232, y: 160, width: 40, height: 40 }, view: front })
	expect(first(chest).placement).toBe('left-chest')
})

test('the box can take the shape of its art', () => {
	const fitted = first(logos.fitToArt(one, 'a', { art: { width: 1200, height: 800 }, view: front }))
	expect(fitted.width / fitted.height).toBeCloseTo(1.5)
	const { x, y } = centerOf(logos.frameOf(fitted))
	expect([x, y].map(Math.round)).toEqual([200, 240])
})

test('logos from before ids and views get the number they are drawn under', () => {
	const old = DesignConfig.parse({ ...empty, logos: [{ url: '/a.png', placement: 'chest' }] })
	const named = logos.nameLogos(old)
	expect(first(named).id).toBe('0')
	expect(logos.viewOfLogo(first(named), views)).toBe('front')
	expect(logos.nameLogos(named)).toBe(named)
})
