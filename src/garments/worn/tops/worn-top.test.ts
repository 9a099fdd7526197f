import { expect, test } from 'vitest'
import { resolveDesign } from '../../render.ts'
import { DesignConfig } from '../../schemas.ts'
import type { GarmentTemplate } from '../../template.ts'
import { templates } from '../../templates/index.ts'
import type { Worn, WornMesh } from '../model.ts'

const tops = Object.values(templates).filter(({ kind }) => ['jersey', 'tee', 'hoodie'].includes(kind))

const drawn = (template: GarmentTemplate, styles: Record<string, string> = {}): Worn | undefined => {
	const config = DesignConfig.parse({
		primaryColor: '#c8ff1a',
		secondaryColor: '#17181c',
		teamName: 'Otters',
		playerNumber: '8',
		playerName: 'Ng',
		styles,
	})
	return template.worn?.(resolveDesign(template, config, 'preview'))
}

const wornOf = (template: GarmentTemplate, styles: Record<string, string> = {}): Worn => {
	const worn = drawn(template, styles)
	if (!worn) throw new Error(`${template.id} has no worn form`)
	return worn
}

/** Every top in its standard style, and in each other option of each style, as far as its collar is worn. */
const all = tops.flatMap((template) => [
	{ name: template.id, template, styles: {} },
	...template.styles.flatMap(({ id, options }) =>
		options.slice(1).map((option) => ({
			name: `${template.id} ${id} ${option.id}`,
			template,
			styles: { [id]: option.id },
		})),
	),
])

const cuts = all.filter(({ template, styles }) => drawn(template, styles))

test('tops with a band collar are worn', () => {
	const ids = cuts.map(({ name }) => name)
	expect(ids).toEqual(
		expect.arrayContaining([
			'football-jersey',
			'basketball-jersey',
			'soccer-jersey',
			'lacrosse-jersey',
			'pinnie',
			'tee',
			'long-sleeve-tee',
			'crewneck',
			'softball-jersey',
			'volleyball-jersey',
			'hockey-jersey neck v',
		]),
	)
})

type Vertex = readonly [number, number, number]
const vertex = (values: Float32Array, at: number): Vertex => [
	values[at * 3] ?? Number.NaN,
	values[at * 3 + 1] ?? Number.NaN,
	values[at * 3 + 2] ?? Number.NaN,
]
const meshOf = (worn: Worn, id: string): WornMesh => {
	const piece = worn.pieces.find((candidate) => candidate.id === id)
	if (!piece) throw new Error(`no piece ${id}`)
	return piece.mesh
}

/** The closed lines of edges that only one triangle of the meshes has; points are equal by position. */
function openLoops(meshes: readonly WornMesh[]): number {
	const open = new Map<string, readonly [string, string]>()
	for (const { positions, indices } of meshes) {
		const keys = Array.from({ length: positions.length / 3 }, (_, at) => vertex(positions, at).join())
		for (let at = 0; at < indices.length; at += 3) {
			const corners = [0, 1, 2].map((corner) => keys[indices[at + corner] ?? 0] ?? '')
			corners.forEach((a, corner) => {
				const b = corners[(corner + 1) % 3] ?? ''
				if (a === b) return
				const key = a < b ? `${a} ${b}` : `${b} ${a}`
				if (!open.delete(key)) open.set(key, [a, b])
			})
		}
	}
	const next = new Map(open.values())
	let loops = 0
	while (next.size > 0) {
		loops += 1
		let [at] = next.keys()
		while (at !== undefined) {
			const onward: string | undefined = next.get(at)
			next.delete(at)
			at = onward
		}
	}
	return loops
}

test.each(cuts)('$name: numbers are finite, normals are units, indices exist', ({ template, styles }) => {
	for (const { mesh } of wornOf(template, styles).pieces) {
		const count = mesh.positions.length / 3
		expect(mesh.normals.length).toBe(mesh.positions.length)
		expect(mesh.uvs.length).toBe(count * 2)
		expect(mesh.positions.every(Number.isFinite)).toBe(true)
		expect(mesh.indices.every((index) => index < count)).toBe(true)
		const lengths = Array.from({ length: count }, (_, at) => Math.hypot(...vertex(mesh.normals, at)))
		expect(Math.min(...lengths)).toBeGreaterThan(0.998)
		expect(Math.max(...lengths)).toBeLessThan(1.002)
	}
})

