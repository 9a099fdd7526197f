import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packsFor } from '#garments/packs.server.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { templates } from '#garments/templates/index.ts'
import { snapLines } from '#placement/snapping.ts'
import { handlePoint } from '#placement/frames.ts'
import { toInches } from '#placement/units.ts'
import { neighborsOf, type Drag, type DragAction } from './dragging.ts'
import { draggedLine, isLineId, keyedFrame, lineById, lineLabel, linesOn, setLine } from './lines.ts'

const template = templates['football-jersey']!
const front = template.views[0]!
const { views } = template
const design = DesignConfig.parse({
	primaryColor: '#14284f',
	secondaryColor: '#f2b21b',
	teamName: 'Hawks',
	playerNumber: '24',
})
const packs = packsFor(design, template)
const lineIn = (config: DesignConfig, id = 'team-front') => lineById({ template, packs, config }, id)!
const frameIn = (config: DesignConfig, id?: string) => lineIn(config, id).frame
const start = frameIn(design)

test.each([
	['team-front', true],
	['number-left-2', true],
	['name-back', true],
	['team-logo', false],
	['a1b2c3', false],
	[null, false],
])('%s is the id of a line: %s', (id, isLine) => {
	expect(isLineId(id)).toBe(isLine)
})

test('the lines of a view are those that it shows', () => {
	expect(linesOn({ template, packs, config: design }, front).map(({ id }) => id)).toEqual([
		'team-front',
		'number-front',
	])
	expect(lineLabel(lineIn(design))).toMatch(/^Team name, \d+\.\d by 1\.9 inches, centered$/)
})

test('a line goes where its frame is put, and its fields say so', () => {
	const moved = setLine(design, lineIn(design), {
		frame: { ...start, x: start.x + 1.2, y: start.y - 0.3 },
		views,
	})
	expect(moved.lettering?.places?.team?.front).toMatchObject({ rightIn: 1.2, downIn: -0.3 })
	expect(frameIn(moved).x).toBeCloseTo(start.x + 1.2, 2)
	expect(frameIn(moved, 'number-front')).toEqual(frameIn(design, 'number-front'))
	const back = setLine(moved, lineIn(moved), { frame: start, views })
	expect(frameIn(back).x).toBeCloseTo(start.x, 2)
	expect(back.lettering?.places?.team?.front?.rightIn).toBe(undefined)
})

const drag = (action: DragAction): Drag => ({
	action,
	start,
	from: { x: 0, y: 0 },
	view: front,
	lines: snapLines(front, neighborsOf({ template, config: design, view: front, packs }, ['team-front'])),
	reach: 0.3,
})
const step = (x: number, y: number, part: object = {}) => ({
	to: { x, y },
	isFree: false,
	isLoose: false,
	...part,
})

test('a drag snaps to the center line, straight with Shift and freely with Alt', () => {
	const { frame, guides } = draggedLine(drag({ kind: 'move' }), step(0.2, 5))
	expect(frame.x + frame.width / 2).toBeCloseTo(toInches(front.width / 2, front))
	expect(guides.map(({ of }) => of)).toContain('center line')
	const loose = draggedLine(drag({ kind: 'move' }), step(0.2, 5, { isLoose: true }))
	expect(loose.frame.x).toBeCloseTo(start.x + 0.2)
	const straight = draggedLine(drag({ kind: 'move' }), step(2, 1, { isFree: true, isLoose: true }))
	expect(straight.frame).toMatchObject({ x: start.x + 2, y: start.y })
	// A guide of the locked axis within reach must not pull the line off its course.
	const { lines } = drag({ kind: 'move' })
	const near = [...lines, { axis: 'y' as const, at: start.y + 0.1, kind: 'edge' as const, of: 'test' }]
	const held = draggedLine({ ...drag({ kind: 'move' }), lines: near }, step(2, 1, { isFree: true }))
	expect(held.frame.y).toBe(start.y)
})

test('its own box is no neighbor of a line', () => {
	const names = neighborsOf({ template, config: design, view: front, packs }, ['team-front']).map(
		({ name }) => name,
	)
	expect(names).toEqual(['number'])
})

test('a corner keeps the proportions and the opposite corner, and the height of other sides', () => {
	const action: DragAction = { kind: 'pull', handle: { h: 1, v: 1 } }
	const { frame } = draggedLine(drag(action), step(start.width * 0.1, 0))
	expect(frame.width / frame.height).toBeCloseTo(start.width / start.height)
	expect([frame.x, frame.y]).toEqual([start.x, start.y].map((value) => expect.closeTo(value, 6)))
	const larger = setLine(design, lineIn(design), { frame, views })
	expect(lineIn(larger).askedIn).toBeCloseTo(start.height * 1.1, 1)
	const number = frameIn(design, 'number-front')
	const taller = setLine(design, lineIn(design, 'number-front'), {
		frame: { ...number, height: number.height - 1 },
		views,
	})
	expect(frameIn(taller, 'number-front').height).toBeCloseTo(number.height - 1, 1)
	expect(frameIn(taller, 'number-back')).toEqual(frameIn(design, 'number-back'))
})

