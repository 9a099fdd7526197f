// Draws bottoms: legs with their panels below the art; folds, seams, waistband and trimmings above it.
import { isPrintedOn, tiledPrint } from '../patterns/print.ts'
import { group, path, type SceneNode } from '../scene.ts'
import { black, clothOf, colorOf, groundShadow, lightOf, type Cloth } from '../drawing/cloth.ts'
import { centerX, closed, open, reversed, run, type Curve, type Point, type Side } from '../drawing/curves.ts'
import { parallel } from '../drawing/measure.ts'
import { doubleStitch, ribs, seam, stitchRow } from '../drawing/stitches.ts'
import { weave, type Texture } from '../drawing/texture.ts'
import type { Drawing, PatternPlace, ResolvedDesign, Seam, ViewId } from '../template.ts'
import {
	legLine,
	legPath,
	legPoint,
	legsOf,
	placeLeg,
	type Legs,
	type LegsShape,
	type Proportions,
} from './legs.ts'
import { legShading, type FoldPlan } from './shading.ts'
import type { Drop } from '../worn/bottoms/relief.ts'
import { drawcord, kneePads } from './trimmings.ts'
import { bandPath, beltInLoops, gathers, waistband, type BandKind } from './waistband.ts'
import { seamAlong } from '../drawing/seams.ts'

// The seams of bottoms, from which art keeps its distance.

/** The front's center seam or fly. The back has none listed: its placement is meant to cross the center seam. */
function middle({ shape }: Legs, plan: BottomsPlan): Seam {
	const [, crotch] = shape.inner[0] ?? [0, 0]
	const { top, height, sag } = shape.band
	const line = run([centerX, top + height + sag], [centerX, crotch])
	return plan.fly ? seamAlong('placket', plan.fly, line) : seamAlong('seam', 'center seam', line)
}

function stripSeams(legs: Legs, side: Side, { inner, outer }: Strip): Seam[] {
	const edges = outer ? [inner, outer] : [inner]
	return edges.map((edge) =>
		seamAlong('seam', 'side panel’s seam', placeLeg(legs, legLine(legs, edge), side)),
	)
}

function legSeams(
	plan: BottomsPlan,
	legs: Legs,
	{ resolved, side }: { resolved: ResolvedDesign; side: Side },
): Seam[] {
	const isCuff = plan.hem !== 'stitched'
	return [
		seamAlong('seam', 'side seam', placeLeg(legs, legs.outer, side)),
		seamAlong('seam', 'inseam', placeLeg(legs, legs.inner, side)),
		seamAlong('seam', 'waistband’s seam', placeLeg(legs, legs.top, side)),
		seamAlong(
			'seam',
			isCuff ? 'hem band’s seam' : 'hem',
			hemLine({ legs, side }, isCuff ? plan.hemDepth : 0),
		),
		...plan.strips
			.filter(({ zone }) => resolved.colors[zone])
			.flatMap((strip) => stripSeams(legs, side, strip)),
	]
}

/** All seams of one view of shorts or pants. */
export function bottomSeams(plan: BottomsPlan, view: ViewId, resolved: ResolvedDesign): Seam[] {
	const legs = legsOf(plan.shape)
	return [
		...(view === 'front' ? [middle(legs, plan)] : []),
		...sides.flatMap((side) => legSeams(plan, legs, { resolved, side })),
	]
}

/** Points along a leg: share of its width, 0 at the inseam, and of its length, 0 at the waistband. */
export type Stations = readonly (readonly [u: number, v: number])[]

/** A line at one share of the leg's width, from the waistband past the hem. */
export const straightDown = (u: number): Stations => [-0.04, 0.3, 0.65, 1.08].map((v) => [u, v] as const)

/** A strip of another zone, from its inner edge to its outer edge or to the side seam. */
export type Strip = { zone: string; inner: Stations; outer?: Stations }

export type BottomsPlan = {
	shape: LegsShape
	folds: FoldPlan
	/** How the cloth falls when worn. */
	drop: Drop
	texture: Texture
	band: BandKind
	strips: readonly Strip[]
	/** Lines of the piping, drawn when the design gives it a color. */
	piping?: readonly Stations[]
	/** `stitched`: turned and sewn; `banded`: sewn-on strip; `ribbed`: knitted cuff; `elastic`: gathered edge. */
	hem: 'stitched' | 'banded' | 'ribbed' | 'elastic'
	hemDepth: number
	/** The front closure of bottoms without a front center seam. */
	fly?: 'fly' | 'laced fly'
	/** Seams, pockets and closures that are sewn flat. */
	trimmings: (parts: { cloth: Cloth; back: boolean }) => SceneNode[]
	/** Height in pixels at which a drawcord comes out in front. */
	drawcord?: number
	/** Pads press through at the knees. */
	hasKneePads?: boolean
	/** Of a cut for others than men. */
	proportions?: Proportions
	/** `down` pixels below the band's upper edge, in loops at these distances from the center. */
	belt?: { down: number; front: readonly number[]; back: readonly number[] }
}

