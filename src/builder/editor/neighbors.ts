// The other art of a view, as boxes with which a moved logo can align.
import { frameOf, viewOfLogo } from '#garments/logos.ts'
import type { GlyphPacks } from '#garments/lettering/pack.ts'
import { measureLettering } from '#garments/render.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate, LetteringSlot, ViewDef } from '#garments/template.ts'
import { boundsOf } from '#placement/boxes.ts'
import type { Neighbor } from '#placement/snapping.ts'

const slotNames: Record<LetteringSlot, string> = { team: 'team name', name: 'player name', number: 'number' }

export type Surroundings = {
	template: GarmentTemplate
	config: DesignConfig
	view: ViewDef
	packs: GlyphPacks
}

function letteringBoxes({ template, config, view, packs }: Surroundings): Neighbor[] {
	const reports = measureLettering({ template, config, view: view.id, packs })
	return reports.map(({ slot, box }) => ({ name: slotNames[slot], bounds: box }))
}

/** All logos of the view except one, and its lettering. */
export function neighborsOf(around: Surroundings, id: string): Neighbor[] {
	const { template, config, view } = around
	const logos = config.logos.flatMap((logo, index) =>
		logo.id === id || viewOfLogo(template.views, logo) !== view
			? []
			: [{ name: `logo ${index + 1}`, bounds: boundsOf(frameOf(logo)) }],
	)
	return [...logos, ...letteringBoxes(around)]
}
