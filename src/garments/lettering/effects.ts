// What lies over and under the letters beside their borders: shadow, inline, gradient and bevel.
import { group, path, type GroupNode, type Paint } from '../scene.ts'
import type { LetteringStyle } from '../schemas.ts'
import type { ProductionMethod } from '../template.ts'
import { bevelFacets } from './bevel.ts'
import { letteringFont } from './fonts.ts'
import { boundsOf, mapOutline, movedPathData, pathData, type Outline, type Point } from './outline.ts'

export type Effect = 'inline' | 'gradient' | 'bevel' | 'flourish'
type Effects = Pick<LetteringStyle, 'shadow' | 'inline' | 'gradient' | 'bevel'>

/** Why an effect of the style is not drawn. */
export type Unmade = { effect: Effect; because: 'letters touch' | 'flat colors' | 'stacked letters' }

/** Each letter has an edge of its own, which a line inside it can follow. */
const standApart = (fontId: string): boolean => {
	const font = letteringFont(fontId)
	return font?.style !== 'script' && !font?.overlaps
}

/** The stroke under a word; stacked letters have no foot that it could follow. */
export const flourishOf = ({ flourish, shape }: LetteringStyle): LetteringStyle['flourish'] =>
	shape === 'stacked' ? undefined : flourish

/** The effects of a style that its letters or its method cannot have: they are left out of every picture and file. */
export function unmadeEffects(style: LetteringStyle, method: ProductionMethod): Unmade[] {
	const { font, inline, gradient, bevel } = style
	const isApart = standApart(font)
	const isDyed = method === 'sublimation'
	return [
		...(inline && !isApart ? [{ effect: 'inline', because: 'letters touch' } as const] : []),
		...(gradient && !isDyed ? [{ effect: 'gradient', because: 'flat colors' } as const] : []),
		...(bevel && !isDyed ? [{ effect: 'bevel', because: 'flat colors' } as const] : []),
		...(bevel && isDyed && !isApart ? [{ effect: 'bevel', because: 'letters touch' } as const] : []),
		...(style.flourish && !flourishOf(style)
			? [{ effect: 'flourish', because: 'stacked letters' } as const]
			: []),
	]
}

/** The effects that are made. */
export function madeEffects(style: LetteringStyle, method: ProductionMethod): Effects {
	const { shadow, inline, gradient, bevel } = style
	const unmade = new Set(unmadeEffects(style, method).map(({ effect }) => effect))
	return {
		...(shadow && { shadow }),
		...(inline && !unmade.has('inline') && { inline }),
		...(gradient && !unmade.has('gradient') && { gradient }),
		...(bevel && !unmade.has('bevel') && { bevel }),
	}
}

/** A point turned with the letters; with −1 turned back. */
export type Turn = (point: Point, direction?: 1 | -1) => Point

/** In pixels; `letters` is the outline without a flourish. */
export type DrawnEffects = {
	letters: Outline
	shadow?: { color: string; right: number; down: number }
	inline?: { color: string; width: number }
	/** The color at the foot. */
	gradient?: string
	/** Width of the slanted edge. */
	bevel?: number
	/** Missing for level letters. */
	turn?: Turn
}

/** The bevel's width as a share of the letters' height. */
const bevelShare = 0.045

type Size = { pxPerInch: number; capHeight: number; borderScale: number; turn: Turn | undefined }

/** @param size `borderScale` narrows the inline with the borders of lowered letters */
export function drawnEffects(effects: Effects, letters: Outline, size: Size): DrawnEffects {
	const { shadow, inline, gradient, bevel } = effects
	const { pxPerInch, capHeight, borderScale, turn } = size
	return {
		letters,
		...(shadow && {
			shadow: {
				color: shadow.color,
				right: shadow.rightIn * pxPerInch * borderScale,
				down: shadow.downIn * pxPerInch * borderScale,
			},
		}),
		...(inline && {
			inline: { color: inline.color, width: inline.widthIn * pxPerInch * borderScale },
		}),
		...(gradient && { gradient: gradient.color }),
		...(bevel && { bevel: bevelShare * capHeight }),
		...(turn && { turn }),
	}
}

/** The fill, or the gradient from it down to its second color, along the height of turned letters. */
export function facePaint(fill: string, { letters, gradient, turn }: DrawnEffects): Paint {
	if (gradient === undefined) return fill
	const level = turn ? mapOutline(letters, (point) => turn(point, -1)) : letters
	const { x, y, width, height } = boundsOf(level)
	const stops = [
		[0.1, fill, 1],
		[0.9, gradient, 1],
	] as const
	if (!turn) return { kind: 'linear', x1: 0, y1: y, x2: 0, y2: y + height, stops: [...stops] }
	const middle = x + width / 2
	const [[x1, y1], [x2, y2]] = [turn([middle, y]), turn([middle, y + height])]
	return { kind: 'linear', x1, y1, x2, y2, stops: [...stops] }
}

/** Below everything: letters and borders moved, in one color. @param reach width of all borders */
export function shadowLayer(outline: Outline, { shadow }: DrawnEffects, reach: number): GroupNode[] {
	if (!shadow) return []
	const d = movedPathData(outline, shadow.right, shadow.down)
	const rim = reach > 0 ? { stroke: shadow.color, strokeWidth: 2 * reach, join: 'round' as const } : {}
	return [group([path(d, { fill: shadow.color, ...rim })], { role: 'shadow' })]
}

/** Above the face: the inline as a band along the edge, and the bevel in light and shade. */
export function layersAbove(fill: Paint, { letters, inline, bevel }: DrawnEffects): GroupNode[] {
	if (!inline && bevel === undefined) return []
	const clip = pathData(letters)
	const band = (stroke: Paint, width: number) => path(clip, { stroke, strokeWidth: 2 * width, join: 'miter' })
	return [
		...(inline
			? [
					group([band(inline.color, 2 * inline.width), band(fill, inline.width)], {
						clip,
						role: 'inline',
					}),
				]
			: []),
		...(bevel === undefined ? [] : [group(bevelFacets(letters, bevel), { clip, role: 'bevel' })]),
	]
}
