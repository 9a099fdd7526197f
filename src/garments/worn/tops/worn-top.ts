// An upper garment as worn: meshes from its plan, cloth from its flat drawing.
import { backOf, bodyOf, type BodyShape } from '../../drawing/body.ts'
import { rememberedByContent } from '../../drawing/curves.ts'
import type { SleeveShape } from '../../drawing/sleeve.ts'
import type { Drape } from '../../drawing/shading.ts'
import { piecesOf, type TopPlan, type WornPart } from '../../drawing/top.ts'
import type { SceneNode } from '../../scene.ts'
import type { ResolvedDesign } from '../../template.ts'
import { meshesOf, normalsOf, type Grid } from '../mesh.ts'
import type { ClothKind, Worn, WornMesh, WornPiece } from '../model.ts'
import { armholeBand } from './armhole-band.ts'
import { topCloths, usualBinding } from './cloths.ts'
import { facingOf } from './facing.ts'
import { fitOf } from './fit.ts'
import type { FitPlan, NeckLoop } from './model.ts'
import { neckLoopOf } from './neck.ts'
import { wornSleeve } from './sleeves.ts'
import { trunkOf } from './trunk.ts'

/** The same for adult tops of all sports; `topPxPerInch` of the templates. */
const pxPerInch = 40 / 3

/** All that the meshes depend on. */
type Cut = {
	body: BodyShape
	sleeve?: SleeveShape
	fit: FitPlan
	drape: Drape
	/** In canvas pixels; 0 without. */
	ribbedHem: number
	knittedCuff: number
	armBinding: number
	/** Sleeves have the cloth of side views. */
	hasSides: boolean
}

type Shell = { meshes: Record<string, WornMesh>; neck: NeckLoop }

const hemRows = 3

const shellOf = rememberedByContent(({ body, sleeve, fit, drape, ...cut }: Cut): Shell => {
	const trunk = trunkOf({
		front: bodyOf(body),
		back: bodyOf(backOf(body)),
		fit: fitOf(fit, body.neck.half / pxPerInch),
		drape,
		ribbedHem: cut.ribbedHem,
		vents: (fit.vents ?? 0) * pxPerInch,
		pxPerInch,
	})
	const skin: Record<string, Grid> = { 'trunk-front': trunk.grids.front, 'trunk-back': trunk.grids.back }
	const bindings: Record<string, Grid> = {}
	const knitted: Record<string, Grid> = {
		...(trunk.ribs && { 'trunk-front-rib': trunk.ribs.front, 'trunk-back-rib': trunk.ribs.back }),
	}
	for (const [side, name] of [
		[1, 'left'],
		[-1, 'right'],
	] as const) {
		if (!sleeve) bindings[`binding-${name}`] = armholeBand(trunk, side, cut.armBinding)
		else {
			const cuffIn = cut.knittedCuff / pxPerInch
			const { sleeve: halves, cuff } = wornSleeve(
				trunk,
				{ shape: sleeve, cuffIn, thick: drape === 'fleece' ? 1.35 : 1, isUnrolled: cut.hasSides },
				side,
			)
			for (const panel of ['front', 'back'] as const) {
				skin[`sleeve-${name}-${panel}`] = halves[panel]
				if (cuff) knitted[`sleeve-${name}-${panel}-cuff`] = cuff[panel]
			}
		}
	}
	const ends = Object.entries({ ...skin, ...knitted }).filter(
		([id]) => !(`${id}-cuff` in knitted || `${id}-rib` in knitted),
	)
	const hem = { rows: hemRows, normalAt: normalsOf([...Object.values(skin), ...Object.values(knitted)]) }
	const facings = Object.fromEntries(ends.map(([id, grid]) => [`${id}-hem`, facingOf(grid, hem)] as const))
	return {
		meshes: { ...meshesOf(skin), ...meshesOf(knitted), ...meshesOf({ ...facings, ...bindings }) },
		neck: neckLoopOf(trunk),
	}
})

const clothKinds: Record<TopPlan['texture'], ClothKind> = {
	mesh: 'mesh',
	knit: 'knit',
	fleece: 'fleece',
	smooth: 'woven',
}

const textureOf = (id: string, hasSides: boolean): string => {
	if (id.startsWith('binding')) return 'binding'
	const panel = id.includes('front') ? 'front' : 'back'
	if (!id.startsWith('sleeve')) return panel
	return hasSides ? id.split('-', 2).join('-') : `sleeve-${panel}`
}

/**
 * The worn form of a design, if its collar has one: equal cuts have the identical meshes.
 * @param hasSides since version 2
 */
export function wornTop(plan: TopPlan, resolved: ResolvedDesign, hasSides: boolean): Worn | undefined {
	if (!plan.collar.worn) return undefined
	const cut: Cut = {
		body: plan.body,
		...(plan.sleeve && { sleeve: plan.sleeve }),
		fit: plan.fit ?? {},
		drape: plan.drape,
		ribbedHem: plan.ribbedHem ?? 0,
		knittedCuff: plan.cuff?.ribbed ? plan.cuff.high : 0,
		armBinding: plan.armBinding ?? usualBinding,
		hasSides,
	}
	const { meshes, neck } = shellOf(cut)
	const pieces = Object.entries(meshes).map(([id, mesh]): WornPiece => ({
		id,
		mesh,
		texture: textureOf(id, hasSides),
		cloth: /^binding|-rib|-cuff/.test(id) ? 'rib' : clothKinds[plan.texture],
	}))
	const front = piecesOf(plan, 'front', resolved)
	const collar = plan.collar.worn(front, neck)
	const sewnOn: WornPart = plan.sewnOn?.worn?.(front, neck) ?? { pieces: [], cloths: [] }
	const drawnOn = (id: string): SceneNode[] =>
		id === 'front' || id === 'back' ? [...(sewnOn.drawnOn?.[id] ?? []), ...(collar.drawnOn?.[id] ?? [])] : []
	return {
		pieces: [...pieces, ...collar.pieces, ...sewnOn.pieces],
		cloths: [
			...topCloths(plan, resolved, hasSides).map((cloth) => ({
				...cloth,
				nodes: [...cloth.nodes, ...drawnOn(cloth.id)],
			})),
			...collar.cloths,
			...sewnOn.cloths,
		],
	}
}
