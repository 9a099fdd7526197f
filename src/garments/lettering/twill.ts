// Letters as sewn twill: borders below, the face on top, a stitched edge and the shadow of the thickness.
import { group, path, type SceneNode } from '../scene.ts'
import { luminance } from '../contrast.ts'
import { mapOutline, pathData, type Outline } from './outline.ts'

/** Border widths in pixels, the innermost first. */
export type TwillStyle = { fill: string; borders: readonly { color: string; width: number }[] }

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
	const cast = pathData(mapOutline(outline, ([x, y]) => [x + 0.35, y + 0.75]))
	return [1.7, 0.7].map((soft) =>
		path(cast, { stroke: '#000000', strokeWidth: 2 * reach + soft, join: 'round', opacity: 0.13 }),
	)
}

/** The nodes of one word in sewn twill, from the cloth up. */
export function twill(outline: Outline, style: TwillStyle, finish: TwillFinish): SceneNode[] {
	const d = pathData(outline)
	const reach = sum(style.borders.map((border) => border.width))
	const rims = borderNodes(d, style.borders)
	const face = path(d, { fill: style.fill })
	if (finish === 'flat') return [...rims, face]
	const stitches = stitchNodes(d, style.fill)
	const shadow = group(shadowNodes(outline, reach))
	return finish === 'under' ? [shadow, ...rims, ...stitches, face] : [shadow, ...rims, face, ...stitches]
}
