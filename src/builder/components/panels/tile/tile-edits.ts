// Changes of a pattern from an upload as pure functions from config to config.
import { sharpWidthIn } from '#designs/rules/checks/tile.ts'
import { areaColors } from '#files/rules/color-areas.ts'
import type { Asset } from '#files/schemas.ts'
import { teamColor } from '#garments/colors.ts'
import { lightness } from '#garments/drawing/cloth.ts'
import { ownTile } from '#garments/patterns/tile.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { mostTileAreas, tileWidths, type PatternTile } from '#garments/template.ts'
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
	const { rightIn = 0, downIn = 0, mirrored = false, areas, ...tile } = { ...pattern.tile, ...part }
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
				...(areas && { areas }),
			},
		},
	}
}

const neutrals = (['white', 'black', 'silver', 'charcoal'] as const).map((id) => teamColor(id).hex)

/** Different colors, the team's first, from light to dark; a single one differs from the usual cloth. */
function teamShades({ primaryColor, secondaryColor }: DesignConfig, count: number): string[] {
	if (count === 1) return [secondaryColor.toLowerCase()]
	const all = [primaryColor, secondaryColor, ...neutrals].map((hex) => hex.toLowerCase())
	return [...new Set(all)].slice(0, count).toSorted((a, b) => lightness(b) - lightness(a))
}

/**
 * The tile in colors of the team: as many areas of the picture as are wanted, the lightest in the lightest color. A
 * picture of fewer colors has fewer areas; one of unknown colors stays as it is.
 */
export function withTeamTile(config: DesignConfig, inks: Asset['inks'], count: number): DesignConfig {
	const areas = areaColors(inks, Math.min(count, mostTileAreas))
	const { pattern } = withTile(config, { areas })
	if (!pattern?.tile || areas.length === 0) return config
	const shades = teamShades(config, areas.length)
	const ranks = areas.toSorted((a, b) => lightness(b) - lightness(a))
	const [color = pattern.color, ...more] = areas.map((area) => shades[ranks.indexOf(area)] ?? area)
	const { more: _more, ...print } = pattern
	return { ...config, pattern: { ...print, color, ...(more.length > 0 && { more }) } }
}

/** The tile in the colors of its picture. */
export function withOwnTileColors(config: DesignConfig): DesignConfig {
	const { pattern } = withTile(config, { areas: undefined })
	if (!pattern?.tile) return config
	const { more: _more, ...print } = pattern
	return { ...config, pattern: print }
}
