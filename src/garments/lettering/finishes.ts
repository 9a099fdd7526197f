// Letters as sewn twill: borders below, the face on top, a stitched edge and the shadow of the thickness.
import { luminance } from '#kit/contrast.ts'
import { facePaint, layersAbove, shadowLayer, type DrawnEffects } from './effects.ts'
import { group, path, round, type SceneNode } from '../scene.ts'
import { boundsOf, movedPathData, pathData, type Outline } from './outline.ts'

/** Slanted threads across the whole box, `pitch` pixels apart, as one path. */
function threads(outline: Outline, reach: number, pitch: number): string {
	const box = boundsOf(outline)
	const [top, bottom] = [box.y - reach, box.y + box.height + reach]
	const slant = (bottom - top) * 0.35
	const count = Math.ceil((box.width + 2 * reach + slant) / pitch)
	return Array.from({ length: count }, (_, index) => {
		const x = box.x - reach - slant + index * pitch
		return `M${round(x)} ${round(bottom)}L${round(x + slant)} ${round(top)}`
	}).join('')
}

/** Canvas pixels per inch of a cap, for which the sizes of thread and relief are written. */
export const capPxPerInch = 38

/** `scale` is that of the canvas to a cap's. */
type ThreadStyle = TwillStyle & { scale?: number }

/**
 * Raised satin stitch, dense thread over foam, lit from the upper left: borders from the outermost in, then the face.
 * `flat` leaves out thread and relief.
 */
export function embroidery(outline: Outline, style: ThreadStyle, flat: boolean): SceneNode[] {
	const { fill, borders, effects, scale = 1 } = style
	const d = pathData(outline)
	const reach = sum(borders.map((border) => border.width))
	const paint = facePaint(fill, effects)
	const below = shadowLayer(outline, effects, reach)
	const above = layersAbove(paint, effects)
	let wide = reach
	const rims = borders.toReversed().map((border) => {
		const rim = path(d, { stroke: border.color, strokeWidth: 2 * wide, join: 'round' })
		wide -= border.width
		return rim
	})
	if (flat) return [...below, ...rims, path(d, { fill: paint }), ...above]
	const shadow = [3.4, 1.8, 0.8].map((soft) =>
		path(movedPathData(outline, 0.9 * scale, 1.7 * scale), {
			stroke: '#000000',
			strokeWidth: 2 * reach + soft * scale,
			join: 'round',
			opacity: 0.14,
		}),
	)
	const hatch = threads(outline, reach, 1.5 * scale)
	return [
		group(shadow),
		...below,
		...rims,
		path(d, { stroke: '#000000', strokeWidth: 2 * reach, dash: [0.5 * scale, 0.9 * scale], opacity: 0.12 }),
		path(movedPathData(outline, 0.5 * scale, 0.8 * scale), {
			stroke: '#000000',
			strokeWidth: 1.6 * scale,
			join: 'round',
			opacity: 0.26,
		}),
		path(d, { fill: paint }),
		...above,
		group(
			[
				path(hatch, {
					stroke: '#000000',
					strokeWidth: 0.55 * scale,
					opacity: luminance(fill) > 0.35 ? 0.09 : 0.17,
				}),
				path(movedPathData(outline, -0.5 * scale, -0.6 * scale), {
					stroke: '#000000',
					strokeWidth: 3.6 * scale,
					join: 'round',
					opacity: 0.1,
				}),
				path(movedPathData(outline, 1.1 * scale, 1.3 * scale), {
					stroke: '#ffffff',
					strokeWidth: 2.2 * scale,
					join: 'round',
					opacity: 0.26,
				}),
				path(movedPathData(outline, -1.1 * scale, -1.3 * scale), {
					stroke: '#000000',
					strokeWidth: 2.2 * scale,
					join: 'round',
					opacity: 0.2,
				}),
			],
			{ clip: d },
		),
	]
}

/** Border widths in pixels, the innermost first. */
type TwillStyle = {
	fill: string
	borders: readonly { color: string; width: number }[]
	effects: DrawnEffects
}

/** `flat` leaves out shadow and stitches for small pictures, `under` draws the stitches beneath the face. */
export type TwillFinish = 'flat' | 'stitched' | 'under'

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)

/** Stacked strokes with round joins: each border is the rim that the next ones leave visible. */
function borderNodes(d: string, borders: TwillStyle['borders']): SceneNode[] {
	return borders
		.map(({ color }, index) =>
			path(d, {
				stroke: color,
				strokeWidth: 2 * sum(borders.slice(0, index + 1).map((border) => border.width)),
				join: 'round',
			}),
		)
		.toReversed()
}

/** A zigzag seam, drawn only as light and shadow, without thread color. */
function stitchNodes(d: string, fill: string): SceneNode[] {
	const dark = luminance(fill) > 0.35
	return [
		path(d, { stroke: '#000000', strokeWidth: 0.4, join: 'round', opacity: 0.3 }),
		path(d, {
			stroke: dark ? '#000000' : '#ffffff',
			strokeWidth: 1.5,
			dash: [0.4, 0.75],
			opacity: dark ? 0.13 : 0.17,
		}),
	]
}

/** Thin cloth casts a thin shadow, away from the light at the upper left. */
function shadowNodes(outline: Outline, reach: number): SceneNode[] {
	const cast = movedPathData(outline, 0.35, 0.75)
	return [1.7, 0.7].map((soft) =>
		path(cast, { stroke: '#000000', strokeWidth: 2 * reach + soft, join: 'round', opacity: 0.13 }),
	)
}

/** The nodes of one word in sewn twill, from the cloth up. */
export function twill(outline: Outline, style: TwillStyle, finish: TwillFinish): SceneNode[] {
	const { fill, borders, effects } = style
	const d = pathData(outline)
	const reach = sum(borders.map((border) => border.width))
	const paint = facePaint(fill, effects)
	const rims = [...shadowLayer(outline, effects, reach), ...borderNodes(d, borders)]
	const face = path(d, { fill: paint })
	const above = layersAbove(paint, effects)
	if (finish === 'flat') return [...rims, face, ...above]
	const stitches = stitchNodes(d, fill)
	const shadow = group(shadowNodes(outline, reach))
	return finish === 'under'
		? [shadow, ...rims, ...stitches, face, ...above]
		: [shadow, ...rims, face, ...above, ...stitches]
}
