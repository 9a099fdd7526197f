// What lies on a view, as turned rectangles: logos as one, bent lines of lettering as several.
import { riseOf } from '#garments/lettering/shapes.ts'
import type { Box } from '../suggest/boxes.ts'
import { slotNames, type LetteringItem } from '../suggest/lettering-items.ts'
import type { Checked } from './finding.ts'
import { boundsOfQuad, quadOfBox, quadOfLogo, type Quad } from './oriented-boxes.ts'
import { placedLogos } from './placed-logos.ts'

export type Part = { quad: Quad; bounds: Box }
export type Shape = { id: string; name: string; kind: 'logo' | 'lettering'; parts: readonly Part[] }

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

/** Everything that lies on one view. */
export function shapesOn(design: Checked, view: string): Shape[] {
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

/** As it is called within a sentence. */
export const inSentence = ({ name, kind }: Shape) => (kind === 'lettering' ? name.toLowerCase() : name)
