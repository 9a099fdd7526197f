// Measures cut lines: their position, that they close, and that none crosses another.
import { unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { group, path } from '#garments/scene.ts'
import { productionZip } from './production-zip.ts'
import { sampleProof } from '../../../../tests/factories/designs/proof-sample.ts'
import { contours, type Contour } from './contours.server.ts'
import { cutPdf } from './inch-pdf.ts'
import type { JobPlacement } from './placement-files.ts'
import { flatRings, type Ring, type RingPoint } from './outlines.ts'

type Edge = readonly [RingPoint, RingPoint]

const edges = (rings: readonly Ring[]): Edge[] =>
	rings.flatMap((ring) => ring.map((point, at): Edge => [ring[at - 1] ?? ring.at(-1) ?? point, point]))

const cross = (a: RingPoint, b: RingPoint, c: RingPoint) =>
	(b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** Square units; holes turn the other way and are subtracted. */
const area = (rings: readonly Ring[]) =>
	Math.abs(edges(rings).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0) / 2)

function crossings(rings: readonly Ring[]): number {
	const all = edges(rings)
	const meet = ([a, b]: Edge, [c, d]: Edge) =>
		cross(a, b, c) * cross(a, b, d) < 0 && cross(c, d, a) * cross(c, d, b) < 0
	return all.reduce((sum, edge, at) => sum + all.slice(at + 1).filter((other) => meet(edge, other)).length, 0)
}

function distance({ x, y }: RingPoint, [a, b]: Edge): number {
	const [dx, dy] = [b.x - a.x, b.y - a.y]
	const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)))
	return Math.hypot(x - a.x - t * dx, y - a.y - t * dy)
}

const around = (d: string, offsetsPx: readonly number[]): Contour[] =>
	contours(
		[
			...offsetsPx
				.toReversed()
				.map((offset) => path(d, { stroke: '#ffffff', strokeWidth: 2 * offset, join: 'round' })),
			path(d, { fill: '#14284f' }),
		],
		10,
	)

const squarePx = (x: number, size = 10) => `M${x} 0L${x + size} 0L${x + size} ${size}L${x} ${size}Z`

test('a square inch with two borders: each line runs at its distance, corners are round', () => {
	const [second, first, body] = around(squarePx(0), [2, 5])
	expect([second, first, body].map((layer) => [layer?.id, layer?.what, layer?.offsetIn])).toEqual([
		['border-2', 'Border 2', 0.5],
		['border-1', 'Border 1', 0.2],
		['fill-body', 'Fill body', 0],
	])
	expect(area(body?.rings ?? [])).toBeCloseTo(1, 6)
	for (const layer of [first, second]) {
		const { rings = [], offsetIn = 0 } = layer ?? {}
		expect(rings).toHaveLength(1)
		expect(area(rings)).toBeCloseTo(1 + 4 * offsetIn + Math.PI * offsetIn ** 2, 2)
		const strays = rings.flat().map((point) => {
			const away = Math.min(...edges(body?.rings ?? []).map((edge) => distance(point, edge)))
			return Math.abs(away - offsetIn)
		})
		expect(Math.max(...strays)).toBeLessThan(0.001)
	}
})

test('a shadow is cut whole under the borders; an inline shows between the two pieces of a face', () => {
	const d = squarePx(0)
	const layers = contours(
		[
			group([path('M2 2L12 2L12 12L2 12Z', { fill: '#c8102e', stroke: '#c8102e', strokeWidth: 4 })], {
				role: 'shadow',
			}),
			path(d, { stroke: '#ffffff', strokeWidth: 4, join: 'round' }),
			path(d, { fill: '#14284f' }),
			group(
				[path(d, { stroke: '#f2b21b', strokeWidth: 4 }), path(d, { stroke: '#14284f', strokeWidth: 2 })],
				{ clip: d, role: 'inline' },
			),
		],
		10,
	)
	expect(layers.map(({ id, color, offsetIn }) => [id, color, offsetIn])).toEqual([
		['shadow', '#c8102e', 0.2],
		['border-1', '#ffffff', 0.2],
		['inline', '#f2b21b', 0],
		['fill-body', '#14284f', 0],
	])
	const [shadow, border, inline, face] = layers.map(({ rings }) => rings)
	expect(area(shadow ?? [])).toBeCloseTo(area(border ?? []), 2)
	expect(area(inline ?? [])).toBeCloseTo(1, 6)
	// The channel runs from 0.1 to 0.2 in inside the square inch.
	expect(area(face ?? [])).toBeCloseTo(1 - (0.8 ** 2 - 0.6 ** 2), 4)
	expect(face).toHaveLength(3)
	// The box reaches from the border's left edge to the shadow's right one.
	const xs = (shadow ?? []).flat().map(({ x }) => x)
	expect(Math.max(...xs)).toBeCloseTo(1.6, 3)
})