const sides = [-1, 1] as const

type Part = { plan: BottomsPlan; legs: Legs; resolved: ResolvedDesign; side: Side; back: boolean }

const onLeg = ({ legs, side }: Part, stations: Stations) => placeLeg(legs, legLine(legs, stations), side)

/** How far print reaches past the outline of a leg, in pixels. */
const printBleed = 20

type Printed = { place: PatternPlace; inner: number }

/**
 * The pattern over a leg from `inner` pixels off the center line; both legs have the same lattice, so that it goes on
 * across the center seam.
 */
function legPrint({ legs: { shape }, resolved, side }: Part, { place, inner }: Printed): SceneNode[] {
	if (!isPrintedOn(resolved, place)) return []
	const edges = [...shape.outer, ...shape.inner]
	const outer = Math.max(shape.band.half, ...edges.map(([x]) => x))
	const ends = [centerX + side * (outer + printBleed), centerX + side * (inner - printBleed)]
	const region = {
		left: Math.min(...ends),
		right: Math.max(...ends),
		top: shape.band.top,
		bottom: Math.max(...edges.map(([, y]) => y)) + shape.hemSag + printBleed,
	}
	return tiledPrint(resolved, place, region)
}

/** The pattern of a side panel. */
function stripPrint(part: Part, { zone, inner }: Strip): SceneNode[] {
	if (zone !== 'side') return []
	const nearest = Math.min(...inner.map(([u, v]) => legPoint(part.legs.shape, u, v)[0]))
	return legPrint(part, { place: 'sides', inner: nearest })
}

function stripNodes(part: Part, strip: Strip): SceneNode[] {
	const { zone, inner, outer } = strip
	const color = part.resolved.colors[zone]
	const print = stripPrint(part, strip)
	if (!color && print.length === 0) return []
	const near = onLeg(part, inner)
	const beyond = (curves: readonly Curve[]) => parallel(curves, -30 * part.side)
	const far = outer ? onLeg(part, outer) : beyond(placeLeg(part.legs, part.legs.outer, part.side))
	const clip = closed(near, reversed(far))
	return [
		...(color ? [path(clip, { fill: color })] : []),
		...(print.length > 0 ? [group(print, { clip })] : []),
	]
}

/** A line parallel to the hem, `up` pixels above it. */
const hemLine = ({ legs, side }: Pick<Part, 'legs' | 'side'>, up: number) => {
	const raised = legs.hem.map(({ from, c1, c2, to }) => ({
		from: [from[0], from[1] - up] as const,
		c1: [c1[0], c1[1] - up] as const,
		c2: [c2[0], c2[1] - up] as const,
		to: [to[0], to[1] - up] as const,
	}))
	const line = placeLeg(legs, raised, side)
	return side === 1 ? reversed(line) : line
}

/** `reach` pixels past both ends. */
function reaching(line: readonly Curve[], reach: number): Curve[] {
	const [first, last] = [line[0], line.at(-1)]
	if (!first || !last || reach === 0) return [...line]
	const beyond = ([x, y]: Point, dx: number): Point => [x + dx, y]
	return [...run(beyond(first.from, -reach), first.from), ...line, ...run(last.to, beyond(last.to, reach))]
}

function hemBand(part: Part, reach: number): SceneNode[] {
	const { plan, resolved } = part
	if (plan.hem === 'stitched') return []
	const color = resolved.colors.hem ?? (plan.hem === 'ribbed' ? colorOf(resolved, 'body') : undefined)
	if (!color) return []
	const line = (up: number) => reaching(hemLine(part, up), reach)
	return [path(closed(line(plan.hemDepth), reversed(line(-24))), { fill: color })]
}

function hemFinish(part: Part, cloth: Cloth): SceneNode[] {
	const { plan } = part
	const top = hemLine(part, plan.hemDepth)
	if (plan.hem === 'stitched') return doubleStitch(cloth, hemLine(part, 0), -6)
	if (plan.hem === 'banded') return [...seam(cloth, top), ...stitchRow(cloth, parallel(top, -2.2))]
	return [
		path(open(parallel(top, -2)), { stroke: black, strokeWidth: 5, opacity: 0.16 * cloth.tone.shadow }),
		...ribs(cloth, top, { depth: plan.hemDepth + 4, step: plan.hem === 'ribbed' ? 3.6 : 4.8, alpha: 0.2 }),
		...seam(cloth, top),
	]
}

