// Shorts and pants as worn: meshes from their plan, cloth from their flat drawing.
import { legCloth, type BottomsPlan } from '../../bottoms/draw.ts'
import { hanging, legPoint, type LegsShape, type Proportions } from '../../bottoms/legs.ts'
import { colorOf } from '../../drawing/cloth.ts'
import { centerX, rememberedByContent, type Point } from '../../drawing/curves.ts'
import { path, type SceneNode } from '../../scene.ts'
import type { ResolvedDesign } from '../../template.ts'
import { meshesOf, normalsOf, type Grid, type Vec } from '../mesh.ts'
import type { ClothKind, Worn, WornCloth, WornMesh, WornPiece } from '../model.ts'
import { tube } from '../collars/tube.ts'
import { facingOf } from '../tops/facing.ts'
import { formOf, type Form } from './form.ts'
import { bottomsRelief, cuffPuff, type Drop } from './relief.ts'
import type { Panel, Sit } from './sections.ts'
import { cordLines, trimPlaces, waistGrids, type Belt } from './waist.ts'

const panels = ['front', 'back'] as const
const sides = [-1, 1] as const
const columns = 26
const rows = 72
const cuffRows = 8
const hemRows = 3

const sits: Record<Drop, Omit<Sit, 'long'>> = {
	loose: {
		hipDepth: [0.83, 0.65],
		legDepth: [1.3, 1.06],
		ease: [4.6, 6, 6],
		stance: 5,
		hasLevelHem: false,
		seat: 0.5,
		body: 0,
	},
	straight: {
		hipDepth: [0.77, 0.68],
		legDepth: [1.24, 1.04],
		ease: [5, 3, 3],
		stance: 4.3,
		hasLevelHem: true,
		seat: 0.7,
		body: 0.35,
	},
	tight: {
		hipDepth: [0.77, 0.68],
		legDepth: [1.24, 1.06],
		ease: [5, 1, 0.6],
		stance: 4.3,
		hasLevelHem: true,
		seat: 1.1,
		body: 1,
	},
	fleece: {
		hipDepth: [0.82, 0.68],
		legDepth: [1.24, 1.04],
		ease: [5.4, 2.6, 0.6],
		stance: 4.3,
		hasLevelHem: true,
		seat: 0.7,
		body: 0.4,
	},
}

/** All that the meshes depend on. */
type Cut = {
	shape: LegsShape
	drop: Drop
	isElastic: boolean
	/** Height of a ribbed cuff in canvas pixels, or 0. */
	cuff: number
	belt?: Belt
	drawcord?: number
	hasKneePads: boolean
	proportions?: Proportions
	pxPerInch: number
}

/** How it sits on a body of these proportions. */
function sitOf(drop: Drop, { leg, long }: Omit<Proportions, 'waist'> = { leg: 1, long: 1 }): Sit {
	const sit = sits[drop]
	const [high, middle, low] = sit.ease
	return {
		...sit,
		ease: [high * leg, middle * leg, low * leg],
		stance: sit.stance * leg,
		seat: sit.seat * leg,
		long,
	}
}

/** Pads press through the cloth in front of the knees, in inches. */
function padAt(shape: LegsShape, hasKneePads: boolean, [dx, y]: Point): number {
	if (!hasKneePads) return 0
	const [x, middle] = legPoint(shape, 0.42, 0.72)
	const away = Math.hypot((Math.abs(dx) - x) / 19, (y - middle) / 25)
	return away >= 1 ? 0 : 0.34 * Math.min(1, (1 - away) * 2.6)
}

function formOfCut({ shape, drop, isElastic, cuff, hasKneePads, proportions, pxPerInch }: Cut): Form {
	const folds = bottomsRelief(shape, drop, isElastic)
	const bottom = shape.outer.at(-1)?.[1] ?? 0
	const puff = ([, y]: Point) => (cuff > 0 ? cuffPuff(bottom - cuff - y) : 0)
	const fading = ([, y]: Point) => (cuff > 0 ? Math.max(0, Math.min(1, (bottom - cuff - y) / 8)) : 1)
	return formOf({
		shape,
		sit: sitOf(drop, proportions),
		pxPerInch,
		relief: {
			front: (at) => folds.front(at) * fading(at) + puff(at) + padAt(shape, hasKneePads, at),
			back: (at) => folds.back(at) * fading(at) + puff(at),
		},
	})
}

