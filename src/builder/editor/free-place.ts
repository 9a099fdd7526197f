// Where new art goes among the logos that a view has already.
import { placementPresets, presetFrame } from '#designs/rules/placement-presets.ts'
import { frameOf, type Logo } from '#garments/logos.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { isSideView, type GarmentTemplate, type ViewDef } from '#garments/template.ts'
import { boundsOf, centerDistance, sharedArea, type Box } from '#placement/boxes.ts'
import { keptInside } from '#placement/frames.ts'
import { isPrintable } from '#placement/print-areas.ts'
import { toInches, type Frame } from '#placement/units.ts'
import { addLogo, duplicateOffset, fitToArt, setFrame, workingView } from './logos.ts'

type Art = Pick<Logo, 'width' | 'height'>
type NewArt = {
	template: GarmentTemplate
	view: ViewDef
	/** Boxes of the view's lettering: only the first position may lie on it. */
	letters: readonly Box[]
	art: Art
	id: string
} & Pick<Logo, 'url' | 'assetId' | 'alt' | 'mark'>

/** Usual places first; when each is taken, slightly lower to the right of the logos that lie at the first position. */
function freeFrame(first: Frame, taken: readonly Frame[], { template, view, letters, art }: NewArt): Frame {
	const boxes = taken.map(boundsOf)
	const usual = placementPresets(template)
		.filter((preset) => preset.view === view.id)
		.map((preset) => presetFrame(preset, art.width / art.height, view))
	const isFree = (frame: Frame) => boxes.every((box) => sharedArea(box, frame) === 0)
	const isClear = (frame: Frame) => letters.every((box) => sharedArea(box, frame) === 0)
	// Spec §9's first position lies beside the sleeve of a side view.
	const isThere = !isSideView(view.id) || isPrintable(view, boundsOf(first))
	const free = isThere && isFree(first) ? first : usual.find((frame) => isFree(frame) && isClear(frame))
	if (free) return free
	const shift = toInches(duplicateOffset, view)
	const lower = [first, ...taken].map((_, index) =>
		keptInside({ ...first, x: first.x + index * shift, y: first.y + index * shift }, view),
	)
	const nearIn = toInches(1, view)
	return lower.find((frame) => boxes.every((box) => centerDistance(box, frame) > nearIn)) ?? first
}

/**
 * Adds art as the topmost logo of a view, in its own proportions: at spec §9's first position, and beside or below the
 * logos there when it is taken. A full design stays unchanged.
 */
export function placeArt(config: DesignConfig, added: NewArt): DesignConfig {
	const { template, view, art, id } = added
	const placed = fitToArt(addLogo(config, added), id, { art, view })
	const logo = placed.logos.find((candidate) => candidate.id === id)
	if (!logo) return config
	const taken = config.logos.filter((other) => workingView(other, template.views) === view).map(frameOf)
	return setFrame(placed, id, { frame: freeFrame(frameOf(logo), taken, added), view })
}
