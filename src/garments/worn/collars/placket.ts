// Plackets with their buttons, and the kangaroo pocket, as relief on the front of a worn top.
import type { Pieces } from '../../drawing/body.ts'
import type { Point } from '../../drawing/curves.ts'
import { meshesOf, ramp } from '../mesh.ts'
import { lookup } from '../tops/edges.ts'
import { steps } from './loop.ts'
import type { Worn, WornPiece } from '../model.ts'
import type { NeckLoop } from '../tops/model.ts'
import { buttonCloth, buttonsOn, byShirt, patchOn, stripOn } from './on-front.ts'

/** Thickness of a placket of two layers, in inches. */
const placketIn = 0.05

type PlacketPlan = {
	half: number
	top: number
	bottom: number
	/** Heights of its buttons. */
	buttons: readonly number[]
}

const placketMeshes = byShirt((neck: NeckLoop, { half, top, bottom, buttons }: PlacketPlan) => {
	const centers = buttons.map((y): Point => [0, y])
	return {
		...meshesOf({ strip: stripOn(neck, { half, top, bottom, above: placketIn }) }),
		buttons: buttonsOn(neck, { centers, above: placketIn }),
	}
})

const ivory = '#f2efe6'

/** A placket with its buttons, of the cloth that is drawn there on the front. */
export function wornPlacket(
	{ shirt, resolved }: Pick<Pieces, 'shirt' | 'resolved'>,
	neck: NeckLoop,
	plan: PlacketPlan,
): Worn {
	const meshes = placketMeshes(neck, plan)
	const pieces: WornPiece[] = [
		{ id: 'placket', mesh: meshes.strip, texture: 'front', cloth: 'knit' },
		{ id: 'placket-buttons', mesh: meshes.buttons, texture: 'buttons', cloth: 'hard' },
	]
	return { pieces, cloths: [buttonCloth(shirt, resolved.colors.buttons ?? ivory)] }
}

/** Inches that a pocket stands off where it is open at its sides, and where it is sewn on above and below. */
const pocketIn = { open: 0.26, sewn: 0.06 } as const
const pocketRowPx = 7

/** The outline with even rows, and the pocket's height above the shirt there. */
function pocketRows(outline: readonly Point[]): (readonly [half: number, y: number, above: number])[] {
	const [top, bottom] = [outline[0]?.[1] ?? 0, outline.at(-1)?.[1] ?? 0]
	return steps(Math.round((bottom - top) / pocketRowPx), top, bottom).map((y) => {
		const sewn = 1 - ramp(y, top, top + 16) * (1 - ramp(y, bottom - 22, bottom))
		return [lookup(outline, 1, y), y, pocketIn.open + (pocketIn.sewn - pocketIn.open) * sewn] as const
	})
}

const pocketMesh = byShirt(
	(neck: NeckLoop, outline: readonly Point[]) =>
		meshesOf({ pocket: patchOn(neck, { outline: pocketRows(outline) }) }).pocket,
)

/** A pocket of the shirt's own cloth with slanted openings. */
export const wornPocket = (neck: NeckLoop, outline: readonly Point[]): Worn => ({
	pieces: [{ id: 'pocket', mesh: pocketMesh(neck, outline), texture: 'front', cloth: 'fleece' }],
	cloths: [],
})