test.each(cuts)('$name: every piece has its cloth, on the canvas or its bleed', ({ template, styles }) => {
	const { pieces, cloths } = wornOf(template, styles)
	expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length)
	for (const { texture, mesh } of pieces) {
		expect(cloths.map(({ id }) => id)).toContain(texture)
		const us = mesh.uvs.filter((_, at) => at % 2 === 0)
		const vs = mesh.uvs.filter((_, at) => at % 2 === 1)
		expect(Math.min(...us, ...vs)).toBeGreaterThan(-26)
		expect(Math.max(...us)).toBeLessThan(426)
		expect(Math.max(...vs)).toBeLessThan(526)
	}
})

test.each(cuts)('$name: the cloth is open at neck, hem and both arms only', ({ template, styles }) => {
	const skin = wornOf(template, styles).pieces.filter(
		({ id }) => /^(trunk|sleeve)/.test(id) && !id.endsWith('-hem'),
	)
	expect(openLoops(skin.map(({ mesh }) => mesh))).toBe(4)
})

test.each(cuts)('$name: has at most 26,000 vertices', ({ template, styles }) => {
	const counts = wornOf(template, styles).pieces.map(({ mesh }) => mesh.positions.length / 3)
	expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(26_000)
})

const cell = 8
const cellOf = (x: number, y: number) => `${Math.floor(x / cell)} ${Math.floor(y / cell)}`

/** Where canvas pixels of the texture are on the figure: linear within the triangle that shows them. */
function placesOn({ positions, uvs, indices }: WornMesh): (x: number, y: number) => Vertex {
	const uv = (index: number) => [uvs[index * 2] ?? 0, uvs[index * 2 + 1] ?? 0] as const
	const cells = new Map<string, number[]>()
	for (let at = 0; at < indices.length; at += 3) {
		const corners = [0, 1, 2].map((corner) => uv(indices[at + corner] ?? 0))
		const xs = corners.map(([x]) => x)
		const ys = corners.map(([, y]) => y)
		for (let x = Math.min(...xs); x < Math.max(...xs) + cell; x += cell)
			for (let y = Math.min(...ys); y < Math.max(...ys) + cell; y += cell) {
				const key = cellOf(x, y)
				cells.set(key, [...(cells.get(key) ?? []), at])
			}
	}
	return (x, y) => {
		for (const at of cells.get(cellOf(x, y)) ?? []) {
			const [a = 0, b = 0, c = 0] = indices.subarray(at, at + 3)
			const [[ax, ay], [bx, by], [cx, cy]] = [uv(a), uv(b), uv(c)]
			const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
			const wa = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area
			const wb = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area
			const wc = 1 - wa - wb
			if (Math.min(wa, wb, wc) < -1e-6) continue
			const [p, q, r] = [vertex(positions, a), vertex(positions, b), vertex(positions, c)]
			const on = (axis: 0 | 1 | 2) => p[axis] * wa + q[axis] * wb + r[axis] * wc
			return [on(0), on(1), on(2)]
		}
		throw new Error(`no triangle at ${x}, ${y}`)
	}
}

const pxPerInch = 40 / 3

type Pixel = readonly [x: number, y: number]

/** Length in inches on the figure of a straight line of the canvas. */
function lengthOn(placeAt: (x: number, y: number) => Vertex, from: Pixel, to: Pixel): number {
	const steps = 48
	const points = Array.from({ length: steps + 1 }, (_, index) => {
		const t = index / steps
		return placeAt(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t)
	})
	return points.slice(1).reduce((sum, [x, y, z], index) => {
		const [px, py, pz] = points[index] as Vertex
		return sum + Math.hypot(x - px, y - py, z - pz)
	}, 0)
}

test.each(cuts.filter(({ name, template }) => name === template.id))(
	'$name: print on chest and back keeps its inches within 3 %',
	({ template }) => {
		const worn = wornOf(template)
		for (const [view, area, piece] of [
			['front', 'full-front', 'trunk-front'],
			['back', 'full-back', 'trunk-back'],
		] as const) {
			const placement = template.views.find(({ id }) => id === view)?.placements.find(({ id }) => id === area)
			if (!placement) throw new Error(`no ${area}`)
			const placeAt = placesOn(meshOf(worn, piece))
			const { x, y, w, h } = placement.area
			const high = Math.min(h, 11 * pxPerInch)
			for (let row = 0; row <= high; row += pxPerInch) {
				const share = lengthOn(placeAt, [x, y + row], [x + w, y + row]) / (w / pxPerInch)
				expect(Math.abs(share - 1), `${view}, row ${y + row}`).toBeLessThan(0.03)
			}
			for (let column = 0; column <= w; column += pxPerInch) {
				const share = lengthOn(placeAt, [x + column, y], [x + column, y + high]) / (high / pxPerInch)
				expect(Math.abs(share - 1), `${view}, column ${x + column}`).toBeLessThan(0.03)
			}
		}
	},
)

