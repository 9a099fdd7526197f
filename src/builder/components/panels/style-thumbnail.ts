// The pictures of the Style step: the bare garment, close up where a style changes it, and cloth with a printed pattern.
import { useMemo } from 'react'
import { printedPattern } from '#garments/patterns/list.ts'
import { clothUnder, isTiled, tiledPrint } from '#garments/patterns/print.ts'
import { renderDesign, resolveDesign } from '#garments/render.ts'
import { path } from '#garments/scene.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { toSvg } from '#garments/svg.ts'
import type { GarmentTemplate, StyleDef } from '#garments/template.ts'
import { useConfig } from '../../editor/context.tsx'
import { withPattern } from './pattern-edits.ts'

/** viewBox of the part that a style changes, on the 400 × 500 canvas. */
const close: Record<string, string> = {
	neck: '105 30 190 120',
	cut: '80 30 240 152',
	trim: '0 108 152 96',
	sleeve: '0 40 400 253',
	hem: '50 315 300 190',
	pocket: '85 265 230 146',
	shoulder: '60 40 280 177',
	front: '100 40 200 126',
	back: '76 150 248 157',
}

/** The garment with this style, without lettering and art. @param style is shown on its side of the garment, close up */
export function styleThumbnail(template: GarmentTemplate, config: DesignConfig, style?: StyleDef): string {
	const bare = { ...config, teamName: '', playerName: '', playerNumber: '', logos: [] }
	const view = style?.view ?? template.views[0]?.id ?? 'front'
	// Close up, mesh and stitches are what differs.
	const mode = style ? 'preview' : 'thumb'
	const scene = renderDesign({ template, config: bare, view, mode, packs: {} })
	const part = scene.height === 500 ? close[style?.id ?? ''] : undefined
	const svg = toSvg(scene, { idPrefix: 't' })
	return part ? svg.replace(/viewBox="[^"]*"/, `viewBox="${part}"`) : svg
}

/** The part of the canvas that a piece of cloth shows. */
const swatch = { left: 125, right: 275, top: 156, bottom: 344 } as const

/** The pattern in the design's colors: a repeat on a piece of cloth, a figure of the trunk on the garment. */
export function patternThumbnail(template: GarmentTemplate, config: DesignConfig, id: string): string {
	const printed = withPattern({ ...config, pattern: undefined }, id)
	const { pattern } = printed
	if (!pattern || !printedPattern(id)?.motif || !isTiled(pattern)) return styleThumbnail(template, printed)
	const resolved = resolveDesign(template, printed, 'thumb')
	const { left, right, top, bottom } = swatch
	const cloth = path(`M${left} ${top}H${right}V${bottom}H${left}Z`, {
		fill: clothUnder('body', resolved.colors) ?? config.primaryColor,
	})
	const nodes = [cloth, ...tiledPrint(resolved, 'body', swatch)]
	const scene = { width: right - left, height: bottom - top, pxPerInch: 1, title: id, nodes }
	const box = `viewBox="${left} ${top} ${scene.width} ${scene.height}"`
	return toSvg(scene, { idPrefix: 't' }).replace(/viewBox="[^"]*"/, box)
}

export const pictureOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** The config, stable unless its thumbnails change; they show neither lettering nor art. */
export function useCloth(): DesignConfig {
	const config = useConfig()
	const { primaryColor, secondaryColor, zoneColors, styles } = config
	// oxlint-disable-next-line react/exhaustive-deps -- these pictures show neither lettering nor art
	return useMemo(() => config, [primaryColor, secondaryColor, zoneColors, styles])
}
