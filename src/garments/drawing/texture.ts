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

/** Rows whose starts never line up, so that flecks look scattered. */
function flecks({ left, right, top, bottom }: Area, pitch: number): string {
	const count = Math.ceil((bottom - top) / pitch)
	return Array.from({ length: count }, (_, row) => {
		const start = left - ((row * row * 0.381966 + row * 0.618034) % 1) * 83
		return `M${round(start)} ${round(top + row * pitch)}H${round(right)}`
	}).join('')
}

function fleece(cloth: Cloth, area: Area): SceneNode[] {
	const dark = {
		stroke: black,
		strokeWidth: 0.7,
		dash: [1.4, 4.1, 0.6, 7.3, 2.1, 5.2, 0.9, 3.7, 1.1, 9.4, 0.5, 6.1, 1.8, 11.3, 0.7, 4.9],
	}
	const bright = {
		stroke: white,
		strokeWidth: 0.6,
		dash: [1.7, 6.3, 0.7, 9.1, 1.2, 5.6, 0.6, 12.7, 1.5, 8.2, 0.9, 10.4],
	}
	return [
		path(flecks(area, 1.7), { ...dark, opacity: 0.085 * cloth.tone.shadow }),
		path(flecks({ ...area, top: area.top + 0.8 }, 2.3), { ...bright, opacity: 0.07 * cloth.tone.light }),
	]
}

/** The weave over an area, to be clipped by the piece it belongs to. */
export function weave(cloth: Cloth, texture: Texture, area: Area): SceneNode[] {
	if (!cloth.fine || texture === 'smooth') return []
	if (texture === 'mesh') return mesh(cloth, area)
	return texture === 'knit' ? knit(cloth, area) : fleece(cloth, area)
}