const cordRadius = 0.11

/** The front at a distance from the center line, in canvas pixels: on the band or below it. */
function surfaceAt(form: Form, shape: LegsShape, [dx, y]: Point): Vec {
	const { top, height, half } = shape.band
	const [start, end] = [shape.outer[0]?.[1] ?? 0, shape.outer.at(-1)?.[1] ?? 1]
	if (y < top + height) return form.onBand('front', [dx / half, y], 0.07)
	const side = dx < 0 ? -1 : 1
	const v = (y - start) / (end - start)
	return form.at('front', side, [Math.abs(dx) / form.flat(1, v)[0], v])
}

/** Rows of one leg from the band down; the first one is the band's seam. */
function legGrid(form: Form, { shape, cuff }: Cut, { panel, side }: { panel: Panel; side: 1 | -1 }): Grid {
	const [top, bottom] = [shape.outer[0]?.[1] ?? 0, shape.outer.at(-1)?.[1] ?? 1]
	const end = cuff > 0 ? 1 - cuff / (bottom - top) : 1
	const places = [
		...Array.from({ length: rows + 1 }, (_, index) => (end * index) / rows),
		...Array.from(
			{ length: cuff > 0 ? cuffRows : 0 },
			(_, index) => end + ((1 - end) * (index + 1)) / cuffRows,
		),
	]
	const draped = hanging(shape)
	const across = Array.from({ length: columns + 1 }, (_, index) => index / columns)
	const ordered = side === 1 ? across : across.toReversed()
	return {
		points: places.map((v) => ordered.map((u) => form.at(panel, side, [u, v]))),
		uv: places.map((v) =>
			ordered.map((u) => {
				const [x, y] = form.flat(u, v)
				return draped([centerX + side * x, y])
			}),
		),
	}
}

/** Gives the back the front's side seams and inseams, and each panel's legs one center seam. */
function sew(legs: Record<string, Grid>, crotchRow: number): void {
	const grid = (panel: Panel, side: 1 | -1) => legs[`leg-${panel}-${side}`]?.points ?? []
	for (const side of sides) {
		// The front's right leg of the picture is the back's left one.
		const [front, back] = [grid('front', side), grid('back', side === 1 ? -1 : 1)]
		const [outer, inner] = side === 1 ? [columns, 0] : [0, columns]
		const [backOuter, backInner] = side === 1 ? [0, columns] : [columns, 0]
		back.forEach((row, index) => {
			const met = front[index] ?? []
			row[backOuter] = met[outer] ?? [0, 0, 0]
			if (index >= crotchRow) row[backInner] = met[inner] ?? [0, 0, 0]
		})
	}
	const crotch = grid('front', 1)[crotchRow]?.[0] ?? [0, 0, 0]
	for (const panel of panels)
		for (const side of sides)
			grid(panel, side).forEach((row, index) => {
				const inner = side === 1 ? 0 : columns
				if (index < crotchRow && side === 1) row[inner] = grid(panel, -1)[index]?.[columns] ?? crotch
				// All four meet in one point.
				if (index === crotchRow) row[inner] = [0, crotch[1], crotch[2]]
			})
}

const part = ({ points, uv }: Grid, from: number, to?: number): Grid => ({
	points: points.slice(from, to),
	uv: uv.slice(from, to),
})

/** Ribs run down a cuff, however it narrows. */
const ribbed = ({ points, uv }: Grid): Grid => {
	const last = uv.at(-1) ?? []
	return { points, uv: uv.map((row) => row.map(([x, y], index) => [last[index]?.[0] ?? x, y])) }
}

