// Letters as raised satin stitch: dense thread over foam, lit from the upper left.
import { luminance } from '../contrast.ts'
import { group, path, round, type SceneNode } from '../scene.ts'
import { boundsOf, mapOutline, pathData, type Outline } from './outline.ts'
import type { TwillStyle } from './twill.ts'

const moved = (outline: Outline, dx: number, dy: number) =>
	pathData(mapOutline(outline, ([x, y]) => [x + dx, y + dy]))

/** Slanted threads across the whole box, as one path. */
function threads(outline: Outline, reach: number): string {
	const box = boundsOf(outline)
	const [top, bottom] = [box.y - reach, box.y + box.height + reach]
	const slant = (bottom - top) * 0.35
	const count = Math.ceil((box.width + 2 * reach + slant) / 1.5)
	return Array.from({ length: count }, (_, index) => {
		const x = box.x - reach - slant + index * 1.5
		return `M${round(x)} ${round(bottom)}L${round(x + slant)} ${round(top)}`
	}).join('')
}

/** Borders from the outermost in, then the raised face; `flat` leaves out thread and relief. */
export function embroidery(outline: Outline, { fill, borders }: TwillStyle, flat: boolean): SceneNode[] {
	const d = pathData(outline)
	const reach = borders.reduce((total, border) => total + border.width, 0)
	let wide = reach
	const rims = borders.toReversed().map((border) => {
		const rim = path(d, { stroke: border.color, strokeWidth: 2 * wide, join: 'round' })
		wide -= border.width
		return rim
	})
	if (flat) return [...rims, path(d, { fill })]
	const shadow = [3.4, 1.8, 0.8].map((soft) =>
		path(moved(outline, 0.9, 1.7), {
			stroke: '#000000',
			strokeWidth: 2 * reach + soft,
			join: 'round',
			opacity: 0.14,
		}),
	)
	const hatch = threads(outline, reach)
	return [
		group(shadow),
		...rims,
		path(d, { stroke: '#000000', strokeWidth: 2 * reach, dash: [0.5, 0.9], opacity: 0.12 }),
		path(moved(outline, 0.5, 0.8), { stroke: '#000000', strokeWidth: 1.6, join: 'round', opacity: 0.26 }),
		path(d, { fill }),
		group(
			[
				path(hatch, { stroke: '#000000', strokeWidth: 0.55, opacity: luminance(fill) > 0.35 ? 0.09 : 0.17 }),
				path(moved(outline, -0.5, -0.6), {
					stroke: '#000000',
					strokeWidth: 3.6,
					join: 'round',
					opacity: 0.1,
				}),
				path(moved(outline, 1.1, 1.3), { stroke: '#ffffff', strokeWidth: 2.2, join: 'round', opacity: 0.26 }),
				path(moved(outline, -1.1, -1.3), {
					stroke: '#000000',
					strokeWidth: 2.2,
					join: 'round',
					opacity: 0.2,
				}),
			],
			{ clip: d },
		),
	]
}
