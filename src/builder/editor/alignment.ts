// Aligns a logo in its print area, or on the canvas outside of all areas. Pure; in inches.
import { frameOf } from '#garments/logos.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { ViewDef } from '#garments/template.ts'
import { boundsOf, type Box } from '#placement/boxes.ts'
import { areaBox, areaUnder } from '#placement/print-areas.ts'
import { canvasOf, type Frame } from '#placement/units.ts'
import { logoById, setFrame } from './logos.ts'

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof alignments)[number]

const shifts: Record<Alignment, (own: Box, within: Box) => { x?: number; y?: number }> = {
	left: (own, within) => ({ x: within.x - own.x }),
	center: (own, within) => ({ x: within.x + (within.width - own.width) / 2 - own.x }),
	right: (own, within) => ({ x: within.x + within.width - own.width - own.x }),
	top: (own, within) => ({ y: within.y - own.y }),
	middle: (own, within) => ({ y: within.y + (within.height - own.height) / 2 - own.y }),
	bottom: (own, within) => ({ y: within.y + within.height - own.height - own.y }),
}

/** The box that a logo is aligned in. */
function boxFor(view: ViewDef, frame: Frame): Box {
	const area = areaUnder(view, frame)
	return area ? areaBox(area, view) : { x: 0, y: 0, ...canvasOf(view) }
}

/** Moves the logo so that its outermost points, turned as it is, meet the edge or the middle of its print area. */
export function aligned(
	config: DesignConfig,
	id: string,
	{ view, to }: { view: ViewDef; to: Alignment },
): DesignConfig {
	const logo = logoById(config, id)
	if (!logo) return config
	const frame = frameOf(logo)
	const { x = 0, y = 0 } = shifts[to](boundsOf(frame), boxFor(view, frame))
	return setFrame(config, id, { frame: { x: frame.x + x, y: frame.y + y }, view })
}
