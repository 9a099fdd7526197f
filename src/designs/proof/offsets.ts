// Distance of a decoration from the edge that the press operator measures from, and from the center line.
import { resolveLook } from '#garments/render.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate, PlacementDef, ViewDef } from '#garments/template.ts'
import type { Box } from '#placement/boxes.ts'
import { frameInPixels, toInches } from '#placement/units.ts'
import { edgesAt } from './silhouette.ts'

export type Offset = {
	/** Name of the edge. */
	from: string
	/** Inches from that edge to the nearer edge of the decoration; negative when it reaches beyond. */
	distanceIn: number
	side: 'below' | 'above'
	/** Inches from the center line to the middle of the decoration; positive to the wearer's left. */
	acrossIn: number
}

type Rule = { from: string; at: 'center' | 'item'; side: Offset['side'] }

/** Collar and waistband are measured at the center of the garment, other edges at the decoration. */
const rules: Record<PlacementDef['measureFrom'], Rule> = {
	collar: { from: 'collar', at: 'center', side: 'below' },
	placket: { from: 'collar', at: 'center', side: 'below' },
	waistband: { from: 'waist edge', at: 'item', side: 'below' },
	'shoulder-seam': { from: 'top edge', at: 'item', side: 'below' },
	brim: { from: 'top of the crown', at: 'center', side: 'below' },
	hem: { from: 'hem', at: 'item', side: 'above' },
}

/** Measures on the garment's drawn outline, or from the canvas edge for a decoration beside the cloth. */
export function offsetOf(
	{ template, config }: { template: GarmentTemplate; config: DesignConfig },
	view: ViewDef,
	{ box, from }: { box: Box; from: PlacementDef['measureFrom'] },
): Offset {
	const rule = rules[from]
	const { x, y, width, height } = frameInPixels({ ...box, rotation: 0 }, view)
	const middle = x + width / 2
	const center = view.width / 2
	const { silhouette } = template.draw(view.id, resolveLook(template, config, 'thumb'))
	const edges = edgesAt(silhouette, rule.at === 'center' ? center : middle)
	const { top, bottom } = edges ?? { top: 0, bottom: view.height }
	const distance = rule.side === 'below' ? y - top : bottom - (y + height)
	const isSeenFromBehind = view.id === 'back'
	const across = toInches(middle - center, view) * (isSeenFromBehind ? -1 : 1)
	return {
		from: rule.from,
		distanceIn: toInches(distance, view),
		side: rule.side,
		acrossIn: Math.abs(across) < 0.05 ? 0 : across,
	}
}

/** One decimal, without a minus sign before zero. */
export const inches = (value: number): string => (Math.round(value * 10) / 10 || 0).toFixed(1)

const other = { below: 'above', above: 'below' } as const

/** "3.1 in below the collar, centered" or "…, 3.9 in to the wearer's left". */
export function offsetText({ from, distanceIn, side, acrossIn }: Offset): string {
	const across =
		acrossIn === 0
			? 'centered'
			: `${inches(Math.abs(acrossIn))} in to the wearer’s ${acrossIn > 0 ? 'left' : 'right'}`
	const beyond = distanceIn < -0.05
	const down = `${inches(Math.abs(distanceIn))} in ${beyond ? other[side] : side} the ${from}`
	return `${down}${beyond ? ' line' : ''}, ${across}`
}
