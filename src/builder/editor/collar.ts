// The guide at the usual distance below the collar's seam. Pure; in inches.
import { collarIn } from '#designs/proof/offsets.ts'
import { frameOf } from '#garments/logos.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate, ViewDef, ViewId } from '#garments/template.ts'
import { boundsOf } from '#placement/boxes.ts'
import type { SnapLine } from '#placement/snapping.ts'
import { logoById, setFrame } from './logos.ts'

type Dressed = { template: GarmentTemplate; config: DesignConfig; view: ViewDef }

/** From the collar's seam at the center to the top of the art; the shop's own rule. */
export const usualBelowCollarIn: Partial<Record<ViewId, number>> = { front: 3, back: 4 }

/** Where the top of art usually is; undefined on a side that is not measured from a collar. */
export function collarGuide({ template, config, view }: Dressed): SnapLine | undefined {
	const distanceIn = usualBelowCollarIn[view.id]
	const seam = collarIn({ template, config }, view)
	if (distanceIn === undefined || seam === undefined) return undefined
	return { axis: 'y', at: seam + distanceIn, kind: 'top', of: 'collar', distanceIn }
}

/** Moves a logo, turned as it is, to the usual distance below the collar. */
export function belowCollar(config: DesignConfig, id: string, on: Omit<Dressed, 'config'>): DesignConfig {
	const logo = logoById(config, id)
	const guide = collarGuide({ ...on, config })
	if (!logo || !guide) return config
	const frame = frameOf(logo)
	const y = frame.y + guide.at - boundsOf(frame).y
	return setFrame(config, id, { frame: { y }, view: on.view })
}