test.each([
	{ id: 'football-jersey', number: { top: 106, high: 29, half: 18 } },
	{ id: 'hockey-jersey', number: { top: 221, high: 46, half: 22 } },
])('$id: a number on the sleeve keeps its inches within 12 %', ({ id, number: { top, high, half } }) => {
	const placeAt = placesOn(meshOf(wornOf(templates[id]!), 'sleeve-left-front'))
	for (const y of [top, top + high]) {
		const share = lengthOn(placeAt, [199.99, y], [200 - half, y]) / (half / pxPerInch)
		expect(Math.abs(share - 1), `row ${y}`).toBeLessThan(0.12)
	}
	const share = lengthOn(placeAt, [199, top], [199, top + high]) / (high / pxPerInch)
	expect(Math.abs(share - 1)).toBeLessThan(0.12)
})

test('equal cuts have the identical meshes, whatever their colors', () => {
	const [template] = tops
	if (!template) throw new Error('no top')
	const config = (primaryColor: string) =>
		DesignConfig.parse({
			primaryColor,
			secondaryColor: '#ffffff',
			teamName: 'A',
			playerNumber: '1',
			playerName: 'B',
		})
	const [first, second] = ['#112233', '#ddeeff'].map((color) =>
		template.worn?.(resolveDesign(template, config(color), 'preview')),
	)
	first?.pieces.forEach(({ mesh }, index) => expect(second?.pieces[index]?.mesh).toBe(mesh))
	expect(first?.cloths).not.toEqual(second?.cloths)
})

test('positions and normals are on their grids, so that machines agree', () => {
	for (const { template, styles } of cuts)
		for (const { mesh } of wornOf(template, styles).pieces) {
			expect(mesh.positions.every((value) => Number.isInteger(value * 1024))).toBe(true)
			expect(mesh.normals.every((value) => Number.isInteger(value * 4096))).toBe(true)
		}
})

/** Points of the first or last row of a trunk's panel: its mesh begins at the shoulder and ends at the hem. */
function endOf({ positions }: WornMesh, end: 'neck' | 'hem'): Vertex[] {
	const points = Array.from({ length: positions.length / 3 }, (_, at) => vertex(positions, at))
	const columns = 65
	return end === 'neck' ? points.slice(0, columns) : points.slice(-columns)
}

const trunkEnds = (template: GarmentTemplate, end: 'neck' | 'hem') => {
	const worn = wornOf(template)
	const ribbed = end === 'hem' && worn.pieces.some(({ id }) => id === 'trunk-front-rib') ? '-rib' : ''
	return (['front', 'back'] as const).map((panel) => endOf(meshOf(worn, `trunk-${panel}${ribbed}`), end))
}

const standard = cuts.flatMap(({ name, template }) => (name === template.id ? [template] : []))

test.each(standard)('$id: the neck is open front to back, low in front and high at the back', (template) => {
	const [front, back] = trunkEnds(template, 'neck').map((row) => row[32] as Vertex) as [Vertex, Vertex]
	expect(front[2] - back[2]).toBeGreaterThan(4.7)
	expect(front[2] - back[2]).toBeLessThan(6.5)
	expect(back[1] - front[1]).toBeGreaterThan(0.7)
})

test.each(standard.filter(({ id }) => id !== 'baseball-jersey'))(
	'$id: the hem is level within half an inch',
	(template) => {
		const heights = trunkEnds(template, 'hem').flatMap((row) => row.map(([, y]) => y))
		expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.55)
	},
)

test.each(cuts)('$name: the front neckline keeps its shape, seen from the front', ({ template, styles }) => {
	const mesh = meshOf(wornOf(template, styles), 'trunk-front')
	const neckHalf = 12
	for (const side of [-1, 1])
		for (let step = 0; step < neckHalf; step += 1) {
			const [near, far] = [32 + side * step, 32 + side * (step + 1)]
			const flat = Math.abs((mesh.uvs[far * 2] ?? 0) - (mesh.uvs[near * 2] ?? 0)) / pxPerInch
			const worn = side * (vertex(mesh.positions, far)[0] - vertex(mesh.positions, near)[0])
			expect(worn / flat, `step ${step}`).toBeGreaterThan(0.75)
			expect(worn / flat, `step ${step}`).toBeLessThan(1.1)
		}
})