test('letters that overlap become one piece, and borders that meet as well', () => {
	const overlapping = around(squarePx(0) + squarePx(8), [1])
	expect(overlapping.map(({ rings }) => rings.length)).toEqual([1, 1])
	expect(area(overlapping[1]?.rings ?? [])).toBeCloseTo(1.8, 6)
	const apart = around(squarePx(0) + squarePx(13), [2])
	expect(apart.map(({ rings }) => rings.length)).toEqual([1, 2])
})

test('the hole of a letter narrows with each border until it closes', () => {
	const hole = 'M3 3L3 7L7 7L7 3Z'
	const [second, first, body] = around(squarePx(0) + hole, [1, 3])
	expect([second, first, body].map((layer) => layer?.rings.length)).toEqual([1, 2, 2])
	expect(area(body?.rings ?? [])).toBeCloseTo(1 - 0.16, 6)
	expect(area(first?.rings ?? [])).toBeCloseTo(1 + 0.4 + Math.PI * 0.01 - 0.04, 2)
})

test('curves are cut within half a thousandth of an inch', () => {
	const [ring = []] = flatRings('M0 0Q50 100 100 0Z', 0.005)
	const curve = (t: number) => ({ x: 100 * t, y: 200 * t * (1 - t) })
	const chords = edges([ring])
	for (let t = 0; t <= 1; t += 0.01)
		expect(Math.min(...chords.map((edge) => distance(curve(t), edge)))).toBeLessThan(0.005)
})

test('the lettering of a job: closed lines, none crosses, each border larger, in SVG and PDF alike', async () => {
	const files = unzipSync(await productionZip(await sampleProof()))
	const textOf = (name: string) => Buffer.from(files[name] ?? []).toString('utf8')
	const ticket = JSON.parse(textOf('ticket.json')) as { placements: JobPlacement[] }
	const team = ticket.placements.find(({ id, method }) => id === 'team-front' && method === 'tackle_twill')
	const { files: [svgName = '', pdfName = ''] = [], layers = [] } = team?.cut ?? {}
	expect(layers.map(({ id }) => id)).toEqual(['border-1', 'fill-body'])
	const svg = textOf(svgName)
	const areas = layers.map(({ id, offsetIn }) => {
		const [, d = ''] =
			svg.match(new RegExp(`<g id="${id}"[^>]*data-offset-in="${offsetIn}"[^>]*>.*?<path d="([^"]*)"`)) ?? []
		expect(d).toMatch(/^(M[^MZ]*Z)+$/)
		const rings = flatRings(d, 1)
		expect(crossings(rings)).toBe(0)
		return area(rings)
	})
	expect(areas.length).toBeGreaterThan(1)
	expect(areas).toEqual(areas.toSorted((a, b) => b - a))
	const document = await getDocument({ data: new Uint8Array(files[pdfName] ?? []), verbosity: 0 }).promise
	const shown = await document.getOptionalContentConfig()
	expect([...shown].map(([, { name }]) => name)).toEqual(layers.map(({ what, name }) => `${what}, ${name}`))
	const [, , right, top] = (await document.getPage(1)).view
	expect([right, top].map((points) => (points ?? 0) / 72)).toEqual([
		expect.closeTo(team?.outerIn?.width ?? 0, 3),
		expect.closeTo(team?.outerIn?.height ?? 0, 3),
	])
	await document.loadingTask.destroy()
	expect(ticket.placements.find(({ id }) => id === 'crest')?.cut).toBeUndefined()
})

test('the PDF draws in the ink that cutters look for', async () => {
	const page = { title: 'Square', createdAt: '2026-11-21T15:04:05.000Z', width: 2, height: 2 }
	const pdf = Buffer.from(await cutPdf(around(squarePx(0), [5]), page)).toString('latin1')
	expect(pdf).toContain('/Separation /CutContour')
	expect(pdf).toMatch(/\/Properties <<\s*\/Layer1 \d+ 0 R\s*\/Layer2 \d+ 0 R/)
})
