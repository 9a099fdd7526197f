// What the cloth looks like close up. Left out of thumbnails.
import { path, round, type SceneNode } from '../scene.ts'
import { black, white, type Cloth } from './cloth.ts'

/** Mesh has round holes, knit fine columns, fleece fine flecks, smooth nothing to see. */
export type Texture = 'mesh' | 'knit' | 'fleece' | 'smooth'

type Area = { left: number; right: number; top: number; bottom: number }

function rows(
	{ left, right, top, bottom }: Area,
	{ pitch, stagger }: { pitch: number; stagger: number },
): string {
	const count = Math.ceil((bottom - top) / pitch)
	return Array.from({ length: count }, (_, row) => {
		const y = round(top + row * pitch)
		return `M${round(left + ((row * stagger) % 7))} ${y}H${round(right)}`
	}).join('')
}

function mesh(cloth: Cloth, area: Area): SceneNode[] {
	const holes = rows(area, { pitch: 3.4, stagger: 1.7 })
	const lips = rows({ ...area, top: area.top + 0.7 }, { pitch: 3.4, stagger: 1.7 })
	return [
		path(lips, {
			stroke: white,
			strokeWidth: 0.8,
			dash: [0.01, 3.4],
			cap: 'round',
			opacity: 0.12 * cloth.tone.light,
		}),
		path(holes, {
			stroke: black,
			strokeWidth: 0.9,
			dash: [0.01, 3.4],
			cap: 'round',
			opacity: 0.2 * cloth.tone.shadow,
		}),
	]
}

function knit(cloth: Cloth, { left, right, top, bottom }: Area): SceneNode[] {
	const count = Math.ceil((right - left) / 2.2)
	const columns = Array.from(
		{ length: count },
		(_, column) => `M${round(left + column * 2.2)} ${top}V${bottom}`,
	).join('')
	return [
		path(columns, { stroke: black, strokeWidth: 0.6, dash: [1.3, 0.9], opacity: 0.055 * cloth.tone.shadow }),
	]
}

function fleece(cloth: Cloth, area: Area): SceneNode[] {
	const flecks = rows(area, { pitch: 1.9, stagger: 3.3 })
	const bright = rows({ ...area, left: area.left + 4, top: area.top + 0.9 }, { pitch: 2.7, stagger: 4.1 })
	return [
		path(flecks, {
			stroke: black,
			strokeWidth: 0.7,
			dash: [1.6, 3.1, 0.7, 5.3, 2.4, 4.7],
			opacity: 0.06 * cloth.tone.shadow,
		}),
		path(bright, {
			stroke: white,
			strokeWidth: 0.7,
			dash: [2.1, 4.3, 0.9, 6.1],
			opacity: 0.09 * cloth.tone.light,
		}),
	]
}

/** The weave over an area, to be clipped by the piece it belongs to. */
export function weave(cloth: Cloth, texture: Texture, area: Area): SceneNode[] {
	if (!cloth.fine || texture === 'smooth') return []
	if (texture === 'mesh') return mesh(cloth, area)
	return texture === 'knit' ? knit(cloth, area) : fleece(cloth, area)
}
