// A design in layers, for screens that move art without redrawing the cloth.
import { letteringArt } from '../lettering/art.ts'
import { resolveLook, viewOf, type RenderRequest } from '../render.ts'
import type { SceneNode } from '../scene.ts'
import type { DesignConfig } from '../schemas.ts'

/** The part of a design that determines words, numbers and the colors below them. */
export const wordsOf = (config: DesignConfig): DesignConfig => ({
	...config,
	logos: [],
	decorations: [],
	addOns: [],
	quantity: 1,
	fundraisingEnabled: false,
	styles: undefined,
	pattern: undefined,
})

/** The words and numbers of one view, as `renderDesign` draws them. */
export function letteringLayer({ template, config, view, mode, packs }: RenderRequest): SceneNode[] {
	const { lettering: spots, pxPerInch } = viewOf(template, view)
	const { colors } = resolveLook(template, config, mode)
	return letteringArt({ spots, sport: template.sport, config, colors, packs, pxPerInch, mode })
}
