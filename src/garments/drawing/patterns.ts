// Printed patterns on the pieces of a top. The classic ones are drawn here, in the design's color and opacity, while they
// have their usual size and direction; all others are repeats (`patterns/print.ts`). Callers clip them by their piece.
import type { Region } from '../patterns/area.ts'
import { scatter, times } from '../patterns/motif.ts'
import { isPrintedOn, isTiled, tiledPrint } from '../patterns/print.ts'
import { path, type SceneNode } from '../scene.ts'
import type { PatternPlace, ResolvedDesign } from '../template.ts'
import type { Body } from './body.ts'
import { linear } from './cloth.ts'
import { centerX } from './curves.ts'

type Pattern = NonNullable<ResolvedDesign['pattern']>
type Draw = (pattern: Pattern, body: Body) => SceneNode[]

const pinstripe: Draw = ({ color, opacity }) => [
	path(
		times(
			33,
			(index) =>
				`M${40 + index * 10} 20C${39 + index * 10} 200 ${41 + index * 10} 330 ${40 + index * 10} 480`,
		).join(''),
		{
			stroke: color,
			strokeWidth: 1.1,
			opacity,
		},
	),
]

const hoop: Draw = ({ color, opacity }, { shape }) => {
	const start = shape.armpit[1] - 50
	const band = (y: number) => `M20 ${y}Q200 ${y + 13} 380 ${y}V${y + 29}Q200 ${y + 42} 20 ${y + 29}Z`
	return [path(times(6, (index) => band(start + index * 58)).join(''), { fill: color, opacity })]
}

const chevron: Draw = ({ color, opacity }) =>
	times(3, (index) => {
		const top = 150 + index * 34
		const high = 19 - index * 5
		const d = `M30 ${top}L200 ${top + 86}L370 ${top}v${high}L200 ${top + 86 + high}L30 ${top + high}Z`
		return path(d, { fill: color, opacity: opacity * (1 - index * 0.24) })
	})

const fade: Draw = ({ color, opacity }, { path: d, shape }) => [
	path(d, {
		fill: linear(
			[0, shape.armpit[1] + 30],
			[0, shape.hem[1]],
			[
				[0, color, 0],
				[0.5, color, opacity * 0.42],
				[1, color, opacity],
			],
		),
	}),
]

const sideFade: Draw = ({ color, opacity }, { path: d, shape }) => [
	path(d, {
		fill: linear(
			[centerX - shape.armpit[0], 0],
			[centerX + shape.armpit[0], 0],
			[
				[0, color, opacity],
				[0.16, color, opacity * 0.6],
				[0.36, color, 0],
				[0.64, color, 0],
				[0.84, color, opacity * 0.6],
				[1, color, opacity],
			],
		),
	}),
]

const sash: Draw = ({ color, opacity }) => [
	path('M62 64L120 40L352 396L352 490L318 490L62 122Z', { fill: color, opacity }),
]

const halves: Draw = ({ color, opacity }) => [path('M200 0H400V500H200Z', { fill: color, opacity })]

/** Diamonds in a lattice; the dashed lines through their middles are the upper edges of the cells between them. */
const argyle: Draw = ({ color, opacity }) => {
	const [wide, high] = [34, 50]
	const cells = times(9, (row) => times(13, (column) => [row, column] as const)).flat()
	const at = (isWanted: (row: number, column: number) => boolean, draw: (x: number, y: number) => string) =>
		cells
			.filter(([row, column]) => isWanted(row, column))
			.map(([row, column]) => draw(centerX + (column - 6) * wide, 62 + row * high))
			.join('')
	const diamonds = at(
		(row, column) => row % 2 === 0 && column % 2 === 0,
		(x, y) => `M${x} ${y - high}L${x + wide} ${y}L${x} ${y + high}L${x - wide} ${y}Z`,
	)
	const lines = at(
		(row, column) => (row + column) % 2 === 1,
		(x, y) => `M${x - wide} ${y}L${x} ${y - high}L${x + wide} ${y}`,
	)
	return [
		path(diamonds, { fill: color, opacity: opacity * 0.55 }),
		path(lines, { stroke: color, strokeWidth: 1, dash: [4, 2.4], opacity: opacity * 0.8 }),
	]
}

const camoBlocks = [11, 29, 47].map((seed) => {
	const next = scatter(seed)
	return times(190, () => {
		const x = 30 + Math.floor(next() * 56) * 6
		const y = 30 + Math.floor(next() * 72) * 6
		const wide = 6 * (1 + Math.floor(next() * 5))
		const high = 6 * (1 + Math.floor(next() * 2))
		return `M${x} ${y}h${wide}v${high}h${-wide}Z`
	}).join('')
})

const digitalCamo: Draw = ({ color, opacity }) =>
	camoBlocks.map((blocks, index) => path(blocks, { fill: color, opacity: opacity * (0.3 + index * 0.16) }))

const draws: Record<string, Draw> = {
	pinstripe,
	hoop,
	chevron,
	fade,
	sash,
	halves,
	argyle,
	'side-fade': sideFade,
	'digital-camo': digitalCamo,
}

/** How far print reaches past the outline of its piece, in pixels. */
const bleed = 18

/** The whole trunk and what lies around its outline. */
export const trunkRegion = ({ shape: { neck, shoulder, armpit, waist, hem, hemDrop } }: Body): Region => {
	const half = Math.max(shoulder[0], armpit[0], waist[0], hem[0]) + bleed
	return {
		left: centerX - half,
		right: centerX + half,
		top: Math.min(neck.top, shoulder[1]) - bleed,
		bottom: hem[1] + hemDrop + bleed,
	}
}

function printOn(
	resolved: ResolvedDesign,
	place: PatternPlace,
	on: { body: Body; region: Region },
): SceneNode[] {
	const { pattern } = resolved
	if (!pattern || !isPrintedOn(resolved, place)) return []
	if (isTiled(pattern)) return tiledPrint(resolved, place, on.region)
	return draws[pattern.id]?.(pattern, on.body) ?? []
}

/** @param region what is in sight of the trunk, in its own pixels; default all of it */
export const bodyPattern = (resolved: ResolvedDesign, body: Body, region = trunkRegion(body)): SceneNode[] =>
	printOn(resolved, 'body', { body, region })

/** @param body the trunk, whose pattern goes on over the sleeves */
export const sleevePattern = (
	resolved: ResolvedDesign,
	body: Body,
	region = trunkRegion(body),
): SceneNode[] => printOn(resolved, 'sleeves', { body, region })

export const sidePattern = (resolved: ResolvedDesign, body: Body, region = trunkRegion(body)): SceneNode[] =>
	printOn(resolved, 'sides', { body, region })