const meshesOfCut = rememberedByContent((cut: Cut): Record<string, WornMesh> => {
	const form = formOfCut(cut)
	const whole: Record<string, Grid> = {}
	for (const panel of panels)
		for (const side of sides) whole[`leg-${panel}-${side}`] = legGrid(form, cut, { panel, side })
	sew(whole, Math.ceil(form.crotchRow * rows))
	const legs: Record<string, Grid> = {}
	const cuffs: Record<string, Grid> = {}
	for (const [id, grid] of Object.entries(whole)) {
		legs[id] = part(grid, 0, rows + 1)
		if (cut.cuff > 0) cuffs[`${id}-cuff`] = ribbed(part(grid, rows))
	}
	const normalAt = normalsOf(Object.values(whole))
	const hems = Object.entries(whole).map(
		([id, grid]) => [`${id}-hem`, facingOf(grid, { rows: hemRows, normalAt })] as const,
	)
	const { band } = cut.shape
	const waist = waistGrids(form, { band, half: band.half, isElastic: cut.isElastic, belt: cut.belt })
	const surface = (dx: number, y: number): Vec => surfaceAt(form, cut.shape, [dx, y])
	const cords = cut.drawcord === undefined ? {} : cordLines(surface, cut.drawcord)
	const cordMeshes = Object.entries(cords).map(
		([id, line]) => [id, tube({ line, radius: cordRadius, uv: [200, trimPlaces.cord] })] as const,
	)
	return {
		...Object.fromEntries(cordMeshes),
		...meshesOf({ ...legs }),
		...meshesOf(cuffs),
		...meshesOf(Object.fromEntries(hems)),
		...meshesOf(waist),
	}
})

const wholeCanvas = (y: number, high: number) => `M-20 ${y}H420V${y + high}H-20Z`

function trimNodes({ colors }: ResolvedDesign, band: string): SceneNode[] {
	const belt = colors.belt ?? '#17181c'
	const { buckle } = trimPlaces
	return [
		path(wholeCanvas(trimPlaces.band - 60, 140), { fill: band }),
		path(wholeCanvas(trimPlaces.belt - 20, 80), { fill: belt }),
		path(wholeCanvas(trimPlaces.loop - 20, 80), { fill: band }),
		path(wholeCanvas(buckle - 20, 80), { fill: '#b9bdc3' }),
		path(`M188 ${buckle + 5}h24v12h-24Z`, { fill: belt }),
		path(`M184 ${buckle + 11}h20`, { stroke: '#e4e6e9', strokeWidth: 2.4 }),
		path(wholeCanvas(trimPlaces.cord - 20, 80), { fill: colors.drawcord ?? '#f7f7f5' }),
	]
}

const clothKinds: Record<BottomsPlan['texture'], ClothKind> = {
	mesh: 'mesh',
	knit: 'knit',
	fleece: 'fleece',
	smooth: 'woven',
}

const trims: readonly (readonly [start: string, cloth: ClothKind])[] = [
	['belt', 'twill'],
	['loop', 'woven'],
	['buckle', 'hard'],
	['cord', 'cord'],
]

function pieceOf(id: string, mesh: WornMesh, plan: BottomsPlan): WornPiece {
	if (id.startsWith('leg')) {
		const cloth =
			id.endsWith('-cuff') || (plan.hem === 'ribbed' && id.endsWith('-hem'))
				? 'rib'
				: clothKinds[plan.texture]
		return { id, mesh, texture: id.includes('front') ? 'front' : 'back', cloth }
	}
	const trim = trims.find(([start]) => id.startsWith(start))?.[1]
	return { id, mesh, texture: 'trim', cloth: trim ?? (plan.band === 'elastic' ? 'rib' : 'woven') }
}

/** The worn form of a design: equal cuts have the identical meshes. */
export function wornBottoms(plan: BottomsPlan, resolved: ResolvedDesign, pxPerInch: number): Worn {
	const meshes = meshesOfCut({
		shape: plan.shape,
		drop: plan.drop,
		isElastic: plan.band === 'elastic',
		cuff: plan.hem === 'ribbed' ? plan.hemDepth : 0,
		...(plan.belt && { belt: plan.belt }),
		...(plan.drawcord !== undefined && { drawcord: plan.drawcord }),
		hasKneePads: plan.hasKneePads ?? false,
		...(plan.proportions && { proportions: plan.proportions }),
		pxPerInch,
	})
	const cloths = panels.map((view): WornCloth => ({
		id: view,
		view,
		nodes: legCloth(plan, resolved, view === 'back'),
		hasArt: true,
	}))
	const trim = trimNodes(resolved, colorOf(resolved, 'waistband', 'body'))
	return {
		pieces: Object.entries(meshes).map(([id, mesh]) => pieceOf(id, mesh, plan)),
		cloths: [...cloths, { id: 'trim', view: 'front', nodes: trim, hasArt: false }],
	}
}
