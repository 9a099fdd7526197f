import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutBackground, type Pixels } from './background.ts'

type Rgba = readonly [number, number, number, number?]
const white: Rgba = [255, 255, 255]
const navy: Rgba = [20, 40, 79]

/** A picture by letters: `.` is the ground. */
function picture(rows: readonly string[], colors: Readonly<Record<string, Rgba>>): Pixels {
	const [width, height] = [rows[0]!.length, rows.length]
	const data = new Uint8ClampedArray(
		rows.flatMap((row) =>
			[...row].flatMap((letter) => {
				const [r, g, b, a = 255] = colors[letter]!
				return [r, g, b, a]
			}),
		),
	)
	return { data, width, height }
}

const alphas = ({ data }: Pixels) => Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + 3])

test('the ground around the art goes, the same color within it stays, and the picture is cut to the art', () => {
	const ring = picture(['.......', '.#####.', '.#...#.', '.#...#.', '.#####.', '.......'], {
		'.': white,
		'#': navy,
	})
	const cut = withoutBackground(ring)!
	expect([cut.width, cut.height]).toEqual([5, 4])
	expect(alphas(cut)).toEqual(Array.from({ length: 20 }, () => 255))
	expect([...cut.data.subarray(24, 28)]).toEqual([255, 255, 255, 255])
})

test('noise of a JPEG counts as ground', () => {
	const noisy = picture(['.,.,.', ',.#.,', '.,.,.'], { '.': white, ',': [247, 250, 244], '#': navy })
	expect(withoutBackground(noisy)).toMatchObject({ width: 1, height: 1 })
})

test('a smoothed edge gets the color of the art and a share of its strength', () => {
	const mixed: Rgba = [200, 205, 215]
	const soft = picture(['.....', '.+#+.', '.....'], { '.': white, '+': mixed, '#': navy })
	const cut = withoutBackground(soft)!
	const [r, g, b, a] = cut.data
	expect(cut.width).toBe(3)
	expect(a).toBeGreaterThan(60)
	expect(a).toBeLessThan(200)
	expect([r, g, b].every((value, at) => value! < mixed[at]!)).toBe(true)
	expect([...cut.data.subarray(4, 8)]).toEqual([20, 40, 79, 255])
})

test.each([
	['several colors at the edge', ['..##', '.##.', '##..'], { '.': white, '#': navy }],
	['a transparent edge', ['....', '.##.', '....'], { '.': [0, 0, 0, 0], '#': navy }],
	['nothing but ground', ['...', '...', '...'], { '.': white }],
] as const)('%s: there is nothing to remove', (_, rows, colors) => {
	expect(withoutBackground(picture(rows, colors))).toBe(undefined)
})

test('a property: art that differs clearly from its ground stays whole', () => {
	const side = 9
	fc.assert(
		fc.property(
			fc.array(fc.boolean(), { minLength: side * side, maxLength: side * side }),
			fc.constantFrom(white, [0, 0, 0] as Rgba, [12, 160, 60] as Rgba),
			(dots, ground) => {
				const rows = Array.from({ length: side + 2 }, (_, y) =>
					Array.from({ length: side + 2 }, (__, x) => {
						const isInside = x > 0 && y > 0 && x <= side && y <= side
						return isInside && dots[(y - 1) * side + x - 1] ? '#' : '.'
					}).join(''),
				)
				const cut = withoutBackground(picture(rows, { '.': ground, '#': [220, 20, 220] }))
				const drawn = dots.filter(Boolean).length
				if (drawn === 0) return expect(cut).toBe(undefined)
				const magenta = Array.from({ length: cut!.data.length / 4 }, (_, at) =>
					cut!.data.slice(at * 4, at * 4 + 4).join(),
				).filter((color) => color === '220,20,220,255')
				expect(magenta).toHaveLength(drawn)
			},
		),
	)
})
