// Parts that are sewn onto the front of a top: strips with raised edges, buttons.
import type { SceneNode } from '../../scene.ts'
import { path } from '../../scene.ts'
import { buttons } from '../../drawing/buttons.ts'
import type { Cloth } from '../../drawing/cloth.ts'
import { rememberedByContent, type Point } from '../../drawing/curves.ts'
import { add, cross, direction, merged, minus, ramp, type Grid, type Vec } from '../mesh.ts'
import type { WornCloth, WornMesh } from '../model.ts'
import type { NeckLoop } from '../tops/model.ts'
import { steps } from './loop.ts'
import { disc } from './tube.ts'

/** Unit vector away from the cloth at a point of the flat front. */
export function normalOn(neck: NeckLoop, [s, y]: Point): Vec {
	const across = minus(neck.at('front', s + 2, y), neck.at('front', s - 2, y))
	const down = minus(neck.at('front', s, y + 2), neck.at('front', s, y - 2))
	return direction(cross(down, across))
}

/** A point `above` inches over the front: `s` to the right of its center, `y` down its canvas, in canvas pixels. */
export const overFront = (neck: NeckLoop, [s, y]: Point, above: number): Vec =>
	add(neck.at('front', s, y), normalOn(neck, [s, y]), above)

export type Patch = {
	/** From the top down: its half width and the height, in canvas pixels, and inches above the cloth. */
	outline: readonly (readonly [half: number, y: number, above: number])[]
}

const patchColumns = 18

/** A patch that rises from the cloth at both sides and shows the front's pixels there. */
export function patchOn(neck: NeckLoop, { outline }: Patch): Grid {
	const inner = steps(patchColumns, -1, 1)
	const places = outline.map(([half, y, above]) => {
		const edge = Math.min(0.7, half * 0.2)
		return [
			{ s: -half, y, by: 0.002 },
			...inner.map((t) => ({ s: t * (half - edge), y, by: above })),
			{ s: half, y, by: 0.002 },
		]
	})
	return {
		points: places.map((row) => row.map(({ s, y, by }) => overFront(neck, [s, y], by))),
		uv: places.map((row) => row.map(({ s, y }): Point => [200 + s, y])),
	}
}

export type Ribbon = {
	/** Its section: to the right of the front's center in canvas pixels, and inches above the cloth. */
	across: readonly (readonly [s: number, above: number])[]
	/** Heights in canvas pixels, from the top down, and the share of the section's height above the cloth there. */
	rows: readonly (readonly [y: number, share: number])[]
}

/** A ribbon down the front that shows the front's pixels there. */
export const ribbonOn = (neck: NeckLoop, { across, rows }: Ribbon): Grid => ({
	points: rows.map(([y, share]) => across.map(([s, above]) => overFront(neck, [s, y], above * share))),
	uv: rows.map(([y]) => across.map(([s]): Point => [200 + s, y])),
})

/** Canvas pixels between rows of a strip. */
const rowPx = 5

export type Strip = {
	/** Half width, and both ends, in canvas pixels. */
	half: number
	top: number
	bottom: number
	/** Thickness in inches. */
	above: number
}

/** An upright strip with rounded edges. It gets thin towards its upper end, over which a collar lies. */
export function stripOn(neck: NeckLoop, { half, top, bottom, above }: Strip): Grid {
	const side = [
		[half, 0.003],
		[half - 0.4, above * 0.8],
		[half - 1.4, above],
		[half * 0.45, above],
	] as const
	const inner = steps(Math.ceil((bottom - top) / rowPx), top, bottom)
	return ribbonOn(neck, {
		across: [...side.map(([s, high]): Point => [-s, high]), [0, above], ...side.toReversed()],
		rows: [...inner.map((y) => [y, ramp(y, top - 1, top + 9)] as const), [bottom + 0.6, 0.03]],
	})
}

/** Where a button is drawn on its canvas. */
export const buttonSpot: Point = [60, 60]
const buttonProfile = [
	[0, 0.045],
	[0.1, 0.04],
	[0.16, 0.055],
	[0.24, 0.075],
	[0.285, 0.06],
	[0.3, 0],
] as const

export type ButtonPlan = {
	/** To the right of the front's center and height, in canvas pixels. */
	centers: readonly Point[]
	/** Of the cloth below, in inches. */
	above: number
}

export const buttonsOn = (neck: NeckLoop, { centers, above }: ButtonPlan): WornMesh =>
	merged(
		centers.map((center) =>
			disc({
				center: overFront(neck, center, above),
				out: normalOn(neck, center),
				profile: buttonProfile,
				uv: buttonSpot,
				pxPerInch: neck.pxPerInch,
			}),
		),
	)

/** The cloth of buttons of one color. */
export function buttonCloth(shirt: Cloth, color: string): WornCloth {
	const [x, y] = buttonSpot
	const nodes: SceneNode[] = [
		path(`M${x - 40} ${y - 40}h80v80h-80Z`, { fill: color }),
		...buttons(shirt, [buttonSpot], color),
	]
	return { id: 'buttons', view: 'front', nodes, hasArt: false }
}

/** Memoizes meshes by the shirt and the part's own measures. */
export const byShirt = <Key, Value>(
	make: (neck: NeckLoop, key: Key) => Value,
): ((neck: NeckLoop, key: Key) => Value) => {
	const known = new WeakMap<NeckLoop, (key: Key) => Value>()
	return (neck, key) => {
		const old = known.get(neck) ?? rememberedByContent((inner: Key) => make(neck, inner))
		known.set(neck, old)
		return old(key)
	}
}
