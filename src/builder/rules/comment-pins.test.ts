// Which comments have a pin on a view of the stage, and where.
import { expect, test } from 'vitest'
import { hasPlace, pinsOnView } from './comment-pins.ts'

/** 30 by 37.5 inches. */
const front = { id: 'front', width: 400, height: 500, pxPerInch: 400 / 30 } as const
const size = { width: 400, height: 500 }
const place = { piece: '', view: 'front', xIn: 15, yIn: 7.5 } as const

const comment = (number: number, change: object = {}, version = 2) => ({
	number,
	version,
	at: { ...place, ...change },
})

const shown = (comments: ReturnType<typeof comment>[], piece = '') =>
	pinsOnView(comments, { piece, view: front, version: 2, size })

test('a view has the pins of its own piece and side, at their inches', () => {
	const comments = [comment(1), comment(2, { view: 'back' }), comment(3, { piece: 'pants' })]
	expect(shown(comments)).toMatchObject([{ left: 50, top: 20, isOlder: false, comment: { number: 1 } }])
	expect(shown(comments, 'pants').map((pin) => pin.comment.number)).toEqual([3])
})

test('older pins make room for those of the saved version and are known as older', () => {
	const pins = shown([comment(1, {}, 1), comment(2)])
	expect(pins.map((pin) => [pin.comment.number, pin.isOlder])).toEqual([
		[2, false],
		[1, true],
	])
	expect(pins[0]).toMatchObject({ left: 50, top: 20 })
	expect(pins[1]?.left === 50 && pins[1].top === 20).toBe(false)
})

test('a pin at the edge of the picture is drawn whole', () => {
	expect(shown([comment(1, { xIn: 0, yIn: 37.5 })])).toMatchObject([{ left: 3.75, top: 97 }])
})

test.each([
	['its side', {}, true],
	['no such side', { view: 'left' }, false],
	['no such piece', { piece: 'pants' }, false],
	['a smaller garment', { xIn: 30.5 }, false],
])('the place of a comment on %s is drawn or not', (_, change, expected) => {
	const pieces = [{ piece: { id: '' }, template: { views: [front] } }]
	expect(hasPlace(comment(1, change, 1), pieces)).toBe(expected)
	expect(shown([comment(1, change, 1)])).toHaveLength(Number(expected))
})
