// The other art of a view, as boxes that a moved logo can align with.
import type { GlyphPacks } from '#garments/lettering/pack.ts'
import { measureLettering } from '#garments/render.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate, LetteringSlot, ViewDef } from '#garments/template.ts'
import { boundsOf } from './frames.ts'
import { frameOf, viewOfLogo } from './logos.ts'
import type { Neighbor } from './snapping.ts'

const slotNames: Record<LetteringSlot, string> = { team: 'team name', name: 'player name', number: 'number' }

export type Surroundings = {
	template: GarmentTemplate
	config: DesignConfig
	view: ViewDef
	packs: GlyphPacks
}

function letteringBoxes({ template, config, view, packs }: Surroundings): Neighbor[] {
	const reports = measureLettering({ template, config, view: view.id, packs })
	return reports.map(({ slot, widthIn, heightIn, x, baseline }) => {
		const half = (widthIn * view.pxPerInch) / 2
		const top = baseline - heightIn * view.pxPerInch
		const bounds = { left: x - half, right: x + half, top, bottom: baseline }
		return { name: slotNames[slot], bounds }
	})
}

/** All logos of the view but one, and its words and numbers. */
export function neighborsOf(around: Surroundings, id: string): Neighbor[] {
	const { template, config, view } = around
	const logos = config.logos.flatMap((logo, index) =>
		logo.id === id || viewOfLogo(logo, template.views) !== view.id
			? []
			: [{ name: `logo ${index + 1}`, bounds: boundsOf(frameOf(logo)) }],
	)
	return [...logos, ...letteringBoxes(around)]
}
