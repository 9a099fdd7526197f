// Checks that logos do not overlap each other or lettering in one view.
import {
	boundsOf,
	boxAround,
	centerOf,
	cornersOf,
	cornersOfBox,
	overlapDepth,
	sharedArea,
	turned,
	type Box,
	type Corners,
} from '#placement/boxes.ts'
import type { Check, Checked, Finding } from './finding.ts'
import { flourishDepth } from '#garments/lettering/flourish.ts'
import { bendOf } from '#garments/lettering/shapes.ts'
import { artFrameOf } from '#garments/logos.ts'
import { toInches } from '#placement/units.ts'
import { slotNames, viewInSentence } from '#garments/template.ts'
import { type LetteringItem } from '../lettering-items.ts'
import { placedLogos } from './logos.ts'

// Shapes on a view, as rotated rectangles in inches: one per logo, several per bent line of lettering.
type Part = { corners: Corners; bounds: Box }
export type Shape = { id: string; name: string; kind: 'logo' | 'lettering'; parts: readonly Part[] }

/** Bent lines are split into upright slices, so that the space below an arch stays free. */
const slices = 8

type Edges = { top: number; bottom: number }

/** Top and bottom of a line at `t`, from −1 (left end) to 1 (right end), measured from the baseline. */
function edgesAt({ widthIn: width, heightIn: capHeight, shape, style }: LetteringItem, t: number): Edges {
	const bend = bendOf({ width, capHeight }, shape)
	const foot = style.flourish ? flourishDepth * capHeight : 0
	const at = (y: number) => bend([(t * width) / 2, y])[1]
	return { top: at(-capHeight), bottom: at(foot) }
}

function partsOfLine(item: LetteringItem): Part[] {
	if (item.shape === 'stacked') return [turnedPart(item.frame, item)]
	const width = item.widthIn
	const [x, baseline] = [toInches(item.position.x, item.view), toInches(item.position.baseline, item.view)]
	return Array.from({ length: slices }, (_, at) => {
		const [from, to] = [(2 * at) / slices - 1, (2 * (at + 1)) / slices - 1]
		const edges = [edgesAt(item, from), edgesAt(item, to)]
		const top = Math.min(...edges.map((edge) => edge.top))
		const bottom = Math.max(...edges.map((edge) => edge.bottom))
		const box = {
			x: x + (from * width) / 2,
			y: baseline + top,
			width: width / slices,
			height: bottom - top,
		}
		return turnedPart(box, item)
	})
}

/** A level box of a line, turned with the line's letters. */
function turnedPart(box: Box, { frame }: LetteringItem): Part {
	if (frame.rotation === 0) return { corners: cornersOfBox(box), bounds: box }
	const middle = centerOf(frame)
	const corners = cornersOfBox(box).map(({ x, y }) => {
		const offset = turned({ x: x - middle.x, y: y - middle.y }, frame.rotation)
		return { x: middle.x + offset.x, y: middle.y + offset.y }
	})
	return { corners, bounds: boxAround(corners.map((corner) => ({ ...corner, width: 0, height: 0 }))) }
}

/** All shapes on one view. */
export function shapesOn(design: Checked, view: string): Shape[] {
	const lines = design.items
		.filter((item) => item.view.id === view)
		.map((item): Shape => {
			const name = slotNames[item.slot]
			return { id: item.id, name, kind: 'lettering', parts: partsOfLine(item) }
		})
	const logos = placedLogos(design)
		.filter((placed) => placed.view.id === view)
		.map(({ id, name, logo, asset }): Shape => {
			const frame = artFrameOf(logo, asset && asset.width / asset.height)
			return { id, name, kind: 'logo', parts: [{ corners: cornersOf(frame), bounds: boundsOf(frame) }] }
		})
	return [...lines, ...logos]
}

/** The name within a sentence. */
const inSentence = ({ name, kind }: Shape) => (kind === 'lettering' ? name.toLowerCase() : name)

/** Smaller overlaps, in inches, are ignored. */
const toleranceIn = 0.1

/** Comparing the upright boxes first excludes most parts cheaply. */
function depthOf(a: Shape, b: Shape): number {
	let deepest = 0
	for (const one of a.parts) {
		for (const other of b.parts) {
			if (sharedArea(one.bounds, other.bounds) > 0) {
				deepest = Math.max(deepest, overlapDepth(one.corners, other.corners))
			}
		}
	}
	return deepest
}

export const checkOverlap: Check = (design) =>
	design.template.views.flatMap(({ id: view }) => {
		const shapes = shapesOn(design, view)
		return shapes.flatMap((second, at) =>
			shapes.slice(0, at).flatMap((first): Finding[] => {
				const depth = depthOf(first, second)
				if (depth <= toleranceIn) return []
				return [
					{
						id: `overlap-${view}-${first.id}-${second.id}`,
						severity: 'warning',
						message: `${second.name} overlaps ${inSentence(first)} by ${depth.toFixed(1)} in on the ${viewInSentence(view)}.`,
						step: second.kind === 'logo' ? 2 : 3,
						view,
						itemId: second.id,
					},
				]
			}),
		)
	})
