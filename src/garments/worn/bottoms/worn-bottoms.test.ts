import { expect, test } from 'vitest'
import { gridStretch, meshFaults, openEdges } from '../../../../tests/factories/worn-measures.ts'
import { resolveDesign } from '../../render.ts'
import { DesignConfig } from '../../schemas.ts'
import type { GarmentTemplate } from '../../template.ts'
import { templates } from '../../templates/index.ts'
import type { Worn, WornPiece } from '../model.ts'

const bottoms = Object.values(templates).filter(
	({ id, kind }) => (kind === 'shorts' || kind === 'pants') && id !== 'hockey-socks',
)

function wornOf(
	template: GarmentTemplate,
	styles: Record<string, string> = {},
	primaryColor = '#c8ff1a',
): Worn {
	const config = DesignConfig.parse({ primaryColor, secondaryColor: '#17181c', teamName: 'Otters', styles })
	const worn = template.worn?.(resolveDesign(template, config, 'preview'))
	if (!worn) throw new Error(`${template.id} has no worn form`)
	return worn
}

const cuts = bottoms.flatMap((template) => [
	{ name: template.id, template, styles: {} },
	...template.styles.flatMap(({ id, options }) =>
		options.slice(1).map((option) => ({
			name: `${template.id} ${id} ${option.id}`,
			template,
			styles: { [id]: option.id },
		})),
	),
])

test.each(cuts)('$name: meshes are sound and have their cloth', ({ template, styles }) => {
	const { pieces, cloths } = wornOf(template, styles)
	expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length)
	for (const { id, texture, mesh } of pieces) {
		expect(meshFaults(mesh), id).toEqual([])
		expect(cloths.map((cloth) => cloth.id)).toContain(texture)
		expect(Math.min(...mesh.uvs), id).toBeGreaterThan(-20)
		expect(Math.max(...mesh.uvs), id).toBeLessThan(520)
	}
	const vertices = pieces.reduce((sum, { mesh }) => sum + mesh.positions.length / 3, 0)
	expect(vertices).toBeLessThan(20_000)
})

const isLeg = ({ id }: WornPiece) => id.startsWith('leg') && !id.endsWith('-hem')
const heightOf = (key: string) => Number(key.split(',')[1])

test.each(cuts)('$name: the legs are open at the waist and at their hems only', ({ template, styles }) => {
	const legs = wornOf(template, styles).pieces.filter(isLeg)
	const heights = legs.flatMap(({ mesh }) => [...mesh.positions].filter((_, at) => at % 3 === 1))
	const [low, high] = [Math.min(...heights), Math.max(...heights)]
	const edges = openEdges(legs.map(({ mesh }) => mesh))
	const between = edges.filter((ends) => {
		const middle = (heightOf(ends[0]) + heightOf(ends[1])) / 2
		return middle > low + 3 && middle < high - 1.5
	})
	expect(between).toEqual([])
	expect(edges.length).toBeGreaterThan(0)
})

const inEachCut = bottoms.flatMap((template) =>
	Object.entries({ '': template, ...template.cuts }).map(([fit, cut]) => ({ fit, template: cut })),
)

const prints = inEachCut.flatMap(({ fit, template }) =>
	template.views.flatMap(({ id: view, placements, pxPerInch }) =>
		placements.flatMap(({ id, area }) =>
			([-1, 1] as const).flatMap((side) => {
				// Each leg's part of a print area; some span the center seam.
				const left = side === 1 ? Math.max(area.x, 202) : area.x
				const right = side === 1 ? area.x + area.w : Math.min(area.x + area.w, 198)
				const box = { left, right, top: area.y, bottom: area.y + area.h }
				const print = { template, fit, view, side, box, pxPerInch }
				return left < right ? [{ name: `${template.id} ${id} ${side} ${fit}`, ...print }] : []
			}),
		),
	),
)

test.each(prints)(
	'$name: print keeps its inches within 3 %',
	({ name, template, fit, view, side, ...print }) => {
		const leg = wornOf(template, { fit }).pieces.find(({ id }) => id === `leg-${view}-${side}`)
		if (!leg) throw new Error(`no leg of ${name}`)
		const { box, pxPerInch } = print
		// Whole lines across the print: a fold is longer than the inch that it is in.
		const long = Math.min(box.right - box.left, box.bottom - box.top)
		const { least, most, lines } = gridStretch(leg.mesh, box, long)
		expect(lines).toBeGreaterThan(0)
		// A print down the whole leg crosses the creases at the knee. A narrower waist curves the cloth of the other cuts more.
		const tolerance = (name.startsWith('joggers left-leg') ? 0.045 : 0.03) + (fit ? 0.01 : 0)
		expect((least / long) * pxPerInch).toBeGreaterThan(1 - tolerance)
		expect((most / long) * pxPerInch).toBeLessThan(1 + tolerance)
	},
)

test('equal cuts have the identical meshes, whatever their colors', () => {
	for (const template of bottoms) {
		const [first, second] = [wornOf(template), wornOf(template, {}, '#112233')]
		first.pieces.forEach(({ mesh }, at) => expect(second.pieces[at]?.mesh).toBe(mesh))
		expect(first.cloths).not.toEqual(second.cloths)
	}
})

test('positions and normals are on their grids, so that machines agree', () => {
	for (const template of bottoms)
		for (const { mesh } of wornOf(template).pieces) {
			expect(mesh.positions.every((value) => Number.isInteger(value * 1024))).toBe(true)
			expect(mesh.normals.every((value) => Number.isInteger(value * 4096))).toBe(true)
		}
})

test.each(inEachCut.map((cut) => ({ ...cut, name: `${cut.template.id} ${cut.fit}` })))(
	'$name: the seat runs into the thighs without a step',
	({ template, fit }) => {
		const [thighIn, waistIn] = [30, 41]
		/** How far the back stands out, per inch of height from the waist down to the thighs. */
		const depths = Array.from({ length: waistIn - thighIn }, () => -Infinity)
		for (const { id, mesh } of wornOf(template, { fit }).pieces)
			if (id.startsWith('leg-back') && !id.endsWith('-hem'))
				for (let at = 0; at < mesh.positions.length; at += 3) {
					const row = Math.floor(waistIn - (mesh.positions[at + 1] ?? 0))
					const depth = -(mesh.positions[at + 2] ?? 0)
					if (row < depths.length) depths[row] = Math.max(depths[row] ?? depth, depth)
				}
		const reached = depths.filter(Number.isFinite)
		expect(reached.length).toBeGreaterThan(8)
		reached.forEach((depth, row) => expect((reached[row - 1] ?? depth) - depth).toBeLessThan(0.26))
	},
)

test('the ribs of a cuff run straight down', () => {
	const cuffs = wornOf(templates['joggers'] as GarmentTemplate).pieces.filter(({ id }) =>
		id.endsWith('-cuff'),
	)
	expect(cuffs).toHaveLength(4)
	for (const { mesh } of cuffs) {
		const columns = new Set(Array.from(mesh.uvs).filter((_, at) => at % 2 === 0))
		expect(columns.size).toBeLessThan(30)
	}
})
