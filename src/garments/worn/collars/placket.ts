// Plackets with their buttons, and the kangaroo pocket, as relief on the front of a worn top.
import type { Pieces } from '../../drawing/body.ts'
import type { Point } from '../../drawing/curves.ts'
import { meshesOf } from '../mesh.ts'
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

const pocketMesh = byShirt(
	(neck: NeckLoop, outline: readonly (readonly [number, number])[]) =>
		meshesOf({ pocket: patchOn(neck, { outline, above: 0.16 }) }).pocket,
)

/** A pocket of the shirt's own cloth with slanted openings. */
export const wornPocket = (neck: NeckLoop, outline: readonly (readonly [number, number])[]): Worn => ({
	pieces: [{ id: 'pocket', mesh: pocketMesh(neck, outline), texture: 'front', cloth: 'fleece' }],
	cloths: [],
})
