import { expect, test } from 'vitest'
import { DesignConfig } from '../schemas.ts'
import { templateById } from '../templates/index.ts'
import type { WornPiece } from './model.ts'
import { isTuckedIn, tuckedUnder } from './tucked.ts'
import { wornDesign } from './worn-design.ts'

const config = DesignConfig.parse({ primaryColor: '#0b5d3b', secondaryColor: '#f7f7f5' })

const piecesOf = (id: string): WornPiece[] =>
	wornDesign({ template: templateById(id)!, config, mode: 'thumb', packs: {} })!.pieces

type Vertex = { angle: number; radius: number; y: number }

const verticesOf = (pieces: readonly WornPiece[], named: RegExp): Vertex[] =>
	pieces
		.filter(({ id }) => named.test(id))
		.flatMap(({ mesh: { positions } }) =>
			Array.from({ length: positions.length / 3 }, (_, at) => {
				const [x, y, z] = positions.subarray(3 * at, 3 * at + 3) as unknown as [number, number, number]
				return { angle: Math.round((Math.atan2(z, x) * 180) / Math.PI / 6), radius: Math.hypot(x, z), y }
			}),
		)

/** How far vertices of the inner cloth are outside the outer one's at the same angle and height, at most, in inches. */
function crossing(inner: readonly Vertex[], outer: readonly Vertex[], outerIsTop: boolean): number {
	const cells = Map.groupBy(outer, ({ angle, y }) => `${angle} ${Math.round(y)}`)
	const excess = inner.flatMap(({ angle, radius, y }) => {
		const here = cells.get(`${angle} ${Math.round(y)}`)
		// Beyond the edge of the outer cloth the inner one may be wider.
		const isCovered = here?.some((one) => (outerIsTop ? one.y <= y : one.y >= y))
		return here && isCovered ? [radius - Math.max(...here.map((one) => one.radius))] : []
	})
	expect(excess.length).toBeGreaterThan(200)
	return Math.max(...excess)
}

const body = /^(trunk|leg|waistband|belt)/
const tops = [
	'soccer-jersey',
	'soccer-long-sleeve',
	'basketball-jersey',
	'lacrosse-jersey',
	'hockey-jersey',
	'hoodie',
]
const withoutBelt = ['soccer-shorts', 'basketball-shorts', 'lacrosse-shorts', 'joggers']
const hanging = tops.flatMap((top) => withoutBelt.map((bottom) => [top, bottom] as const))

test.each(hanging)('%s hangs over %s, which does not cross it', (topId, bottomId) => {
	const [top, bottom] = [piecesOf(topId), piecesOf(bottomId)]
	expect(isTuckedIn(bottom)).toBe(false)
	const trunk = verticesOf(top, body)
	const under = tuckedUnder(bottom, top, true)
	expect(crossing(verticesOf(bottom, body), trunk, true)).toBeGreaterThan(0.2)
	expect(crossing(verticesOf(under, /./), trunk, true)).toBeLessThan(0)
	// Only what is near the jersey changes: legs end where they did.
	const [before, after] = [bottom, under].map((pieces) =>
		verticesOf(pieces, /hem|cuff/).filter(({ y }) => y < 21),
	)
	expect(after).toEqual(before)
})

const tucked = ['football-jersey', 'baseball-jersey', 'softball-jersey', 'tee'].flatMap((top) =>
	['football-pants', 'baseball-pants'].map((bottom) => [top, bottom] as const),
)

test.each(tucked)('%s is tucked into %s, and no hem shows between the legs', (topId, bottomId) => {
	const [top, bottom] = [piecesOf(topId), piecesOf(bottomId)]
	expect(isTuckedIn(bottom)).toBe(true)
	const under = tuckedUnder(top, bottom, false)
	expect(crossing(verticesOf(under, /^(trunk|placket)/), verticesOf(bottom, body), false)).toBeLessThan(0)
	expect(Math.min(...verticesOf(under, /^(trunk|placket)/).map(({ y }) => y))).toBeGreaterThan(39)
	const sleeves = (pieces: readonly WornPiece[]) => pieces.filter(({ id }) => id.startsWith('sleeve'))
	expect(sleeves(under)).toEqual(sleeves(top))
})

test('there are no NaN, and equal cuts have the identical mesh', () => {
	for (const [topId, bottomId] of [...hanging, ...tucked]) {
		const [top, bottom] = [piecesOf(topId), piecesOf(bottomId)]
		const layered = () =>
			isTuckedIn(bottom) ? tuckedUnder(top, bottom, false) : tuckedUnder(bottom, top, true)
		const under = layered()
		for (const { mesh } of under) expect(mesh.positions.every((value) => Number.isFinite(value))).toBe(true)
		const again = layered()
		expect(again.every(({ mesh }, at) => mesh === under[at]?.mesh)).toBe(true)
	}
})