const press = (key: string, held: object = {}) => ({
	key,
	shiftKey: false,
	ctrlKey: false,
	metaKey: false,
	altKey: false,
	...held,
})

test.each([
	['ArrowLeft', {}, { x: -1, y: 0 }],
	['ArrowDown', { shiftKey: true }, { x: 0, y: 10 }],
])('%s with %j moves by pixels of the view', (key, held, { x, y }) => {
	const frame = keyedFrame(press(key, held), { frame: start, view: front })!
	expect(frame.x - start.x).toBeCloseTo(toInches(x, front))
	expect(frame.y - start.y).toBeCloseTo(toInches(y, front))
})

test('plus and minus size the letters on their baseline; other keys and shortcuts do nothing', () => {
	const larger = keyedFrame(press('+'), { frame: start, view: front })!
	expect(larger.height).toBeCloseTo(start.height * 1.05)
	expect(larger.x + larger.width / 2).toBeCloseTo(start.x + start.width / 2)
	expect(larger.y + larger.height).toBeCloseTo(start.y + start.height)
	for (const other of [press('a'), press('Delete')])
		expect(keyedFrame(other, { frame: start, view: front })).toBe(null)
	expect(keyedFrame(press('+', { ctrlKey: true }), { frame: start, view: front })).toBe(null)
})

test('a property: wherever a line is dragged, its fields keep their limits and the design can be saved', () => {
	const far = fc.double({ min: -60, max: 60, noNaN: true })
	fc.assert(
		fc.property(far, far, fc.double({ min: 0.01, max: 60, noNaN: true }), (x, y, height) => {
			const config = setLine(design, lineIn(design), { frame: { ...start, x, y, height }, views })
			expect(DesignConfig.parse(config)).toEqual(config)
		}),
	)
})

test.each([
	['[', -5],
	[']', 5],
	['{', -15],
	['}', 15],
])('%s turns the letters by %d degrees around their middle', (key, degrees) => {
	const frame = keyedFrame(press(key), { frame: start, view: front })!
	expect(frame).toEqual({ ...start, rotation: degrees })
	const turned = setLine(design, lineIn(design), { frame, views })
	expect(turned.lettering?.places?.team?.front).toMatchObject({ angleDeg: degrees })
	expect(lineLabel(lineIn(turned))).toContain(`, turned ${degrees} degrees, centered`)
	const level = setLine(turned, lineIn(turned), { frame: start, views })
	expect(DesignConfig.parse(structuredClone(level)).lettering?.places?.team).toEqual({})
})

test('a turn past half a circle comes from the other side', () => {
	const frame = keyedFrame(press(']'), { frame: { ...start, rotation: 178 }, view: front })!
	expect(frame.rotation).toBe(-177)
})

test('the turn handle follows the pointer, with Shift in steps of 15 degrees', () => {
	const [x, y] = [start.x + start.width / 2, start.y + start.height / 2]
	const spin = { ...drag({ kind: 'spin' }), from: { x, y: y - 5 } }
	const to = { x: x + 5 * Math.sin(0.4), y: y - 5 * Math.cos(0.4) }
	expect(draggedLine(spin, step(to.x, to.y)).frame).toEqual({ ...start, rotation: 23 })
	expect(draggedLine(spin, step(to.x, to.y, { isFree: true })).frame.rotation).toBe(30)
})

test('turned letters are sized along their own sides, and the opposite corner stays', () => {
	const turned = { ...start, rotation: 90 }
	const action: DragAction = { kind: 'pull', handle: { h: 1, v: 1 } }
	// The right end of the word points down.
	const { frame } = draggedLine({ ...drag(action), start: turned }, step(0, start.width * 0.1))
	expect(frame.width).toBeCloseTo(start.width * 1.1)
	const [before, after] = [turned, frame].map((each) => handlePoint(each, { h: -1, v: -1 }))
	expect(after!.x).toBeCloseTo(before!.x)
	expect(after!.y).toBeCloseTo(before!.y)
})

const style = { font: 'graduate', fill: '#f7f7f5', borders: [], shape: 'stacked' as const, tracking: 0 }
const stacked: DesignConfig = { ...design, lettering: { team: { ...style, heightIn: 1 } } }

test('stacked letters are moved, sized and turned as a whole', () => {
	const line = lineIn(stacked)
	expect(line.frame.height).toBeGreaterThan(5)
	const moved = setLine(stacked, line, { frame: { ...line.frame, x: line.frame.x + 2 }, views })
	expect(moved.lettering?.places?.team?.front).toEqual({ rightIn: 2 })
	const { frame } = draggedLine(
		{ ...drag({ kind: 'pull', handle: { h: 1, v: 1 } }), start: line.frame },
		step(line.frame.width * 0.2, 0),
	)
	const larger = setLine(stacked, line, { frame, views })
	expect(lineIn(larger).heightIn).toBeCloseTo(1.2)
	expect(frameIn(larger).y).toBeCloseTo(line.frame.y, 1)
	const turned = setLine(stacked, line, { frame: { ...line.frame, rotation: -20 }, views })
	expect(turned.lettering?.places?.team?.front).toEqual({ angleDeg: -20 })
	expect(frameIn(turned)).toEqual({ ...line.frame, rotation: -20 })
})
