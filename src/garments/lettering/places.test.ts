import { expect, test } from 'vitest'
import { packsFor } from '../packs.server.ts'
import { lettersOf, measureLettering, renderDesign } from '../render.ts'
import { DesignConfig, LetteringPlace } from '../schemas.ts'
import { toSvg } from '../svg.ts'
import { templateById } from '../templates/index.ts'
import type { LetteringSlot, ViewId } from '../template.ts'
import { letteringArt } from './art.ts'
import { moveLimits, withHeight, withPlace } from './places.ts'

const template = templateById('football-jersey')!
const { views } = template
const plain = DesignConfig.parse({
	primaryColor: '#14284f',
	secondaryColor: '#f2b21b',
	teamName: 'Wildcats',
	playerNumber: '24',
})
const packs = packsFor(plain, template)
const picture = (config: DesignConfig, view: ViewId) =>
	toSvg(renderDesign({ template, config, view, mode: 'preview', packs }))
const measured = (config: DesignConfig, view: ViewId, slot: LetteringSlot) =>
	measureLettering({ template, config, view, packs }).find((line) => line.slot === slot)!
const placed = (slot: LetteringSlot, view: ViewId, place: LetteringPlace) =>
	withPlace(plain, { slot, view }, place)

test('a line is moved by inches in its own view alone', () => {
	const moved = placed('number', 'front', { rightIn: 1, downIn: -0.5 })
	const [before, after] = [plain, moved].map((config) => measured(config, 'front', 'number'))
	expect(after!.box.x - before!.box.x).toBeCloseTo(1)
	expect(after!.box.y - before!.box.y).toBeCloseTo(-0.5)
	expect(picture(moved, 'front')).not.toBe(picture(plain, 'front'))
	expect(picture(moved, 'back')).toBe(picture(plain, 'back'))
	expect(DesignConfig.parse(structuredClone(moved))).toEqual(moved)
})

test('places that say nothing draw the same bytes', () => {
	const back = withPlace(
		placed('number', 'front', { rightIn: 1 }),
		{ slot: 'number', view: 'front' },
		{ rightIn: undefined },
	)
	for (const same of [back, placed('team', 'front', { rightIn: 0, downIn: 0 })]) {
		expect(picture(same, 'front')).toBe(picture(plain, 'front'))
	}
})

test('front and back have heights of their own', () => {
	const lower = withHeight(plain, { slot: 'number', view: 'front', views }, 6)
	expect(measured(lower, 'front', 'number').heightIn).toBeCloseTo(6)
	expect(measured(lower, 'back', 'number').heightIn).toBeCloseTo(10)
	expect(lower.lettering?.number).toBe(undefined)
})

test('a height that held for both stays where it is not changed', () => {
	const style = { font: 'graduate', fill: '#ffffff', borders: [], shape: 'straight' as const, tracking: 0 }
	const shared: DesignConfig = { ...plain, lettering: { number: { ...style, heightIn: 5 } } }
	const apart = withHeight(shared, { slot: 'number', view: 'back', views }, 9)
	expect(['front', 'back'].map((view) => measured(apart, view as ViewId, 'number').heightIn)).toEqual([
		expect.closeTo(5) as number,
		expect.closeTo(9) as number,
	])
	const own = withHeight(apart, { slot: 'number', view: 'front', views }, undefined)
	expect(measured(own, 'front', 'number').heightIn).toBeCloseTo(8)
})

test('the middle of a line stays on the print area, and every line may be nudged', () => {
	const front = views[0]!
	const number = front.lettering.find(({ slot }) => slot === 'number')!
	const { rightIn, downIn } = moveLimits(front, number)
	expect(rightIn).toEqual({ from: -6, to: 6 })
	expect(downIn.from).toBeLessThan(-7)
	const name = views[1]!.lettering.find(({ slot }) => slot === 'name')!
	expect(moveLimits(views[1]!, name).downIn.from).toBe(-1.5)
})

const pointsOf = (config: DesignConfig) =>
	letteringArt({
		...lettersOf({ template, config, view: 'front', packs, positions: [views[0]!.lettering[0]!] }),
		mode: 'thumb',
	})
		.flatMap((node) => (node.type === 'group' ? node.children : []))
		.flatMap((node) => (node.type === 'path' ? [...node.d.matchAll(/-?[\d.]+/g)].map(Number) : []))

test('turned letters are the same letters around their middle', () => {
	const turned = placed('team', 'front', { rightIn: 1, angleDeg: 90 })
	const level = placed('team', 'front', { rightIn: 1 })
	const [before, after] = [level, turned].map((config) => measured(config, 'front', 'team'))
	expect(after!.frame).toEqual({ ...before!.frame, rotation: 90 })
	expect(after!.box.width).toBeCloseTo(before!.box.height)
	expect(after!.box.height).toBeCloseTo(before!.box.width)
	const { x, y, width, height } = before!.frame
	const middle = [x + width / 2, y + height / 2].map((inches) => inches * views[0]!.pxPerInch)
	const [from, to] = [level, turned].map(pointsOf)
	expect(to).toHaveLength(from!.length)
	for (let at = 0; at < from!.length; at += 2) {
		expect(to![at]).toBeCloseTo(middle[0]! - (from![at + 1]! - middle[1]!), 1)
		expect(to![at + 1]).toBeCloseTo(middle[1]! + (from![at]! - middle[0]!), 1)
	}
	expect(picture(turned, 'back')).toBe(picture(plain, 'back'))
	expect(picture(placed('team', 'front', { angleDeg: 0 }), 'front')).toBe(picture(plain, 'front'))
})

test.each([180, -180, 0.5, 181, -181, Number.NaN])(
	'%d degrees are an angle only up to half a turn',
	(angleDeg) => {
		expect(LetteringPlace.safeParse({ angleDeg }).success).toBe(Math.abs(angleDeg) <= 180)
	},
)

test('a gradient runs along the height of turned letters', () => {
	const style = { font: 'graduate', fill: '#ffffff', borders: [], shape: 'straight' as const, tracking: 0 }
	const dyed: DesignConfig = {
		...placed('team', 'front', { angleDeg: 90 }),
		sublimated: true,
		lettering: {
			team: { ...style, gradient: { color: '#c8102e' } },
			places: { team: { front: { angleDeg: 90 } } },
		},
	}
	const gradient =
		/<linearGradient id="s-d\d+" gradientUnits="userSpaceOnUse" x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)" y2="([\d.]+)"><stop offset="0.1" stop-color="#ffffff"/
	const [, x1, y1, x2, y2] = (gradient.exec(picture(dyed, 'front')) ?? []).map(Number)
	// The head of the letters points to the right.
	expect(x1! - x2!).toBeGreaterThan(10)
	expect(y1! - y2!).toBeCloseTo(0, 1)
})
