// Changes of a pattern from an upload as pure functions from config to config.
import { sharpWidthIn } from '#designs/rules/checks/tile.ts'
import type { Asset } from '#files/schemas.ts'
import { ownTile } from '#garments/patterns/tile.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { tileWidths, type PatternTile } from '#garments/template.ts'
import { firstOpacity } from '../pattern-edits.ts'

/** The width of a new tile in inches, unless it has too few pixels for that. */
const usualWidthIn = 4

const within = (inches: number) => Math.min(Math.max(inches, tileWidths.from), tileWidths.to)

/** The upload in place of any other pattern, with the same angle and places. */
export function withOwnTile(config: DesignConfig, asset: Asset): DesignConfig {
	const { color = config.secondaryColor, opacity = firstOpacity, angleDeg, places } = config.pattern ?? {}
	const sharpIn = sharpWidthIn(asset) ?? usualWidthIn
	const widthIn = within(Math.floor(Math.min(usualWidthIn, sharpIn) * 10) / 10)
	const tile = { url: asset.url, assetId: asset.id, widthIn, aspectRatio: asset.width / asset.height }
	return {
		...config,
		pattern: { id: ownTile, color, opacity, tile, ...(angleDeg && { angleDeg }), ...(places && { places }) },
	}
}

/** What is as usual is left out, so that equal tiles are equal data. */
export function withTile(config: DesignConfig, part: Partial<PatternTile>): DesignConfig {
	const { pattern } = config
	if (!pattern?.tile) return config
	const { rightIn = 0, downIn = 0, mirrored = false, ...tile } = { ...pattern.tile, ...part }
	return {
		...config,
		pattern: {
			...pattern,
			tile: {
				...tile,
				widthIn: within(tile.widthIn),
				...(rightIn !== 0 && { rightIn }),
				...(downIn !== 0 && { downIn }),
				...(mirrored && { mirrored }),
			},
		},
	}
}
