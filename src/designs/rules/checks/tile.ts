// Checks of a pattern from an upload: enough pixels for its size, and a garment whose art is dyed in.
import { tileWidths } from '#garments/template.ts'
import type { Asset } from '#files/schemas.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { messages } from '../../messages.ts'
import { good, poor, tenthsBelow } from './logos.ts'
import { specMessages } from './spec-messages.ts'
import type { Check, Finding, Fix } from './finding.ts'

/** The largest width at which the tile is sharp, in inches; undefined for vector art, which has no limit. */
export const sharpWidthIn = ({ kind, width }: Pick<Asset, 'kind' | 'width'>): number | undefined =>
	kind === 'vector' ? undefined : width / good

const withTileWidth =
	(widthIn: number): Fix['apply'] =>
	(config: DesignConfig) =>
		config.pattern?.tile
			? { ...config, pattern: { ...config.pattern, tile: { ...config.pattern.tile, widthIn } } }
			: config

/** Tenths of an inch, never larger than the sharp width; undefined below the smallest tile. */
function sharperFix(sharpIn: number): Fix | undefined {
	const widthIn = Number(tenthsBelow(sharpIn))
	if (widthIn < tileWidths.from) return undefined
	return { label: `Make tiles ${widthIn} in wide`, apply: withTileWidth(widthIn) }
}

export const checkTile: Check = ({ config, assets }): Finding[] => {
	const { tile } = config.pattern ?? {}
	if (!tile) return []
	if (config.sublimated === false)
		return [{ id: 'tile-method', severity: 'blocks-proof', message: messages.tileNeedsSublimation, step: 0 }]
	const asset = assets[tile.assetId]
	const sharpIn = asset && sharpWidthIn(asset)
	if (asset === undefined || sharpIn === undefined || tile.widthIn <= sharpIn + 1e-6) return []
	const dpi = asset.width / tile.widthIn
	const fix = sharperFix(sharpIn)
	return [
		{
			id: 'dpi-tile',
			severity: dpi < poor ? 'strong' : 'warning',
			message: `The tile of the pattern has ${Math.floor(dpi)} DPI at ${tile.widthIn} in wide; it is sharp up to ${tenthsBelow(sharpIn)} in. ${specMessages.logoDpi}`,
			step: 0,
			...(fix && { fix }),
		},
	]
}