/** The colors of a leg's cloth inside an outline, without light and texture; `bleed` pixels past its ends. */
function legColors(part: Part, outline: string, bleed = 0): SceneNode[] {
	const { plan, resolved } = part
	const { piping } = resolved.colors
	const pipes = piping ? (plan.piping ?? []).map((line) => open(onLeg(part, line))) : []
	return [
		path(outline, { fill: colorOf(resolved, 'body') }),
		...legPrint(part, { place: 'body', inner: 0 }),
		...plan.strips.flatMap((strip) => stripNodes(part, strip)),
		...pipes.map((d) => path(d, { stroke: piping, strokeWidth: 3 })),
		...hemBand(part, bleed),
	]
}

function legUnder(part: Part): SceneNode {
	const { plan, legs, resolved, side } = part
	const cut = legPath(legs, side)
	const cloth = clothOf(colorOf(resolved, 'body'), resolved, cut)
	const area = { left: 20, right: 380, top: plan.shape.band.top, bottom: 490 }
	const nodes = [...legColors(part, cut), ...weave(cloth, plan.texture, area)]
	return group(nodes, { id: side === 1 ? 'leg-right' : 'leg-left', clip: cut })
}

/** Both legs and what is sewn on them, past all edges, without light. */
export function legCloth(plan: BottomsPlan, resolved: ResolvedDesign, back: boolean): SceneNode[] {
	const legs = legsOf(plan.shape)
	const cloth = clothOf(colorOf(resolved, 'body'), resolved, '')
	const halves = sides.map((side) => {
		const half = side === 1 ? 'M200 -20H420V520H200Z' : 'M-20 -20H200V520H-20Z'
		return group(legColors({ plan, legs, resolved, side, back }, half, 16), { clip: half })
	})
	return [...halves, ...plan.trimmings({ cloth, back })]
}

/** Pads, drawcord and belt, above all seams. */
function attached(
	plan: BottomsPlan,
	parts: { cloth: Cloth; resolved: ResolvedDesign; back: boolean },
): SceneNode[] {
	const { cloth, resolved, back } = parts
	const { belt } = plan
	return [
		...(plan.hasKneePads && !back ? kneePads(plan.shape, cloth) : []),
		...(belt
			? beltInLoops(plan.shape, parts, { down: belt.down, loops: back ? belt.back : belt.front })
			: []),
		...(plan.drawcord !== undefined && !back
			? drawcord(plan.drawcord, resolved.colors.drawcord ?? '#f7f7f5', resolved.mode)
			: []),
	]
}

function legOver(part: Part): SceneNode {
	const { plan, legs, resolved, side } = part
	const cut = legPath(legs, side)
	const cloth = clothOf(colorOf(resolved, 'body'), resolved, cut)
	const seams = plan.strips
		.filter((strip) => resolved.colors[strip.zone])
		.flatMap((strip) => seam(cloth, onLeg(part, strip.inner)))
	const nodes = [
		...(plan.band === 'elastic' ? gathers(plan.shape, cloth, 34) : []),
		...seams,
		...legShading(legs, cloth, { plan: plan.folds, side }),
		...hemFinish(part, cloth),
	]
	return group(nodes, { clip: cut })
}

/** The front or back view of bottoms. */
export function drawBottoms(plan: BottomsPlan, resolved: ResolvedDesign, back: boolean): Drawing {
	const legs = legsOf(plan.shape)
	const parts = sides.map((side) => ({ plan, legs, resolved, side, back }))
	const silhouette = sides.map((side) => legPath(legs, side)).join('') + bandPath(plan.shape, back)
	const cloth = clothOf(colorOf(resolved, 'body'), resolved, silhouette)
	const lowest = Math.max(...plan.shape.outer.map(([, y]) => y), ...plan.shape.inner.map(([, y]) => y))
	const wide = Math.max(...plan.shape.outer.map(([x]) => x))
	return {
		silhouette,
		under: [...groundShadow({ x: centerX, y: lowest + 26, halfWidth: wide * 0.95 }), ...parts.map(legUnder)],
		over: [
			...parts.map(legOver),
			...waistband(plan.shape, {
				kind: plan.band,
				color: colorOf(resolved, 'waistband', 'body'),
				...lightOf(resolved),
				back,
			}),
			...plan.trimmings({ cloth, back }),
			...attached(plan, { cloth, resolved, back }),
		],
	}
}
