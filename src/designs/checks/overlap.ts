// Do logos lie on each other or on lettering in one view.
import { riseOf } from '#garments/lettering/shapes.ts'
import { sharedArea, type Box } from '../suggest/boxes.ts'
import { slotNames, type LetteringItem } from '../suggest/lettering-items.ts'
import type { Check, Checked, Finding } from './finding.ts'
import { placedLogos } from './placed-logos.ts'
import { boundsOfQuad, overlapDepth, quadOfBox, quadOfLogo, type Quad } from './oriented-boxes.ts'

type Part = { quad: Quad; bounds: Box }
type Shape = { id: string; name: string; kind: 'logo' | 'lettering'; parts: readonly Part[] }

/** Touching by less than this is no overlap, in inches. */
const toleranceIn = 0.1

/** Bent lines are looked at in upright slices, so that the hollow below an arch is free. */
const slices = 8

type Edges = { top: number; bottom: number }

/** Top and bottom of a line at `t`, −1 at its left end to 1 at its right one, measured from the baseline. */
function edgesAt(item: LetteringItem, t: number): Edges {
	const { pxPerInch } = item.view
	const [width, capHeight] = [item.widthIn * pxPerInch, item.heightIn * pxPerInch]
	const shape = item.spot.shape ?? item.style.shape
	const rise = riseOf({ width, capHeight })
	if (shape === 'straight') return { top: -capHeight, bottom: 0 }
	if (shape === 'bridge') return { top: -capHeight - rise * (0.85 - t * t), bottom: 0 }
	const lift = (shape === 'arc' ? rise * 1.15 : rise) * (0.6 - t * t)
	return { top: -capHeight - lift, bottom: -lift }
}

const partOf = (quad: Quad): Part => ({ quad, bounds: boundsOfQuad(quad) })

function partsOfLine(item: LetteringItem): Part[] {
	const width = item.widthIn * item.view.pxPerInch
	const { x, baseline } = item.spot
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
		return partOf(quadOfBox(box))
	})
}

function shapesOn(design: Checked, view: string): Shape[] {
	const lines = design.items
		.filter((item) => item.view.id === view)
		.map((item): Shape => {
			const name = slotNames[item.slot]
			return { id: item.id, name, kind: 'lettering', parts: partsOfLine(item) }
		})
	const logos = placedLogos(design)
		.filter((placed) => placed.view.id === view)
		.map(({ id, name, logo }): Shape => ({ id, name, kind: 'logo', parts: [partOf(quadOfLogo(logo))] }))
	return [...lines, ...logos]
}

/** The upright boxes tell most parts apart at little cost. */
function depthOf(a: Shape, b: Shape): number {
	let deepest = 0
	for (const one of a.parts) {
		for (const other of b.parts) {
			if (sharedArea(one.bounds, other.bounds) > 0) {
				deepest = Math.max(deepest, overlapDepth(one.quad, other.quad))
			}
		}
	}
	return deepest
}

const inSentence = ({ name, kind }: Shape) => (kind === 'lettering' ? name.toLowerCase() : name)

export const checkOverlap: Check = (design) =>
	design.template.views.flatMap(({ id: view, pxPerInch }) => {
		const shapes = shapesOn(design, view)
		return shapes.flatMap((second, at) =>
			shapes.slice(0, at).flatMap((first): Finding[] => {
				const depth = depthOf(first, second)
				if (depth <= toleranceIn * pxPerInch) return []
				return [
					{
						id: `overlap-${view}-${first.id}-${second.id}`,
						severity: 'warning',
						message: `${second.name} overlaps ${inSentence(first)} by ${(depth / pxPerInch).toFixed(1)} in on the ${view}.`,
						step: second.kind === 'logo' ? 2 : 3,
						view,
						itemId: second.id,
					},
				]
			}),
		)
	})
